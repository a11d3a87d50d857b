import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useUi } from '../../src/ui/UiContext';

/** Milliseconds until a menu closes that pointer and focus have left. */
const closeDelay = 250;
/** Milliseconds that a pointer on its way to an open menu may spend on another item without opening that. */
const passingDelay = 100;

const inUse = '.inl-title-bar__search-form,.inl-flyout,.inl-menu';

/** What opened it: a press stays until it is pressed away, hover and focus go with pointer and focus. */
type Opening = 'hover' | 'focus' | 'press';

interface Disclosure {
  open: boolean;
  /** For the element around button and panel. */
  around: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
  press(): void;
}

/** A panel that opens by hover, keyboard focus or a press, and is the only one that is open. */
export function useDisclosure(
  around: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): Disclosure {
  const { flyouts, tooltips, window } = useUi();
  const [opening, setOpening] = useState<Opening | null>(null);
  const timer = useRef(0);
  const open = opening !== null;

  const later = (next: Opening | null, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setOpening((now) => (next === 'hover' && now ? now : next)),
      delay,
    );
  };
  const stay = () => window.clearTimeout(timer.current);
  const holdsFocus = () => around.current!.contains(window.document.activeElement);

  useEffect(() => () => window.clearTimeout(timer.current), [window]);
  useEffect(() => {
    if (!open) return;
    const { document } = window;
    const close = () => setOpening(null);
    const said = [flyouts.opened(close), tooltips.opened(() => undefined)];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Focus that stood in the panel would be lost with it.
      if (holdsFocus()) button.current?.focus();
      close();
    };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && around.current?.contains(target))) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      said.forEach((gone) => gone());
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress, true);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `holdsFocus` reads refs only
  }, [open, flyouts, tooltips, window, around, button]);

  return {
    open,
    around: {
      onPointerEnter({ pointerType }) {
        if (pointerType !== 'mouse') return;
        stay();
        const { document } = window;
        // A passing pointer closes no field in use and no opened list.
        if (document.activeElement?.closest(inUse)) return;
        const isPassing = document.querySelector('.inl-title-bar__mega:not([hidden])') !== null;
        if (!open) later('hover', isPassing ? passingDelay : 0);
      },
      onPointerLeave({ pointerType }) {
        if (pointerType !== 'mouse') return;
        stay();
        if (!holdsFocus()) later(null, closeDelay);
      },
      onFocus({ target }) {
        stay();
        // A press focuses too, without showing it; what it does is for the press to say.
        if (!open && target.matches(':focus-visible')) setOpening('focus');
      },
      onBlur({ relatedTarget }) {
        if (relatedTarget instanceof Node && around.current!.contains(relatedTarget)) return;
        if (!around.current!.matches(':hover')) later(null, closeDelay);
      },
    },
    press() {
      stay();
      // Pressing what hover or focus has just opened means to keep it, not to lose it.
      setOpening((now) => (now === 'press' ? null : 'press'));
    },
  };
}
