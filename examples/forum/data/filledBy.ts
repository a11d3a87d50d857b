/** Who brings what a widget shows: a source, and the props that say it has been brought. */
const sources: Readonly<Record<string, readonly [source: string, ...brought: string[]]>> = {
  DiscussionsWidget: ['discussions', 'discussions'],
  DiscussionListModule: ['discussions', 'discussions'],
  DiscussionDiscussionsWidget: ['discussions', 'discussions'],
  DiscussionAnnouncementsWidget: ['announcements', 'discussions'],
  DiscussionQuestionsWidget: ['questions', 'discussions'],
  CategoriesWidget: ['categories', 'itemData'],
  TagWidget: ['tags', 'tags'],
  RSSWidget: ['feed', 'itemData'],
  UserSpotlightWidget: ['spotlight', 'userInfo'],
  RoleSpotlightWidget: ['role', 'users'],
  FeaturedCollectionsWidget: ['collection', 'collection'],
  SiteTotalsWidget: ['totals', 'totals'],
  LeaderboardWidget: ['leaders', 'leaders'],
  SuggestedContentWidget: ['suggestions', 'categories', 'discussions'],
  QuickLinks: ['quickLinks', 'links'],
  // Members get nothing of it, whatever it says.
  GuestCallToActionWidget: ['guestCall'],
  // What these show depends on who reads, and where.
  NewPostMenu: ['NewPostMenu'],
  CategoryFollowWidget: ['CategoryFollowWidget'],
  // Their text is HTML that the forum has made, of the post that the page is about.
  OriginalPostAsset: ['OriginalPostAsset'],
  CommentThreadAsset: ['CommentThreadAsset'],
  AnswerThreadAsset: ['AnswerThreadAsset'],
};
const assets: Readonly<Record<string, string>> = {
  DiscussionsWidget: 'discussionList',
  CategoriesWidget: 'categoryList',
};

const isThere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** The source of a widget that was kept without what it shows; undefined for one that needs none. */
export function filledBy(name: string, props: Readonly<Record<string, unknown>>): string | undefined {
  if (!Object.hasOwn(sources, name)) return undefined;
  const [source, ...brought] = sources[name]!;
  if (brought.some((each) => isThere(props[each]))) return undefined;
  return props.isAsset === true && Object.hasOwn(assets, name) ? assets[name] : source;
}
