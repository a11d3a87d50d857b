/** What a tag in the page can be; `asleep → loading → mounted`, from anywhere to `error`. */
export type TagState = 'asleep' | 'waiting' | 'loading' | 'mounted' | 'skipped' | 'error';

/** One `data-react` element that was found in the page. Times are `performance.now()`, milliseconds. */
export interface Tag {
  element: Element;
  /** As written in the page. */
  name: string;
  /** The moment that it waits for. */
  when?: string;
  /** That moment is a guess by what the page shows: the registry, which knows, is not here yet. */
  isGuess?: boolean;
  state: TagState;
  /** Why it is skipped, waiting or failed; for administrators and `doctor()`. */
  reason?: string;
  timings: { found: number; woken?: number; loaded?: number; mounted?: number };
  /** Controls of the server's HTML that the reader used before their code was there, each once, in the order of last use. */
  intents?: Set<HTMLElement>;
  /** The one of them that went its native way, by form or link, because what it waited for did not come. */
  sent?: HTMLElement;
}
