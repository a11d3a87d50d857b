import type { Paging } from '../contract/apiClient';

/** Paging from the answer's headers (lower-case names). What is missing or no number is left out. */
export function readPaging(header: (name: string) => string | undefined): Paging {
  const count = (name: string) => {
    const text = header(name)?.trim() ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  const currentPage = count('x-app-page-current');
  const nextURL = header('x-app-page-next-url') || undefined;
  const prevURL = header('x-app-page-prev-url') || undefined;
  const paging: Paging = {
    total: count('x-app-page-result-count'),
    currentPage,
    limit: count('x-app-page-limit'),
    nextURL,
    prevURL,
    next: nextURL && currentPage !== undefined ? currentPage + 1 : undefined,
    prev: prevURL && currentPage !== undefined && currentPage > 1 ? currentPage - 1 : undefined,
  };
  return Object.fromEntries(Object.entries(paging).filter(([, value]) => value !== undefined));
}
