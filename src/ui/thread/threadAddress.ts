import { sorts } from '../pager/sorts';

export type CommentSort = (typeof sorts.comments)[number]['value'];

const isSort = (value: unknown): value is CommentSort => sorts.comments.some((each) => each.value === value);

/** What the address of a discussion's page says of its thread: `/discussion/5/name/p2?sort=-score&tab=accepted`. */
export const threadAddress = {
  /** Null where it does not say. */
  page(pathname: string): number | null {
    const page = Number(/\/p(\d{1,6})$/.exec(pathname)?.[1] ?? 0);
    return page > 0 ? page : null;
  },

  sort(search: string): CommentSort | null {
    const asked = new URLSearchParams(search).get('sort');
    return isSort(asked) ? asked : null;
  },

  tab: (search: string): string | null => new URLSearchParams(search).get('tab'),

  /** A page of a discussion by the discussion's own address; the first page is that. */
  of(
    url: string,
    { page, sort, tab }: { page: number; sort: CommentSort | null; tab?: string | undefined },
  ): string {
    const [path = ''] = url.split(/[?#]/);
    const query = new URLSearchParams({ ...(sort !== null && { sort }), ...(tab && { tab }) }).toString();
    return `${path.replace(/\/p\d+$/, '')}${page > 1 ? `/p${page}` : ''}${query && `?${query}`}`;
  },

  readSort: (foreign: unknown): CommentSort | null => (isSort(foreign) ? foreign : null),
};
