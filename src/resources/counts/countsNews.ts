import { isRecord } from '../../contract/foreign';

/** What a tab tells all others of one reader's counts, as it comes from outside. */
export interface CountsNews {
  userID: number;
  counts: Record<string, unknown>;
  /** All of them, as the server has answered; else those that have changed. */
  isRead?: unknown;
}

/** Fired at `document` by a bar that has woken: `detail` is a function that takes what was heard in the page before. */
export const newsWanted = 'inlay:counts';

/** Whether it is news of this reader: another tab may be somebody else's until it is loaded again. */
export const isNews = (foreign: unknown, userID: unknown): foreign is CountsNews =>
  isRecord(foreign) && foreign.userID === userID && isRecord(foreign.counts);
