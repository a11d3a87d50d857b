import { useEffect } from 'react';
import { useUi } from './UiContext';

/** Milliseconds that systems wait for the second half of a double click, at most. */
const longest = 1000;

/**
 * The second half of a double click whose first half was in this part, or on the scrim around it, does nothing to the page
 * behind, when the part has closed or has shrunk by then: a link there was not meant.
 */
export function useWholeDoubleClick(store: { getState(): { contentElement: HTMLElement | null } }): void {
  const { window } = useUi();
  useEffect(() => {
    let beganHere = false;
    const hear = (event: MouseEvent) => {
      const target = event.target as Element;
      const isHere = store.getState().contentElement?.contains(target) === true;
      if (event.detail > 1) {
        if (isHere || !beganHere) return;
        event.preventDefault();
        event.stopPropagation();
      } else if (event.type === 'mousedown') beganHere = isHere || target.matches('.inl-scrim');
    };
    const types = ['mousedown', 'click', 'dblclick'] as const;
    for (const type of types) window.addEventListener(type, hear, true);
    const stop = () => {
      for (const type of types) window.removeEventListener(type, hear, true);
    };
    return () => void window.setTimeout(stop, longest);
  }, [window, store]);
}
