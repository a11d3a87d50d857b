import type { SearchQuery } from '../../forum';
import { pageWindow, type Window } from '../paging';

/** An offset, which some clients send instead of a page, is the page that it lies on. */
export function searchWindow(query: SearchQuery): Window {
  const window = pageWindow(query);
  if (query.offset === undefined) return window;
  const offset = Math.min(Math.max(Math.trunc(query.offset), 0), 1_000_000);
  return { ...window, page: Math.floor(offset / window.limit) + 1, offset };
}
