import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ApiError } from '../../src/index';
import type { Comment, Posted, PostText } from '../../src/resources/comments';
import type { DraftTarget } from '../../src/resources/drafts/draft';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { heldBack } from '../../src/editor/heldBack';
import type { PostHandle } from '../../src/editor/postHandle';
import type { PostValue } from '../../src/editor/postValue';
import { useOnceUploaded } from '../../src/editor/useOnceUploaded';
import { useUi } from '../../src/ui/UiContext';
import { commentMeta } from './commentMeta';
import { goToComment } from './goToComment';

type Sending = 'idle' | 'sending' | Told;
/** The note beside the form. */
interface Told {
  problem?: ApiError | string;
  isUploading?: boolean;
  note?: string;
}

interface Options {
  initial: PostText;
  /** What the server found wrong with it, when a browser sent it without us. */
  error?: string | null;
  /** Once it is posted the page is left, with its words in the form. */
  leaves?: boolean;
  draft: Pick<UseDraft, 'posted' | 'flush' | 'ready' | 'restored'> & { change(text: PostText): void };
  target: DraftTarget;
  editor: RefObject<PostHandle | null>;
  onSend(post: PostText & { draftID?: number }): Promise<Posted>;
  /** `goesOn`: whether the user is typing again, and must not be disturbed. */
  onPosted(comment: Comment, goesOn: () => boolean): void | Promise<void>;
  /** The post awaits approval and the caller, who removes the form, says so. Without this the form stays and says it. */
  onAwaiting?(message: string): void;
}

/** idle → sending → idle again, a problem, or a note about what the server has. The text goes only when it has it. */
export function useSending({ initial, error, leaves, draft, target, editor, ...on }: Options) {
  const ui = useUi();
  const { announcer, locale, report, window } = ui;
  const [state, setState] = useState<Sending>(error ? { problem: locale.t(error) } : 'idle');
  const value = useRef<PostValue>({
    body: initial.body,
    format: initial.format as PostValue['format'],
    isEmpty: initial.body.trim() === '',
  });
  const busy = useRef(false);
  const typed = useRef(false);

  const { isUploading = false, problem, note: words } = state as Told;
  useOnceUploaded(isUploading, editor, () => setState('idle'));

  const note = (words: string) => {
    setState({ note: words });
    announcer.announce(locale.t(words));
  };
  const submit = async () => {
    // A state is a render late: two Enters in one turn would be two comments.
    if (busy.current) return;
    const stop = (problem: ApiError | string, isUploading?: true) => {
      busy.current = false;
      setState({ problem, isUploading });
      editor.current?.focus();
    };
    if (value.current.isEmpty) return stop(locale.t('Please write something first.'));
    // A picture that came after the post would be in the next one.
    if (editor.current?.isUploading()) return stop(locale.t('Wait until the pictures have arrived.'), true);
    busy.current = true;
    setState('sending');
    // A form sent at once may still be restoring persisted text, which would be lost with the draft unseen.
    const seen = draft.restored;
    typed.current = false;
    const known = await draft.ready();
    if (known.restored !== seen) {
      busy.current = false;
      // A deleted draft is mentioned beside the form.
      return known.lastSaved ? note(heldBack(typed.current)) : setState('idle');
    }
    if (known.refusal) return stop(known.refusal);
    const { body, format } = value.current;
    // A new comment takes its draft along; a change of one does not.
    const isNew = target.recordID === undefined;
    const draftID = isNew ? (known.draftID ?? undefined) : undefined;
    const result = await on.onSend({ body, format, draftID });
    if (result.outcome === 'failed') {
      // The edited post is deleted: this text exists nowhere else, even if unchanged.
      if (!isNew && result.error.status === 404) {
        draft.change({ body, format });
        void draft.flush();
      }
      return stop(result.error);
    }
    // Text typed while the post was being sent stays, as the next post or a further edit.
    const isOther = value.current.body !== body && !value.current.isEmpty;
    const goesOn = typed.current && isOther;
    typed.current = goesOn;
    if (!goesOn && !leaves) editor.current?.reset();
    if (goesOn && isNew) editor.current?.takeOut({ body, format });
    const meta = commentMeta();
    // Text that has come from another tab is shown again.
    const gone = result.outcome === 'posted' ? draftID : null;
    await draft.posted(gone, goesOn || !isOther, { body, format, meta });
    if (goesOn) draft.change({ body: value.current.body, format: value.current.format });
    busy.current = false;
    if (result.outcome === 'awaiting') {
      if (!on.onAwaiting || typed.current) return note(result.message);
      setState('idle');
      return on.onAwaiting(result.message);
    }
    setState('idle');
    try {
      await on.onPosted(result.comment, () => typed.current);
    } catch (error) {
      // Code for showing it in this page cannot be had: its own page shows it, where there is a network to go there.
      report({ widget: 'CreateComment', element: null, phase: 'load', error });
      note('Your comment has been saved.');
      if (window.navigator.onLine) goToComment(result.comment, ui);
    }
  };

  return {
    problem,
    note: words,
    isSending: state === 'sending',
    value,
    submit,
    /** Clears the note: another user reads now. */
    forget: () => setState('idle'),
    /** Clears the note about the last post once the user types again. */
    edited() {
      typed.current = true;
      setState((before) => {
        const { note, problem } = before as Told;
        return note || typeof problem === 'string' ? 'idle' : before;
      });
    },
  };
}
