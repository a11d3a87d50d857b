import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';
import { unreadName } from './unreadName';
import { useCount } from './useCount';

/** Tells of new notifications and messages while the page is open; not of what it came with, nor of what has been read. */
export function useSpokenCounts(): void {
  const { announcer, locale } = useUi();
  const { userID } = useCurrentUser();
  const notifications = useCount('UnreadNotifications');
  const messages = useCount('Conversations');
  const last = useRef({ userID, notifications, messages });
  useEffect(() => {
    const before = last.current;
    last.current = { userID, notifications, messages };
    // Another reader's counts are theirs from the beginning, and none of them is new.
    if (before.userID !== userID) return;
    const { t } = locale;
    if (notifications > before.notifications)
      announcer.announce(unreadName(locale, t('Notifications'), notifications));
    if (messages > before.messages) announcer.announce(unreadName(locale, t('Messages'), messages));
  }, [announcer, locale, userID, notifications, messages]);
}
