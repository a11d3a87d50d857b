import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { discussion, discussionQuote, discussionSource, tag } from './answers';
import { written } from './bodyLimits';
import { holds, may } from './needs';
import { readIDs } from './readIDs';
import {
  answers,
  body,
  empty,
  expand,
  id,
  ids,
  maybe,
  names,
  oneOf,
  paging,
  post,
  range,
  small,
  text,
  withID,
} from './schemas';
import { sendPage } from './sendPage';

const tags = ['discussions'];
const pinLocation = maybe(
  Type.Unsafe<'recent' | 'category' | null>({ type: ['string', 'null'], enum: ['recent', 'category', null] }),
);
const postMeta = maybe(
  Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { description: 'Values by `postFieldID`' }),
);
const refused = { description: 'Not kept here: answers 400' };
const filters = {
  // No list: a range has a comma in it, too.
  discussionID: maybe(
    Type.Unsafe<string | string[]>({
      anyOf: [
        { type: 'string', maxLength: 2000 },
        { type: 'array', items: { type: 'string', maxLength: 2000 }, maxItems: 200 },
      ],
      description: 'IDs, also with commas between them, or a range',
    }),
  ),
  dateInserted: maybe(range),
  dateUpdated: maybe(range),
  dateLastComment: maybe(range),
  score: maybe(range),
  followed: maybe(Type.Boolean()),
  resolved: maybe(Type.Boolean()),
  siteSectionID: maybe(text(50)),
  excludedCategoryIDs: maybe(ids),
  excludeHiddenCategories: maybe(Type.Boolean({ description: 'No category here is hidden in lists' })),
  postTypeID: maybe(names),
  status: maybe(names),
  insertUserRoleID: maybe(ids),
  reactionType: maybe(text(50)),
  suggested: maybe(Type.Boolean()),
  internalStatusID: maybe(Type.Unknown(refused)),
  sentiment: maybe(Type.Unknown(refused)),
  postMeta: maybe(Type.Unknown(refused)),
  categoryID: maybe(id),
  categoryUrlCode: maybe(text(100)),
  includeChildCategories: maybe(Type.Boolean()),
  tagID: maybe(id),
  type: maybe(names),
  statusID: maybe(Type.Array(small)),
  insertUserID: maybe(id),
  bookmarkUserID: maybe(id),
  participatedUserID: maybe(id),
  pinned: maybe(Type.Boolean()),
  pinOrder: maybe(oneOf(['first', 'mixed'])),
  hasComments: maybe(Type.Boolean()),
  slotType: maybe(oneOf(['d', 'w', 'm', 'y', 'a'])),
  sort: maybe(text(40)),
  excerptLength: maybe(Type.Integer({ minimum: 20, maximum: 2000 })),
};

