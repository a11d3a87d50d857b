import type { TagState, WakeReason } from './tag';
import type { WidgetDefinition } from './widget';

/** One tag of the page, as `window.inlay.doctor()` tells it. */
export interface Diagnosis {
  name: string;
  element: Element;
  state: TagState;
  reason?: string;
  /** Why it was woken last: the moment that came, or what has happened in the page. */
  wokenBy?: WakeReason;
  /** `performance.now()` of each step, milliseconds. */
  timings: { found: number; woken?: number; loaded?: number; mounted?: number };
}

/** One place of a fragment; `reason` says why it shows what it stands in for. */
export interface FragmentDiagnosis {
  type: string;
  element: Element;
  state: 'loading' | 'mounted' | 'error' | 'left out';
  reason?: string;
}

/** `window.inlay`: what scripts of the host page may use. */
export interface PublicApi {
  readonly version: string;
  /** Adds a widget; tags that wait for its name are set in. Answers the function that takes it back. */
  register<Props extends object>(definition: WidgetDefinition<Props>): () => void;
  /** Adds a moment for `data-inlay-when="name"`. */
  when(name: string, moment: (element: Element) => Promise<unknown>): void;
  /**
   * With `extensions`, once an add-on is there: what each has put where; `fragments`, once one is; and `session`, while user
   * or permissions could not be had: which of them, and what came instead, `users/me: 500 server`.
   */
  doctor(): Diagnosis[] & {
    session?: string;
    extensions?: { point: string; key: string; owner: string }[];
    fragments?: FragmentDiagnosis[];
    /** What the page says of itself and could not be used: `preload.2: not an object with a path`. */
    leftOut?: string[];
  };
}

declare global {
  interface Window {
    inlay?: PublicApi;
    /** The same, where a page has an `inlay` of its own. */
    inlayForum?: PublicApi;
  }
}
