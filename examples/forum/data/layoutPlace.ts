import type { CustomPages } from '../customPages';
import type { Categories, Comments, Discussions } from '../forum';
import { HttpError, invalid, notFound } from '../httpError';
import type { LayoutQuery } from '../layouts';
import type { Viewer } from '../viewer';
import type { Category, CustomPage, Discussion, LayoutRedirect } from '../wire';
import type { Context } from './context';
import { isRecordID } from './isRecordID';
import { ownAddress, sectionsFor } from './sections';

export const commentsPerPage = 30;

/** What the assets of a post need of it. */
export const postExpand = [
  ...[
    'tags',
    'insertUser',
    'updateUser',
    'breadcrumbs',
    'reactions',
    'attachments',
    'reportMeta',
    'category',
  ],
  ...['permissions', 'insertUser.signature', 'postMeta'],
];

/** What a layout is looked up for: the page's view, where a layout may be applied, nearest first, and what the page is about. */
export interface LayoutPlace {
  view: string;
  steps: { recordType: string; recordID: string }[];
  params: Record<string, string>;
  discussion?: Discussion;
  category?: Category;
  customPage?: CustomPage;
  /** Of a thread or a list, from 1. */
  page: number;
}

type Steps = (category?: { categoryID: number }, section?: string) => LayoutPlace['steps'];

export interface PlaceParts {
  categories: Pick<Categories, 'get'>;
  comments: Pick<Comments, 'placeOf'>;
  customPages: Pick<CustomPages, 'get'>;
  discussions: Pick<Discussions, 'get'>;
}

const postSorts = ['-dateInserted', 'dateInserted', '-score', '-experimentalTrending', ''];
const pageOf = ({ page = '1' }: Record<string, string>): number => {
  if (/^\d{1,6}$/.test(page)) return Math.max(Number(page), 1);
  throw invalid({ field: 'page', path: 'params', message: 'page must be a number.' });
};
const gone = () => new HttpError(410, 'Discussion has been deleted.');

/**
 * Throws as the page itself would: 400, 403, 404, and 410 for a discussion that was deleted. Layouts of a section count where
 * `reader` may enter it.
 */
export function createPlaces({ db, config, catalogue }: Context, parts: PlaceParts) {
  const ofSection = { recordType: 'siteSection', recordID: '0' };
  const everywhere = { recordType: 'global', recordID: '0' };
  const stepsFor =
    (reader: Viewer): Steps =>
    (category, section) => [
      ...(category ? [{ recordType: 'category', recordID: String(category.categoryID) }] : []),
      ...sectionsFor(reader, catalogue)
        .filter(({ siteSectionID }) => siteSectionID === section)
        .map(({ siteSectionID }) => ({ recordType: 'siteSection', recordID: siteSectionID })),
      ofSection,
      everywhere,
    ];
  /** What is in another section leads there. */
  const elsewhere = (viewer: Viewer, categoryID: number, url: string): LayoutRedirect | null =>
    viewer.section?.categoryIDs.has(categoryID) === false
      ? {
          redirectTo: ownAddress(viewer, catalogue, categoryID, url.slice(viewer.origin.length)),
          status: 301,
        }
      : null;

  async function post(
    viewer: Viewer,
    query: LayoutQuery,
    discussionID: number,
    page: number,
    steps: Steps,
  ): Promise<LayoutPlace | LayoutRedirect> {
    const { params } = query;
    if (!postSorts.includes(params.sort ?? ''))
      throw invalid({ field: 'sort', path: 'params', message: 'There is no such sort.' });
    const discussion = await parts.discussions
      .get(viewer, discussionID, { expand: postExpand })
      .catch(async (error: unknown) => {
        const entry =
          error instanceof HttpError && error.status === 404
            ? await db
                .selectFrom('log')
                .select('parentRecordID')
                .where('recordType', '=', 'discussion')
                .where('recordID', '=', discussionID)
                .where('operation', '=', 'delete')
                .executeTakeFirst()
            : undefined;
        // A reader without the right to see it learns nothing of it.
        const categoryID = entry?.parentRecordID;
        throw categoryID && viewer.can('discussions.view', { categoryID }) ? gone() : error;
      });
    if (discussion.redirectDiscussionID !== undefined) {
      const { redirectDiscussionID: to } = discussion;
      const { url } = await parts.discussions.get(viewer, to, { expand: ['-body'] });
      return { redirectTo: url, status: 302 };
    }
    const category = await parts.categories.get(viewer, discussion.categoryID);
    const isQuestion = discussion.type === 'question' && config.addons.includes('qna');
    const moved = elsewhere(viewer, category.categoryID, discussion.url);
    if (moved) return moved;
    return {
      ...{
        view: isQuestion ? 'question' : 'discussion',
        steps: steps(category, params.siteSectionID),
        params,
      },
      discussion,
      category,
      page,
    };
  }

  async function ofCategory(
    viewer: Viewer,
    query: LayoutQuery,
    steps: Steps,
  ): Promise<LayoutPlace | LayoutRedirect> {
    const { recordID, layoutViewType: asked, params } = query;
    const id = /^\d{1,9}$/.test(recordID) ? recordID : `$urlcode:${recordID}`;
    const category = await parts.categories.get(viewer, id, { expand: ['breadcrumbs'] });
    const { displayAs } = category;
    const page = pageOf(params);
    const place = { steps: steps(category, params.siteSectionID), params, category, page };
    if (asked !== 'categoryList') return { view: asked, ...place };
    if (displayAs === 'heading')
      throw invalid({ field: 'recordID', message: 'A heading has no page of its own.' });
    const moved = elsewhere(viewer, category.categoryID, category.url);
    if (moved) return moved;
    return { view: displayAs === 'discussions' ? 'discussionCategoryPage' : 'nestedCategoryList', ...place };
  }

  return async function find(
    viewer: Viewer,
    query: LayoutQuery,
    reader = viewer,
  ): Promise<LayoutPlace | LayoutRedirect> {
    const steps = stepsFor(reader);
    const { recordType, recordID, layoutViewType: view, params } = query;
    const number = Number(recordID);
    if (recordType === 'siteSection' || recordType === 'global' || recordType === 'root') {
      const section = recordType === 'siteSection' ? recordID : '0';
      return { view, steps: steps(undefined, section), params, page: pageOf(params) };
    }
    if (recordType === 'category') return ofCategory(viewer, query, steps);
    if (recordType === 'customPage') {
      const customPage = await parts.customPages.get(viewer, number);
      const own = { recordType, recordID: String(customPage.customPageID) };
      return { view: 'customPage', steps: [own], params, customPage, page: 1 };
    }
    if (recordType === 'discussion' || recordType === 'comment') {
      const isComment = recordType === 'comment';
      if (!isRecordID(number)) throw notFound(isComment ? 'Comment' : 'Discussion');
      if (!isComment && params.discussionID === undefined)
        throw invalid({ field: 'discussionID', path: 'params', message: 'discussionID is required.' });
      if (!isComment) return post(viewer, query, number, pageOf(params), steps);
      const { discussionID, page } = await parts.comments.placeOf(viewer, number, commentsPerPage);
      return post(viewer, query, discussionID, page, steps);
    }
    throw invalid({ field: 'recordType', message: 'There is no such type.' });
  };
}
