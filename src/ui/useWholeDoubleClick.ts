import { useEffect, type RefObject } from 'react';
import { useUi } from './UiContext';

/** Milliseconds that systems wait for the second half of a double click, at most. */
const longest = 1000;

/**
 * The second half of a double click whose first half was in this part, or on the scrim around it, does nothing to the page
 * behind, when the part has closed or has shrunk by then: a link there was not meant. Nor does it undo what the first half
 * did on the button that the part belongs to.
 */
export function useWholeDoubleClick(box: RefObject<HTMLElement | null>, button?: HTMLElement): void {
  const { window } = useUi();
  useEffect(() => {
    let beganHere = false;
    const hear = (event: MouseEvent) => {
      const { target, type, detail } = event;
      // A host's script may send its own through the document.
      if (!(target instanceof window.Element)) return;
      const isHere = box.current?.contains(target) === true;
      if (detail > 1) {
        if (!button?.contains(target) && (isHere || !beganHere)) return;
        event.preventDefault();
        event.stopPropagation();
      } else if (type === 'mousedown') beganHere = isHere || target.matches('.inl-scrim');
    };
    const types = ['mousedown', 'click', 'dblclick'] as const;
    for (const type of types) window.addEventListener(type, hear, true);
    const stop = () => {
      for (const type of types) window.removeEventListener(type, hear, true);
    };
    return () => void window.setTimeout(stop, longest);
  }, [window, box, button]);
}
