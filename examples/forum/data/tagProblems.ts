import { slug } from './slug';

const most = 5;

/** Keyed by url code: duplicates are one tag. */
export const byName = (names: readonly string[] = []) => {
  const named = new Map(names.map((name) => [slug(name), name.trim()]));
  named.delete('untitled');
  return named;
};

export interface AskedTags {
  tagIDs?: number[];
  newTagNames?: string[];
}

/** Why a post cannot have these tags, for any viewer; empty when it can. */
export function tagProblems({ tagIDs = [], newTagNames }: AskedTags) {
  const named = byName(newTagNames);
  if (new Set(tagIDs).size + named.size > most)
    return [{ field: 'tagIDs', code: 'maxItems', message: `A post can have ${most} tags at most.` }];
  return [...named.values()].some(({ length }) => length > 40)
    ? [{ field: 'newTagNames', code: 'maxLength', message: 'A tag has 40 characters at most.' }]
    : [];
}
