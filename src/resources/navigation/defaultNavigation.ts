import { readNavItems } from './navItem';
import type { NavItem } from './navItem';

/** The menu of a forum that has configured none. `hasForum`: the current section of the site shows the forum app. */
export function defaultNavigation(hasForum: boolean): NavItem[] {
  return readNavItems([
    { id: 'posts', name: 'Posts', url: '/discussions' },
    ...(hasForum ? [{ id: 'categories', name: 'Categories', url: '/categories' }] : []),
  ]);
}

/** The account menu of deployed forums; a forum with other pages brings its own in `meta.titleBar.account`. */
export function defaultAccount(): NavItem[] {
  const counted = (name: string, url: string, count: string, permission?: string) => ({
    name,
    url,
    badge: { type: 'count', text: count },
    permission,
  });
  const moderator = 'community.moderate';
  return readNavItems([
    {
      name: 'Discussions',
      children: [
        counted('Bookmarks', '/discussions/bookmarked', 'Bookmarks'),
        counted('Drafts', '/drafts', 'Drafts'),
        counted('My Posts', '/discussions/mine', 'Discussions'),
      ],
    },
    {
      name: 'Moderation',
      children: [
        counted('Applicants', '/dashboard/user/applicants', 'Applicants', 'applicants.manage'),
        counted('Triage', '/dashboard/content/triage', 'triage', 'staff.allow'),
        counted('Reports', '/dashboard/content/reports', 'reports', moderator),
        counted('Escalations', '/dashboard/content/escalations', 'escalations', moderator),
        counted('Spam Queue', '/dashboard/log/spam', 'SpamQueue', moderator),
        counted('Moderation Queue', '/dashboard/log/moderation', 'ModerationQueue', moderator),
      ],
    },
    {
      name: 'Admin',
      children: [
        { name: 'Appearance', url: '/appearance', permission: 'site.manage' },
        { name: 'Analytics', url: '/analytics/v2', permission: 'data.view' },
        { name: 'Settings', url: '/dashboard/settings', permission: 'site.manage' },
      ],
    },
  ]);
}
