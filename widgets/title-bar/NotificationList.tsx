import { useAppDispatch, useCurrentUser } from '../../src/index';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import {
  notificationsShown,
  openNotification,
  useGetNotificationsQuery,
  useMarkAllNotificationsReadMutation,
  type Notification,
} from '../../src/resources/notifications';
import { Avatar } from '../../src/ui/Avatar';
import { Button } from '../../src/ui/Button';
import { OwnError } from '../../src/ui/OwnError';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';
import { BarList } from './BarList';
import { boldRuns } from './boldRuns';
import { useCount } from './useCount';
import { useReadElsewhere } from './useReadElsewhere';

/** The newest notifications, with a button that marks all of them read. */
export function NotificationList({ counts }: { counts: CountsWatch | null }) {
  const { locale, announcer, section } = useUi();
  const { t } = locale;
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { userID } = useCurrentUser();
  // Not `data`, which may be of the reader before.
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp: cameAt,
  } = useGetNotificationsQuery(userID, {
    refetchOnMountOrArgChange: true,
  });
  const [markAll, marking] = useMarkAllNotificationsReadMutation();
  const known = useCount('UnreadNotifications');
  const unread = data?.filter(({ read }) => !read).length ?? 0;
  // Older ones than those that are shown may be unread.
  const hasUnread = unread > 0 || known > 0;
  const isWhole = data !== undefined && data.length < notificationsShown;
  useReadElsewhere({ userID, cameAt, unread, known, isWhole, counts });
  // In another tab, too, where this page stays with its count.
  const onOpen = (row: Notification) => {
    dispatch(openNotification(userID, row));
    if (!row.read && known > 0) counts?.tell({ UnreadNotifications: known - 1 });
  };
  const onMarkAll = async () => {
    const answer = await markAll(userID);
    if ('error' in answer) return;
    counts?.tell({ UnreadNotifications: 0 });
    announcer.announce(t('All notifications are marked as read.'), 'polite');
  };
  return (
    <BarList
      rows={data}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      emptyText={t('You do not have any notifications yet.')}
      keyOf={(row) => row.notificationID}
      row={(row) => (
        <a
          className="inl-bar-row"
          href={link(row.url) ?? undefined}
          data-state={row.read ? 'read' : 'unread'}
          onClick={() => onOpen(row)}
        >
          <Avatar photoUrl={row.photoUrl} />
          <span className="inl-bar-row__text">
            {!row.read && <span className="inl-hidden">{t('Unread:')} </span>}
            <span className="inl-bar-row__body">
              {boldRuns(row.body).map(({ text, bold }, index) =>
                bold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
              )}
            </span>
            <RelativeTime className="inl-bar-row__meta" date={row.dateUpdated} />
          </span>
        </a>
      )}
      footer={
        <>
          <a className="inl-bar-list__all" href={`${section}/profile/notifications`}>
            {t('All Notifications')}
          </a>
          {(hasUnread || marking.isLoading || marking.isSuccess) && (
            <Button
              look="text"
              size="compact"
              busy={marking.isLoading}
              aria-disabled={!hasUnread || undefined}
              onClick={() => hasUnread && void onMarkAll()}
            >
              {t('Mark All Read')}
            </Button>
          )}
        </>
      }
      note={marking.error && <OwnError error={marking.error} />}
    />
  );
}
