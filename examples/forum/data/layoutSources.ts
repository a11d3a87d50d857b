import type { Feeds } from '../feeds/createFeeds';
import type { Categories, Collections, Discussions, Interests, Polls, Tags } from '../forum';
import { escapeHtml } from '../posts/escapeHtml';
import type { Viewer } from '../viewer';
import type { Category, LayoutWidget } from '../wire';
import type { Context } from './context';
import type { Source } from './hydrate';
import { leaders } from './leaders';
import { listedDiscussions } from './listedDiscussions';
import { roleMembers } from './roleMembers';
import { spotlightUser } from './spotlightUser';
import { siteTotals, totalTypes, type TotalType } from './siteTotals';

export const node = ($reactComponent: string, $reactProps: Record<string, unknown>): LayoutWidget => ({
  $reactComponent,
  $reactProps,
});

interface Parts {
  categories: Categories;
  collections: Collections;
  discussions: Discussions;
  feeds: Feeds;
  interests: Interests;
  polls: Polls;
  tags: Tags;
}

const within = (asked: unknown, usual: number, least: number, most: number): number =>
  typeof asked === 'number' ? Math.min(Math.max(Math.floor(asked), least), most) : usual;

const limitIn = (options: Readonly<Record<string, unknown>>, usual: number): number => {
  const { limit } = (options.apiParams ?? {}) as { limit?: unknown };
  return within(limit, usual, 1, 100);
};

/** What a kept layout's placeholders become for a viewer. A widget that has nothing to show becomes none. */
export function layoutSources(
  context: Context,
  { categories, collections, discussions, feeds, interests, polls, tags }: Parts,
) {
  const listed =
    (viewer: Viewer, name: string, own?: Parameters<typeof listedDiscussions>[3]): Source =>
    async (options) => {
      const rows = await listedDiscussions(discussions, viewer, options.apiParams, own);
      return rows.length === 0 ? [] : [node(name, { ...options, discussions: rows })];
    };

  return (viewer: Viewer): Record<string, Source> => ({
    polls: async ({ closed }) => {
      if (!context.config.addons.includes('polls')) return [];
      const rows = await polls.list(viewer, { closed: closed === true, limit: 20 });
      return rows.map(({ discussionName, url, ...poll }) => {
        const html = `<p><a href="${escapeHtml(url)}"><bdi>${escapeHtml(discussionName)}</bdi></a></p>`;
        const children = [node('HtmlWidget', { html }), node('Poll', { poll })];
        return node('SectionOneColumn', { children });
      });
    },

    /** Only for guests: not one byte of it is in a member's page. */
    guestCall: async (options) => (viewer.user ? [] : [node('GuestCallToActionWidget', options)]),

    categories: async (options) => {
      const shown = chosen(await categories.tree(viewer), options.apiParams ?? {});
      return shown.length === 0
        ? []
        : [node('CategoriesWidget', { ...options, itemData: shown.map(categoryItem) })];
    },

    discussions: listed(viewer, 'DiscussionsWidget'),
    announcements: listed(viewer, 'DiscussionAnnouncementsWidget', { pinned: true }),
    questions: listed(viewer, 'DiscussionQuestionsWidget', { type: ['question'] }),

    tags: async (options) => {
      const found = await tags.list(
        { type: ['User'], sort: '-countDiscussions', limit: limitIn(options, 10) },
        viewer,
      );
      const used = found.filter(({ countDiscussions }) => countDiscussions > 0);
      return used.length === 0 ? [] : [node('TagWidget', { ...options, tags: used })];
    },

    suggestions: async (options) => {
      const { user } = viewer;
      const params = (options.apiParams ?? {}) as Record<string, unknown>;
      if (!user) return [];
      const found = await interests.suggest(viewer, {
        // As much as the API answers.
        followsLimit: within(params.suggestedFollowsLimit, 3, 0, 20),
        contentLimit: within(params.suggestedContentLimit, 3, 0, 20),
        excerptLength: within(params.suggestedContentExcerptLength, 200, 1, 2000),
      });
      return found.categories.length + found.discussions.length === 0
        ? []
        : [node('SuggestedContentWidget', { ...options, ...found })];
    },

    /** The address of the feed stays here. */
    feed: async ({ apiParams, ...options }) => {
      const { feedUrl, fallbackImageUrl } = (apiParams ?? {}) as Record<string, unknown>;
      if (typeof feedUrl !== 'string' || !URL.canParse(feedUrl)) return [];
      const limit = Math.min(Math.max(limitIn({ apiParams }, 10), 1), 100);
      const found = (await feeds.read(feedUrl)).slice(0, limit);
      const itemData = found.map((item) => ({
        ...(typeof fallbackImageUrl === 'string' && { imageUrl: fallbackImageUrl }),
        ...item,
      }));
      return itemData.length === 0 ? [] : [node('RSSWidget', { ...options, itemData })];
    },

    role: async (options) => {
      const { roleID, sort } = (options.apiParams ?? {}) as Record<string, unknown>;
      const limit = Math.min(Math.max(limitIn(options, 6), 1), 20);
      const found = await roleMembers(context, viewer, { roleID: Number(roleID), limit, sort });
      return found && found.users.length > 0 ? [node('RoleSpotlightWidget', { ...options, ...found })] : [];
    },

    spotlight: async (options) => {
      const { userID } = (options.apiParams ?? {}) as Record<string, unknown>;
      const userInfo = await spotlightUser(context, viewer, Number(userID));
      return userInfo ? [node('UserSpotlightWidget', { ...options, userInfo })] : [];
    },

    collection: async (options) => {
      const { collectionID } = (options.apiParams ?? {}) as { collectionID?: unknown };
      const found = await collections.content(viewer, Number(collectionID)).catch(() => null);
      return found && found.records.length > 0
        ? [node('FeaturedCollectionsWidget', { ...options, collection: found })]
        : [];
    },

    /** Those that are asked for, in that order, as far as this forum counts them. */
    totals: async ({ labels, ...options }) => {
      const { counts: asked } = (options.apiParams ?? {}) as { counts?: unknown };
      const rows = Array.isArray(asked)
        ? (asked as { recordType?: unknown; label?: unknown; isHidden?: unknown }[])
        : Object.entries(labels ?? {}).map(([recordType, label]) => ({ recordType, label, isHidden: false }));
      const counts = await siteTotals(context, viewer);
      const totals = rows.flatMap(({ recordType, label, isHidden }) =>
        !isHidden && totalTypes.includes(recordType as TotalType)
          ? [
              {
                recordType,
                label,
                iconName: `meta-${String(recordType)}`,
                count: counts[recordType as TotalType],
              },
            ]
          : [],
      );
      return totals.length === 0 ? [] : [node('SiteTotalsWidget', { ...options, totals })];
    },

    leaders: async (options) => {
      const found = await leaders(context, viewer, limitIn(options, 5));
      return found.length === 0 ? [] : [node('LeaderboardWidget', { ...options, leaders: found })];
    },
  });
}

