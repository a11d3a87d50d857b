import { useEffect, type RefObject } from 'react';

/** Titles of results, ours and the server's. */
const titles = ':is(h2, h3) > a';
const typedIn = 'input, textarea, select, [contenteditable]';

/**
 * `j` and `k` go to the next result and the one before, Enter opens it as it opens every link. They do so only where the focus
 * stands among the results, so that no letter is taken from a field, a screen reader or a page that uses it otherwise.
 */
export function useResultKeys(around: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const element = around.current!;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if ((key !== 'j' && key !== 'k') || ctrlKey || metaKey || altKey || isComposing || defaultPrevented)
        return;
      if (target instanceof Element && target.closest(typedIn)) return;
      const links = [...element.querySelectorAll<HTMLElement>(titles)];
      const at = links.findIndex((link) => link.closest('li')?.contains(element.ownerDocument.activeElement));
      const next = links[at < 0 ? (key === 'j' ? 0 : -1) : at + (key === 'j' ? 1 : -1)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [around, isOn]);
}
