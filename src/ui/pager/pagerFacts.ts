export interface PagerRows {
  currentPage: number;
  /** 10 without it. */
  pageLimit?: number;
  /** Undefined where the server does not count. */
  totalResults?: number;
  /** There are more than are counted. */
  hasMorePages?: boolean;
}

const whole = (value: number | undefined, least: number) =>
  value !== undefined && Number.isFinite(value) ? Math.max(Math.trunc(value), least) : undefined;

/** What a pager shows; numbers that make no sense, as a server may send them, become the nearest that do. */
export function pagerFacts({ currentPage, pageLimit, totalResults, hasMorePages = false }: PagerRows) {
  const limit = whole(pageLimit, 1) ?? 10;
  const counted = whole(totalResults, 0);
  const asked = whole(currentPage, 1) ?? 1;
  const total = counted ?? asked * limit;
  const pages = Math.max(Math.ceil(total / limit), 1);
  const page = hasMorePages ? asked : Math.min(asked, pages);
  const to = hasMorePages && page * limit > total ? page * limit : Math.min(page * limit, total);
  return {
    page,
    pages: Math.max(pages, page),
    from: Math.min((page - 1) * limit + 1, to),
    to,
    total: Math.max(total, to),
    /** Undefined on the last page. */
    next: page < pages || hasMorePages ? page + 1 : undefined,
    previous: page > 1 ? page - 1 : undefined,
  };
}
