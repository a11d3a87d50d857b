import type { CSSProperties } from 'react';
import { useUi } from '../UiContext';

/** Puts custom properties on an element; those without a value are left out. */
export function useOwnStyle(values: Readonly<Record<`--${string}`, string | null | undefined>>): {
  style?: CSSProperties;
  className?: string;
} {
  const { ownStyle } = useUi();
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as Record<`--${string}`, string>;
  if (Object.keys(given).length === 0) return {};
  return ownStyle ? ownStyle(given) : { style: given };
}
