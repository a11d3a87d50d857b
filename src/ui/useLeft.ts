import { useEffect, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react';
import { useUi } from './UiContext';

interface Options {
  box: RefObject<HTMLElement | null>;
  anchor: HTMLElement;
  open: boolean;
  close(): void;
  /** Told when a press elsewhere closes it: focus is where that has put it. */
  isPressedAway: RefObject<boolean>;
}

/**
 * Closes a box when its reader leaves it: by Escape, a press or focus elsewhere in the page, or into a frame. What has been
 * opened from it since, and toasts, do not count as elsewhere. Answers what the box does on a key.
 */
export function useLeft({ box, anchor, open, close, isPressedAway }: Options) {
  const { window, layers } = useUi();
  useEffect(() => {
    if (!open) return;
    const { document } = window;
    const layer = layers.element();
    const frame = box.current!.parentElement!;
    const isElsewhere = (event: Event): boolean => {
      const path = event.composedPath();
      if (path.includes(frame) || path.includes(anchor) || !path.includes(document.documentElement))
        return false;
      const part = path[path.indexOf(layer) - 1] as Element | undefined;
      // Layers that opened later stand behind it.
      return !(
        part &&
        (frame.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING ||
          layers.kept().some((kept) => path.includes(kept)))
      );
    };
    let beganElsewhere = false;
    const hear = (event: Event) => {
      const { type } = event;
      if (type === 'mousedown') beganElsewhere = isElsewhere(event);
      // A text that is selected in the box may end outside of it.
      else if ((type !== 'click' || beganElsewhere) && isElsewhere(event)) {
        isPressedAway.current = type !== 'focusin';
        close();
      }
    };
    const onKey = (event: KeyboardEvent) => takeEscape(event, box.current, close);
    // What happens in a frame is not told; that it has the focus is.
    const onBlur = () =>
      window.setTimeout(() => {
        const { activeElement } = document;
        if (activeElement?.localName === 'iframe' && !layer.contains(activeElement)) close();
      });
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    for (const type of ['mousedown', 'click', 'contextmenu', 'focusin'])
      window.addEventListener(type, hear, options);
    document.addEventListener('keydown', onKey, { signal: listeners.signal });
    window.addEventListener('blur', onBlur, { signal: listeners.signal });
    return () => listeners.abort();
  }, [window, layers, box, anchor, open, close, isPressedAway]);

  return (event: ReactKeyboardEvent) => {
    if (box.current?.contains(event.target as Node)) takeEscape(event, box.current, close);
  };
}

type Escape = Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault' | 'stopPropagation'>;

/** For itself: a dialog of the host's, or of ours, around the box would close with it. */
function takeEscape(event: Escape, box: Element | null, close: () => void): void {
  // A dialog that has been opened over the box holds it back, and closes first.
  if (event.key !== 'Escape' || event.defaultPrevented || box?.closest('[inert]')) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}
