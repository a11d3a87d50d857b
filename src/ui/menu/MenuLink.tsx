import { MenuItem } from '@ariakit/react/menu';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface Props {
  /** Checked by the caller: see `safeUrl`. */
  href: string;
  icon?: string;
  /** Language of its label and of its target page; BCP 47. */
  language?: string;
  /** It leads to where one is. */
  current?: boolean;
  part?: string;
  children: ReactNode;
}

/** Leads to another page. */
export function MenuLink({ href, icon, language, current = false, part, children }: Props) {
  return (
    <MenuItem
      className="inl-menu__item"
      data-inlay-part={part}
      // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is put in by the item
      render={<a href={href} hrefLang={language} aria-current={current ? 'true' : undefined} />}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="inl-menu__label" lang={language}>
        {children}
      </span>
      {current && <Icon name="check" />}
    </MenuItem>
  );
}
