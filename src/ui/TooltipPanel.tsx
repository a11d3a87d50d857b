import { Tooltip, useTooltipStore } from '@ariakit/react/tooltip';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { themeOf } from './themeOf';
import { useLayer } from './useLayer';

interface Props {
  id: string;
  anchor: HTMLElement;
  /** The pointer may wander onto the panel without losing it. */
  onEnter(): void;
  onLeave(): void;
  children: ReactNode;
}

/** The panel of a tooltip: where it stands is decided here, whether it is shown by the machine of `Tooltip`. */
export function TooltipPanel({ id, anchor, onEnter, onLeave, children }: Props) {
  const layer = useLayer();
  const store = useTooltipStore({ open: true, placement: 'top' });
  useLayoutEffect(() => store.setAnchorElement(anchor), [store, anchor]);
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
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </Tooltip>
  );
}
