import type { Categories, CommentQuery, Comments, Discussions, PostTypes } from '../forum';
import type { Viewer } from '../viewer';
import type { Discussion, LayoutWidget } from '../wire';
import type { Drafts } from '../drafts';
import type { Context } from './context';
import { ownPostDraft } from './drafts/ownPostDrafts';
import type { Source } from './hydrate';
import { commentsPerPage, postExpand, type LayoutPlace } from './layoutPlace';
import { categoryItem, node } from './layoutSources';
import { mayCompose } from './mayCompose';
import { newPostItems } from './newPostItems';
import { quickLinks } from './quickLinks';

interface Parts {
  categories: Categories;
  comments: Comments;
  discussions: Discussions;
  postTypes: PostTypes;
}

/** The widgets that a placeholder may become; others are called as their placeholder. */
const sourceNames: Record<string, string[]> = {
  polls: ['HtmlWidget', 'Poll'],
  guestCall: ['GuestCallToActionWidget'],
  categories: ['CategoriesWidget'],
  categoryList: ['CategoriesWidget'],
  categoryLinks: ['CategoriesWidget'],
  discussions: ['DiscussionsWidget'],
  announcements: ['DiscussionAnnouncementsWidget'],
  questions: ['DiscussionQuestionsWidget'],
  discussionList: ['DiscussionsWidget'],
  tags: ['TagWidget'],
  feed: ['RSSWidget'],
  collection: ['FeaturedCollectionsWidget'],
  suggestions: ['SuggestedContentWidget'],
  totals: ['SiteTotalsWidget'],
  leaders: ['LeaderboardWidget'],
  role: ['RoleSpotlightWidget'],
  spotlight: ['UserSpotlightWidget'],
  quickLinks: ['QuickLinks'],
};
export const namesOf = (source: string): string[] =>
  Object.hasOwn(sourceNames, source) ? sourceNames[source]! : [source];

const rowsPerPage = 30;
const flag = (value: string | undefined) => value === 'true' || value === '1' || undefined;
const id = (value: string | undefined) => (value && /^\d{1,9}$/.test(value) ? Number(value) : undefined);

/** What the placeholders of a page's own matter become: its list, its categories, its post with its thread. */
export function placeSources({ catalogue, db }: Pick<Context, 'catalogue' | 'db'>, parts: Parts) {
  const { categories, comments, discussions, postTypes } = parts;
  return (viewer: Viewer, { discussion, category, params, page }: LayoutPlace): Record<string, Source> => {
    const ofPost =
      (name: string, props: () => Promise<object | null> | object | null): Source =>
      async (options) => {
        const own = discussion ? await props() : null;
        return own === null ? [] : [node(name, { ...options, ...own })];
      };
    async function threadOf({ discussionID }: Discussion) {
      const apiParams = {
        ...{ parentRecordType: 'discussion', parentRecordID: discussionID, page, limit: commentsPerPage },
        ...{ sort: (params.sort || 'dateInserted') as CommentQuery['sort'], defaultSort: 'dateInserted' },
        expand: ['insertUser', 'updateUser', 'reactions', 'attachments', 'reportMeta'],
      };
      const { sort, expand, limit } = apiParams;
      const list = await comments.list(viewer, { discussionID, page, limit, sort, expand });
      const paging = { currentPage: page, limit, total: list.total ?? list.rows.length };
      return { threadStyle: 'flat', comments: { data: list.rows, paging }, apiParams };
    }
    return {
      breadcrumbs: async () => {
        const children = discussion?.breadcrumbs ?? category?.breadcrumbs ?? [];
        return children.length === 0 ? [] : [node('Breadcrumbs', { children })];
      },

      /** As the address asks for it. */
      discussionList: async (options) => {
        const apiParams = {
          sort: params.sort ?? '-dateLastComment',
          ...{ page, limit: rowsPerPage, pinOrder: 'first' as const },
          categoryID: category?.categoryID ?? id(params.categoryID),
          includeChildCategories: true,
          ...(id(params.tagID) !== undefined && { tagID: id(params.tagID) }),
          ...(flag(params.followed) && { followed: true }),
          ...(viewer.section && { siteSectionID: viewer.section.siteSectionID }),
          expand: ['insertUser', 'lastUser', 'category', '-body'],
        };
        const { rows, total } = await discussions.list(viewer, apiParams);
        const paging = { currentPage: page, limit: rowsPerPage, total: total ?? rows.length };
        return [
          node('DiscussionsWidget', {
            ...options,
            ...{ isAsset: true, apiParams, discussions: rows, initialPaging: paging },
          }),
        ];
      },

      quickLinks: async (options) => {
        const links = await quickLinks({ db }, viewer, params.locale ?? 'en');
        return [node('QuickLinks', { ...options, links })];
      },

      NewPostMenu: async (options) => {
        const items = newPostItems(viewer, catalogue, category, params.locale ?? 'en');
        const types = category?.allowedDiscussionTypes ?? null;
        return items.length === 0
          ? []
          : [node('NewPostMenu', { ...options, items, postableDiscussionTypes: types })];
      },

      CategoryFollowWidget: async (options) => {
        if (!viewer.user || !category?.preferences || category.displayAs !== 'discussions') return [];
        const { categoryID, name, preferences, url } = category;
        const follow = {
          ...{ userID: viewer.userID, recordID: categoryID, categoryID, name, viewRecordUrl: url },
          isFollowed: preferences['preferences.followed'],
          emailDigestEnabled: viewer.can('email.view'),
          notificationPreferences: preferences,
        };
        return [node('CategoryFollowWidget', { alignment: 'end', ...options, ...follow })];
      },

      /** Those that hold posts, without what they stand in. */
      categoryLinks: async (options) => {
        const all = await categories.list(viewer);
        const itemData = all.filter(({ displayAs }) => displayAs === 'discussions').map(categoryItem);
        return itemData.length === 0 ? [] : [node('CategoriesWidget', { ...options, itemData })];
      },

      categoryList: async (options) => {
        const tree = await categories.tree(viewer);
        const shown = category ? childrenOf(tree, category.categoryID) : tree;
        return shown.length === 0
          ? []
          : [node('CategoriesWidget', { ...options, isAsset: true, itemData: shown.map(categoryItem) })];
      },

      OriginalPostAsset: ofPost('OriginalPostAsset', () => ({
        ...{ discussion, category, titleType: 'discussion/name' },
        discussionApiParams: { expand: postExpand },
      })),

      CommentThreadAsset: ofPost('CommentThreadAsset', () => threadOf(discussion!)),

      /** The same thread, and beside it what became of the answers. */
      AnswerThreadAsset: async (options) => {
        if (!discussion) return [];
        const { apiParams, ...thread } = await threadOf(discussion);
        const ofStatus = async (qna: 'accepted' | 'rejected') => {
          const asked = { ...apiParams, page: 1, limit: 100, qna };
          const { discussionID } = discussion;
          const { rows, total } = await comments.list(viewer, { ...asked, discussionID });
          const paging = { currentPage: 1, limit: 100, total: total ?? rows.length };
          return rows.length === 0
            ? {}
            : { [`${qna}Answers`]: { data: rows, paging }, [`${qna}AnswersApiParams`]: asked };
        };
        const mayCurate = viewer.can('curation.manage', { categoryID: discussion.categoryID });
        const own = {
          ...{ ...thread, apiParams },
          ...(await ofStatus('accepted')),
          ...(mayCurate && (await ofStatus('rejected'))),
        };
        return [node('AnswerThreadAsset', { ...options, ...own })];
      },

      SuggestedAnswersAsset: ofPost('SuggestedAnswersAsset', () =>
        discussion!.suggestions === undefined ? null : { discussion: suggestedIn(discussion!) },
      ),

      PostTagsAsset: ofPost('PostTagsAsset', () => {
        const tags = discussion!.tags.filter(({ type }) => type === 'User');
        return tags.length === 0 ? null : { tags };
      }),

      PostAttachmentsAsset: ofPost('PostAttachmentsAsset', () =>
        discussion!.attachments?.length ? { discussion, discussionApiParams: { expand: postExpand } } : null,
      ),

      PostMetaAsset: ofPost('PostMetaAsset', () => {
        const postFields = postTypes.shown(viewer, discussion!);
        return postFields.length === 0 ? null : { postFields };
      }),

      CreateCommentAsset: ofPost('CreateCommentAsset', () => {
        const { discussionID: parentRecordID, categoryID } = discussion!;
        return mayCompose(viewer, discussion!)
          ? { parentRecordType: 'discussion', parentRecordID, categoryID }
          : null;
      }),

      CreatePostFormAsset: async (options) => {
        if (!viewer.user) return [];
        const isCategory = params.parentRecordType === 'category' && Number(params.parentRecordID) > 0;
        const into = isCategory ? await categories.get(viewer, params.parentRecordID!) : null;
        const { postType: postTypeID } = params;
        const postType = postTypes.list(viewer).find((type) => type.postTypeID === postTypeID);
        return [
          node('CreatePostFormAsset', {
            ...options,
            category: into,
            postTypeID,
            postType,
            taggingEnabled: true,
          }),
        ];
      },
    };
  };
}

