import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels. */
export interface Measured {
  x: number;
  y: number;
  top: number;
  left: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
  clientWidth: number;
  clientHeight: number;
  scrollWidth: number;
  scrollHeight: number;
}

const nothing: Measured = {
  ...{ x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 },
  ...{ clientWidth: 0, clientHeight: 0, scrollWidth: 0, scrollHeight: 0 },
};

/** The size of an element, kept true while it changes; all zero until it is in the page. */
export function useMeasure(ref: RefObject<HTMLElement | null>): Measured {
  const [measured, setMeasured] = useState(nothing);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const { x, y, top, left, right, bottom, width, height } = element.getBoundingClientRect();
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      setMeasured({
        ...{ x, y, top, left, right, bottom, width, height },
        ...{ clientWidth, clientHeight, scrollWidth, scrollHeight },
      });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return measured;
}
