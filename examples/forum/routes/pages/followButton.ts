import type { Viewer } from '../../viewer';
import type { Category, CategoryPreferences } from '../../wire';
import { localPath } from './paths';

/** The reference forum sends no mail, but keeps who wants it. */
export const emails = { enabled: true, digest: true };

/** What `widgets/follow.eta` prints. */
export interface FollowButtonView {
  props: {
    userID: number;
    recordID: number;
    name: string;
    isFollowed: boolean;
    notificationPreferences: CategoryPreferences;
    emailDigestEnabled: boolean;
    viewRecordUrl: string;
    size?: 'compact';
  };
  /** Target of the plain form: follow, or the preferences of a followed category. */
  action: string;
}

/** Null where nothing can be followed: by guests, and in categories that hold no discussions of their own. */
export function followButton(viewer: Viewer, category: Category, size?: 'compact'): FollowButtonView | null {
  const { categoryID, name, preferences, url, urlcode, displayAs } = category;
  if (!viewer.user || !preferences || displayAs !== 'discussions') return null;
  return {
    props: {
      userID: viewer.userID,
      recordID: categoryID,
      name,
      isFollowed: preferences['preferences.followed'],
      notificationPreferences: preferences,
      emailDigestEnabled: emails.digest && viewer.can('email.view'),
      viewRecordUrl: localPath(url),
      size,
    },
    action: `/category/${encodeURIComponent(urlcode)}/follow`,
  };
}
