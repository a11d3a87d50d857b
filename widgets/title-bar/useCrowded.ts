import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Whether the bar is narrower than its menus need beside its search: they would lie under that and its buttons. */
export function useCrowded(bar: RefObject<HTMLElement | null>, menus: unknown): boolean {
  const [isCrowded, setCrowded] = useState(false);
  /** How wide the bar has to be for menus that had no room; a compact bar has none that could be measured. */
  const needed = useRef(0);
  useLayoutEffect(() => {
    needed.current = 0;
    const header = bar.current;
    if (!header || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      const list = header.querySelector('.inl-title-bar__nav > .inl-title-bar__list');
      const width = header.clientWidth;
      if (list && list.scrollWidth > list.clientWidth)
        needed.current = width + list.scrollWidth - list.clientWidth;
      setCrowded(width < needed.current);
    };
    // Before anybody looks for the control here that was pressed in the server's bar, which had no room either.
    look();
    // Called between layout and paint, so that it forces no layout and shows no flash.
    const observer = new ResizeObserver(() => flushSync(look));
    observer.observe(header);
    return () => observer.disconnect();
  }, [bar, menus]);
  return isCrowded;
}
