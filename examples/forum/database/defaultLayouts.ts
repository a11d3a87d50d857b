const words = {
  polls: { en: 'Polls', ar: 'الاستطلاعات' },
  over: { en: '<h2>Closed polls</h2>', ar: '<h2>الاستطلاعات المغلقة</h2>' },
  about: {
    en: '<p>Whoever may comment may vote, and change that vote until the poll is closed.</p>',
    ar: '<p>يمكن لكل من يحق له التعليق أن يصوّت، وأن يغيّر صوته إلى أن يُغلق الاستطلاع.</p>',
  },
};
const node = ($reactComponent: string, $reactProps: object) => ({ $reactComponent, $reactProps });
const html = (text: object) => node('HtmlWidget', { html: { $locale: text } });

/** The page of all polls: those that are open, and beside them how it works and those that are over. */
const polls = {
  title: { $locale: words.polls },
  layout: [
    node('SectionTwoColumns', {
      mainTop: [{ $hydrate: 'polls', closed: false }],
      secondaryTop: [html(words.about)],
      secondaryBottom: [html(words.over), { $hydrate: 'polls', closed: true }],
    }),
  ],
};

const locale = (en: string, ar: string) => ({ $locale: { en, ar } });
const boxed = { containerOptions: { borderType: 'border' } };

/** What visitors see first. */
const home = {
  title: locale('Home', 'الرئيسية'),
  layout: [
    node('SectionTwoColumns', {
      mainTop: [
        {
          $hydrate: 'guestCall',
          title: locale('Welcome to the workshop', 'مرحبًا بك في الورشة'),
          description: locale(
            'Read as much as you like. Sign in to comment, react and keep bookmarks.',
            'اقرأ ما شئت. سجّل الدخول للتعليق والتفاعل وحفظ الإشارات المرجعية.',
          ),
          alignment: 'left',
        },
        {
          $hydrate: 'categories',
          title: locale('Categories', 'الأقسام'),
          itemOptions: { contentType: 'title-description' },
          containerOptions: {
            displayType: 'grid',
            maxColumnCount: 2,
            viewAll: { to: '/categories', position: 'top' },
          },
          categoryOptions: {
            metas: {
              includeSubcategoriesCount: ['discussions'],
              display: { discussionCount: true, followerCount: true, subcategories: true },
            },
          },
        },
      ],
      mainBottom: [
        {
          $hydrate: 'discussions',
          title: locale('Recent posts', 'أحدث المنشورات'),
          apiParams: { sort: '-dateLastComment', limit: 10 },
          containerOptions: { viewAll: { to: '/discussions', position: 'top' } },
          discussionOptions: { excerpt: { display: false } },
        },
      ],
      secondaryTop: [
        { $hydrate: 'NewPostMenu' },
        node('QuickLinks', {
          ...boxed,
          links: [
            { id: 'all-categories', name: locale('All Categories', 'كل الأقسام'), url: '/categories' },
            { id: 'recent', name: locale('Recent Posts', 'أحدث المنشورات'), url: '/discussions' },
            {
              id: 'bookmarks',
              name: locale('My Bookmarks', 'إشاراتي المرجعية'),
              url: '/discussions/bookmarked',
              permission: 'comments.add',
            },
            {
              id: 'drafts',
              name: locale('My Drafts', 'مسوداتي'),
              url: '/drafts',
              permission: 'comments.add',
            },
          ],
        }),
        {
          $hydrate: 'leaders',
          ...boxed,
          title: locale('All Time Leaders', 'الأعلى نقاطًا'),
          apiParams: { limit: 5 },
        },
      ],
      secondaryBottom: [
        {
          $hydrate: 'tags',
          ...boxed,
          title: locale('Popular tags', 'الوسوم الشائعة'),
          apiParams: { limit: 12 },
          limit: 12,
        },
        {
          $hydrate: 'totals',
          formatNumbers: true,
          labels: {
            user: locale('Members', 'الأعضاء'),
            discussion: locale('Posts', 'المنشورات'),
            comment: locale('Comments', 'التعليقات'),
          },
        },
      ],
    }),
  ],
};

/** Beside the matter of a page: what a guest is told, and ways on. */
const guestCall = {
  $hydrate: 'guestCall',
  title: locale('Welcome to the workshop', 'مرحبًا بك في الورشة'),
  description: locale(
    'Read as much as you like. Sign in to comment, react and keep bookmarks.',
    'اقرأ ما شئت. سجّل الدخول للتعليق والتفاعل وحفظ الإشارات المرجعية.',
  ),
  alignment: 'left',
};
const categoryLinks = {
  $hydrate: 'categoryLinks',
  ...{ title: locale('Categories', 'الأقسام') },
  containerOptions: { displayType: 'link', borderType: 'border' },
};
const popularTags = {
  $hydrate: 'tags',
  ...boxed,
  title: locale('Popular tags', 'الوسوم الشائعة'),
  apiParams: { limit: 12 },
  limit: 12,
};
const leaderList = {
  $hydrate: 'leaders',
  ...boxed,
  title: locale('All Time Leaders', 'الأعلى نقاطًا'),
  apiParams: { limit: 5 },
};
const recentPosts = {
  $hydrate: 'discussions',
  title: locale('Recent posts', 'أحدث المنشورات'),
  apiParams: { limit: 5 },
  containerOptions: { displayType: 'link', borderType: 'border' },
};
const columns = (slots: object) => [node('SectionTwoColumns', slots)];
const asset = (name: string, options: object = {}) => ({ $hydrate: name, ...options });