/** What the widget of suggested answers reads of a question. */
export const suggestedIn = (discussion: Discussion): object => {
  const { discussionID, closed, dateUpdated, suggestions, showSuggestions, dateSuggested } = discussion;
  return { discussionID, closed, dateUpdated, suggestions, showSuggestions, dateSuggested };
};

type Tree = Awaited<ReturnType<Categories['tree']>>;
const childrenOf = (tree: Tree, categoryID: number): Tree =>
  tree.flatMap(({ categoryID: each, children = [] }) =>
    each === categoryID ? children : childrenOf(children, categoryID),
  );

/** What stands around the widgets of a page, from the innermost to the outermost. */
export async function layoutContexts(
  drafts: Pick<Drafts, 'get' | 'list'>,
  viewer: Viewer,
  place: LayoutPlace,
): Promise<LayoutWidget[]> {
  const { view, discussion, params, page } = place;
  const autosave = { autosaveEnabled: true, loadLocalDraftByMatchers: true };
  if (discussion) {
    const { discussionID: parentRecordID } = discussion;
    return [
      node('CreateCommentProvider', { parentRecordType: 'discussion', parentRecordID }),
      node('DraftContextProvider', { recordType: 'comment', parentRecordID, ...autosave }),
      node('PostPageContextProvider', {
        ...{ discussion, discussionApiParams: { expand: postExpand }, initialPage: page },
      }),
    ];
  }
  if (view !== 'createPost') return [];
  const { postType, parentRecordType = 'category' } = params;
  const [recordID, draftID] = [id(params.recordID) || undefined, id(params.draftID) || undefined];
  const parent = { parentRecordType, parentRecordID: id(params.parentRecordID) ?? -1 };
  const own = recordID === undefined ? {} : { recordID };
  const draft = await ownPostDraft(drafts, viewer, { ...parent, recordID, draftID });
  const kept = draft ? { serverDraftID: draft.draftID, serverDraft: draft } : {};
  return [
    node('DraftContextProvider', { recordType: 'discussion', ...parent, ...own, ...kept, ...autosave }),
    node('ParentRecordContextProvider', { ...parent, recordType: postType, ...own }),
  ];
}
