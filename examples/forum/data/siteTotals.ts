import { sql } from 'kysely';
import type { Viewer } from '../viewer';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';

export const totalTypes = ['user', 'post', 'discussion', 'comment', 'question', 'category'] as const;
export type TotalType = (typeof totalTypes)[number];

/** How much there is of what the viewer may read. */
export async function siteTotals(
  { db, catalogue }: Context,
  viewer: Viewer,
): Promise<Record<TotalType, number>> {
  const categoryIDs = visibleCategoryIDs(viewer, catalogue);
  const { rows } = await sql<{ user: number; discussion: number; question: number; comment: number }>`select
    (select count(*)::integer from "user" where not "deleted") as "user",
    (select count(*)::integer from "discussion" where "categoryID" = any(${categoryIDs})) as "discussion",
    (select count(*)::integer from "discussion" where "categoryID" = any(${categoryIDs}) and "type" = 'question') as "question",
    (select coalesce(sum("countComments"), 0)::integer from "discussion" where "categoryID" = any(${categoryIDs})) as "comment"`.execute(
    db,
  );
  const { user, discussion, question, comment } = rows[0]!;
  return { user, discussion, question, comment, post: discussion + comment, category: categoryIDs.length };
}
