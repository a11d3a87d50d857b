import { useEffect, useRef } from 'react';

/**
 * Tells whether a click is the second half of the double click whose first half opened this part, or this `stage` of it. Whatever lies under
 * the pointer by then was not meant: neither the page around a dialog, which closes it, nor a button in it.
 */
export function useDoubleClickGuard(stage?: string): (event: Event) => boolean {
  const opening = useRef(true);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    opening.current = true;
  }, [stage]);
  return (event) => {
    if (event.type !== 'click') return false;
    const { detail, clientX, clientY } = event as MouseEvent;
    // A click without coordinates comes from no pointer and is always meant.
    opening.current &&= detail > 1 && clientX + clientY > 0;
    return opening.current;
  };
}
