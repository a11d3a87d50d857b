import { Popover, usePopoverStore } from '@ariakit/react/popover';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { markExpanded } from './markExpanded';
import { ownEscape } from './ownEscape';
import { themeOf } from './themeOf';
import { useGone } from './useGone';
import { useLayer } from './useLayer';
import { useUi } from './UiContext';
import { useUniqueID } from './useUniqueID';

interface Props {
  /** The button or link it belongs to: it stands beside it and gives focus back to it. */
  anchor: HTMLElement;
  /** Id of the heading that names it. */
  labelledBy?: string;
  label?: string;
  /** It has closed, by itself or by `close`; take it out now. */
  onClose(): void;
  placement?: 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'top-start' | 'top-end';
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A dialog beside its button that leaves the page usable: Escape, a click or focus elsewhere close it, and so does the next one. */
export function Flyout({
  anchor,
  labelledBy,
  label,
  onClose,
  placement,
  initialFocus,
  className,
  children,
}: Props) {
  const { flyouts, layers, tooltips } = useUi();
  const layer = useLayer();
  const id = useUniqueID();
  const [open, setOpen] = useState(true);
  const store = usePopoverStore({ open, setOpen, placement: placement ?? 'bottom-start' });
  const close = store.hide;

  useLayoutEffect(() => {
    store.setAnchorElement(anchor);
    store.setDisclosureElement(anchor);
  }, [store, anchor]);
  useEffect(() => flyouts.opened(close), [flyouts, close]);
  // A tooltip that lingers would lie over it, and take its first Escape.
  useEffect(() => tooltips.opened(() => undefined), [tooltips]);
  useEffect(() => (open ? markExpanded(anchor, id) : undefined), [anchor, id, open]);
  useGone(open, anchor, onClose);

  return (
    <Popover
      store={store}
      id={id}
      className={clsx('inl-flyout', className)}
      portal
      portalElement={layer}
      fixed
      gutter={8}
      overflowPadding={16}
      finalFocus={anchor}
      {...themeOf(anchor)}
      hideOnEscape={ownEscape}
      initialFocus={initialFocus}
      // A toast that is answered meanwhile does not close it.
      getPersistentElements={layers.kept}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {typeof children === 'function' ? children(close) : children}
    </Popover>
  );
}
