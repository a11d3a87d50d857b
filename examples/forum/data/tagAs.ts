import type { Database } from '../database/tables';
import { invalid } from '../httpError';
import type { Viewer } from '../viewer';
import { demand } from './demand';
import { byName, tagProblems, type AskedTags } from './tagProblems';
import { replaceTags } from './tags';

/** Gives a discussion the tags that its author asked for, by ID and by name. Without either it keeps those that it has. */
export async function tagAs(
  trx: Database,
  viewer: Viewer,
  { discussionID, categoryID }: { discussionID: number; categoryID: number },
  asked: AskedTags,
): Promise<void> {
  const { tagIDs, newTagNames } = asked;
  if (!tagIDs && !newTagNames) return;
  const problems = tagProblems(asked);
  if (problems.length > 0) throw invalid(...problems);
  const ids = new Set(tagIDs);
  for (const [urlcode, name] of byName(newTagNames)) {
    const known = await trx
      .selectFrom('tag')
      .select('tagID')
      .where('urlcode', '=', urlcode)
      .executeTakeFirst();
    if (!known) demand(viewer, 'tags.add', { categoryID });
    const { tagID } =
      known ??
      (await trx
        .insertInto('tag')
        .values({ name, urlcode, type: 'User' })
        .returning('tagID')
        .executeTakeFirstOrThrow());
    ids.add(tagID);
  }
  await replaceTags(trx, discussionID, [...ids]);
}
