import { Menu as HeadlessMenu, useMenuStore } from '@ariakit/react/menu';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { markExpanded } from '../markExpanded';
import { ownEscape } from '../ownEscape';
import { themeOf } from '../themeOf';
import { useGone } from '../useGone';
import { useLayer } from '../useLayer';
import { useUi } from '../UiContext';
import { useUniqueID } from '../useUniqueID';
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
  const { flyouts, layers, tooltips, window } = useUi();
  const layer = useLayer();
  const id = useUniqueID();
  const [open, setOpen] = useState(true);
  const store = useMenuStore({ open, setOpen, placement, focusLoop: true });
  const close = store.hide;

  useLayoutEffect(() => {
    store.setAnchorElement(anchor);
    store.setDisclosureElement(anchor);
    store.setInitialFocus(start);
    store.setAutoFocusOnShow(true);
  }, [store, anchor, start]);
  // A menu of a flyout's own leaves that open around it.
  useEffect(
    () => (anchor.closest('.inl-flyout') ? undefined : flyouts.opened(close)),
    [flyouts, close, anchor],
  );
  // A tooltip that lingers would lie over it, and take its first Escape.
  useEffect(() => tooltips.opened(() => undefined), [tooltips]);
  useEffect(() => (open ? markExpanded(anchor, id, 'menu') : undefined), [anchor, id, open]);
  // An item that is taken out while it has focus would leave the keyboard nowhere.
  useEffect(() => {
    if (!open || window.document.activeElement !== window.document.body) return;
    const { contentElement, moves } = store.getState();
    if (contentElement && moves > 0) store.move(store.first());
  });
  useGone(open, anchor, onClose);

  return (
    <HeadlessMenu
      store={store}
      id={id}
      className={clsx('inl-menu', className)}
      portal
      portalElement={layer}
      fixed
      gutter={4}
      overflowPadding={16}
      {...themeOf(anchor)}
      hideOnEscape={ownEscape}
      getPersistentElements={layers.kept}
      aria-label={label}
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
