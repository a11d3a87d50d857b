import { createContext, useLayoutEffect, useState } from 'react';
import { deviceClass } from '../../src/ui/deviceClass';

/** What a layout's widgets may be limited to. */
export type Device = 'mobile' | 'desktop';

/** Null until the layout's width is known: what is limited to one of them is not shown yet. `any` where it never is. */
export const DeviceContext = createContext<Device | 'any' | null>(null);

/** Which of them the width of a place is, from when it is in the page. */
export function useDevice(place: HTMLElement): Device | null {
  const [device, setDevice] = useState<Device | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const at = deviceClass(place.getBoundingClientRect().width);
      setDevice(at === 'xs' || at === 'mobile' ? 'mobile' : 'desktop');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return device;
}
