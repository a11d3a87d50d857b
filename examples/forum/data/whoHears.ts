import type { Database } from '../database/tables';
import type { ActivityPreference } from '../wire';
import { activityGroups } from './activities';
import type { Catalogue } from './catalogue';

/** Why a user is notified: the activity in the preferences, and the reason on the wire. */
export interface Hearing {
  activityType: string;
  reason: string;
}

const defaults = new Map(
  activityGroups.flatMap((group) => group.activities.map(({ key, defaults: own }) => [key, own] as const)),
);

/** Takes out those who do not want a notification of that kind. */
export async function whoHears(
  db: Database,
  readers: ReadonlyMap<number, Hearing>,
): Promise<[userID: number, hearing: Hearing][]> {
  if (readers.size === 0) return [];
  const rows = await db
    .selectFrom('userPreference')
    .select(['userID', 'activities'])
    .where('userID', 'in', [...readers.keys()])
    .execute();
  const own = new Map(
    rows.map((row) => [row.userID, JSON.parse(row.activities) as Record<string, ActivityPreference>]),
  );
  return [...readers].filter(
    ([userID, { activityType }]) =>
      own.get(userID)?.[activityType]?.popup ?? defaults.get(activityType)?.popup ?? false,
  );
}

/** Those who chose, for this very category, to hear of its posts or comments. */
export async function followersWhoHear(
  db: Database,
  categoryID: number,
  kind: 'popupPosts' | 'popupComments',
): Promise<number[]> {
  const rows = await db
    .selectFrom('userCategory')
    .select('userID')
    .where('categoryID', '=', categoryID)
    .where('followed', '=', true)
    .where(kind, '=', true)
    .orderBy('userID')
    .execute();
  return rows.map((row) => row.userID);
}

/** Those who want to hear nothing of a discussion, whatever else they chose. */
export async function mutedBy(db: Database, discussionID: number): Promise<number[]> {
  const rows = await db
    .selectFrom('userDiscussion')
    .select('userID')
    .where('discussionID', '=', discussionID)
    .where('muted', '=', true)
    .execute();
  return rows.map((row) => row.userID);
}

/** Returns which of these users may not read the category, so that they get no notification from it. */
export async function lockedOut(
  db: Database,
  catalogue: Catalogue,
  userIDs: Iterable<number>,
  categoryID: number,
): Promise<number[]> {
  const all = [...userIDs];
  if (all.length === 0) return [];
  const rows = await db
    .selectFrom('userRole')
    .select(['userID', 'roleID'])
    .where('userID', 'in', all)
    .execute();
  const rolesOf = (userID: number) => rows.filter((row) => row.userID === userID).map(({ roleID }) => roleID);
  return all.filter((userID) => !catalogue.can(rolesOf(userID), 'discussions.view', categoryID));
}
