import { sorts } from '../../src/ui/pager/sorts';

/** What the address of a list says. */
export const listAddress = {
  page(search: string): number {
    const page = Number(new URLSearchParams(search).get('page') ?? 1);
    return Number.isSafeInteger(page) && page > 0 ? page : 1;
  },

  /** The order, if it is one. */
  sort(search: string): string | null {
    const asked = new URLSearchParams(search).get('sort');
    return sorts.discussions.some(({ value }) => value === asked) ? asked : null;
  },

  /** The same with a part of its query changed: null takes it out. The first page is the list's own address. */
  changed(url: string, changes: Readonly<Record<string, string | null>>): string {
    const { pathname, searchParams } = new URL(url);
    for (const [name, value] of Object.entries(changes))
      if (value === null) searchParams.delete(name);
      else searchParams.set(name, value);
    const query = searchParams.toString();
    return query ? `${pathname}?${query}` : pathname;
  },
};