type Tree = Awaited<ReturnType<Categories['tree']>>;
const flat = (tree: Tree): Tree => tree.flatMap((each) => [each, ...flat(each.children ?? [])]);

/** What a list of categories asks for: those below one, some in the order that was chosen, what its reader follows, or all. */
function chosen(tree: Tree, asked: object): Tree {
  const { filter, categoryID, featuredCategoryID, followed } = asked as Record<string, unknown>;
  const all = flat(tree);
  if (filter === 'featured' && Array.isArray(featuredCategoryID))
    return featuredCategoryID.flatMap((id) => all.filter((each) => each.categoryID === id));
  const parent = filter === 'category' ? all.find((each) => each.categoryID === categoryID) : undefined;
  const shown = filter === 'category' ? (parent?.children ?? []) : tree;
  return followed === true
    ? flat(shown).filter(({ preferences }) => preferences?.['preferences.followed'])
    : shown;
}

export function categoryItem(category: Category): Record<string, unknown> {
  const {
    categoryID,
    name,
    description,
    displayAs,
    depth,
    url,
    children = [],
    lastPost,
    preferences,
  } = category;
  return {
    ...{ categoryID, name, description: description ?? '', displayAs, depth, to: url },
    counts: [
      { labelCode: 'discussions', count: category.countDiscussions, countAll: category.countAllDiscussions },
      { labelCode: 'comments', count: category.countComments, countAll: category.countAllComments },
      { labelCode: 'followers', count: category.countFollowers },
    ],
    ...(lastPost && { lastPost }),
    ...(preferences && displayAs === 'discussions' && { preferences }),
    children: children.map(categoryItem),
  };
}
