import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { attributes, useCurrentUser } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';

/** What the other layout, or a guest, has under another name. */
const twins: Partial<Record<string, string[]>> = {
  notifications: ['me', 'sign-in'],
  messages: ['me', 'sign-in'],
  account: ['me', 'sign-in'],
  me: ['account', 'sign-in'],
  search: ['search-words'],
};

/**
 * Each layout of the bar has controls of its own: focus that goes with one of them, when somebody zooms or turns the
 * screen, or is signed out in another tab, comes to what says the same in the other.
 */
export function useKeptFocus(bar: RefObject<HTMLElement | null>, compact: boolean) {
  const { document } = useUi().window;
  const { userID } = useCurrentUser();
  const isInside = useRef(false);
  const part = useRef('');
  useLayoutEffect(() => {
    // React tells of no blur when it takes out what has the focus.
    if (!isInside.current || document.activeElement !== document.body) return;
    const parts = [...bar.current!.querySelectorAll<HTMLElement>(`[${attributes.part}]`)];
    const find = (name: string) => parts.find(({ dataset }) => dataset.inlayPart === name);
    const names = [part.current, ...(twins[part.current] ?? [])];
    (names.map(find).find(Boolean) ?? parts[0])?.focus();
  }, [bar, compact, userID, document]);
  return {
    onFocus({ target }: FocusEvent) {
      isInside.current = true;
      // What a flyout shows is not in the bar: its button is what it belongs to.
      if (bar.current!.contains(target))
        part.current = target.closest<HTMLElement>(`[${attributes.part}]`)?.dataset.inlayPart ?? '';
    },
    onBlur() {
      isInside.current = false;
    },
  };
}
