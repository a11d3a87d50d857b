import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

interface Props {
  shape?: 'text' | 'title' | 'circle' | 'button';
  /** Any CSS length. */
  size?: string;
  className?: string;
}

/** A grey place where something is about to come. Its container says `aria-busy`. */
export function Skeleton({ shape = 'text', size, className }: Props) {
  return (
    <span
      className={clsx('inl-skeleton', `inl-skeleton--${shape}`, className)}
      aria-hidden="true"
      style={size === undefined ? undefined : ({ '--inl-skeleton-size': size } as CSSProperties)}
    />
  );
}
