import { isRecord } from '../../contract/foreign';
import type { PreloadTable } from '../../store/createPreloadTable';
import type { Reaction } from './reaction';

/** Kept: a preloaded answer is given once, and a page has hundreds of bars. */
const known = new WeakMap<PreloadTable, readonly Reaction[]>();

function kindsOf(preload: PreloadTable): readonly Reaction[] {
  let kinds = known.get(preload);
  if (!kinds) {
    const answer = preload.takePath('reactions');
    kinds = Array.isArray(answer) ? answer.filter(isRecord).flatMap(readKind) : [];
    known.set(preload, kinds);
  }
  return kinds;
}

/** A type of `GET reactions` as a reaction with the count 0. */
function readKind({
  tagID,
  urlCode: urlcode,
  name,
  class: kind,
  reactionValue = 0,
}: Record<string, unknown>): Reaction[] {
  if (typeof tagID !== 'number' || typeof urlcode !== 'string' || typeof name !== 'string') return [];
  if (typeof kind !== 'string' || typeof reactionValue !== 'number') return [];
  return [{ tagID, urlcode, name, class: kind, reactionValue, count: 0, hasReacted: false }];
}

/**
 * All reactions on a record: `given`, and, with the count 0, the page's other kinds (its preloaded
 * `GET reactions`). In the order of the kinds, where `given` leaves any out. A given one may leave its kind to the page.
 */
export function withKinds(given: readonly Reaction[], preload: PreloadTable): readonly Reaction[] {
  const kinds = new Map(kindsOf(preload).map((kind) => [kind.tagID, kind]));
  const whole = given.flatMap((each) => {
    if (each.urlcode) return each;
    const kind = kinds.get(each.tagID);
    return kind ? { ...kind, count: each.count, hasReacted: each.hasReacted } : [];
  });
  const own = new Map(whole.map((reaction) => [reaction.tagID, reaction]));
  if ([...kinds.keys()].every((tagID) => own.has(tagID))) return whole;
  return [
    ...Array.from(kinds.values(), (kind) => own.get(kind.tagID) ?? kind),
    ...whole.filter(({ tagID }) => !kinds.has(tagID)),
  ];
}
