import type { WidgetCode } from '../../src/contract/widget';
import { CallToActionWidget } from '../../widgets/call-to-action/CallToActionWidget';
import { readProps as readCall } from '../../widgets/call-to-action/props';
import { CategoriesWidget } from '../../widgets/categories/CategoriesWidget';
import { readProps as readCategories } from '../../widgets/categories/props';
import { widget as discussions } from '../../widgets/discussion-list/widget';
import { FeaturedCollectionsWidget } from '../../widgets/featured-collections/FeaturedCollectionsWidget';
import { readProps as readCollections } from '../../widgets/featured-collections/props';
import { GuestCallToActionWidget } from '../../widgets/guest-call-to-action/GuestCallToActionWidget';
import { readProps as readGuestCall } from '../../widgets/guest-call-to-action/props';
import { HomeWidget } from '../../widgets/home-widget/HomeWidget';
import { readProps as readHome } from '../../widgets/home-widget/props';
import { LeaderboardWidget } from '../../widgets/leaderboard/LeaderboardWidget';
import { readProps as readLeaders } from '../../widgets/leaderboard/props';
import { QuickLinks } from '../../widgets/quick-links/QuickLinks';
import { readProps as readLinks } from '../../widgets/quick-links/props';
import { RSSWidget } from '../../widgets/rss/RSSWidget';
import { readProps as readNews } from '../../widgets/rss/props';
import { RoleSpotlightWidget } from '../../widgets/role-spotlight/RoleSpotlightWidget';
import { readProps as readRole } from '../../widgets/role-spotlight/props';
import { SiteTotalsWidget } from '../../widgets/site-totals/SiteTotalsWidget';
import { readProps as readTotals } from '../../widgets/site-totals/props';
import { TagWidget } from '../../widgets/tag-list/TagWidget';
import { readProps as readTags } from '../../widgets/tag-list/props';
import { UserSpotlightWidget } from '../../widgets/user-spotlight/UserSpotlightWidget';
import { readProps as readSpotlight } from '../../widgets/user-spotlight/props';

const user = { userID: 7, name: 'Ada', photoUrl: '/p.png', title: 'Maker' };
const evil = '<img src=x onerror=alert(1)>';

interface Fixture {
  folder: string;
  code: WidgetCode<any>;
  /** As the layouts' contract shows it, completed. */
  props: Record<string, unknown>;
  /** What a reader finds in it: roles with their names, and texts. */
  shows: ({ role: string; name: string } | string)[];
  /** The list among its props that may be far too long. */
  list?: string;
  /** As a broken or hostile server might send it. */
  hostile: Record<string, unknown>;
  /** Nothing is left of it. */
  isGone?: boolean;
}

