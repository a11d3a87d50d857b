import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../../httpError';
import type { Discussion } from '../../wire';
import { answerTabs, bestAnswers } from './answerTabs';
import { attachmentPart } from './attachmentPart';
import { backPath } from './backPath';
import { emptyComment } from './commentLinks';
import { commentView } from './commentView';
import { mayCompose } from '../../data/mayCompose';
import { suggestedIn } from '../../data/placeSources';
import { composeForm, type Composed } from './composeForm';
import { createPager } from './createPager';
import type { PageData, Pages } from './createPages';
import { fieldFacts } from './fieldFacts';
import { followButton } from './followButton';
import { jumpTo } from './jumpTo';
import { sendComposed } from './pageLayout';
import { localPath, readID, readText, withQuery } from './paths';
import { discussionLinks } from './postMenu';
import { quoteText } from './quoteText';
import { isWhileOpen, reactionBar } from './reactionBar';
import { readPoll } from './readPoll';
import { readHonours } from './readHonours';
import { addressIn } from './sectionPages';
import { commentSorts, readSort, sortLinks } from './sorts';
import { threadPart } from './threadPart';
import { threadRail } from './threadRail';
import { flatten } from '../../../../src/ui/thread/threadTree';
import { commentsPerPage, inWholeThread, threadPath } from './threadPath';

interface Thread {
  page: number;
  sort?: string;
  /** Of a question, which answers. */
  tab?: string;
  extra?: Partial<PageData>;
  /** What the form for a comment begins with. */
  composed?: Composed;
}

/** What widgets in a thread need to know of it as a whole. */
function threadContext(discussion: Discussion, currentPage: number) {
  const { discussionID, categoryID, insertUserID, closed, url, dateInserted, dateLastViewed } = discussion;
  return {
    ...{ recordType: 'discussion', recordID: discussionID, insertUserID, closed, url, categoryID },
    ...{ dateInserted, currentPage, dateLastViewed: dateLastViewed ?? null },
  };
}

/** What the tags and links of all its comments say alike. */
function sharedInThread({ discussionID, categoryID, closed, name }: Discussion, isLast: boolean) {
  const place = { discussionID, categoryID, closed };
  return { recordType: 'comment', ...place, isLast, discussion: { ...place, name } };
}

/** What draws a discussion's parts in a layout: the parts of its own page. */
const threadAssets = {
  OriginalPostAsset: '/thread/original-post',
  CommentThreadAsset: '/thread/comments',
  AnswerThreadAsset: '/thread/comments',
  CreateCommentAsset: '/thread/reply',
  SuggestedAnswersAsset: '/widgets/suggestions',
  PostTagsAsset: '/thread/tags',
  PostAttachmentsAsset: '/thread/attachments',
  CategoryFollowWidget: '/thread/follow',
};

