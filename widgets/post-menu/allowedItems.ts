import type { usePermissions } from '../../src/index';

/** What a menu depends on beside permissions, whatever it belongs to. */
export interface PostFacts {
  categoryID: number;
  isSignedIn: boolean;
  /** The reader wrote it. */
  isOwn: boolean;
  /** So is the discussion. */
  closed: boolean;
  /** The author's time for editing is not over. */
  inTime: boolean;
  /** Reports are taken. */
  escalations: boolean;
  /** What the page grants or takes away here. */
  overrides?: Readonly<Record<string, boolean>> | undefined;
}

/** Whether the reader holds any one of the names: in the category, or for names without one, anywhere. */
export type Holds = (...names: string[]) => boolean;
export type Rule<Facts extends PostFacts> = (facts: Facts, here: Holds, anywhere: Holds) => boolean;

export const ownInTime = ({ isSignedIn, isOwn, closed, inTime }: PostFacts) =>
  isSignedIn && isOwn && !closed && inTime;
export const mayReport: Rule<PostFacts> = ({ escalations }, _here, anywhere) =>
  escalations && anywhere('flag.add');

/** Those of `groups` that the reader finds, group by group; a group may be empty. */
export function allowedItems<Key extends string, Facts extends PostFacts>(
  groups: readonly (readonly Key[])[],
  rules: Record<Key, Rule<Facts>>,
  facts: Facts,
  holds: ReturnType<typeof usePermissions>,
): Key[][] {
  const { categoryID, overrides } = facts;
  const category = { mode: 'resourceIfJunction', resourceType: 'category', resourceID: categoryID } as const;
  const here: Holds = (...names) => holds(names, { ...category, overrides });
  const anywhere: Holds = (...names) => holds(names, { mode: 'global', overrides });
  return groups.map((keys) => keys.filter((key) => rules[key](facts, here, anywhere)));
}
