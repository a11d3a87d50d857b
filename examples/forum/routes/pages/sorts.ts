/** A link of `sorts.eta`; `label` is English and gets translated there. */
export interface SortLink {
  label: string;
  href: string;
  current: boolean;
}

export interface Sort<Value extends string> {
  value: Value;
  label: string;
}

/** The first one is the default and is not written into addresses. */
export const discussionSorts = [
  { value: '-dateLastComment', label: 'Recently commented' },
  { value: '-dateInserted', label: 'Newest' },
  { value: '-score', label: 'Top' },
  { value: '-hot', label: 'Trending' },
  { value: 'dateInserted', label: 'Oldest' },
] as const;

export const commentSorts = [
  { value: 'dateInserted', label: 'Oldest' },
  { value: '-dateInserted', label: 'Newest' },
  { value: '-score', label: 'Top' },
  { value: '-experimentalTrending', label: 'Trending' },
] as const;

export const searchSorts = [
  { value: 'relevance', label: 'Best match' },
  { value: '-dateInserted', label: 'Newest' },
  { value: 'dateInserted', label: 'Oldest' },
] as const;

/** The sort that was asked for, or the default; unknown ones are ignored as deployed forums do. */
export function readSort<Value extends string>(
  sorts: readonly [Sort<Value>, ...Sort<Value>[]],
  asked: string | undefined,
): { sort: Value; inQuery: Value | undefined } {
  const found = sorts.find(({ value }) => value === asked) ?? sorts[0];
  return { sort: found.value, inQuery: found === sorts[0] ? undefined : found.value };
}

export function sortLinks<Value extends string>(
  sorts: readonly [Sort<Value>, ...Sort<Value>[]],
  current: Value,
  href: (sort: Value | undefined) => string,
): SortLink[] {
  return sorts.map(({ value, label }, index) => ({
    label,
    href: href(index === 0 ? undefined : value),
    current: value === current,
  }));
}