/** Sends a discussion with one page of its comments. */
export async function sendThread(
  app: FastifyInstance,
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  discussion: Discussion,
  { page, sort: asked, tab: askedTab, extra = {}, composed }: Thread,
): Promise<FastifyReply> {
  const { viewer } = request;
  const { forum } = app;
  const { discussionID, categoryID } = discussion;
  const { sort, inQuery } = readSort(commentSorts, asked);
  const { tab, inQuery: tabInQuery, tabs } = await answerTabs(app, discussion, askedTab, inQuery);
  const [list, category] = await Promise.all([
    forum.comments.list(viewer, {
      discussionID,
      page,
      limit: commentsPerPage,
      sort,
      qna: tab,
      expand: ['insertUser', 'insertUser.signature', 'reactions', 'attachments', 'reportMeta'],
    }),
    forum.categories.get(viewer, categoryID),
  ]);
  const catalog = forum.attachments.catalog(viewer);
  const attachments = attachmentPart(viewer, catalog, 'discussion', discussionID, discussion);
  const postFields = fieldFacts(pages.words(request), forum.postTypes.shown(viewer, discussion));
  const first = (page - 1) * commentsPerPage;
  /** The whole thread as it grew. */
  const isOldestFirst = sort === 'dateInserted' && tab === undefined;
  const isLast = isOldestFirst && first + commentsPerPage >= (list.total ?? 0);
  const place = { viewer, discussion, catalog, page };
  const comments = await threadPart(app, {
    ...{ viewer, discussion, rows: list.rows, before: first, isOldestFirst },
    view: (comment) => commentView(app, place, comment),
  });
  const href = (to: number) => withQuery(threadPath(discussion, to), { sort: inQuery, tab: tabInQuery });
  const pager = createPager({ page, limit: commentsPerPage, total: list.total ?? 0 }, href);
  // A plain GET may be a prefetch; only a visible page marks comments as read.
  if (request.headers['sec-purpose'] === undefined) {
    await forum.discussions.visit(viewer, discussionID, {
      throughComment: (isOldestFirst && list.rows.at(-1)?.commentID) || null,
    });
  }
  const form = mayCompose(viewer, discussion) ? composeForm(discussion, href(page), isLast, composed) : null;
  const data: PageData = {
    isThread: true,
    title: discussion.name,
    section: 'posts',
    widgets: [
      'reactionbar',
      'vote',
      'bookmarktoggle',
      'postmenu',
      'categoryfollowdropdown',
      ...([discussion, ...list.rows].some((post) => post.attachments?.length)
        ? ['legacythreadattachmentsasset']
        : []),
      ...(postFields.length > 0 ? ['legacypostmeta'] : []),
      ...(discussion.suggestions ? ['suggestedanswersasset'] : []),
    ],
    ...(Object.keys(catalog).length > 0 && { meta: { externalAttachments: catalog } }),
    follow: followButton(viewer, category, 'compact'),
    back: backPath(
      ...([request.headers.referer, addressIn(request, request.url), viewer.origin] as const),
      forum.subcommunities.paths,
    ),
    canonical: viewer.url(threadPath(discussion, page)),
    discussion,
    postFields,
    suggested: discussion.suggestions ? suggestedIn(discussion) : null,
    attachments,
    honours: await readHonours(
      app,
      // The reader's own stand in the empty comment, of which the next one is made.
      [viewer.userID, ...[discussion, ...list.rows].map(({ insertUserID }) => insertUserID)],
    ),
    ...(await readPoll(app, viewer, discussion)),
    // A link to a draft mounts its form at once.
    drafts: await forum.drafts.waiting(viewer, discussionID),
    hasDraft: (request.query as Record<string, unknown>).hasDraft === 'true',
    ownLinks: discussionLinks(viewer, discussion),
    bar: reactionBar(viewer, discussion, {
      recordType: 'discussion',
      recordID: discussionID,
      reactions: discussion.reactions ?? [],
      votesApart: true,
    }),
    comments,
    hasMore: flatten(comments).some(({ more }) => more),
    sort,
    tabs,
    sorts: sortLinks(
      commentSorts,
      sort,
      (value) => withQuery(`${threadPath(discussion, 1)}`, { sort: value, tab: tabInQuery }) + '#comments',
    ),
    pager,
    rail: threadRail(discussion, comments, pager, isOldestFirst),
    form,
    whileOpen: isWhileOpen(viewer, discussion),
    thread: threadContext(discussion, page),
    shared: sharedInThread(discussion, isLast),
    emptyComment: {
      ...emptyComment(viewer, discussion, true),
      isByAuthor: viewer.userID === discussion.insertUserID,
      attachments: attachmentPart(viewer, catalog, 'comment', 0, { insertUserID: viewer.userID }),
    },
    // What "more replies" and accepted suggestions are made of.
    otherComment: {
      ...emptyComment(viewer, discussion, false),
      isByAuthor: true,
      ...(discussion.suggestions && {
        answer: {
          mayJudge: app.forum.answers.mayJudge(viewer, discussion),
          props: { discussionID: discussion.discussionID, commentID: 0, status: 'accepted' },
        },
      }),
    },
    ...extra,
  };
  return sendComposed(app, pages, request, reply, {
    ...{ template: '/discussion', assets: threadAssets, data },
    widgets: ['draftstoast', ...(form ? ['createcomment'] : [])],
  });
}

