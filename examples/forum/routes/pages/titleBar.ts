import { filterNavigation } from '../../../../src/resources/navigation/filterNavigation';
import { readNavItems, type NavItem } from '../../../../src/resources/navigation/navItem';
import type { CategoryName, Forum } from '../../forum';
import type { Viewer } from '../../viewer';
import type { Me } from '../../wire';
import { seesReports } from '../../data/reports';
import { layoutBar, safeItems } from './layoutBar';
import { localPath, profileListPath } from './paths';

/** `meta.titleBar` of a page: what its bar is made of, here and in the browser. */
export interface TitleBar {
  logo: { imageUrl: string; name: string; url?: string };
  navigation: NavItem[];
  account: NavItem[];
  /** Of the layout's own, beside what else it says of how the bar looks. */
  positioning: string;
  breakpoint: number;
  [look: string]: unknown;
}

interface Facts {
  forum: Forum;
  viewer: Viewer;
  me: Me;
  siteName: string;
  logo: string;
  breakpoint: number;
  /** Of the page, as the API answers it: it may have settings of its own for the bar. */
  layout?: unknown;
}

/**
 * The title bar of a page, without items that the viewer may not see: the page reveals none of them. The
 * widget applies the same rules to menus that come unfiltered.
 */
export function titleBar({ forum, viewer, me, siteName, logo, breakpoint, layout }: Facts): TitleBar {
  const categories = forum.categories.names(viewer);
  const below = (parent: number | null): object[] =>
    categories
      .filter(({ parentCategoryID }) => parentCategoryID === parent)
      .map((category) => ({ ...categoryItem(category), children: below(category.categoryID) }));
  const staff = categories.filter(({ urlcode }) => /^(staff|moderation)/.test(urlcode));
  const shown = (items: object[]) => {
    const can = (names: string[]) => names.some((name) => viewer.can(name));
    return safeItems(filterNavigation(readNavItems(items), { roleIDs: viewer.roleIDs, can }), viewer.origin);
  };
  const { logo: ownLogo, navigation: menu, ...look } = layoutBar(layout, viewer.origin);
  return {
    logo: { imageUrl: logo, name: siteName, ...ownLogo },
    ...(ownLogo?.imageUrlMobile && { mobileLogo: ownLogo.imageUrlMobile }),
    navigationAlignment: menu?.alignment,
    navigation: shown(
      menu?.items ?? [
        { id: 'posts', name: 'Posts', url: '/discussions' },
        { id: 'categories', name: 'Categories', url: '/categories', children: below(null) },
        { id: 'staff', name: 'Moderation', roleIDs: [16, 32], children: staff.map(categoryItem) },
      ],
    ),
    account: shown([
      {
        id: 'discussions',
        name: 'Discussions',
        children: [
          counted('Bookmarks', '/discussions/bookmarked', 'Bookmarks'),
          counted('Drafts', '/drafts', 'Drafts'),
          counted('My Posts', profileListPath('discussions', me), 'Discussions'),
          { id: 'My Comments', name: 'My Comments', url: profileListPath('comments', me) },
        ],
      },
      {
        id: 'settings',
        name: 'Settings',
        children: [
          { id: 'preferences', name: 'Notification Preferences', url: '/profile/preferences' },
          { id: 'privacy', name: 'Privacy', url: '/profile/accountprivacy' },
          { id: 'followed', name: 'Followed Content', url: '/profile/followed-content' },
        ],
      },
      {
        id: 'admin',
        name: 'Admin',
        children: [
          { id: 'reports', name: 'Reports', url: '/dashboard/content/reports', permission: seesReports },
          { id: 'layouts', name: 'Layouts', url: '/appearance/layouts', permission: 'site.manage' },
        ],
      },
    ]),
    ...{ positioning: 'StickySolid', ...look },
    breakpoint,
  };
}

const categoryItem = ({ categoryID, name, url }: CategoryName) => ({
  id: categoryID,
  name,
  url: localPath(url),
});

const counted = (name: string, url: string, count: string) => ({
  id: name,
  name,
  url,
  badge: { type: 'count', text: count },
});
