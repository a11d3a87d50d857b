import { useEffect, useRef } from 'react';
import { useUi } from './UiContext';

/**
 * Tells whether a press began while a menu stood open: it closes that, and by its click the menu has gone. Nothing below
 * the menu was meant.
 */
export function useMenuGuard(): () => boolean {
  const { window } = useUi();
  const stood = useRef(false);
  useEffect(() => {
    const { document } = window;
    const look = () => {
      stood.current = document.querySelector('.inl-menu') !== null;
    };
    document.addEventListener('pointerdown', look, true);
    return () => document.removeEventListener('pointerdown', look, true);
  }, [window]);
  return () => stood.current;
}
