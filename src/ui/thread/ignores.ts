import type { PageMeta } from '../../contract/pageConfig';

/** Whether the reader has chosen not to see what a member writes, by the page's `meta.ignoredUserIDs`. */
export const ignores = ({ raw }: Pick<PageMeta, 'raw'>, userID: number): boolean =>
  Array.isArray(raw.ignoredUserIDs) && raw.ignoredUserIDs.some((id) => Number(id) === userID);
