import { pageSteps } from '../../../../src/ui/pager/pageSteps';

/** What `pager.eta` draws. */
export interface Pager {
  page: number;
  pages: number;
  total: number;
  /** First and last row on this page, from 1. */
  from: number;
  to: number;
  /** Page numbers with null for a gap: 1 … 4 5 6 … 40. */
  steps: (number | null)[];
  href(page: number): string;
  /** Where the jump form goes, with what it has to carry along. */
  jump: { action: string; hidden: Record<string, string> };
}

/** Null when everything is on one page. `href(1)` must be the list's own address, so that a page has one address. */
export function createPager(
  rows: { page: number; limit: number; total: number },
  href: (page: number) => string,
): Pager | null {
  const pages = Math.ceil(rows.total / rows.limit);
  if (pages < 2) return null;
  const page = Math.min(Math.max(rows.page, 1), pages);
  const [action = '/', query = ''] = href(1).split('?');
  return {
    page,
    pages,
    total: rows.total,
    from: (page - 1) * rows.limit + 1,
    to: Math.min(page * rows.limit, rows.total),
    steps: pageSteps(page, pages),
    href,
    jump: { action, hidden: Object.fromEntries(new URLSearchParams(query)) },
  };
}
