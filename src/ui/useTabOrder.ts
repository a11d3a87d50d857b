import { useEffect, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react';
import { tabStops } from './tabStops';

interface Options {
  id: string;
  box: RefObject<HTMLElement | null>;
  anchor: HTMLElement;
  open: boolean;
  close(): void;
}

/**
 * For Tab and for screen readers a box that stands at the page's end comes right after its button. Answers what the box does
 * on a key.
 */
export function useTabOrder({ id, box, anchor, open, close }: Options) {
  useEffect(() => {
    if (!open) return;
    const owner = anchor.ownerDocument.createElement('span');
    owner.style.position = 'fixed';
    owner.setAttribute('aria-owns', id);
    anchor.after(owner);
    const onKey = (event: KeyboardEvent) => {
      if (!isTab(event) || event.shiftKey) return;
      event.preventDefault();
      (tabStops(box.current!)[0] ?? box.current!).focus();
    };
    anchor.addEventListener('keydown', onKey);
    return () => {
      owner.remove();
      anchor.removeEventListener('keydown', onKey);
    };
  }, [id, box, anchor, open]);

  return (event: ReactKeyboardEvent) => {
    const { target, shiftKey } = event;
    if (!isTab(event) || !(target instanceof Node) || !box.current!.contains(target)) return;
    const stops = tabStops(box.current!);
    const isBefore = (one: Node, other: Node | undefined) =>
      !other || one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (shiftKey) {
      if (stops[0] !== target && stops[0] && !isBefore(target, stops[0])) return;
      event.preventDefault();
      anchor.focus({ preventScroll: true });
    } else {
      const last = stops.at(-1);
      if (last && last !== target && isBefore(target, last)) return;
      // From its button the browser goes on by itself, to where the page goes on.
      close();
      anchor.focus({ preventScroll: true });
    }
  };
}

const isTab = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>) =>
  event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
