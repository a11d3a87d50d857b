/**
 * Pages as deployed forums print them: tags, props and globals of their templates and modules, with the fallback inside each
 * tag. Nothing here knows of Inlay.
 */
export type Reader = 'guest' | 'member' | 'moderator';

const ada = {
  ...{ userID: 7, name: 'Ada', url: '/profile/7/Ada', photoUrl: '/uploads/a.png', title: 'Maker' },
  ...{ dateLastActive: '2026-01-05T12:00:00+00:00', banned: 0, private: false, points: 30 },
};
const readers = {
  guest: { userID: 0, name: 'Guest', photoUrl: '/uploads/g.png', dateLastActive: null, roleIDs: [2] },
  member: { ...ada, email: 'ada@b.example', emailConfirmed: true, roleIDs: [8], countUnreadNotifications: 3 },
  moderator: { ...ada, userID: 9, name: 'Mo', email: 'mo@b.example', emailConfirmed: true, roleIDs: [32] },
};
const granted: Record<Reader, string[]> = {
  guest: ['profiles.view', 'discussions.view'],
  member: ['profiles.view', 'discussions.view', 'session.valid', 'signIn.allow', 'comments.add', 'profiles.edit', 'flag.add'],
  moderator: ['profiles.view', 'discussions.view', 'session.valid', 'signIn.allow', 'community.moderate', 'posts.moderate', 'discussions.moderate'],
};
const discussion = {
  ...{ discussionID: 9, type: 'discussion', name: 'Which saw?', url: 'http://localhost/discussion/9/which-saw' },
  ...{ excerpt: 'I have two.', categoryID: 5, category: { categoryID: 5, name: 'Tools', url: '/categories/tools' } },
  ...{ insertUser: ada, insertUserID: 7, dateInserted: '2026-01-05T12:00:00+00:00', countComments: 3, countViews: 9, score: 1 },
  ...{ closed: false, pinned: false, bookmarked: false, unread: true, countUnread: 2 },
};
const around = { containerOptions: { displayType: 'list', borderType: 'shadow' }, title: 'A title' };

