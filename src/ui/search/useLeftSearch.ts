import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { useUi } from '../UiContext';

/**
 * Tells when a reader has left a search: by focus, or by a press outside. While suggestions show, a press outside takes those
 * away, and only the next one leaves.
 */
export function useLeftSearch(
  form: RefObject<HTMLFormElement | null>,
  onLeave: (() => void) | undefined,
): ((event: FocusEvent<HTMLFormElement>) => void) | undefined {
  const { window } = useUi();
  const keeps = useRef(false);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  const isWatched = onLeave !== undefined;
  useEffect(() => {
    if (!isWatched) return;
    const { document } = window;
    const onPress = ({ target }: Event) => {
      const own = form.current!;
      if (target instanceof Node && own.contains(target)) return;
      keeps.current = own.dataset.state === 'open';
      if (!keeps.current) leave.current?.();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [form, isWatched, window]);
  if (!onLeave) return undefined;
  return ({ currentTarget, relatedTarget }) => {
    // Another window took the focus: it comes back to where it was.
    if (!currentTarget.ownerDocument.hasFocus()) return;
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    if (!keeps.current) onLeave();
    keeps.current = false;
  };
}
