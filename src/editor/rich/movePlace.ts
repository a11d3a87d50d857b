import { changedRegion } from './changedRegion';

/** Stands between two blocks of a text that is compared: no text has it. */
export const blockEnd = '\0';

/**
 * Where a place in a text is once another text stands there. The two differ in one region, between what they begin and
 * end with in common: points before it stay, points behind it move along, and points inside it go to its end.
 * @param follows whether a place at the very end goes along with words that come behind it
 */
export function movePlace(place: number, before: string, after: string, follows = false): number {
  if (follows && place === before.length) return after.length;
  const { start, from, to } = changedRegion(before, after);
  const moved = Math.max(place - from, 0) + to;
  // Between both, a point in front of a block stays in front of it.
  const goesAlong = place === from && from < before.length && isBlockStart(before, place);
  if (place > start || (place === start && goesAlong && isBlockStart(after, moved))) return moved;
  return place;
}

const isBlockStart = (text: string, place: number): boolean => place === 0 || text[place - 1] === blockEnd;
