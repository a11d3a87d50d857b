import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ApiError } from '../../src/index';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { heldBack } from '../../src/editor/heldBack';
import type { PostHandle } from '../../src/editor/postHandle';
import { useOnceUploaded } from '../../src/editor/useOnceUploaded';
import { useOwnLink } from '../../src/ui/useOwnLink';
import { useUi } from '../../src/ui/UiContext';
import { atFields } from './atFields';
import { missingIn, missingOfType } from './missingIn';
import { contentOf, isSamePost, postOf } from './postMeta';
import type { CreatePostProps, PostValues } from './props';
import { usePublishOnce } from './usePublishOnce';

/**
 * How a post is doing: `leaving` ends in another page, `published` is still written on, `awaiting` ends in words,
 * `uploading` has to be tried again once the pictures are there.
 */
type Posting =
  | { state: 'editing' | 'uploading' | 'sending' }
  | { state: 'leaving' | 'published'; url: string }
  | { state: 'awaiting'; words: string }
  | { state: 'error'; error: ApiError };

interface Options {
  props: CreatePostProps;
  draft: UseDraft;
  editor: RefObject<PostHandle | null>;
  /** The fields as they are, and as the reader's own hand last left them. */
  latest: RefObject<PostValues>;
  byHand: RefObject<PostValues>;
  /** The post exists: later text changes it. */
  onPublished(recordID: number, values: PostValues): void;
}

/** Sends a post once, and then lets go of its draft. Text that is typed meanwhile stays in the fields. */
export function usePosting({ props, draft, editor, latest, byHand, onPublished }: Options) {
  const { leaveFor, window } = useUi();
  const ownLink = useOwnLink();
  const publish = usePublishOnce();
  const [posting, setPosting] = useState<Posting>({ state: 'editing' });
  const busy = useRef(false);
  const sent = useRef(props.values);
  const { change } = draft;

  const stop = (end: Posting) => {
    busy.current = false;
    setPosting(end);
  };

  async function post(): Promise<void> {
    if (busy.current) return;
    // The post would go without its picture, and the picture with the draft.
    if (editor.current?.isUploading()) {
      setPosting({ state: 'uploading' });
      return editor.current.focus();
    }
    const error = missingIn(latest.current, props);
    if (error) return setPosting({ state: 'error', error });
    busy.current = true;
    setPosting({ state: 'sending' });
    // A form sent at once may still be restoring persisted text, which would be lost with the draft unseen.
    const { restored: seen, ended } = draft;
    const before = byHand.current;
    const known = await draft.ready();
    // It was published at its time, which the form says. Text typed since is another post, if it is sent again.
    if (known.ended === 'posted' && ended !== 'posted') return stop({ state: 'editing' });
    if (known.restored !== seen)
      return stop(
        // The form says that a draft has gone.
        known.lastSaved
          ? { state: 'awaiting', words: heldBack(byHand.current !== before) }
          : { state: 'editing' },
      );
    if (known.refusal) return stop({ state: 'error', error: known.refusal });
    sent.current = latest.current;
    const goesOn = () => byHand.current !== before && !isSamePost(sent.current, latest.current);
    const { draftID } = draft;
    const answer = await publish(postOf(sent.current, props, draftID), props.recordID);
    if ('error' in answer) return stop({ state: 'error', error: atFields(answer.error) });
    const waits = 'awaiting' in answer;
    // Text that is typed from now on changes the published post.
    const gone = goesOn() && !waits ? latest.current : sent.current;
    await draft.posted(draftID, !waits || goesOn(), contentOf(gone, props));
    if (waits) {
      if (goesOn()) change(contentOf(latest.current, props));
      return stop({ state: 'awaiting', words: answer.awaiting });
    }
    const { url, recordID } = answer;
    onPublished(recordID, sent.current);
    if (goesOn()) return stop({ state: 'published', url });
    setPosting({ state: 'leaving', url });
    if (!leaveFor(ownLink(url) ?? '')) leaveFor(ownLink(props.leave) ?? '');
  }

  useOnceUploaded(posting.state === 'uploading', editor, () => setPosting({ state: 'editing' }));

  // By now the draft is that of a post that exists.
  useEffect(() => {
    if (posting.state === 'published' && !isSamePost(sent.current, latest.current))
      change(contentOf(latest.current, props));
  }, [posting, change, latest, props]);

  // The way back leads to this form as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setPosting((last) => (last.state === 'leaving' ? { ...last, state: 'published' } : last));
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [window]);
  /** Before a date is asked for: a post without what its type demands would not go out then. */
  const lacks = (): boolean => {
    const error = missingOfType(latest.current, props);
    if (error) setPosting({ state: 'error', error });
    return error !== null;
  };
  return { posting, post, lacks };
}
