import type { FragmentType } from './fragmentKit';
import { isRecord } from './foreign';

/** A place that shows a fragment. */
export interface FragmentPlace {
  /** Keeps its children: they show until the fragment does, and again when it fails. */
  host: HTMLElement;
  type: FragmentType;
  impl: FragmentImpl;
  props: object;
  /** Told when the fragment takes the place over, and when it gives it back. */
  onState(state: 'shown' | 'failed'): void;
}

export interface FragmentHandle {
  update(props: object): void;
  detach(): void;
}

/** The lazy part of the runtime that runs fragments. */
export interface Fragments {
  attach(place: FragmentPlace): FragmentHandle;
}

/** A theme's replacement, as the page names it. */
export type FragmentImpl = Readonly<Record<string, unknown>>;

/**
 * The replacement for a type: the place's own, else the theme's. `"system"` forces the built-in one (null), and
 * `"styleguide"` leaves the choice to the theme.
 */
export function chooseFragment(type: FragmentType, theme: unknown, place?: unknown): FragmentImpl | null {
  for (const impls of [place, theme]) {
    if (!isRecord(impls) || !Object.hasOwn(impls, type)) continue;
    if (impls[type] === 'system') return null;
    if (isRecord(impls[type])) return impls[type];
  }
  return null;
}
