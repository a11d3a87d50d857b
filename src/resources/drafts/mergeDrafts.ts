import type { DraftContent } from './draft';
import { afterBoth } from './draftBook';
import { joinBodies, type Join } from './joinBodies';
import type { LocalDraft } from './localDraft';

/** What two tabs have made of one draft, `base`: `last` is what is there by now, and `first` was written without knowing of it. */
export function mergeDrafts(
  last: LocalDraft,
  first: LocalDraft,
  base: DraftContent,
  merge?: Join,
): Partial<LocalDraft> {
  const isSame = [base.body, last.body].includes(first.body);
  const { body, format } = isSame
    ? last
    : base.body === last.body
      ? first
      : (merge?.(last, first, base) ?? joinBodies(last, first));
  // Of one title the later wins.
  const [older, newer] = last.lastSaved < first.lastSaved ? [last, first] : [first, last];
  const meta = { ...older.meta };
  for (const [name, value] of Object.entries(newer.meta))
    if (said(value) !== said(base.meta[name])) meta[name] = value;
  return { body, format, meta, lastSaved: afterBoth(last, first) };
}

/** What a field says: one that is empty says as little as one that is not there. */
const said = (value: unknown) => JSON.stringify(value)?.replace(/^(""|\[]|{}|null)$/, '') ?? '';
