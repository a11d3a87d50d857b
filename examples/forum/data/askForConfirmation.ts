import { escapeHtml } from '../posts/escapeHtml';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { demandSession } from './demand';
import { paths } from './paths';

const activityType = 'ConfirmEmail';
const day = 24 * 60 * 60 * 1000;

/**
 * Asks the administrators to confirm the viewer's e-mail address: this forum sends no mail that could prove it. They hear
 * of it once a day, however often it is requested.
 */
export async function askForConfirmation({ db, catalogue, now }: Context, viewer: Viewer): Promise<void> {
  demandSession(viewer);
  const { user } = viewer;
  if (!user || user.emailConfirmed) return;
  const date = now();
  const administrators = await db
    .selectFrom('userRole')
    .select('userID')
    .where('roleID', '=', catalogue.roleOf('administrator').roleID)
    .where('userID', '<>', user.userID)
    .where('userID', 'not in', (query) =>
      query
        .selectFrom('notification')
        .select('userID')
        .where('activityType', '=', activityType)
        .where('activityUserID', '=', user.userID)
        .where('dateInserted', '>', new Date(date.getTime() - day)),
    )
    .execute();
  if (administrators.length === 0) return;
  const body = `<b>${escapeHtml(user.name)}</b> asks to have the e-mail address <b>${escapeHtml(user.email)}</b> confirmed`;
  await db
    .insertInto('notification')
    .values(
      administrators.map(({ userID }) => ({
        userID,
        activityType,
        activityUserID: user.userID,
        body,
        path: paths.profile(user.userID, user.name),
        recordType: 'user',
        recordID: user.userID,
        reason: null,
        dateInserted: date,
        dateUpdated: date,
      })),
    )
    .execute();
}
