import { afterBoth } from './draftBook';
import { joinBodies, joinChanges } from './joinBodies';
import type { LocalDraft } from './localDraft';

/** What two tabs have made of one draft, `base`, without knowing of each other; what was written first may end a word of it. */
export function mergeDrafts(
  last: LocalDraft,
  first: LocalDraft,
  base: Pick<LocalDraft, 'body' | 'format' | 'meta'>,
): Partial<LocalDraft> {
  const isSame = [base.body, last.body].includes(first.body);
  const { body, format } = isSame ? last : (joinChanges(last, first, base) ?? joinBodies(last, first));
  const meta = { ...last.meta };
  for (const [name, value] of Object.entries(first.meta)) if (value !== base.meta[name]) meta[name] = value;
  return { body, format, meta, lastSaved: afterBoth(last, first) };
}
