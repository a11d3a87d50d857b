import type { Selectable } from 'kysely';
import type { Database, UserCategoryTable } from '../database/tables';
import { permissionProblem } from '../httpError';
import type { ActivityPreference, CategoryPreferences } from '../wire';
import type { PreferenceOwner } from './preferenceOwner';

/** Key on the wire → column. */
const columns = {
  'preferences.followed': 'followed',
  'preferences.popup.posts': 'popupPosts',
  'preferences.email.posts': 'emailPosts',
  'preferences.popup.comments': 'popupComments',
  'preferences.email.comments': 'emailComments',
  'preferences.email.digest': 'digest',
} as const satisfies Record<keyof CategoryPreferences, keyof UserCategoryTable>;

export const preferenceKeys = Object.keys(columns) as (keyof CategoryPreferences)[];

type UserCategoryRow = Selectable<UserCategoryTable>;

/** Without a row nothing is wanted. */
export function preferenceMap(row: UserCategoryRow | undefined): CategoryPreferences {
  const entries = preferenceKeys.map((key) => [key, row?.[columns[key]] ?? false]);
  return Object.fromEntries(entries) as CategoryPreferences;
}

export async function readPreferences(db: Database, userID: number): Promise<Map<number, UserCategoryRow>> {
  const rows = await db.selectFrom('userCategory').selectAll().where('userID', '=', userID).execute();
  return new Map(rows.map((row) => [row.categoryID, row]));
}

export async function writePreferences(
  db: Database,
  { userID, getsMail }: PreferenceOwner,
  categoryID: number,
  patch: Partial<CategoryPreferences>,
  now: Date,
): Promise<CategoryPreferences> {
  const given = preferenceKeys.filter((key) => patch[key] !== undefined);
  if (!getsMail && given.some((key) => key.startsWith('preferences.email') && patch[key]))
    throw permissionProblem(['Garden.Email.View']);
  const values = Object.fromEntries(given.map((key) => [columns[key], patch[key]]));
  const row = await db.transaction().execute(async (trx) => {
    const before = (await readPreferences(trx, userID)).get(categoryID);
    const followed = patch['preferences.followed'] ?? before?.followed ?? false;
    const dateFollowed = followed ? (before?.dateFollowed ?? now) : null;
    return trx
      .insertInto('userCategory')
      .values({ userID, categoryID, ...values, dateFollowed })
      .onConflict((conflict) =>
        conflict.columns(['userID', 'categoryID']).doUpdateSet({ ...values, dateFollowed }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return preferenceMap(row);
}

/** What following begins with: the user's own defaults, and the digest where he gets mail. */
export function followDefaults(
  posts: ActivityPreference,
  comments: ActivityPreference,
  getsMail: boolean,
): CategoryPreferences {
  return {
    'preferences.followed': true,
    'preferences.popup.posts': posts.popup ?? false,
    'preferences.email.posts': (getsMail && posts.email) ?? false,
    'preferences.popup.comments': comments.popup ?? false,
    'preferences.email.comments': (getsMail && comments.email) ?? false,
    'preferences.email.digest': getsMail,
  };
}
