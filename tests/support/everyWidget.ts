const node = ($reactComponent: string, $reactProps: object = {}) => ({ $reactComponent, $reactProps });
const boxed = (displayType: string) => ({ containerOptions: { displayType, borderType: 'border' } });
const few = { apiParams: { limit: 3 } };
const items = ['Hand tools', 'Bread and baking'].map((name) => ({
  ...{ name, to: '/discussions', description: 'What others have made.', imageUrl: '/avatars/1/H.svg' },
}));

/** Widgets that may stand on every page, each with words that only it says. */
const common: [words: string, widget: object][] = [
  ['Posts in rows', node('DiscussionsWidget', { title: 'Posts in rows', ...few })],
  [
    'Posts as tiles',
    node('DiscussionListModule', {
      ...{ title: 'Posts as tiles', ...few, ...boxed('grid') },
      discussionOptions: { metas: { asIcons: true } },
    }),
  ],
  [
    'Posts in a strip',
    node('DiscussionsWidget', { title: 'Posts in a strip', ...few, ...boxed('carousel') }),
  ],
  [
    'Posts by name',
    node('DiscussionDiscussionsWidget', { title: 'Posts by name', ...few, ...boxed('link') }),
  ],
  ['Pinned posts', node('DiscussionAnnouncementsWidget', { title: 'Pinned posts', ...few })],
  [
    'Newest questions',
    node('DiscussionQuestionsWidget', {
      ...{ title: 'Newest questions', ...few },
      discussionOptions: { metas: { asIcons: true } },
    }),
  ],
  ['Written words', node('HtmlWidget', { html: '<p>Written words</p>', css: 'p { margin: 0 }' })],
  ['Ways on', node('QuickLinks', { title: 'Ways on' })],
  [
    'Categories as cards',
    node('CategoriesWidget', {
      title: 'Categories as cards',
      categoryOptions: {
        metas: {
          asIcons: 'icon',
          display: { discussionCount: true, lastPostName: true, lastPostDate: true },
        },
      },
    }),
  ],
  [
    'Categories in rows',
    node('CategoriesWidget', {
      ...{ title: 'Categories in rows', ...boxed('list') },
      categoryOptions: { followButton: { display: true } },
    }),
  ],
  ['Tags to look at', node('TagWidget', { title: 'Tags to look at' })],
  ['News from outside', node('RSSWidget', { title: 'News from outside', itemData: items })],
  [
    'Member of the month',
    node('UserSpotlightWidget', { title: 'Member of the month', apiParams: { userID: 2 } }),
  ],
  ['Who moderates', node('RoleSpotlightWidget', { title: 'Who moderates', apiParams: { roleID: 32 } })],
  [
    'Members counted',
    node('SiteTotalsWidget', { apiParams: { counts: [{ recordType: 'user', label: 'Members counted' }] } }),
  ],
  ['Best of all', node('LeaderboardWidget', { title: 'Best of all', apiParams: { limit: 3 } })],
  [
    'A panel behind',
    node('TabWidget', {
      title: 'One of two',
      tabs: [
        { label: 'A panel in front', componentName: 'DiscussionsWidget', componentProps: few },
        { label: 'A panel behind', componentName: 'LeaderboardWidget', componentProps: few },
      ],
    }),
  ],
  [
    'A call to all',
    node('CallToActionWidget', {
      title: 'A call to all',
      button: { title: 'Write', url: '/post/discussion' },
    }),
  ],
  [
    'Chosen by hand',
    node('FeaturedCollectionsWidget', {
      title: 'Chosen by hand',
      collection: {
        ...{ collectionID: 1, name: 'Chosen' },
        records: [{ recordID: 9, record: { name: 'A post', url: '/discussion/9', excerpt: 'Read it.' } }],
      },
    }),
  ],
  ['A search of its own', node('SearchWidget', { title: 'A search of its own' })],
  ['Places to start', node('HomeWidget', { title: 'Places to start', itemData: items })],
  ['There was a problem loading WidgetThatNobodyHas', node('WidgetThatNobodyHas')],
];
const forMembers: typeof common = [
  ['Made for you', node('SuggestedContentWidget', { title: 'Made for you' })],
  ['New Post', node('NewPostMenu')],
];
const forGuests: typeof common = [
  ['A call to guests', node('GuestCallToActionWidget', { title: 'A call to guests' })],
];
const banners: typeof common = [
  [
    'A banner with a search',
    node('BannerWidget', { title: 'A banner with a search', description: 'Of the page.' }),
  ],
  ['A banner with words', node('BannerContentWidget', { title: 'A banner with words' })],
];

/** A layout of all widgets that may stand on a page, beside what the page is about. */
export const everyWidget = (...assets: string[]) => ({
  title: 'Every widget',
  // A ground on which neither white nor the forum's own dark can be read.
  titleBar: node('TitleBar', { backgroundColor: '#8a7a00', height: 56 }),
  layout: [
    node('SectionFullWidth', { children: banners.map(([, widget]) => widget) }),
    node('SectionOneColumn', {
      children: [
        ...assets.map(($hydrate) => ({ $hydrate })),
        ...[...common, ...forMembers, ...forGuests].map(([, widget]) => widget),
      ],
    }),
  ],
});

const wordsOf = (widgets: typeof common) => widgets.map(([words]) => words);

/** What a reader finds on such a page, whatever it is about; and what is for others alone. */
export const wordsFor = (isMember: boolean): { said: string[]; unsaid: string[] } => ({
  said: wordsOf([...banners, ...common, ...(isMember ? forMembers : forGuests)]),
  unsaid: wordsOf(isMember ? forGuests : forMembers),
});

/** The assets of each view, and what says that it is there. Which posts are shown is for the test to say. */
export const assetsOf: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  home: {},
  discussionList: { discussionList: /data-inlay-shows="discussion\// },
  categoryList: { categoryList: /href="[^"]*\/category\/woodworking"/ },
  nestedCategoryList: {
    breadcrumbs: /aria-label="Breadcrumb"/,
    categoryList: /href="[^"]*\/category\/woodworking"/,
    discussionList: /data-inlay-shows="discussion\//,
  },
  discussionCategoryPage: {
    breadcrumbs: /aria-label="Breadcrumb"/,
    discussionList: /data-inlay-shows="discussion\//,
    CategoryFollowWidget: /action="[^"]*\/(follow|followed-content)"/,
  },
  discussion: {
    breadcrumbs: /aria-label="Breadcrumb"/,
    OriginalPostAsset: /id="Discussion_\d/,
    PostAttachmentsAsset: /LegacyThreadAttachmentsAsset/,
    PostTagsAsset: /Find more posts tagged with/,
    CategoryFollowWidget: /action="[^"]*\/(follow|followed-content)"/,
    CommentThreadAsset: /id="comments"/,
    CreateCommentAsset: /id="create-comment"/,
  },
  question: {
    breadcrumbs: /aria-label="Breadcrumb"/,
    OriginalPostAsset: /id="Discussion_\d/,
    SuggestedAnswersAsset: /Suggested Answers/,
    PostMetaAsset: /In parts/,
    PostTagsAsset: /Find more posts tagged with/,
    AnswerThreadAsset: /id="comments"/,
    CreateCommentAsset: /id="create-comment"/,
  },
  createPost: { CreatePostFormAsset: /name="body"/ },
  customPage: {},
};
