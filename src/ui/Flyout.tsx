import { Popover, usePopoverStore } from '@ariakit/react/popover';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useBeside } from './useBeside';

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
  const [open, setOpen] = useState(true);
  const store = usePopoverStore({ open, setOpen, placement: placement ?? 'bottom-start' });
  const box = useBeside({ store, open, anchor, onClose });

  return (
    <Popover
      store={store}
      {...box}
      className={clsx('inl-flyout', className)}
      gutter={8}
      finalFocus={anchor}
      // By itself it would scroll a page to the button that has been read away from.
      autoFocusOnHide={() => {
        anchor.focus({ preventScroll: true });
        return false;
      }}
      initialFocus={initialFocus}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {typeof children === 'function' ? children(store.hide) : children}
    </Popover>
  );
}
