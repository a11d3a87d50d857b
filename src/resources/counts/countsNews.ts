import { isRecord } from '../../contract/foreign';

/** What a tab tells all others of one reader's counts, as it comes from outside. */
export interface CountsNews {
  userID: number;
  counts: Record<string, unknown>;
  /** All of them, as the server has answered; else those that have changed. */
  isRead?: unknown;
}

/** Dispatched on `document` by a mounted bar: `detail` is a function that takes the news received before. */
export const newsWanted = 'inlay:counts';

/** Whether the news is about this user: another tab may still belong to another user. */
export const isNews = (foreign: unknown, userID: unknown): foreign is CountsNews =>
  isRecord(foreign) && foreign.userID === userID && isRecord(foreign.counts);
