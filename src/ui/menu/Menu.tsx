import { Menu as HeadlessMenu, useMenuStore } from '@ariakit/react/menu';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ownEscape } from '../ownEscape';
import { useBeside } from '../useBeside';
import { useUi } from '../UiContext';
import type { MenuOpening } from './useMenuButton';

interface Props extends MenuOpening {
  /** Its name; default: that of its button. */
  label?: string;
  placement?: 'bottom-start' | 'bottom-end';
  className?: string;
  /** `MenuItem`, `MenuLink`, `MenuSwitch`, `MenuGroup`. */
  children: ReactNode;
}

/** A menu beside its button: arrows, Home, End and first letters go from item to item, Escape and Tab close it. */
export function Menu({
  anchor,
  start,
  label,
  onClose,
  placement = 'bottom-end',
  className,
  children,
}: Props) {
  const { window, layers } = useUi();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const store = useMenuStore({ open, setOpen, placement, focusLoop: true });
  const { hide: close } = store;
  const { id, layer, theme } = useBeside({ box, open, close, anchor, onClose, opens: 'menu' });

  useLayoutEffect(() => {
    store.setAnchorElement(anchor);
    store.setDisclosureElement(anchor);
  }, [store, anchor]);
  useLayoutEffect(() => {
    store.setInitialFocus(start);
    store.setAutoFocusOnShow(true);
  }, [store, start]);
  // An item that is taken out while it has focus would leave the keyboard nowhere.
  useEffect(() => {
    if (!open || window.document.activeElement !== window.document.body) return;
    const { contentElement, moves } = store.getState();
    if (contentElement && moves > 0) store.move(store.first());
  });

  return (
    <HeadlessMenu
      ref={box}
      store={store}
      id={id}
      portal
      portalElement={layer}
      fixed
      {...theme}
      className={clsx('inl-menu', className)}
      gutter={4}
      // In a low window it lies over its button, as in `placeBeside`.
      overlap={window.innerHeight < 300}
      overflowPadding={16}
      hideOnEscape={ownEscape}
      // A toast that is answered meanwhile does not close it.
      getPersistentElements={layers.kept}
      // Tab closes it: what would lead the keyboard round through its place in the page is a stop that says nothing.
      preserveTabOrder={false}
      aria-label={label}
      // It stands at the page's end, where nothing else says what part of the page it is.
      wrapperProps={{ role: 'region', 'aria-label': label ?? anchor.ariaLabel ?? anchor.innerText }}
      onKeyDown={({ key }) => {
        if (key !== 'Tab') return;
        // From its button the browser goes on by itself, to where the page goes on.
        anchor.focus();
        close();
      }}
    >
      {children}
    </HeadlessMenu>
  );
}
