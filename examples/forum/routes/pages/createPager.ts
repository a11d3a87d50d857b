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

function steps(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((step) => step >= 1 && step <= pages);
  const unique = [...new Set(shown)].sort((a, b) => a - b);
  return unique.flatMap((step, index) => {
    const gap = step - (unique[index - 1] ?? step);
    if (gap === 2) return [step - 1, step];
    return gap > 2 ? [null, step] : [step];
  });
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
    steps: steps(page, pages),
    href,
    jump: { action, hidden: Object.fromEntries(new URLSearchParams(query)) },
  };
}
