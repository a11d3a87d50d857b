import type { Database } from '../database/tables';
import { invalid } from '../httpError';
import type { Viewer } from '../viewer';
import { demand } from './demand';
import { slug } from './slug';
import { replaceTags } from './tags';

const most = 5;

/** By the name of its address: what is written twice is one tag. */
const byName = (names: readonly string[] = []) => {
  const named = new Map(names.map((name) => [slug(name), name.trim()]));
  named.delete('untitled');
  return named;
};

interface Asked {
  tagIDs?: number[];
  newTagNames?: string[];
}

/** Why a post cannot have these tags, whoever asks; empty where it can. */
export function tagProblems({ tagIDs = [], newTagNames }: Asked) {
  const named = byName(newTagNames);
  if (new Set(tagIDs).size + named.size > most)
    return [{ field: 'tagIDs', code: 'maxItems', message: `A post can have ${most} tags at most.` }];
  return [...named.values()].some(({ length }) => length > 40)
    ? [{ field: 'newTagNames', code: 'maxLength', message: 'A tag has 40 characters at most.' }]
    : [];
}

/** Gives a discussion the tags that its author asked for, by ID and by name. Without either it keeps those that it has. */
export async function tagAs(
  trx: Database,
  viewer: Viewer,
  discussionID: number,
  asked: Asked,
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
