import type { Discussion } from '../../wire';
import type { Specimen } from './gallerySpecimens';

/** A question of the reader's with posts that may answer it, one of them accepted. */
const suggested = (found: { name: string; description: string }[]) => ({
  discussion: {
    ...{ discussionID: 1, closed: false, dateUpdated: null, dateSuggested: '2026-01-01T00:00:00+00:00' },
    showSuggestions: true,
    suggestions: found.slice(0, 3).map(({ name: title, description: summary }, index) => ({
      ...{ aiSuggestionID: index + 1, title, summary, url: '/discussions', hidden: false },
      ...(index === 0 && { commentID: 1 }),
    })),
  },
});

/** Widgets of layouts that need no script, each in the ways that it can stand. */
export function layoutSpecimens(
  widget: (name: string, props: Record<string, unknown>, options: { sleeps: boolean }) => Specimen,
  { discussion, userID }: { discussion: Discussion; userID: number },
): Specimen[] {
  // In English, as all of the gallery: no template translates it.
  const named = (title: string) => ({ title });
  const boxed = { containerOptions: { borderType: 'border' } };
  const user = {
    userID: Math.max(userID, 2),
    name: 'moderator',
    photoUrl: '/avatars/2/M.svg',
    ...named('Keeper of the keys'),
  };
  const items = ['Hand tools', 'Bread and baking', 'Small electronics', 'The allotment'].map(
    (name, index) => ({
      ...{ name, to: '/discussions', description: 'What others have made, and how they went about it.' },
      ...{
        iconUrl: `/avatars/${index + 1}/${name.charAt(0)}.svg`,
        imageUrl: `/avatars/${index + 5}/${name.charAt(0)}.svg`,
      },
      counts: [{ labelCode: 'comments', count: 1234 * index }],
    }),
  );
  const shown = (
    name: string,
    props: Record<string, unknown>,
    states: Record<string, object> = {},
  ): Specimen => {
    const specimen = widget(name, props, { sleeps: false });
    const tag = specimen.states.awake!;
    const more = Object.entries(states).map(([state, change]) => [
      state,
      (given: Record<string, unknown>) =>
        tag({ ...given, title: `${String(given.title ?? name)}: ${state}`, ...change }),
    ]);
    return { ...specimen, states: { ...specimen.states, ...Object.fromEntries(more) } };
  };
  const displayed = (displayType: string, contentType: string) => ({
    containerOptions: { displayType },
    itemOptions: { contentType },
  });
  return [
    shown(
      'HomeWidget',
      { ...named('Start here'), subtitle: 'Four ways in', itemData: items },
      {
        pictures: displayed('grid', 'title-description-image'),
        backgrounds: displayed('grid', 'title-background-description'),
        'a strip': displayed('carousel', 'title-description-image'),
        'a list': {
          ...displayed('list', 'title-description-image'),
          itemOptions: { contentType: 'title-description-image', imagePlacement: 'left' },
        },
        quotes: displayed('grid', 'title-chat-bubble'),
        names: displayed('link', 'title'),
      },
    ),
    shown('SuggestedAnswersAsset', suggested(items), {
      hidden: { discussion: { ...suggested(items).discussion, showSuggestions: false } },
      'none left': { discussion: { ...suggested([]).discussion, dateUpdated: '2026-02-01T00:00:00+00:00' } },
    }),
    shown('RSSWidget', { ...named('News'), itemData: items }),
    shown('FeaturedCollectionsWidget', {
      ...named('Chosen by us'),
      collection: {
        name: 'Chosen',
        records: items.map(({ name, to: url, description: excerpt }) => ({ record: { name, url, excerpt } })),
      },
    }),
    shown('QuickLinks', {
      ...boxed,
      links: items.map(({ name, to: url }, index) => ({ name, url, count: index * 60, countLimit: 99 })),
    }),
    shown(
      'TagWidget',
      {
        ...boxed,
        tags: items.map(({ name }, index) => ({ tagID: index + 1, name, countDiscussions: 40 - index })),
      },
      {
        primary: { itemOptions: { tagPreset: 'PRIMARY' } },
        grey: { itemOptions: { tagPreset: 'GREYSCALE' } },
        coloured: { itemOptions: { tagPreset: 'COLORED' } },
      },
    ),
    shown('SiteTotalsWidget', {
      totals: [
        { recordType: 'user', label: 'Members', count: 1240 },
        { recordType: 'post', label: 'Posts', count: 98_765 },
        { recordType: 'comment', label: 'Comments', count: 0, isCalculating: true },
      ],
      formatNumbers: true,
    }),
    shown(
      'CallToActionWidget',
      {
        ...named('Show what you have made'),
        description: 'The autumn market opens in October.',
        button: { ...named('Take part'), url: '/post/discussion' },
        secondButton: { ...named('Read the rules'), url: '/discussions' },
      },
      {
        'one link': { button: { url: '/discussions', shouldUseButton: false } },
        coloured: { background: { color: '#1b4332' }, textColor: '#fff' },
      },
    ),
    shown('GuestCallToActionWidget', { description: 'For guests alone.' }),
    shown(
      'LeaderboardWidget',
      {
        ...boxed,
        ...named('All time leaders'),
        leaders: [310, 120, 120].map((points) => ({ user, points })),
      },
      { tiles: { containerOptions: { displayType: 'grid' } } },
    ),
    shown(
      'RoleSpotlightWidget',
      { ...named('Our moderators'), users: [user, { ...user, userID: 3, name: 'member' }] },
      {
        'a list': { containerOptions: { displayType: 'list' } },
        names: { containerOptions: { displayType: 'link' } },
      },
    ),
    shown('UserSpotlightWidget', {
      ...boxed,
      ...named('Member of the month'),
      description: 'Built a lathe from a bicycle.',
      userInfo: user,
    }),
    shown(
      'CategoriesWidget',
      {
        title: 'Categories',
        itemData: items.map(({ name, to, description }, index) => ({
          categoryID: index + 1,
          name,
          to,
          description,
          counts: [{ labelCode: 'discussions', count: 12 }],
          ...{ displayAs: 'discussions', preferences: {} },
        })),
        categoryOptions: { metas: { display: { discussionCount: true } } },
      },
      {
        'with follow buttons': { categoryOptions: { followButton: { display: true } } },
        'a list': { isAsset: true },
        names: { containerOptions: { displayType: 'link' } },
      },
    ),
    shown(
      'DiscussionsWidget',
      { title: 'Recent posts', discussions: [discussion] },
      {
        tiles: { containerOptions: { displayType: 'grid' } },
        names: { containerOptions: { displayType: 'link' } },
        'a strip': { containerOptions: { displayType: 'carousel' } },
        'what its page is about': { isAsset: true, initialPaging: { currentPage: 1, limit: 1, total: 12 } },
        empty: { isAsset: true, discussions: [] },
        'asked for': { discussions: undefined, apiParams: { limit: 2 } },
      },
    ),
    shown(
      'NewPostMenu',
      {
        items: ['Discussion', 'Question', 'Poll'].map((kind) => ({
          ...{ id: `new-${kind.toLowerCase()}`, ['label']: `New ${kind}`, type: 'link' },
          action: `/post/${kind.toLowerCase()}`,
        })),
      },
      {
        'one alone': { postableDiscussionTypes: ['discussion'] },
        'beside each other': { asOwnButtons: ['new-poll'] },
      },
    ),
    shown(
      'SearchWidget',
      { ...named('Find an answer'), domain: 'discussions', postType: ['question'] },
      {
        'without a button': { hideButton: true, borderRadius: 20 },
        'from a schema': {
          formSchema: {
            properties: {
              query: { type: 'string', 'x-control': { inputType: 'textBox', ['label']: 'Words' } },
              mine: { type: 'boolean', 'x-control': { inputType: 'checkBox', ['label']: 'Only mine' } },
            },
          },
        },
      },
    ),
    shown('SuggestedContentWidget', {
      suggestedFollows: { limit: 3 },
      suggestedContent: { limit: 3 },
      categories: items.map(({ name }, index) => ({ categoryID: 900 + index, name, url: '/categories' })),
      discussions: [discussion],
    }),
    shown(
      'TabWidget',
      {
        ...named('What is new'),
        tabs: [
          {
            ...{ ['label']: 'Recent', componentName: 'DiscussionsWidget' },
            componentProps: { discussions: [discussion] },
          },
          {
            ...{ ['label']: 'Leaders', componentName: 'LeaderboardWidget' },
            componentProps: { leaders: [{ user, points: 310 }] },
          },
          { ...{ ['label']: 'Broken', componentName: 'WidgetThatNobodyHas' }, componentProps: {} },
        ],
      },
      { 'the second first': { defaultTabIndex: 1 } },
    ),
    ...deployed.map(([name, props]) => shown(name, props)),
    // Members see their own alone.
    ...(userID > 0 ? [shown('FollowedContent', { userID })] : []),
  ];
}

