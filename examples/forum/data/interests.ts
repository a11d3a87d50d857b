import { sql } from 'kysely';
import type { Categories, Discussions, Interests } from '../forum';
import type { Viewer } from '../viewer';
import type { Category } from '../wire';
import type { Context } from './context';

const month = 30 * 86_400_000;

/** What a member may want to follow, and to read. */
export function createInterests(
  { db, now }: Context,
  { categories, discussions }: { categories: Categories; discussions: Discussions },
): Interests {
  /** The most active of those that are not followed yet: by what was written there in the last thirty days. */
  async function follows(viewer: Viewer, limit: number, excluded: readonly number[]): Promise<Category[]> {
    if (limit === 0) return [];
    const since = new Date(now().getTime() - month);
    const { rows } = await sql<{ categoryID: number; written: number }>`
      select "categoryID", count(*)::int as "written" from (
        select "categoryID" from "discussion" where "dateInserted" > ${since}
        union all
        select d."categoryID" from "comment" c join "discussion" d using ("discussionID")
          where c."dateInserted" > ${since}
      ) as "posts" group by "categoryID"`.execute(db);
    const written = new Map(rows.map((row) => [row.categoryID, row.written]));
    const activity = ({ categoryID }: Category) => written.get(categoryID) ?? 0;
    return (await categories.list(viewer))
      .filter(({ displayAs, followed }) => displayAs === 'discussions' && !followed)
      .filter((category) => activity(category) > 0 && !excluded.includes(category.categoryID))
      .sort((a, b) => activity(b) - activity(a) || a.name.localeCompare(b.name))
      .slice(0, limit);
  }

  return {
    async suggest(viewer, { followsLimit, contentLimit, excerptLength, excludedCategoryIDs = [] }) {
      if (!viewer.user) return { categories: [], discussions: [] };
      const newest = {
        ...{ suggested: true, sort: '-dateInserted', pinOrder: 'mixed' as const, excerptLength },
        ...{ excludedCategoryIDs, limit: Math.max(contentLimit, 1) },
        expand: ['insertUser', 'lastUser', 'category', 'excerpt', 'reactions', '-body'],
      };
      const [followed, all, found] = await Promise.all([
        discussions.list(viewer, { ...newest, followed: true }),
        discussions.list(viewer, newest),
        follows(viewer, followsLimit, excludedCategoryIDs),
      ]);
      // What is followed goes before what is only known.
      const known = new Set(followed.rows.map(({ discussionID }) => discussionID));
      const rows = [...followed.rows, ...all.rows.filter(({ discussionID }) => !known.has(discussionID))];
      return { categories: found, discussions: rows.slice(0, contentLimit) };
    },
  };
}
