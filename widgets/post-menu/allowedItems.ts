import type { Holds } from '../../src/index';

/** What a menu depends on beside permissions, whatever it belongs to. */
export interface PostFacts {
  isSignedIn: boolean;
  /** The reader wrote it. */
  isOwn: boolean;
  /** So is the discussion. */
  closed: boolean;
  /** The author's time for editing is not over. */
  inTime: boolean;
  /** Reports are taken. */
  escalations: boolean;
}

/** `here`: in the post's category; `anywhere`: for those that count there too when they are held outside of it. */
export type Rule<Facts extends PostFacts> = (facts: Facts, here: Holds, anywhere: Holds) => boolean;

export const ownInTime = ({ isSignedIn, isOwn, closed, inTime }: PostFacts) =>
  isSignedIn && isOwn && !closed && inTime;
export const mayReport: Rule<PostFacts> = ({ escalations }, here) => escalations && here('flag.add');

/** Those of `groups` that the reader finds, group by group; a group may be empty. */
export function allowedItems<Key extends string, Facts extends PostFacts>(
  groups: readonly (readonly Key[])[],
  rules: Record<Key, Rule<Facts>>,
  facts: Facts,
  here: Holds,
  anywhere: Holds,
): Key[][] {
  return groups.map((keys) => keys.filter((key) => rules[key](facts, here, anywhere)));
}
