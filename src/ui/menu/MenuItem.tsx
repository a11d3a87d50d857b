import { MenuItem as HeadlessItem } from '@ariakit/react/menu';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface Props {
  icon?: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  /** It can be reached, and says that it does nothing; `reason` says why. */
  disabled?: boolean;
  reason?: string;
  /** Key that it shares with server HTML. */
  part?: string;
  onPress(): void;
  children: ReactNode;
}

/** Does something, and closes the menu. */
export function MenuItem({ icon, danger = false, disabled = false, reason, part, onPress, children }: Props) {
  return (
    <HeadlessItem
      className={clsx('inl-menu__item', danger && 'inl-menu__item--danger')}
      disabled={disabled}
      accessibleWhenDisabled
      data-inlay-part={part}
      onClick={onPress}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="inl-menu__label">
        {children}
        {disabled && reason !== undefined && <span className="inl-menu__reason">{reason}</span>}
      </span>
    </HeadlessItem>
  );
}
