import type { Failure } from '../errorWords';

/** Something to choose. */
export interface Option {
  /** Unique among those that are offered and chosen. */
  value: string;
  label: string;
  /** Tells it from others of its name: a path, a date. */
  description?: string;
  disabled?: boolean;
}

/** Where options come from. */
export interface OptionSource {
  /** A local list, filtered by the typed text. */
  options?: readonly Option[];
  /** Asks a server for what fits the text, which is empty at first. Rejects with a `Failure`. */
  search?(text: string, signal: AbortSignal): Promise<readonly Option[]>;
  /** Milliseconds after the last key. Default: 100. */
  debounce?: number;
}

export interface Offer {
  state: 'pending' | 'loading' | 'success' | 'error';
  /** While the next ones load, the last ones. */
  options: readonly Option[];
  error?: Failure;
  retry(): void;
}
