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
 * `GET reactions`). In the order of the kinds, where `given` leaves any out.
 */
export function withKinds(given: readonly Reaction[], preload: PreloadTable): readonly Reaction[] {
  const kinds = kindsOf(preload);
  const own = new Map(given.map((reaction) => [reaction.tagID, reaction]));
  if (kinds.every(({ tagID }) => own.has(tagID))) return given;
  const ids = new Set(kinds.map(({ tagID }) => tagID));
  return [
    ...kinds.map((kind) => own.get(kind.tagID) ?? kind),
    ...given.filter(({ tagID }) => !ids.has(tagID)),
  ];
}
