import { clsx } from 'clsx';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside, unplaced, type Placement } from './placeBeside';
import { tabStops } from './tabStops';
import { useBeside } from './useBeside';
import { useLeft } from './useLeft';
import { useTabOrder } from './useTabOrder';

interface Props {
  /** The button or link it belongs to: it stands beside it and gives focus back to it. */
  anchor: HTMLElement;
  /** Id of the heading that names it. */
  labelledBy?: string;
  label?: string;
  /** It has closed, by itself or by `close`; take it out now. */
  onClose(): void;
  placement?: Placement;
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A dialog beside its button that leaves the page usable: Escape, a click or focus elsewhere close it, and so does the next
 * one. Plain elements, drawn, placed and focused in one commit: the headless library takes a dozen, which a phone feels.
 */
export function Flyout({
  anchor,
  labelledBy,
  label,
  onClose,
  placement = 'bottom-start',
  initialFocus,
  className,
  children,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const close = useCallback(() => setOpen(false), []);
  const { id, layer, theme } = useBeside({ box, open, close, anchor, onClose });
  const isPressedAway = useRef(false);
  const onEscape = useLeft({ box, anchor, open, close, isPressedAway });
  const onTab = useTabOrder({ box, anchor, open, close, id });

  const first = useRef(initialFocus);
  // Before it is placed: what focus makes the browser compute is computed once for both.
  useLayoutEffect(() => {
    const { activeElement, body } = anchor.ownerDocument;
    if (open) {
      // What is in it may have taken focus by itself.
      if (box.current!.contains(activeElement)) return;
      const start = first.current?.current ?? tabStops(box.current!)[0] ?? box.current!;
      start.focus({ preventScroll: true });
    } else if (!isPressedAway.current && (activeElement === body || box.current!.contains(activeElement)))
      // By itself it would scroll a page to the button that has been read away from.
      anchor.focus({ preventScroll: true });
  }, [open, anchor]);
  useLayoutEffect(
    () => (open ? placeBeside(frame.current!, anchor, { placement, gutter: 8 }) : undefined),
    [open, anchor, placement],
  );

  return createPortal(
    <div ref={frame} style={unplaced}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog closes by Escape wherever focus is in it */}
      <div
        ref={box}
        id={id}
        role="dialog"
        tabIndex={-1}
        hidden={!open}
        {...theme}
        className={clsx('inl-flyout', className)}
        aria-labelledby={labelledBy}
        aria-label={label}
        onKeyDown={(event) => {
          onEscape(event);
          onTab(event);
        }}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </div>,
    layer,
  );
}
