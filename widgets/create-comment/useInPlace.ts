import { useLayoutEffect, useState } from 'react';
import { postOf } from './postOf';
import { slotIn } from '../../src/ui/thread/slotIn';

/**
 * An element of ours inside a comment's post, below its text or in the text's place. Null when the page does not have
 * that post, or not in a form that we know.
 */
export function useInPlace(commentID: number, { hidesText }: { hidesText: boolean }): HTMLElement | null {
  const [found] = useState(() => {
    const post = postOf(commentID);
    const text = post && slotIn(post, 'body');
    if (!text) return null;
    const element = document.createElement('div');
    element.className = 'inl-host inl-root inl-compose-place';
    return { element, text, after: hidesText ? text : post };
  });
  useLayoutEffect(() => {
    if (!found) return;
    const { element, text, after } = found;
    if (after === text) text.after(element);
    else after.append(element);
    // What an ignored member wrote is folded away.
    const folded = text.closest('details');
    if (folded) folded.open = true;
    text.hidden = hidesText;
    return () => {
      element.remove();
      text.hidden = false;
    };
  }, [found, hidesText]);
  return found?.element ?? null;
}