/** Name → props, as the modules of the forum print them; the page prints them in this order. */
export const deployedProps: Record<string, object | ((reader: Reader) => object)> = {
  'community-banner': { title: 'Tools', description: '<p>All about <b>tools</b></p>', backgroundImage: '/uploads/b.jpg', backgroundUrlSrcSet: [], iconImage: null, iconUrlSrcSet: [], initialParams: { domain: 'discussions', categoryIDs: [5], includeChildCategories: true, recordTypes: ['discussion'] } },
  'community-content-banner': { title: 'Tools', description: '', isContentBanner: true, hideSearch: true, contentImage: '/uploads/c.jpg', options: { enabled: true } },
  HomeWidget: { ...around, itemData: [{ to: '/a', name: 'A', description: 'First', imageUrl: null, iconUrl: null, counts: [] }], itemOptions: { contentType: 'title-description' }, maxItemCount: 4 },
  DiscussionListModule: { ...around, apiParams: { limit: 10 }, discussions: [discussion], initialPaging: { total: 1 }, noCheckboxes: true, discussionOptions: [] },
  DiscussionDiscussionsWidget: { ...around, apiParams: [], discussions: [discussion], noCheckboxes: true },
  DiscussionAnnouncementsWidget: { ...around, apiParams: [], discussions: [discussion], noCheckboxes: true },
  DiscussionQuestionsWidget: { ...around, apiParams: [], discussions: [discussion], noCheckboxes: true },
  QuickLinks: { title: 'Quick Links', links: [{ id: 'all', name: 'All posts', url: '/discussions', countLimit: null }] },
  CallToAction: { to: '/entry/register', textCTA: 'Join', title: 'Welcome', imageUrl: '', description: 'Come in.', options: [], otherCTAs: [], desktopOnly: false },
  CallToActionWidget: { title: 'Welcome', description: 'Come in.', alignment: 'center', button: { title: 'Join', type: 'primary', url: '/entry/register' }, background: [] },
  UserSpotlight: { title: 'Spotlight', description: 'Built a lathe.', userInfo: ada, containerOptions: { borderType: 'shadow' } },
  SearchWidget: { title: 'Find', placeholder: 'Search', scope: 'site', initialParams: [], hideButton: false, domain: 'discussions', places: [] },
  CategoryPicker: { selectAttributes: { name: 'CategoryID', id: 'Form_CategoryID', class: 'form-control' }, initialValue: 5, defaultItem: { value: null, label: 'Select a category…', breadcrumbs: [] }, items: [{ value: 5, label: 'Tools', description: 'All tools', depth: 1, disabled: false, breadcrumbs: [{ name: 'Tools', url: '/categories/tools' }] }, { value: 6, label: 'Saws', description: '', depth: 2, disabled: true, breadcrumbs: [] }] },
  TabWidget: { tabs: [{ label: 'Links', componentName: 'QuickLinks', componentProps: { title: 'Links', links: [{ id: '1', name: 'One', url: '/1' }] }, $seoContent: '<a href="/1">One</a>' }], defaultTabIndex: 0 },
  NewPostMenu: { items: [{ label: 'New Discussion', action: '/post/discussion', type: 'link', id: 'discussion', icon: 'new-discussion' }], postableDiscussionTypes: ['discussion'] },
  LeaderboardWidget: { ...around, subtitle: '', description: '', leaders: [{ user: ada, points: 30 }], apiParams: [] },
  CategoriesWidget: { ...around, itemData: [{ categoryID: 5, name: 'Tools', to: '/categories/tools', counts: [] }] },
  RSSWidget: { ...around, itemData: [{ to: 'https://news.test/1', name: 'News' }] },
  CategoryFollowDropDown: { userID: 7, recordID: 5, name: 'Tools', isFollowed: true, notificationPreferences: { 'preferences.followed': true, 'preferences.popup.posts': false, 'preferences.email.posts': false, 'preferences.popup.comments': false, 'preferences.email.comments': false, 'preferences.email.digest': false }, emailDigestEnabled: false },
  AboutMeWidget: { userID: 7 },
  ProfileOverviewWidget: { data: [{ key: 'Location', value: 'Bergen' }, { key: 'Tools', value: ['Saw', 'Plane'] }] },
  ProfileAnalyticsWidget: { userID: 7, userInfo: { posts: 12, visits: 40, points: 30, joinDate: '2024-02-01T08:00:00+00:00', lastActive: '2026-01-05T12:00:00+00:00' } },
  AccountSettings: (reader) => ({ userID: readers[reader].userID }),
  EditProfileFields: (reader) => ({ userID: readers[reader].userID, isOwnProfile: true }),
  FollowedContent: (reader) => ({ userID: readers[reader].userID }),
  NotificationPreferences: (reader) => ({ userID: readers[reader].userID }),
  ReactionListModule: { apiParams: { userID: 7 }, apiData: [{ tagID: 1, urlcode: 'Like', name: 'Like', class: 'Positive', count: 4, photoUrl: '/uploads/like.svg' }], homeWidget: true },
  LegacyThreadAttachmentsAsset: { attachments: [{ attachmentID: 1, attachmentType: 'github', recordType: 'discussion', recordID: '9', state: 'open', sourceID: '12', sourceUrl: 'https://github.test/12', title: 'GitHub - Issue', metadata: [], dateInserted: '2026-01-05T12:00:00+00:00', insertUser: ada, dateUpdated: null, canRefresh: false }] },
  LegacyIntegrationsOptionsMenuItems: { recordType: 'comment', recordID: 4, redirectTarget: '/discussion/comment/4', isAuthor: false },
  LegacyFlagDropdown: { recordType: 'discussion', recordID: 9, discussionOrCommentID: 9, discussionName: 'Which saw?', categoryID: 5, userID: 7, userName: 'Ada', extraFlagOptions: [] },
  TrollComment: { comment: '<p>Only for <b>moderators</b></p>', hideText: 'Content from a banned member' },
  legacyPostMeta: { postFields: [{ postFieldID: 'size', label: 'Size', dataType: 'text', value: 'Large', visibility: 'public' }] },
  'subcommunity-chooser': { buttonType: 'titleBarLink', forceIcon: true },
  PrivateFieldIndicator: { isPrivate: true },
  imageUploadGroup: { inputName: 'Photo', label: 'Photo', initialValue: '/uploads/p.png', description: 'A picture of you' },
  tokensInputInLegacyForm: { inputName: 'Tags', label: 'Tags', initialValue: ['one', 'two'], options: [{ value: 'one', label: 'One' }, { value: 'two', label: 'Two' }] },
  tokensInInputLegacyForm: { inputName: 'Roles', label: 'Roles', initialValue: [], options: [] },
  datepickerInLegacyForm: { inputName: 'Birthday', initialValue: '2000-01-31', label: 'Birthday' },
  toaster: {},
};

