import { MenuItemCheckbox } from '@ariakit/react/menu';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface Props {
  /** Unique in its menu. */
  name: string;
  checked: boolean;
  /** It is being saved: it keeps focus and does nothing. */
  busy?: boolean;
  part?: string;
  onChange(checked: boolean): void;
  children: ReactNode;
}

/** Turns something on or off; the menu stays open, so that the reader sees that it did. */
export function MenuSwitch({ name, checked, busy = false, part, onChange, children }: Props) {
  return (
    <MenuItemCheckbox
      className="inl-menu__item"
      name={name}
      checked={checked}
      disabled={busy}
      accessibleWhenDisabled
      aria-busy={busy || undefined}
      data-inlay-part={part}
      onChange={() => onChange(!checked)}
    >
      <span className="inl-menu__check" aria-hidden="true">
        {checked && <Icon name="check" />}
      </span>
      <span className="inl-menu__label">{children}</span>
      {busy && <span className="inl-spinner" aria-hidden="true" />}
    </MenuItemCheckbox>
  );
}
