import { useCallback, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

/** What an open menu needs to know; spread them over `Menu`. */
export interface MenuOpening {
  /** The button: the menu stands beside it and gives focus back to it. */
  anchor: HTMLElement;
  /** The item that takes focus. */
  start: 'first' | 'last';
  /** It has closed; take it out now. */
  onClose(): void;
}

/**
 * A button with a menu. `button` goes over the button; while the menu is open, `menu` goes over a `Menu`, whose code is
 * best fetched with the first opening.
 */
export function useMenuButton(): {
  button: {
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onClick(event: MouseEvent<HTMLElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
  menu: MenuOpening | null;
} {
  const [opening, setOpening] = useState<Omit<MenuOpening, 'onClose'> | null>(null);
  const onClose = useCallback(() => setOpening(null), []);
  return {
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': opening !== null,
      onClick({ currentTarget: anchor, detail }) {
        // The second half of a double click comes before the menu's code, too.
        if (detail < 2) setOpening(opening ? null : { anchor, start: 'first' });
      },
      onKeyDown(event) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        // The page would scroll.
        event.preventDefault();
        setOpening({ anchor: event.currentTarget, start: event.key === 'ArrowUp' ? 'last' : 'first' });
      },
    },
    menu: opening && { ...opening, onClose },
  };
}
