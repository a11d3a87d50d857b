import { useEffect } from 'react';

interface Keys {
  input: HTMLInputElement;
  isOpen: boolean;
  /** IDs of the options, in their order. */
  options: readonly string[];
  activeID: string | null;
  onOpen(isOpen: boolean): void;
  onActive(id: string | null): void;
}

/**
 * Down and Up go through a list below a field in which the typing goes on, Enter takes the marked option, Escape closes the list.
 * All other keys, and Enter while nothing is marked, are the field's own.
 */
export function useListKeys({ input, isOpen, options, activeID, onOpen, onActive }: Keys): void {
  useEffect(() => {
    const move = (step: 1 | -1) => {
      const at = activeID === null ? -1 : options.indexOf(activeID);
      const next =
        at < 0 ? (step > 0 ? 0 : options.length - 1) : (at + step + options.length) % options.length;
      onActive(options[next] ?? null);
    };
    const actions: Record<string, () => boolean> = {
      ArrowDown: () => (isOpen ? move(1) : onOpen(true), true),
      ArrowUp: () => (isOpen ? move(-1) : onOpen(true), true),
      Enter: () => {
        if (!isOpen || activeID === null) return false;
        input.ownerDocument.getElementById(activeID)?.click();
        return true;
      },
      Escape: () => {
        if (isOpen) onOpen(false);
        return isOpen;
      },
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // They belong to the input method while it composes.
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || options.length === 0) return;
      if (!actions[event.key]?.()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [input, isOpen, options, activeID, onOpen, onActive]);
}
