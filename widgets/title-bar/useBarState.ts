import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useUi } from '../../src/ui/UiContext';
import { createHideMachine } from './createHideMachine';
import type { BarState } from './createHideMachine';

/** Whether the bar is hidden, and the page scrolled. A bar that is in use, by focus or by an open menu, stays. */
export function useBarState(ref: RefObject<HTMLElement | null>, sticky: boolean): BarState {
  const { window } = useUi();
  const [machine] = useState(() => createHideMachine(window.scrollY));
  const [state, setState] = useState(machine.state);
  useEffect(() => {
    const bar = ref.current!;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = machine.scrolledTo(window.scrollY);
      const isInUse = bar.matches(':focus-within') || bar.querySelector('[aria-expanded="true"]') !== null;
      setState(!sticky || (next.hidden && isInUse) ? machine.show() : next);
    };
    // At most once per frame, and not in a hidden page.
    const onScroll = () => (frame ||= window.requestAnimationFrame(read));
    const onFocus = () => setState(machine.show());
    window.addEventListener('scroll', onScroll, { passive: true });
    bar.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      bar.removeEventListener('focusin', onFocus);
      window.cancelAnimationFrame(frame);
    };
  }, [machine, ref, sticky, window]);
  return state;
}
