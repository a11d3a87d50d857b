import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface Props {
  /** What it is: `Started by`. */
  words: string;
  /** Stands in their place; they are still its name, and shown to a pointer. */
  icon: string | false;
  className?: string;
  children: ReactNode;
}

/** A fact about a thing, with what it is in front of it: in words, or as an icon. */
export const Meta = ({ words, icon, className, children }: Props) => (
  <span className={className} title={icon ? words : undefined}>
    {icon && <Icon name={icon} />}
    {icon ? <span className="inl-hidden">{words}</span> : words} {children}
  </span>
);
