import type { Subcommunities } from '../subcommunities';
import type { Context } from './context';

/** They are read once: nothing in the forum changes them. Their addresses are no other page's. */
export async function createSubcommunities(
  { db }: Context,
  reserve: (path: string) => void,
): Promise<Subcommunities> {
  const rows = await db.selectFrom('subcommunity').selectAll().orderBy('sort').orderBy('folder').execute();
  for (const { folder } of rows) reserve(`/${folder}`);
  return {
    list: (viewer) =>
      rows
        .filter(({ categoryID }) => viewer.can('discussions.view', { categoryID }))
        .map((row) => ({
          ...row,
          siteSectionID: String(row.subcommunityID),
          url: viewer.url(`/${row.folder}`),
        })),
  };
}
