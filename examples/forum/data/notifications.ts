import type { Selectable } from 'kysely';
import type { NotificationTable } from '../database/tables';
import type { Notifications, Users } from '../forum';
import { notFound, permissionProblem } from '../httpError';
import type { Viewer } from '../viewer';
import type { Notification } from '../wire';
import { askForConfirmation } from './askForConfirmation';
import type { Context } from './context';
import { stamp } from './dates';
import { demandSession } from './demand';
import { more, pageWindow } from './paging';
import { paths } from './paths';

export function createNotifications(context: Context, users: Users): Notifications {
  const { db } = context;
  async function shape(viewer: Viewer, rows: Selectable<NotificationTable>[]): Promise<Notification[]> {
    const fragments = await users.fragments(
      viewer,
      rows.map((row) => row.activityUserID),
    );
    return rows.map((row) => ({
      notificationID: row.notificationID,
      activityType: row.activityType,
      activityName: row.activityType,
      body: row.body,
      photoUrl: fragments.get(row.activityUserID)?.photoUrl ?? null,
      url: viewer.url(row.path),
      readUrl: viewer.url(paths.readNotification(row.notificationID)),
      recordType: row.recordType,
      recordID: row.recordID,
      reason: row.reason,
      dateInserted: stamp(row.dateInserted),
      dateUpdated: stamp(row.dateUpdated),
      read: row.read,
    }));
  }

  async function find(viewer: Viewer, notificationID: number): Promise<Selectable<NotificationTable>> {
    demandSession(viewer);
    const row = await db
      .selectFrom('notification')
      .selectAll()
      .where('notificationID', '=', notificationID)
      .executeTakeFirst();
    if (!row) throw notFound('Notification');
    if (row.userID !== viewer.userID) throw permissionProblem(['Garden.Settings.Manage']);
    return row;
  }

  return {
    askForConfirmation: (viewer) => askForConfirmation(context, viewer),

    async list(viewer, query = {}) {
      demandSession(viewer);
      const window = pageWindow(query);
      const rows = await db
        .selectFrom('notification')
        .selectAll()
        .where('userID', '=', viewer.userID)
        .orderBy('dateUpdated', 'desc')
        .orderBy('notificationID', 'desc')
        .limit(window.limit + 1)
        .offset(window.offset)
        .execute();
      return more(await shape(viewer, rows), window);
    },

    async get(viewer, notificationID) {
      return (await shape(viewer, [await find(viewer, notificationID)]))[0] as Notification;
    },

    async markRead(viewer, notificationID) {
      const row = await find(viewer, notificationID);
      await db
        .updateTable('notification')
        .set({ read: true })
        .where('notificationID', '=', notificationID)
        .execute();
      return (await shape(viewer, [{ ...row, read: true }]))[0] as Notification;
    },

    async markAllRead(viewer) {
      demandSession(viewer);
      await db
        .updateTable('notification')
        .set({ read: true })
        .where('userID', '=', viewer.userID)
        .where('read', '=', false)
        .execute();
    },
  };
}
