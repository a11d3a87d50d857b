import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { attributes } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';

/** What the other layout has under another name. */
const twins: Partial<Record<string, string>> = {
  notifications: 'me',
  messages: 'me',
  account: 'me',
  me: 'account',
};

/**
 * Each layout of the bar has controls of its own: focus that goes with one of them, when somebody zooms or turns the
 * screen, comes to what says the same in the other.
 */
export function useKeptFocus(bar: RefObject<HTMLElement | null>, compact: boolean) {
  const { document } = useUi().window;
  const isInside = useRef(false);
  const part = useRef('');
  useLayoutEffect(() => {
    // React tells of no blur when it takes out what has the focus.
    if (!isInside.current || document.activeElement !== document.body) return;
    const parts = [...bar.current!.querySelectorAll<HTMLElement>(`[${attributes.part}]`)];
    const find = (name = '') => parts.find(({ dataset }) => dataset.inlayPart === name);
    (find(part.current) ?? find(twins[part.current]) ?? parts[0])?.focus();
  }, [bar, compact, document]);
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
