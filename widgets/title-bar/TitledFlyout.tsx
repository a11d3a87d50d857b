import { useRef, type ReactNode } from 'react';
import { Flyout } from '../../src/ui/Flyout';
import { useUniqueID } from '../../src/ui/useUniqueID';
import type { BarPartProps } from './barPart';

/** A flyout of the bar under a heading, where its reader starts. */
export function TitledFlyout({
  anchor,
  onClose,
  title,
  children,
}: BarPartProps & { title: string; children: ReactNode }) {
  const id = useUniqueID();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Flyout
      anchor={anchor}
      onClose={onClose}
      placement="bottom-end"
      labelledBy={id}
      initialFocus={heading}
      className="inl-bar-flyout"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="inl-bar-list__title">
        {title}
      </h2>
      {children}
    </Flyout>
  );
}
