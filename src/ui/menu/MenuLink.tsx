import { MenuItem } from '@ariakit/react/menu';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface Props {
  /** Checked by whoever gives it: see `safeUrl`. */
  href: string;
  icon?: string;
  part?: string;
  children: ReactNode;
}

/** Leads to another page. */
export function MenuLink({ href, icon, part, children }: Props) {
  return (
    <MenuItem
      className="inl-menu__item"
      data-inlay-part={part}
      // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is put in by the item
      render={<a href={href} />}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="inl-menu__label">{children}</span>
    </MenuItem>
  );
}
