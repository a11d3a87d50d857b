import { selectMe } from '../session/sessionApi';
import { api } from '../store/api';
import { readWith } from '../store/readWith';
import type { AppThunk, RootState } from '../store/storeTypes';
import { storeCounts } from './counts/countsSlice';
import { listOf } from './listOf';

/** What happened, for the current user. */
export interface Notification {
  notificationID: number;
  /** HTML: text with `b` and `a`. */
  body: string;
  photoUrl: string | null;
  /** Where it leads; on most servers an address that marks it read on the way. */
  url: string;
  /** Following `url` does not mark it read: that takes a call. */
  needsMark: boolean;
  /** RFC 3339. */
  dateUpdated: string;
  read: boolean;
}

/** How many a flyout shows. */
export const notificationsShown = 10;

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Notifications of the current user, whose ID is the argument, so that no other user sees them. Newest first. */
    getNotifications: build.query<Notification[], number>({
      queryFn: readWith(
        () => ({ path: 'notifications', query: { limit: notificationsShown } }),
        listOf(readNotification),
      ),
    }),
    /** Of the reader, whose ID it takes. */
    markAllNotificationsRead: build.mutation<unknown, number>({
      query: () => ({ method: 'PATCH', path: 'notifications', body: { read: true } }),
      onQueryStarted: async (userID, { dispatch, getState, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          // The view shows the mutation's error; nothing was changed that would have to go back.
          return;
        }
        // Another user may have signed in meanwhile, with another count.
        if (selectMe(getState() as RootState).data?.userID === userID)
          dispatch(storeCounts({ UnreadNotifications: 0 }));
        dispatch(updateRows(userID, (rows) => rows.forEach((row) => (row.read = true))));
      },
    }),
    markNotificationRead: build.mutation<unknown, number>({
      query: (notificationID) => ({
        method: 'PATCH',
        path: `notifications/${Number(notificationID)}`,
        body: { read: true },
      }),
    }),
  }),
});

export const { useGetNotificationsQuery, useMarkAllNotificationsReadMutation } = notificationsApi;

const updateRows = (userID: number, change: (rows: Notification[]) => void) =>
  notificationsApi.util.updateQueryData('getNotifications', userID, change);

/** The reader follows a notification: it is read from now on, here and on the server. */
export const openNotification =
  (userID: number, { notificationID, needsMark }: Notification): AppThunk =>
  (dispatch) => {
    dispatch(
      updateRows(userID, (rows) => {
        const row = rows.find((each) => each.notificationID === notificationID);
        if (row) row.read = true;
      }),
    );
    if (needsMark) void dispatch(notificationsApi.endpoints.markNotificationRead.initiate(notificationID));
  };

function readNotification(row: Record<string, unknown>): Notification[] {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  if (typeof row.notificationID !== 'number') return [];
  return [
    {
      notificationID: row.notificationID,
      body: text('body'),
      photoUrl: text('photoUrl') || null,
      url: text('readUrl') || text('url'),
      needsMark: text('readUrl') === '',
      dateUpdated: text('dateUpdated') || text('dateInserted'),
      read: row.read === true,
    },
  ];
}
