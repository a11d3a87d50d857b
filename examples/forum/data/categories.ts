import { sql } from 'kysely';
import type { CategoryRow } from '../database/tables';
import type { Categories, Expand, Users } from '../forum';
import { notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Category, LastPost } from '../wire';
import { preferenceMap, readPreferences } from './categoryPreferences';
import {
  breadcrumbs,
  categoryForViewer,
  categoryFragment,
  childrenOf,
  mayPost,
  mayView,
  permissionsIn,
  subtreeIDs,
  type CategoryCounts,
} from './categoryShapes';
import type { Context } from './context';
import { stamp } from './dates';
import { demand } from './demand';
import { expansion } from './expansion';
import { more, pageWindow } from './paging';
import { paths } from './paths';

export function createCategories({ db, catalogue }: Context, users: Users): Categories {
  async function readCounts(): Promise<Map<number, CategoryCounts>> {
    const { rows } = await sql<
      CategoryCounts & { categoryID: number }
    >`select "categoryID", "countDiscussions",
      "countComments", (select count(*)::integer from "userCategory" as follower
        where follower."categoryID" = "category"."categoryID" and follower."followed") as "countFollowers"
      from "category"`.execute(db);
    return new Map(rows.map((row) => [row.categoryID, row]));
  }

  /** The newest discussion in each category's subtree, by its last comment. */
  async function lastPosts(viewer: Viewer): Promise<Map<number, LastPost>> {
    const { rows } = await sql<{
      categoryID: number;
      discussionID: number;
      name: string;
      lastUserID: number;
      dateLastComment: Date;
    }>`select distinct on ("categoryID") "categoryID", "discussionID", "name", "lastUserID", "dateLastComment"
      from "discussion" order by "categoryID", "dateLastComment" desc`.execute(db);
    const fragments = await users.fragments(
      viewer,
      rows.map((row) => row.lastUserID),
    );
    const newest = new Map<number, LastPost>();
    for (const categoryID of catalogue.categories.keys()) {
      const below = new Set(subtreeIDs(catalogue, categoryID).filter((id) => mayView(viewer, id)));
      const row = rows
        .filter((candidate) => below.has(candidate.categoryID))
        .sort((a, b) => b.dateLastComment.getTime() - a.dateLastComment.getTime())[0];
      const insertUser = row && fragments.get(row.lastUserID);
      if (!row || !insertUser) continue;
      const { discussionID, name, lastUserID: insertUserID } = row;
      const url = viewer.url(paths.discussion(discussionID, name));
      newest.set(categoryID, {
        discussionID,
        name,
        url,
        dateInserted: stamp(row.dateLastComment),
        insertUserID,
        insertUser,
      });
    }
    return newest;
  }

  async function shape(viewer: Viewer, rows: CategoryRow[], options: Expand): Promise<Category[]> {
    const wants = expansion(options.expand);
    const counts = await readCounts();
    const posts = wants('lastPost') ? await lastPosts(viewer) : null;
    const own = viewer.user ? await readPreferences(db, viewer.userID) : null;
    return rows.map((row) => ({
      ...categoryForViewer(viewer, catalogue, row, counts),
      ...(wants('parent') && row.parentCategoryID !== null && parentOf(viewer, row.parentCategoryID)),
      ...(wants('breadcrumbs') && { breadcrumbs: breadcrumbs(viewer, catalogue, row.categoryID) }),
      ...(wants('permissions') && { permissions: permissionsIn(viewer, row.categoryID) }),
      ...(own && {
        followed: own.get(row.categoryID)?.followed ?? false,
        preferences: preferenceMap(own.get(row.categoryID)),
      }),
      ...(posts?.has(row.categoryID) && { lastPost: posts.get(row.categoryID) }),
    }));
  }

  function parentOf(viewer: Viewer, categoryID: number): Pick<Category, 'parent'> {
    const row = catalogue.categories.get(categoryID);
    return row && mayView(viewer, categoryID) ? { parent: categoryFragment(viewer, row) } : {};
  }

  /** What a section, or the forum, begins with. */
  const top = ({ section }: Viewer): CategoryRow[] =>
    section
      ? [catalogue.categories.get(section.categoryID)].flatMap((row) => row ?? [])
      : childrenOf(catalogue, null);
  /** Depth first, without what the viewer may not see. */
  const visible = (viewer: Viewer, parent: number | null): CategoryRow[] =>
    (parent === null ? top(viewer) : childrenOf(catalogue, parent))
      .filter((row) => mayView(viewer, row.categoryID))
      .flatMap((row) => [row, ...visible(viewer, row.categoryID)]);

  return {
    async tree(viewer) {
      const all = await shape(viewer, visible(viewer, null), { expand: ['lastPost'] });
      const below = (parent: number): Category[] =>
        all.filter((category) => category.parentCategoryID === parent).map(nest);
      const nest = (category: Category) => ({ ...category, children: below(category.categoryID) });
      const first = top(viewer).map(({ categoryID }) => categoryID);
      return all.filter(({ categoryID }) => first.includes(categoryID)).map(nest);
    },

    async list(viewer, query = {}) {
      const parent = query.parentCategoryID;
      const rows = visible(viewer, parent ?? null).filter(
        (row) => !parent || row.parentCategoryID === parent,
      );
      return shape(viewer, rows, query);
    },

    names: (viewer) =>
      visible(viewer, null).map((row) => {
        const { urlcode, categoryID } = row;
        const parentCategoryID = categoryID === viewer.section?.categoryID ? null : row.parentCategoryID;
        return { ...categoryFragment(viewer, row), urlcode, parentCategoryID };
      }),

    async get(viewer, id, options = {}) {
      const text = String(id);
      const byCode = text.startsWith('$urlcode:') ? text.slice(9).toLowerCase() : null;
      const byName = text.startsWith('$name:') ? text.slice(6).toLowerCase() : null;
      const row = [...catalogue.categories.values()].find((candidate) => {
        if (byCode !== null) return candidate.urlcode.toLowerCase() === byCode;
        if (byName !== null) return candidate.name.toLowerCase() === byName;
        return String(candidate.categoryID) === text;
      });
      if (!row) throw notFound('Category');
      demand(viewer, 'discussions.view', { categoryID: row.categoryID });
      return (await shape(viewer, [row], options))[0] as Category;
    },

    async search(viewer, query) {
      const window = pageWindow(query);
      const words = query.query.trim().toLowerCase();
      const rows = visible(viewer, query.parentCategoryID ?? null).filter(
        (row) =>
          `${row.name} ${row.description ?? ''}`.toLowerCase().includes(words) &&
          (!query.displayAs?.length || query.displayAs.includes(row.displayAs)) &&
          (!query.filterDiscussionsAdd || mayPost(viewer, row)),
      );
      const found = rows.slice(window.offset, window.offset + window.limit + 1);
      return more(await shape(viewer, found, query), window);
    },
  };
}
