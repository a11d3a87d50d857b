import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCompose } from '../../data/mayCompose';
import { demandEdit } from '../../data/editRules';
import { HttpError, invalid, notFound } from '../../httpError';
import { excerptOf } from '../../posts/cleanHtml';
import { byField } from './actionRoutes';
import { checkForm } from './checkForm';
import { checkText } from './checkText';
import type { Pages } from './createPages';
import { sendThread } from './discussionRoutes';
import { editForm } from './editForm';
import { localPath, readID, readText } from './paths';
import { commentsPerPage, threadPath } from './threadPath';

type WithID = { Params: { id: string }; Body: Record<string, unknown> };

/** Text as a form sends it, and in which format: `rich2` comes from the editor, `html` from the page for editing. */
function readPost(body: Record<string, unknown>) {
  const format = readText(body.format) ?? 'text';
  return {
    body: (readText(body.body) ?? '').replaceAll('\r\n', '\n'),
    format: format === 'rich2' || format === 'html' ? format : ('text' as const),
  };
}

/** Writing comments by plain forms: what editors do where there is script, for everybody else. */
export function commentRoutes(app: FastifyInstance, pages: Pages): void {
  const { comments, discussions, drafts } = app.forum;

  app.post<WithID>('/discussion/:id/comment', async (request, reply) => {
    const discussionID = readID(request.params.id);
    if (discussionID === undefined) throw notFound('Discussion');
    checkForm(request);
    const { viewer } = request;
    const post = readPost(request.body);
    const parentCommentID = readID(readText(request.body.parentCommentID));
    try {
      checkText(request);
      if (post.body.trim() === '') throw invalid({ field: 'body', message: 'Please write something first.' });
      const comment = await comments.create(viewer, { discussionID, parentCommentID, ...post });
      return await reply.redirect(localPath(comment.url), 303);
    } catch (error) {
      const isAwaiting = error instanceof HttpError && error.status === 202;
      const isRefused = error instanceof HttpError && error.status === 403;
      if (!(error instanceof HttpError) || (error.errors.length === 0 && !isAwaiting && !isRefused))
        throw error;
      // Only signed out: the page for that keeps the words, too.
      if (isRefused && !viewer.user) throw error;
      const discussion = await discussions.get(viewer, discussionID, {
        expand: ['insertUser', 'insertUser.signature', 'category', 'breadcrumbs', 'reactions', 'postMeta'],
      });
      const page = Math.max(Math.ceil(discussion.countComments / commentsPerPage), 1);
      const here = threadPath(discussion, page);
      if (isAwaiting) {
        const extra = { awaiting: error.message, here };
        return sendThread(app, pages, request, reply, discussion, { page, extra });
      }
      const { redirectDiscussionID } = discussion;
      // Closed or moved meanwhile: there is no form for another reason either, such as a comment that has gone with it.
      if (isRefused || redirectDiscussionID !== undefined || !mayCompose(viewer, discussion)) {
        const movedTo =
          redirectDiscussionID &&
          (await discussions.get(viewer, redirectDiscussionID, { expand: ['-body'] }).catch(() => undefined));
        const extra = {
          ...{ status: error.status, here, form: null, kept: post.body },
          ...(redirectDiscussionID !== undefined && { hasMoved: true, movedTo }),
        };
        return sendThread(app, pages, request, reply, discussion, { page, extra });
      }
      const errors = byField(error.errors);
      const parent = parentCommentID && (await comments.get(viewer, parentCommentID).catch(() => undefined));
      return sendThread(app, pages, request, reply, discussion, {
        page,
        extra: { status: error.status, here },
        composed: {
          body: post.body,
          format: post.format === 'rich2' ? 'rich2' : 'text',
          error: errors.body ?? Object.values(errors)[0],
          ...(parent && { parent: { commentID: parent.commentID, name: parent.insertUser.name } }),
        },
      });
    }
  });

  const showEdit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    commentID: number,
    typed?: { body: string; format: string; error: string; status: number },
  ) => {
    const { viewer } = request;
    const source = await comments.edit(viewer, commentID);
    const comment = await comments.get(viewer, commentID);
    return pages.send(request, reply, '/edit-comment', {
      title: pages.words(request).t('Edit comment'),
      section: 'posts',
      widgets: ['createcomment'],
      status: typed?.status ?? 200,
      form: editForm(comment, source, typed),
    });
  };

  app.get<WithID>('/post/editcomment/:id', async (request, reply) => {
    const commentID = readID(request.params.id);
    if (commentID === undefined) throw notFound('Comment');
    try {
      return await showEdit(request, reply, commentID);
    } catch (error) {
      if (!(error instanceof HttpError) || ![403, 404].includes(error.status)) throw error;
      // The user's edit stays, though its form is gone.
      const draftID = await drafts.ofComment(request.viewer, commentID);
      if (draftID === null) throw error;
      return reply.redirect(`/drafts/${draftID}`, 303);
    }
  });

  app.post<WithID>('/post/editcomment/:id', async (request, reply) => {
    const commentID = readID(request.params.id);
    if (commentID === undefined) throw notFound('Comment');
    checkForm(request);
    const post = readPost(request.body);
    try {
      checkText(request);
      if (post.body.trim() === '') throw invalid({ field: 'body', message: 'Please write something first.' });
      const comment = await comments.update(request.viewer, commentID, post);
      return await reply.redirect(localPath(comment.url), 303);
    } catch (error) {
      if (!(error instanceof HttpError) || error.errors.length === 0) throw error;
      const [first] = error.errors;
      return showEdit(request, reply, commentID, { ...post, error: first!.message, status: error.status });
    }
  });

  app.get<WithID>('/post/deletecomment/:id', async (request, reply) => {
    const { viewer } = request;
    const commentID = readID(request.params.id);
    if (commentID === undefined) throw notFound('Comment');
    const comment = await comments.get(viewer, commentID);
    const { closed } = await discussions.get(viewer, comment.discussionID, { expand: ['-body'] });
    demandEdit(
      viewer,
      { ...comment, closed, dateInserted: new Date(comment.dateInserted) },
      'comments.delete',
    );
    return pages.send(request, reply, '/delete-comment', {
      title: pages.words(request).t('Delete comment'),
      section: 'posts',
      commentID,
      excerpt: excerptOf(comment.body),
      back: localPath(comment.url),
    });
  });

  app.post<WithID>('/post/deletecomment/:id', async (request, reply) => {
    const commentID = readID(request.params.id);
    if (commentID === undefined) throw notFound('Comment');
    checkForm(request);
    const { discussionID } = await comments.get(request.viewer, commentID);
    await comments.remove(request.viewer, commentID);
    return reply.redirect(`/discussion/${discussionID}#comments`, 303);
  });
}
