import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { invalid } from '../../httpError';
import { awaiting, comment, commentQuote, commentSource } from './answers';
import { written } from './bodyLimits';
import { holds, may } from './needs';
import { answers, body, empty, expand, id, maybe, oneOf, paging, post, withID } from './schemas';
import { sendPage } from './sendPage';

const tags = ['comments'];
const parent = {
  discussionID: maybe(id),
  parentRecordType: maybe(oneOf(['discussion'])),
  parentRecordID: maybe(id),
  parentCommentID: maybe(id),
};

/** A comment's discussion goes by either name. */
const discussionOf = (from: { discussionID?: number; parentRecordID?: number }): number | undefined =>
  from.discussionID ?? from.parentRecordID;

export const commentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { comments, drafts } = app.forum;

  app.get(
    '/comments',
    {
      schema: {
        tags,
        querystring: Type.Object({
          ...paging,
          ...expand,
          ...parent,
          insertUserID: maybe(id),
          qna: maybe(oneOf(['accepted', 'rejected', 'pending'])),
          sort: maybe(oneOf(['dateInserted', '-dateInserted', '-score', '-experimentalTrending'])),
        }),
        response: answers({ 200: Type.Array(comment) }),
      },
    },
    async (request, reply) => {
      const { viewer, query } = request;
      const discussionID = discussionOf(query);
      return sendPage(request, reply, await comments.list(viewer, { ...query, discussionID }));
    },
  );

  app.get(
    '/comments/:id',
    {
      schema: { tags, params: withID, querystring: Type.Object(expand), response: answers({ 200: comment }) },
    },
    ({ viewer, params, query }) => comments.get(viewer, params.id, query),
  );

  app.get(
    '/comments/:id/edit',
    { schema: { tags, params: withID, response: answers({ 200: commentSource }) } },
    ({ viewer, params }) => comments.edit(viewer, params.id),
  );

  app.get(
    '/comments/:id/quote',
    { schema: { tags, params: withID, response: answers({ 200: commentQuote }) } },
    ({ viewer, params }) => comments.quote(viewer, params.id),
  );

  app.post(
    '/comments',
    {
      config: { needs: holds('comments.add') },
      bodyLimit: written,
      schema: {
        tags,
        body: body({ ...post, ...parent, draftID: maybe(id) }),
        response: answers({ 201: comment, 202: awaiting }),
      },
    },
    async ({ viewer, body: { parentCommentID, draftID, ...input } }, reply) => {
      const discussionID = discussionOf(input);
      if (discussionID === undefined) {
        throw invalid({ field: 'discussionID', code: 'missingField', message: 'discussionID is required.' });
      }
      const { body: text, format } = input;
      const made = await comments.create(viewer, { discussionID, parentCommentID, body: text, format });
      await drafts.posted(viewer, draftID);
      return reply.code(201).send(made);
    },
  );

  app.patch(
    '/comments/:id',
    {
      config: { needs: may(comments.edit) },
      bodyLimit: written,
      schema: { tags, params: withID, body: body(post), response: answers({ 200: comment }) },
    },
    ({ viewer, params, body: patch }) => comments.update(viewer, params.id, patch),
  );

  app.delete(
    '/comments/:id',
    { schema: { tags, params: withID, response: answers({ 204: empty }) } },
    async ({ viewer, params }, reply) => {
      await comments.remove(viewer, params.id);
      return reply.code(204).send();
    },
  );
};