const kept = new Set(['LegacyIntegrationsOptionsMenuItems']);
const attribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#039;').replaceAll('<', '&lt;');

/** One tag as the forum's templates print it. */
export function deployedTag(name: string, props: object): string {
  const tag = kept.has(name) ? 'ul' : 'div';
  const inside = kept.has(name) ? '' : '<noscript>Words for robots</noscript>';
  return `<${tag} class="fallback" data-react="${name}" data-props='${attribute(props)}'>${inside}</${tag}>`;
}

/** The globals of the page's head. */
export function deployedGlobals(reader: Reader): { gdn: object; __ACTIONS__: object[] } {
  const permissions = {
    ...{ isAdmin: false, isSysAdmin: false, isSuperAdmin: false },
    permissions: [
      { type: 'global', id: null, permissions: Object.fromEntries(granted[reader].map((name) => [name, true])) },
    ],
    ...{ junctions: [], junctionAliases: [] },
  };
  const theme = {
    ...{ themeID: 'theme-keystone', type: 'themeFile', version: '1.0' },
    assets: { variables: { data: { navigation: { navItems: { en: [{ to: '/discussions', children: 'All posts' }] } } } } },
  };
  return {
    gdn: {
      meta: {
        context: { host: '', basePath: '', assetPath: '', debug: false, translationDebug: false, conversationsEnabled: true, cacheBuster: 'x', siteID: 0 },
        ui: { siteName: 'Forum', localeKey: 'en', fallbackAvatar: '/uploads/g.png', bannedPrivateProfile: '0', isDirectionRTL: false, userMentionsEnabled: true, editContentTimeout: '-1' },
        ...{ search: { defaultScope: 'site', supportsScope: false, activeDriver: 'MySQL' }, featureFlags: [], themeFeatures: [] },
        ...{ emails: { enabled: true, digest: false }, siteSection: { basePath: '', sectionID: '0', sectionGroup: 'vanilla', contentLocale: 'en', apps: { forum: true } } },
        ...{ signInUrl: '/entry/signin', registrationUrl: '/entry/register', signOutUrl: '/entry/signout', TransientKey: 'k' },
        ...{ siteSectionSlugs: [], themePreview: null, trustedDomains: '', auditLog: null },
      },
      permissions: {},
      translations: [],
    },
    __ACTIONS__: [
      { type: '@@users/GET_ME_DONE', payload: { params: [], result: readers[reader] } },
      { type: '@@users/GET_PERMISSIONS_DONE', payload: { params: [], result: permissions } },
      { type: '@@locales/GET_ALL_DONE', payload: { params: [], result: [{ localeID: 'en', localeKey: 'en', regionalKey: 'en', displayNames: { en: 'English' } }] } },
      { type: '@@themes/GET_DONE', payload: { params: { key: 'current' }, result: theme } },
    ],
  };
}

/** The body of the page, with every tag that its modules print for that reader. */
export function deployedBody(reader: Reader): string {
  const forMembers = /^(CategoryFollowDropDown|AccountSettings|EditProfileFields|FollowedContent|NotificationPreferences|LegacyFlagDropdown)$/;
  const forModerators = /^(TrollComment|Legacy(Thread|Integrations).*)$/;
  const tags = Object.entries(deployedProps)
    .filter(([name]) => reader !== 'guest' || !forMembers.test(name))
    .filter(([name]) => reader === 'moderator' || !forModerators.test(name))
    .map(([name, props]) => deployedTag(name, typeof props === 'function' ? props(reader) : props));
  return (
    `<div id="titleBar" data-react="title-bar-hamburger" style="display:none!important" data-unhide="true"></div>` +
    `<div id="page" class="Frame"><div class="Frame-content">${tags.join('\n')}` +
    `<div class="Message userContent">Words of a member, <a href="https://elsewhere.test/">a link</a></div></div></div>`
  );
}
