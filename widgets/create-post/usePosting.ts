import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ApiError } from '../../src/index';
import { useAppDispatch } from '../../src/index';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { savePost } from '../../src/resources/posts';
import type { PostHandle } from '../../src/ui/editor/PostBody';
import { useUi } from '../../src/ui/UiContext';
import { postOf } from './postMeta';
import type { CreatePostProps, PostValues } from './props';

/** How a post is doing: `sent` ends in another page, `awaiting` in words, `uploading` has to be tried again. */
type Posting =
  | { state: 'editing' | 'uploading' | 'sending' | 'sent' }
  | { state: 'awaiting'; words: string }
  | { state: 'error'; error: ApiError };

/** Sends a post once, and then lets go of its draft. */
export function usePosting(props: CreatePostProps, draft: UseDraft, editor: RefObject<PostHandle | null>) {
  const { leaveFor } = useUi();
  const dispatch = useAppDispatch();
  const [posting, setPosting] = useState<Posting>({ state: 'editing' });
  const busy = useRef(false);

  async function post(values: PostValues): Promise<void> {
    if (busy.current) return;
    // The post would go without its picture, and the picture with the draft.
    if (editor.current?.isUploading()) {
      setPosting({ state: 'uploading' });
      return editor.current.focus();
    }
    busy.current = true;
    setPosting({ state: 'sending' });
    const { draftID } = draft;
    const answer = await dispatch(savePost(postOf(values, props, draftID), props.recordID));
    if ('error' in answer) {
      busy.current = false;
      return setPosting({ state: 'error', error: answer.error });
    }
    await draft.posted(draftID);
    if ('awaiting' in answer) {
      busy.current = false;
      return setPosting({ state: 'awaiting', words: answer.awaiting });
    }
    setPosting({ state: 'sent' });
    if (!leaveFor(answer.url)) leaveFor(props.leave);
  }
  return { posting, post };
}