const discussionList = {
  title: locale('Posts', 'المنشورات'),
  layout: columns({
    mainTop: [asset('discussionList')],
    secondaryTop: [guestCall, categoryLinks],
    secondaryBottom: [popularTags, leaderList],
  }),
};
/** As the forum's own list of categories has them. */
const listed = {
  categoryOptions: {
    followButton: { display: true },
    metas: {
      includeSubcategoriesCount: ['discussions', 'comments'],
      display: {
        ...{ discussionCount: true, commentCount: true, followerCount: true },
        ...{ lastPostName: true, lastPostAuthor: true, lastPostDate: true },
      },
    },
  },
};
const categoryList = {
  title: locale('Categories', 'الأقسام'),
  layout: columns({
    mainTop: [asset('categoryList', listed)],
    secondaryTop: [guestCall, recentPosts],
    secondaryBottom: [leaderList],
  }),
};
const nestedCategoryList = {
  layout: columns({
    breadcrumbs: [asset('breadcrumbs')],
    mainTop: [asset('categoryList', listed)],
    mainBottom: [asset('discussionList')],
    secondaryTop: [guestCall],
    secondaryBottom: [popularTags],
  }),
};
const discussionCategoryPage = {
  layout: columns({
    breadcrumbs: [asset('breadcrumbs')],
    mainTop: [asset('discussionList')],
    secondaryTop: [guestCall, categoryLinks],
    secondaryBottom: [popularTags],
  }),
};
/** A post with its thread; what leads on stands beside it. */
const threadWith = (list: string, ...more: string[]) => ({
  layout: columns({
    breadcrumbs: [asset('breadcrumbs')],
    mainTop: [asset('OriginalPostAsset'), asset('PostAttachmentsAsset'), asset('PostTagsAsset')],
    mainBottom: [...more.map((name) => asset(name)), asset(list), asset('CreateCommentAsset')],
    secondaryTop: [guestCall, asset('CategoryFollowWidget'), asset('PostMetaAsset')],
    secondaryBottom: [recentPosts, popularTags],
  }),
});
const createPost = {
  title: locale('New post', 'منشور جديد'),
  layout: [node('SectionOneColumn', { isNarrow: true, children: [asset('CreatePostFormAsset')] })],
};

const says = (text: string, device = 'all') => ({
  ...html({ en: `<p>${text}</p>` }),
  $middleware: { visibility: { device } },
});

/** Everything that a layout can be made of, for the gallery. */
const gallery = {
  title: 'Gallery',
  layout: [
    node('SectionTwoColumns', {
      breadcrumbs: [
        node('Breadcrumbs', {
          children: [
            { name: 'Home', url: '/' },
            { name: 'Gallery', url: '/gallery' },
          ],
        }),
      ],
      mainTop: [says('What the page is about.'), node('UserCard', { userID: 3 })],
      secondaryTop: [says('Beside it.')],
    }),
    node('SectionThreeColumns', {
      leftTop: [says('Before it.')],
      middleTop: [says('What the page is about.'), node('WidgetThatNobodyHas', {})],
      rightTop: [says('Behind it.')],
    }),
    node('SectionTwoColumnsEven', { left: [says('One half.')], right: [says('The other.')] }),
    node('SectionOneColumn', {
      isNarrow: true,
      children: [says('On phones.', 'mobile'), says('On wider screens.', 'desktop')],
    }),
  ],
};

/** The layouts of every forum until they are changed. */
export const defaultLayouts = [
  { layoutViewType: 'home', name: 'Home', content: home },
  { layoutViewType: 'subcommunityHome', name: 'Home', content: home },
  { layoutViewType: 'discussionList', name: 'Posts', content: discussionList },
  { layoutViewType: 'categoryList', name: 'Categories', content: categoryList },
  { layoutViewType: 'nestedCategoryList', name: 'Categories', content: nestedCategoryList },
  { layoutViewType: 'discussionCategoryPage', name: 'Category', content: discussionCategoryPage },
  { layoutViewType: 'discussion', name: 'Discussion', content: threadWith('CommentThreadAsset') },
  {
    layoutViewType: 'question',
    name: 'Question',
    content: threadWith('AnswerThreadAsset', 'SuggestedAnswersAsset'),
  },
  { layoutViewType: 'createPost', name: 'New post', content: createPost },
  { layoutViewType: 'pollList', name: 'Polls', content: polls },
  { layoutViewType: 'gallery', name: 'Gallery', content: gallery },
];
