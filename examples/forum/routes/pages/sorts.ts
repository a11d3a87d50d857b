import { sorts, type Sort } from '../../../../src/ui/pager/sorts';

/** A link of `sorts.eta`; `label` is English and gets translated there. */
export interface SortLink {
  value: string;
  label: string;
  href: string;
  current: boolean;
}

/** The same as the widgets'. */
export const { discussions: discussionSorts, comments: commentSorts, results: searchSorts } = sorts;

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
    value,
    label,
    href: href(index === 0 ? undefined : value),
    current: value === current,
  }));
}
