import { useCurrentUser, usePermission } from '../../src/index';
import { useGetConversationsQuery } from '../../src/resources/conversations';
import { Avatar } from '../../src/ui/Avatar';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';
import { BarList } from './BarList';

/** The newest private conversations. */
export function ConversationList() {
  const { locale, section } = useUi();
  const { t } = locale;
  const link = useSiteLink();
  const mayWrite = usePermission('conversations.add');
  const { userID } = useCurrentUser();
  // Not `data`, which may be of the reader before.
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetConversationsQuery(userID, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <BarList
      rows={data}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      emptyText={t('You do not have any messages yet.')}
      keyOf={(row) => row.conversationID}
      row={({ url, name, excerpt, countUnread, lastUser, dateUpdated }) => (
        <a
          className="inl-bar-row"
          href={link(url) ?? undefined}
          data-state={countUnread > 0 ? 'unread' : 'read'}
        >
          <Avatar photoUrl={lastUser.photoUrl} />
          <span className="inl-bar-row__text">
            <span className="inl-bar-row__body">
              <strong>
                <bdi>{name === '' ? lastUser.name : name}</bdi>
              </strong>
              {countUnread > 0 && (
                <span className="inl-hidden">
                  {t('{count} unread', { count: locale.number(countUnread) })}
                </span>
              )}
            </span>
            <span className="inl-bar-row__excerpt" dir="auto">
              {lastUser.name !== '' && name !== '' && (
                <>
                  <bdi>{lastUser.name}</bdi>
                  {': '}
                </>
              )}
              <span>{excerpt}</span>
            </span>
            {dateUpdated !== '' && <RelativeTime className="inl-bar-row__meta" date={dateUpdated} />}
          </span>
        </a>
      )}
      footer={
        <>
          <a className="inl-bar-list__all" href={`${section}/messages`}>
            {t('All Messages')}
          </a>
          {mayWrite && (
            <a className="inl-bar-list__all" href={`${section}/messages/add`}>
              {t('New Message')}
            </a>
          )}
        </>
      }
    />
  );
}