export const discussionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { discussions, drafts, tags: tagging } = app.forum;

  app.get(
    '/discussions',
    {
      schema: {
        tags,
        querystring: Type.Object({ ...paging, ...expand, ...filters }),
        response: answers({ 200: Type.Array(discussion) }),
      },
    },
    async (request, reply) => {
      const { viewer, query } = request;
      const discussionID = query.discussionID === undefined ? undefined : readIDs(query.discussionID);
      return sendPage(request, reply, await discussions.list(viewer, { ...query, discussionID }));
    },
  );

  app.get(
    '/discussions/:id',
    {
      schema: {
        tags,
        params: withID,
        querystring: Type.Object(expand),
        response: answers({ 200: discussion }),
      },
    },
    ({ viewer, params, query }) => discussions.get(viewer, params.id, query),
  );

  app.get(
    '/discussions/:id/edit',
    { schema: { tags, params: withID, response: answers({ 200: discussionSource }) } },
    ({ viewer, params }) => discussions.edit(viewer, params.id),
  );

  app.get(
    '/discussions/:id/quote',
    { schema: { tags, params: withID, response: answers({ 200: discussionQuote }) } },
    ({ viewer, params }) => discussions.quote(viewer, params.id),
  );

  app.post(
    '/discussions',
    {
      config: { needs: holds('discussions.add') },
      bodyLimit: written,
      schema: {
        tags,
        body: body({
          ...post,
          name: text(500),
          categoryID: id,
          type: maybe(text(50)),
          postTypeID: maybe(text(50)),
          postMeta,
          tagIDs: maybe(ids),
          newTagNames: maybe(names),
          draftID: maybe(id),
          pinned: maybe(Type.Boolean()),
          pinLocation,
        }),
        response: answers({ 201: discussion }),
      },
    },
    async ({ viewer, body: { draftID, ...input } }, reply) => {
      const made = await discussions.create(viewer, input);
      await drafts.posted(viewer, draftID);
      return reply.code(201).send(made);
    },
  );

  app.patch(
    '/discussions/:id',
    {
      config: { needs: may(discussions.demandChange) },
      bodyLimit: written,
      schema: {
        tags,
        params: withID,
        querystring: Type.Object(expand),
        body: body({
          name: maybe(text(200)),
          body: maybe(post.body),
          format: maybe(post.format),
          categoryID: maybe(id),
          closed: maybe(Type.Boolean()),
          pinned: maybe(Type.Boolean()),
          pinLocation,
          sink: maybe(Type.Boolean()),
          resolved: maybe(Type.Boolean()),
          insertUserID: maybe(id),
          tagIDs: maybe(ids),
          newTagNames: maybe(names),
          postMeta,
          draftID: maybe(id),
        }),
        response: answers({ 200: discussion }),
      },
    },
    async ({ viewer, params, body: { draftID, ...patch }, query }) => {
      const changed = await discussions.update(viewer, params.id, patch, query);
      await drafts.posted(viewer, draftID);
      return changed;
    },
  );

  app.delete(
    '/discussions/:id',
    { schema: { tags, params: withID, response: answers({ 204: empty }) } },
    async ({ viewer, params }, reply) => {
      await discussions.remove(viewer, params.id);
      return reply.code(204).send();
    },
  );

  app.put(
    '/discussions/:id/bookmark',
    {
      config: { needs: may(discussions.demandView) },
      schema: {
        tags,
        params: withID,
        body: body({ bookmarked: Type.Boolean() }),
        response: answers({ 200: Type.Object({ bookmarked: Type.Boolean() }) }),
      },
    },
    ({ viewer, params, body: { bookmarked } }) => discussions.bookmark(viewer, params.id, bookmarked),
  );

  app.put(
    '/discussions/:id/dismiss',
    {
      config: { needs: may(discussions.demandView) },
      schema: {
        tags,
        params: withID,
        body: body({ dismissed: maybe(Type.Boolean({ default: true })) }),
        response: answers({ 200: Type.Object({ dismissed: Type.Boolean() }) }),
      },
    },
    ({ viewer, params, body: { dismissed = true } }) => discussions.dismiss(viewer, params.id, dismissed),
  );

  app.put(
    '/discussions/:id/mute',
    {
      config: { needs: may(discussions.demandView) },
      schema: {
        tags,
        params: withID,
        body: body({ muted: Type.Boolean() }),
        response: answers({ 200: Type.Object({ muted: Type.Boolean() }) }),
      },
    },
    ({ viewer, params, body: { muted } }) => discussions.mute(viewer, params.id, muted),
  );

  app.patch(
    '/discussions/:id/bump',
    {
      config: { needs: holds('curation.manage') },
      schema: { tags, params: withID, response: answers({ 200: discussion }) },
    },
    ({ viewer, params }) => discussions.bump(viewer, params.id),
  );

  app.put(
    '/discussions/:id/type',
    {
      config: { needs: holds('discussions.edit') },
      schema: {
        tags,
        params: withID,
        body: body({ type: maybe(text(50)), postTypeID: maybe(text(50)), postMeta }),
        response: answers({ 200: discussion }),
      },
    },
    ({ viewer, params, body: sent }) => discussions.setType(viewer, params.id, sent),
  );

  for (const [method, how] of [
    ['PUT', 'replace'],
    ['POST', 'add'],
  ] as const)
    app.route({
      method,
      url: '/discussions/:id/tags',
      config: { needs: may(discussions.edit) },
      schema: {
        tags,
        params: withID,
        body: body({ tagIDs: maybe(ids), urlcodes: maybe(names) }),
        response: answers({ 200: Type.Array(tag) }),
      },
      handler: async ({ viewer, params, body: chosen }, reply) =>
        reply.code(how === 'add' ? 201 : 200).send(await tagging.set(viewer, params.id, chosen, how)),
    });
};
