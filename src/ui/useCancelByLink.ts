import { useEffect } from 'react';
import { attributes } from '../contract/attributes';

/**
 * A link that is pressed again while its form is open does what Cancel does in `place`, and asks when that does. It hears of
 * it before whoever opens and closes views from links.
 */
export function useCancelByLink(link: HTMLElement, place: HTMLElement | null): void {
  useEffect(() => {
    const cancel = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!link.contains(target as Node) || ctrlKey || metaKey || shiftKey || altKey) return;
      const button = place?.querySelector<HTMLElement>(`[${attributes.part}="cancel"]`);
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      button.click();
    };
    window.addEventListener('click', cancel, true);
    return () => window.removeEventListener('click', cancel, true);
  }, [link, place]);
}
