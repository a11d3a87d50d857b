import type { Database } from '../database/tables';
import { HttpError, invalid, permissionProblem } from '../httpError';
import type { ActivityPreference, NotificationPreferences } from '../wire';
import { locales } from './locales';
import { activityGroups, digest, frequencies, isToldOf } from './activities';
import type { Context } from './context';
import type { PreferenceOwner } from './preferenceOwner';

const all = [...activityGroups.flatMap((group) => group.activities), digest];
const activitiesOf = ({ config: { addons } }: Source) => all.filter((each) => isToldOf(each, addons));

type Source = Pick<Context, 'db' | 'config'>;

interface Stored {
  activities: Record<string, ActivityPreference>;
  language: string | null;
}

async function readStored(db: Database, userID: number): Promise<Stored> {
  const row = await db
    .selectFrom('userPreference')
    .selectAll()
    .where('userID', '=', userID)
    .executeTakeFirst();
  if (!row) return { activities: {}, language: null };
  return { activities: JSON.parse(row.activities) as Stored['activities'], language: row.language };
}

/** What a user wants to hear of: the forum's defaults, with what the user has changed. */
export async function readActivities(
  source: Source,
  { userID, getsMail }: PreferenceOwner,
): Promise<NotificationPreferences> {
  const stored = await readStored(source.db, userID);
  const entries = activitiesOf(source).map(({ key, defaults }) => {
    const { email, ...rest } = { ...defaults, ...stored.activities[key] };
    return [key, getsMail ? { ...rest, email } : rest];
  });
  return { ...Object.fromEntries(entries), NotificationLanguage: stored.language ?? 'en' };
}

/** One activity's preference by name; the forum's own calls need no permission to know it. */
export const activityOf = (preferences: NotificationPreferences, key: string): ActivityPreference =>
  (preferences[key] as ActivityPreference | undefined) ?? {};

export async function writeActivities(
  source: Source,
  owner: PreferenceOwner,
  patch: Record<string, unknown>,
): Promise<NotificationPreferences> {
  const { userID } = owner;
  return source.db.transaction().execute(async (trx) => {
    // Two concurrent changes would both start from the old value, and the second would overwrite the first. The
    // user's row is locked, because there may be none of the preferences yet; new posts of that user do not wait for it.
    await trx
      .selectFrom('user')
      .select('userID')
      .where('userID', '=', userID)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const stored = await readStored(trx, userID);
    const language = readLanguage(patch.NotificationLanguage) ?? stored.language;
    const activities = JSON.stringify(merged(source, owner, stored.activities, patch));
    const values = { activities, language };
    await trx
      .insertInto('userPreference')
      .values({ userID, ...values })
      .onConflict((conflict) => conflict.column('userID').doUpdateSet(values))
      .execute();
    return readActivities({ ...source, db: trx }, owner);
  });
}

function merged(
  source: Source,
  owner: PreferenceOwner,
  before: Stored['activities'],
  patch: Record<string, unknown>,
): Stored['activities'] {
  const changed = { ...before };
  for (const { key } of activitiesOf(source)) {
    const given = Object.hasOwn(patch, key) ? patch[key] : undefined;
    if (typeof given !== 'object' || given === null || Array.isArray(given)) continue;
    changed[key] = { ...changed[key], ...readActivity(key, given as Record<string, unknown>, owner) };
  }
  return changed;
}

function readLanguage(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && locales.some(({ localeKey }) => localeKey === value)) return value;
  throw new HttpError(404, 'Selected language preference not found.');
}

function readActivity(
  path: string,
  given: Record<string, unknown>,
  { getsMail }: PreferenceOwner,
): ActivityPreference {
  const known: ActivityPreference = {};
  for (const field of ['popup', 'email'] as const) {
    const value = given[field];
    if (value === undefined) continue;
    if (typeof value !== 'boolean') throw invalid({ path, field, message: `${field} must be boolean.` });
    known[field] = value;
  }
  if (known.email && !getsMail) throw permissionProblem(['Garden.Email.View']);
  const { frequency } = given;
  if (frequency !== undefined && path === digest.key) {
    if (typeof frequency !== 'string' || !frequencies.includes(frequency))
      throw invalid({
        path,
        field: 'frequency',
        message: `frequency must be one of: ${frequencies.join(', ')}.`,
      });
    known.frequency = frequency;
  }
  return known;
}
