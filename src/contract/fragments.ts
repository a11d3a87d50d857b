import type { FragmentType } from './fragmentKit';
import { isRecord } from './foreign';

/** A place that shows a fragment. */
export interface FragmentPlace {
  /** Keeps its children: they show until the fragment does, and again when it fails. */
  host: HTMLElement;
  type: FragmentType;
  impl: FragmentImpl;
  props: object;
  /** Told when the fragment takes the place over, and when it gives it back: while it loads something again, or for good. */
  onState(state: 'shown' | 'loading' | 'failed'): void;
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
 * `"styleguide"` leaves the choice to the theme; both stand alone or as the `fragmentUUID` of a replacement.
 */
export function chooseFragment(type: FragmentType, theme: unknown, place?: unknown): FragmentImpl | null {
  for (const impls of [place, theme]) {
    if (!isRecord(impls) || !Object.hasOwn(impls, type)) continue;
    const impl = impls[type];
    const word = isRecord(impl) && !impl.jsUrl ? impl.fragmentUUID : impl;
    if (word === 'system') return null;
    if (isRecord(impl) && word !== 'styleguide') return impl;
  }
  return null;
}