/** What deployed pages print beside layouts. */
const deployed: [string, Record<string, unknown>][] = [
  ['ProfileOverviewWidget', { data: [{ key: 'Works with', value: ['Oak', 'Ash'] }] }],
  [
    'ProfileAnalyticsWidget',
    { userInfo: { posts: 12, visits: 40, points: 30, joinDate: '2024-02-01T08:00:00Z' } },
  ],
  ['legacyPostMeta', { postFields: [{ ['label']: 'Size', value: 'Large' }] }],
  ['ReactionListModule', { apiData: [{ name: 'Like', count: 4 }] }],
  ['PrivateFieldIndicator', {}],
  [
    'CategoryPicker',
    {
      selectAttributes: { name: 'CategoryID' },
      initialValue: 5,
      items: [{ value: 5, ['label']: 'Tools', description: 'Of all kinds', depth: 1 }],
    },
  ],
  ['datepickerInLegacyForm', { inputName: 'Born', ['label']: 'Born', initialValue: '2000-01-31' }],
  [
    'tokensInputInLegacyForm',
    { inputName: 'Woods', ['label']: 'Woods', initialValue: ['Oak'], options: ['Oak', 'Ash'] },
  ],
  ['imageUploadGroup', { inputName: 'Photo', ['label']: 'Photo', initialValue: '/avatars/2/M.svg' }],
  ['TrollComment', { comment: '<p>What was said.</p>', hideText: 'Hidden from others' }],
  ['AboutMeWidget', { userID: 2 }],
  [
    'LegacyFlagDropdown',
    {
      recordType: 'discussion',
      recordID: 1,
      discussionOrCommentID: 1,
      discussionName: 'A question',
      userID: 2,
    },
  ],
];
