import { MenuGroup as HeadlessGroup, MenuGroupLabel } from '@ariakit/react/menu';
import type { ReactNode } from 'react';

/** Items that belong together, under a line and, where there is one, a heading. */
export function MenuGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <HeadlessGroup className="inl-menu__group">
      {label !== undefined && <MenuGroupLabel className="inl-menu__heading">{label}</MenuGroupLabel>}
      {children}
    </HeadlessGroup>
  );
}
