import type { Database } from '../database/tables';
import { invalid } from '../httpError';
import type { Viewer } from '../viewer';
import { demand } from './demand';
import { slug } from './slug';
import { replaceTags } from './tags';

const most = 5;

/** Gives a discussion the tags that its author asked for, by ID and by name. Without either it keeps those that it has. */
export async function tagAs(
  trx: Database,
  viewer: Viewer,
  discussionID: number,
  { tagIDs, newTagNames }: { tagIDs?: number[]; newTagNames?: string[] },
): Promise<void> {
  if (!tagIDs && !newTagNames) return;
  const named = new Map((newTagNames ?? []).map((name) => [slug(name), name.trim()]));
  named.delete('untitled');
  const ids = new Set(tagIDs);
  if (ids.size + named.size > most)
    throw invalid({ field: 'tagIDs', code: 'maxItems', message: `A post can have ${most} tags at most.` });
  for (const [urlcode, name] of named) {
    if (name.length > 40)
      throw invalid({ field: 'newTagNames', code: 'maxLength', message: 'A tag has 40 characters at most.' });
    const known = await trx
      .selectFrom('tag')
      .select('tagID')
      .where('urlcode', '=', urlcode)
      .executeTakeFirst();
    if (!known) demand(viewer, 'tags.add');
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
