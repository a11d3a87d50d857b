import { useState } from 'react';
import { useAppDispatch, lazyImport } from '../../src/index';
import { createOnce } from '../../src/resources/createOnce';
import { savePost, type PostAnswer, type PostInput } from '../../src/resources/posts';
import { useAuthor } from '../../src/resources/useAuthor';

/** Sends a post, and not twice what a lost answer has left open. What is there already is changed. */
export function usePublishOnce() {
  const dispatch = useAppDispatch();
  const author = useAuthor();
  const [once] = useState(() => createOnce<PostAnswer>());
  return (input: PostInput, recordID?: number): Promise<PostAnswer> => {
    const send = () => dispatch(savePost(input, recordID));
    if (recordID !== undefined) return send();
    return once(`${input.name}\n${input.body}`, {
      // Code that few have need of.
      async find(since) {
        const { findPublished } = await lazyImport(() => import('../../src/resources/findPublished'));
        return dispatch(findPublished({ ...input, userID: author.current, since }));
      },
      send,
      errorOf: (answer) => ('error' in answer ? answer.error : undefined),
    });
  };
}
