import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { TooltipMachine } from './createTooltipMachine';
import { placeBeside, unplaced } from './placeBeside';
import { themeOf } from './themeOf';
import { useLayer } from './useLayer';

interface Props {
  id: string;
  anchor: HTMLElement;
  /** The pointer may wander onto the panel without losing it. */
  machine: Pick<TooltipMachine, 'send'>;
  children: ReactNode;
}

/** The panel of a tooltip: where it stands is decided here, whether it is shown by the machine of `Tooltip`. */
export function TooltipPanel({ id, anchor, machine, children }: Props) {
  const layer = useLayer();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placeBeside(frame.current!, anchor, { placement: 'top', gutter: 6 }), [anchor]);
  const hovered = useRef(false);
  const hover = (event: 'enter' | 'leave') => {
    hovered.current = event === 'enter';
    machine.send(event);
  };
  useEffect(
    () => () => {
      // Browsers fire no `mouseleave` when the element under the pointer is removed.
      if (hovered.current) machine.send('leave');
    },
    [machine],
  );
  return createPortal(
    <div ref={frame} style={unplaced}>
      <div
        id={id}
        role="tooltip"
        className="inl-tooltip"
        {...themeOf(anchor)}
        onPointerEnter={() => hover('enter')}
        onPointerLeave={() => hover('leave')}
      >
        {children}
      </div>
    </div>,
    layer,
  );
}
