import type { DiscussionsWidgetProps } from './props';

/** Of the widget and not of the API; `limit` of each page is its own. */
const ours = new Set([
  ...['filter', 'filterCategorySubType', 'filterSubcommunitySubType', 'featuredImage', 'fallbackImage'],
  ...['page', 'limit', 'sort', 'expand', 'outputFormat'],
]);

/** Rows of a page, 1 to 100. */
export function pageLimit({ apiParams = {}, initialPaging }: DiscussionsWidgetProps): number {
  const limit = initialPaging?.limit ?? Number(apiParams.limit);
  return Number.isSafeInteger(limit) ? Math.min(Math.max(limit, 1), 100) : 10;
}

export const sortOf = ({ apiParams = {}, defaultSort }: DiscussionsWidgetProps): string =>
  typeof apiParams.sort === 'string' ? apiParams.sort : (defaultSort ?? '-dateLastComment');

/** The query of a page of the list. */
export function askFor(props: DiscussionsWidgetProps, page: number, sort = sortOf(props)) {
  const { apiParams = {} } = props;
  const own = Object.entries(apiParams).filter(([name, value]) => !ours.has(name) && value !== null);
  const pinOrder = sort === '-score' || sort === 'dateInserted' ? 'mixed' : 'first';
  return {
    ...{ excludeHiddenCategories: true, pinOrder },
    ...Object.fromEntries(own),
    ...{ sort, page, limit: pageLimit(props) },
  };
}
