/** What a tag in the page can be; `asleep → loading → mounted`, from anywhere to `error`. */
export type TagState = 'asleep' | 'waiting' | 'loading' | 'mounted' | 'skipped' | 'error';

/** Why a tag was woken; the first six are moments, and a host's own moment gives its name. */
export type WakeReason =
  | 'now'
  | 'visible'
  | 'idle'
  | 'stored'
  | 'scrolled'
  | 'interaction'
  /** A field elsewhere on the page that the widget's facts name (`wakes`) was used. */
  | 'field used'
  /** A record that the tag shows has changed in the store. */
  | 'record changed'
  /** Another tab has heard of newer counts. */
  | 'counts changed'
  /** The page is shown once more. */
  | 'returned'
  /** The code could not be had before. */
  | 'retry'
  /** Current user and permissions are known at last. */
  | 'session known'
  /** Another user reads now. */
  | 'session changed'
  /** An add-on fills one of the widget's slots. */
  | 'extension';

/** One `data-react` element that was found in the page. Times are `performance.now()`, milliseconds. */
export interface Tag {
  element: Element;
  /** As written in the page. */
  name: string;
  /** The moment that it waits for. */
  when?: string;
  /** That moment is a guess by the tag's HTML: the registry, which knows, is not here yet. */
  isGuess?: boolean;
  state: TagState;
  /** Why it is skipped, waiting or failed; for administrators and `doctor()`. */
  reason?: string;
  /** Why it was woken last. */
  wokenBy?: WakeReason;
  timings: { found: number; woken?: number; loaded?: number; mounted?: number };
  /** Controls of the server's HTML that the reader used before their code was there, each once, in the order of last use. */
  intents?: Set<HTMLElement>;
  /** The control among them that went its native way, by form or link, because the code did not come. */
  sent?: HTMLElement;
}