/** Every widget of a layout that needs no script. */
export const layoutWidgets: Record<string, Fixture> = {
  HomeWidget: {
    folder: 'home-widget',
    code: { props: readHome, view: HomeWidget },
    props: {
      title: 'Start',
      subtitle: 'Here',
      itemData: [
        { to: '/a', name: 'A', description: 'First', counts: [{ labelCode: 'posts', count: 1234 }] },
        { name: 'B' },
      ],
      itemOptions: { contentType: 'title-description' },
      containerOptions: { displayType: 'grid', maxColumnCount: 3, viewAll: { to: '/all' } },
    },
    shows: [
      { role: 'region', name: 'Start' },
      { role: 'heading', name: 'A' },
      { role: 'link', name: 'A' },
      { role: 'link', name: 'View All : Start' },
      'First',
      '1.2k posts',
    ],
    list: 'itemData',
    hostile: {
      title: evil,
      itemData: [
        { to: 'javascript:alert(1)', name: evil, imageUrl: 'data:text/html,x', counts: 'many' },
        5,
        null,
      ],
      containerOptions: [],
      itemOptions: { contentType: 7, fg: 'red;background:url(//evil)' },
    },
  },
  RSSWidget: {
    folder: 'rss',
    code: { props: readNews, view: RSSWidget },
    props: {
      title: 'News',
      itemData: [
        { to: 'https://x.test/a', name: 'A', description: 'First', imageUrl: 'https://x.test/a.jpg' },
      ],
    },
    shows: [{ role: 'link', name: 'A (opens in a new tab)' }, 'First'],
    list: 'itemData',
    hostile: { itemData: [{ to: '//evil', name: evil, description: evil }], itemOptions: [] },
  },
  FeaturedCollectionsWidget: {
    folder: 'featured-collections',
    code: { props: readCollections, view: FeaturedCollectionsWidget },
    props: {
      title: 'Start here',
      collection: {
        collectionID: 1,
        name: 'Start',
        records: [{ recordID: 9, record: { name: 'Rules', url: '/discussion/9', excerpt: 'Be kind.' } }],
      },
    },
    shows: [{ role: 'region', name: 'Start here' }, { role: 'link', name: 'Rules' }, 'Be kind.'],
    hostile: {
      collection: { name: evil, records: [{ record: { name: evil, url: '/\\evil' } }, { record: null }] },
    },
  },
  QuickLinks: {
    folder: 'quick-links',
    code: { props: readLinks, view: QuickLinks },
    props: {
      links: [
        { id: 'b', name: 'My Bookmarks', url: '/discussions/bookmarked', count: 120, countLimit: 99 },
        { name: 'For staff', url: '/staff', permission: 'site.manage' },
        { name: 'Hidden', url: '/hidden', isHidden: true },
      ],
    },
    shows: [
      { role: 'navigation', name: 'Quick Links' },
      { role: 'link', name: 'My Bookmarks 99+' },
    ],
    list: 'links',
    hostile: { title: evil, links: [{ name: evil, url: 'javascript:alert(1)' }, { name: 'x' }, []] },
    isGone: true,
  },
  TagWidget: {
    folder: 'tag-list',
    code: { props: readTags, view: TagWidget },
    props: {
      tags: [{ tagID: 3, name: 'oak', urlcode: 'oak', countDiscussions: 9 }],
      itemOptions: { tagPreset: 'GREYSCALE' },
    },
    shows: [
      { role: 'region', name: 'Popular Tags' },
      { role: 'link', name: 'oak 9' },
    ],
    list: 'tags',
    hostile: {
      tags: [
        { tagID: '3/../x', name: 'x' },
        { tagID: 4, name: evil, countDiscussions: 'NaN' },
      ],
    },
  },
  SiteTotalsWidget: {
    folder: 'site-totals',
    code: { props: readTotals, view: SiteTotalsWidget },
    props: {
      totals: [
        { recordType: 'user', label: 'Members', iconName: 'meta-users', count: 1240 },
        { recordType: 'post', label: 'Posts', count: 5, isCalculating: true },
      ],
      formatNumbers: true,
    },
    shows: [{ role: 'term', name: '' }, 'Members', '1.2k', '1,240', 'Being counted'],
    list: 'totals',
    hostile: {
      totals: [
        { recordType: 'constructor', label: evil, count: 1 },
        { recordType: 'post', label: 'Posts', count: -5 },
      ],
      containerOptions: { background: { color: 'url(//evil)' }, textColor: '}body{display:none' },
    },
  },
  CallToActionWidget: {
    folder: 'call-to-action',
    code: { props: readCall, view: CallToActionWidget },
    props: {
      title: 'Join us',
      description: 'Now.',
      button: { title: 'Start', url: '/start', type: 'primary', shouldUseButton: true },
      background: { image: '/b.jpg', imageUrlSrcSet: { 300: '/b-300.jpg' }, color: '#123456' },
    },
    shows: [{ role: 'region', name: 'Join us' }, { role: 'link', name: 'Start' }, 'Now.'],
    hostile: {
      title: evil,
      button: { url: 'javascript:alert(1)' },
      background: { image: 'javascript:alert(1)' },
    },
  },
  GuestCallToActionWidget: {
    folder: 'guest-call-to-action',
    code: { props: readGuestCall, view: GuestCallToActionWidget },
    props: { button: { title: 'Sign In', url: 'https://evil.test' } },
    shows: [
      { role: 'region', name: 'Welcome!' },
      { role: 'link', name: 'Sign In' },
      { role: 'link', name: 'Register' },
    ],
    hostile: { title: evil, button: [], secondButton: 'x' },
  },
  LeaderboardWidget: {
    folder: 'leaderboard',
    code: { props: readLeaders, view: LeaderboardWidget },
    props: {
      title: 'All Time Leaders',
      leaders: [
        { user, points: 310 },
        { user: { userID: 8, name: 'Bea' }, points: 310 },
      ],
    },
    shows: [
      { role: 'region', name: 'All Time Leaders' },
      { role: 'columnheader', name: 'Points' },
      { role: 'link', name: 'Ada' },
      { role: 'link', name: 'Bea' },
    ],
    list: 'leaders',
    hostile: {
      leaders: [
        { user: { userID: 7, name: evil, photoUrl: 'javascript:alert(1)' }, points: 1 },
        { user: null },
      ],
    },
  },
  UserSpotlightWidget: {
    folder: 'user-spotlight',
    code: { props: readSpotlight, view: UserSpotlightWidget },
    props: { title: 'Customer Spotlight', description: 'Built a lathe.', userInfo: user },
    shows: [
      { role: 'region', name: 'Customer Spotlight' },
      { role: 'link', name: 'Ada' },
      'Built a lathe.',
      'Maker',
    ],
    hostile: { title: evil, description: evil, userInfo: { userID: -1, name: evil } },
  },
  RoleSpotlightWidget: {
    folder: 'role-spotlight',
    code: { props: readRole, view: RoleSpotlightWidget },
    props: {
      title: 'Our moderators',
      apiParams: { roleID: 32 },
      role: { roleID: 32, name: 'Moderators' },
      users: [user, { userID: 8, name: 'Bea' }],
    },
    shows: [
      { role: 'region', name: 'Our moderators' },
      { role: 'link', name: 'Ada' },
      { role: 'link', name: 'Bea' },
      'Maker',
    ],
    list: 'users',
    hostile: {
      title: evil,
      role: [],
      users: [{ userID: 7, name: evil, photoUrl: 'javascript:alert(1)', title: evil }, null, { userID: 'x' }],
    },
  },
  CategoriesWidget: {
    folder: 'categories',
    code: { props: readCategories, view: CategoriesWidget },
    props: {
      title: 'Categories',
      isAsset: true,
      itemData: [
        {
          categoryID: 5,
          name: 'Tools',
          to: '/category/tools',
          depth: 1,
          displayAs: 'discussions',
          counts: [{ labelCode: 'discussions', count: 12, countAll: 40 }],
          lastPost: { name: 'Which saw?', url: '/discussion/9', insertUser: user },
          children: [{ categoryID: 6, name: 'Saws', to: '/category/saws' }],
        },
        { categoryID: 7, name: 'Inside', displayAs: 'heading', noChildCategoriesMessage: 'Nothing for you.' },
      ],
      categoryOptions: {
        metas: {
          includeSubcategoriesCount: ['discussions'],
          display: { discussionCount: true, lastPostName: true, lastPostAuthor: true, subcategories: true },
        },
      },
    },
    shows: [
      { role: 'heading', name: 'Tools' },
      { role: 'link', name: 'Tools' },
      { role: 'link', name: 'Which saw?' },
      { role: 'link', name: 'Ada' },
      { role: 'link', name: 'Saws' },
      { role: 'heading', name: 'Inside' },
      '40 discussions',
      'Nothing for you.',
    ],
    list: 'itemData',
    hostile: {
      itemData: [
        {
          categoryID: 5,
          name: evil,
          to: 'vbscript:x',
          counts: [{ labelCode: '__proto__', count: 3 }],
          children: {},
        },
      ],
      categoryOptions: [],
    },
  },
  DiscussionsWidget: {
    folder: 'discussion-list',
    code: discussions,
    props: {
      title: 'Recent',
      discussions: [
        {
          discussionID: 9,
          name: 'Which saw?',
          url: '/discussion/9',
          excerpt: 'I have two.',
          category: { categoryID: 5, name: 'Tools', url: '/category/tools' },
          insertUser: user,
          dateInserted: '2026-01-05T12:00:00+00:00',
          countComments: 3,
          unread: true,
          countUnread: 2,
          pinned: true,
        },
      ],
    },
    shows: [
      { role: 'region', name: 'Recent' },
      { role: 'link', name: 'Which saw?' },
      { role: 'link', name: 'Tools' },
      { role: 'link', name: 'Ada' },
      'I have two.',
      'Announcement',
      '3 comments',
    ],
    list: 'discussions',
    hostile: {
      discussions: [
        {
          discussionID: 1,
          name: evil,
          url: 'javascript:alert(1)',
          excerpt: evil,
          category: [],
          insertUser: 7,
        },
        { name: 'no ID' },
      ],
      discussionOptions: [],
    },
  },
};