/** `?reply=` and `?quote=` name the comment to answer; comments of other discussions are ignored. */
async function readComposed(
  { forum }: FastifyInstance,
  pages: Pages,
  request: FastifyRequest,
  discussionID: number,
): Promise<Composed | undefined> {
  const query = request.query as Record<string, unknown>;
  const { viewer } = request;
  const replied = readID(readText(query.reply));
  const quoted = readID(readText(query.quote));
  const commentID = replied ?? quoted;
  if (commentID === undefined || !viewer.user) return undefined;
  const comment = await forum.comments.get(viewer, commentID);
  if (comment.discussionID !== discussionID) return undefined;
  if (replied) return { parent: { commentID, name: comment.insertUser.name }, isAsked: true };
  const { t } = pages.words(request);
  const quote = await forum.comments.quote(viewer, commentID);
  return { body: quoteText(quote, (name) => t('{name} wrote:', { name })), isAsked: true };
}

type Params = { id: string; slug?: string; page?: string };

export function discussionRoutes(app: FastifyInstance, pages: Pages): void {
  const show = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    const { id, slug = '', page: last } = request.params;
    const discussionID = readID(id);
    const part = last ?? (/^p\d{1,6}$/.test(slug) ? slug : 'p1');
    const page = Number(/^p(\d{1,6})$/.exec(part)?.[1] ?? 0);
    if (discussionID === undefined || page < 1) throw notFound('Discussion');
    const discussion = await app.forum.discussions.get(request.viewer, discussionID, {
      expand: [
        ...['insertUser', 'insertUser.signature', 'category', 'breadcrumbs', 'reactions', 'attachments'],
        ...['postMeta', 'reportMeta'],
      ],
    });
    if (discussion.redirectDiscussionID !== undefined) {
      const { redirectDiscussionID: to } = discussion;
      const target = await app.forum.discussions.get(request.viewer, to, { expand: ['-body'] });
      return reply.redirect(localPath(target.url), 302);
    }
    const query = request.query as Record<string, unknown>;
    const sort = readText(query.sort);
    const rows = await app.forum.comments.countRows(discussionID);
    const count = Math.max(Math.ceil(rows / commentsPerPage), 1);
    if (query.page !== undefined || page > count) {
      const to = query.page === undefined ? count : jumpTo(query, count);
      return reply.redirect(withQuery(threadPath(discussion, to), { sort, tab: readText(query.tab) }), 303);
    }
    const composed = await readComposed(app, pages, request, discussionID);
    const isPlace = page > 1 || composed !== undefined || query.hasDraft !== undefined;
    const tab = readText(query.tab) ?? (isPlace ? undefined : bestAnswers);
    return sendThread(app, pages, request, reply, discussion, { page, sort, tab, composed });
  };
  app.get('/discussion/:id', show);
  app.get('/discussion/:id/:slug', show);
  app.get('/discussion/:id/:slug/:page', show);

  app.get<{ Params: { id: string } }>('/discussion/comment/:id', async (request, reply) => {
    const commentID = readID(request.params.id);
    if (commentID === undefined) throw notFound('Comment');
    const { viewer } = request;
    const { forum } = app;
    const { hasDraft } = request.query as Record<string, unknown>;
    // A link to a draft finds its text, even when its comment is deleted or in another discussion.
    const draftID = hasDraft === 'true' ? await forum.drafts.ofComment(viewer, commentID) : null;
    try {
      const { discussionID, page } = await forum.comments.placeOf(viewer, commentID, commentsPerPage);
      const draft = draftID === null ? null : await forum.drafts.get(viewer, draftID);
      if (draft && !draft.recordID && draft.parentRecordID !== discussionID)
        return await reply.redirect(`/drafts/${draftID}`, 302);
      const discussion = await forum.discussions.get(viewer, discussionID, { expand: ['-body'] });
      const query = new URLSearchParams(request.url.split('?')[1]);
      const path = `${inWholeThread(discussion, page, query)}#Comment_${commentID}`;
      return await reply.redirect(path, 302);
    } catch (error) {
      const isGone = error instanceof HttpError && error.status < 500;
      if (!isGone || draftID === null) throw error;
      return reply.redirect(`/drafts/${draftID}`, 302);
    }
  });
}
