import type { PageQuery } from '../forum';
import type { Paged } from '../wire';

export interface Window {
  page: number;
  limit: number;
  offset: number;
}

/** Clamps the requested paging: pages from 1 to 10,000, `limit` from 1 to `most`. */
export function pageWindow(query: PageQuery = {}, usual = 30, most = 100): Window {
  const page = Math.min(Math.max(Math.trunc(query.page ?? 1), 1), 10_000);
  const limit = Math.min(Math.max(Math.trunc(query.limit ?? usual), 1), most);
  return { page, limit, offset: (page - 1) * limit };
}

export function numbered<Row>(rows: Row[], { page, limit }: Window, total: number): Paged<Row> {
  return { rows, page, limit, total, hasMore: page * limit < total };
}

/** Paging without a total: ask the database for one row more than the limit and hand all of them in. */
export function more<Row>(rows: Row[], { page, limit }: Window): Paged<Row> {
  return { rows: rows.slice(0, limit), page, limit, total: null, hasMore: rows.length > limit };
}
