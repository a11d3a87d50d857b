import { useEffect } from 'react';
import { attributes, eventNames } from '../../src/index';

/** A link that is pressed again while its form is open does what Cancel does, and asks when that does. */
export function useCancelByLink(link: HTMLElement, place: HTMLElement | null): void {
  useEffect(() => {
    const cancel = (event: Event) => {
      const button = place?.querySelector<HTMLElement>(`[${attributes.part}="cancel"]`);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    link.addEventListener(eventNames.closing, cancel);
    return () => link.removeEventListener(eventNames.closing, cancel);
  }, [link, place]);
}
