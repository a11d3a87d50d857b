import { Tooltip, useTooltipStore } from '@ariakit/react/tooltip';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { TooltipMachine } from './createTooltipMachine';
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
  const store = useTooltipStore({ open: true, placement: 'top' });
  useLayoutEffect(() => store.setAnchorElement(anchor), [store, anchor]);
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
  return (
    <Tooltip
      store={store}
      id={id}
      className="inl-tooltip"
      portalElement={layer}
      fixed
      gutter={6}
      overflowPadding={16}
      hideOnEscape={false}
      hideOnHoverOutside={false}
      hideOnInteractOutside={false}
      unmountOnHide
      {...themeOf(anchor)}
      onPointerEnter={() => hover('enter')}
      onPointerLeave={() => hover('leave')}
    >
      {children}
    </Tooltip>
  );
}
