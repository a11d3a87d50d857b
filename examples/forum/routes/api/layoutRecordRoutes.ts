import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { longestContent } from '../../data/layoutContent';
import { layout } from './layoutRoutes';
import { holds } from './needs';
import { answers, body, empty, ids, maybe, text, withID } from './schemas';

const tags = ['layouts'];
const needs = holds('site.manage');
const view = Type.Object({
  layoutViewID: Type.Integer(),
  layoutID: Type.Integer(),
  layoutViewType: Type.String(),
  recordType: Type.String(),
  recordID: Type.String(),
});
const record = Type.Object({
  layoutID: Type.Unsafe({ type: ['integer', 'string'] }),
  layoutViewType: Type.String(),
  name: Type.String(),
  isDefault: Type.Boolean(),
  redirectTo: Type.Unsafe({ type: ['string', 'null'] }),
  layoutViews: Type.Array(view),
});
/** What is wrong with a layout's content is said by `data/layoutContent`, with the path of each fault. */
const content = Type.Unsafe<unknown>({ description: '`{title, titleBar, layout}`' });
const details = Type.Intersect([record, Type.Object({ version: Type.String(), content })]);
/** A number, or the word of a built-in one. */
const withKey = Type.Object({ id: Type.String({ pattern: '^\\w{1,40}$' }) });
const keyOf = (id: string): number | string => (/^\d{1,9}$/.test(id) ? Number(id) : id);
const bodyLimit = 2 * longestContent;

/** Layouts as administrators keep them. */
export const layoutRecordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { layouts } = app.forum;
  const { records } = layouts;

  app.get(
    '/layouts',
    { config: { needs }, schema: { tags, response: answers({ 200: Type.Array(record) }) } },
    ({ viewer }) => records.list(viewer),
  );

  app.post(
    '/layouts',
    {
      ...{ config: { needs }, bodyLimit },
      schema: {
        tags,
        body: body({ name: text(1000), layoutViewType: text(100), content }),
        response: answers({ 201: details }),
      },
    },
    async ({ viewer, body: input }, reply) => reply.code(201).send(await records.add(viewer, input)),
  );

  app.post(
    '/layouts/hydrate',
    {
      ...{ config: { needs }, bodyLimit },
      schema: {
        tags,
        body: body({
          layoutViewType: text(100),
          content,
          params: maybe(Type.Record(Type.String(), text(500))),
        }),
        response: answers({ 200: layout }),
      },
    },
    ({ viewer, body: { params = {}, ...input } }) => layouts.hydrate(viewer, { ...input, params }),
  );

  for (const path of ['/layouts/:id', '/layouts/:id/edit'])
    app.get(
      path,
      { config: { needs }, schema: { tags, params: withKey, response: answers({ 200: details }) } },
      ({ viewer, params }) => records.get(viewer, keyOf(params.id)),
    );

  app.patch(
    '/layouts/:id',
    {
      ...{ config: { needs }, bodyLimit },
      schema: {
        tags,
        params: withID,
        body: body({
          name: maybe(text(1000)),
          content: maybe(content),
          redirectTo: maybe(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2000 })),
          /** The one that is changed; with another one since, the answer is 409. */
          version: maybe(text(100)),
        }),
        response: answers({ 200: details }),
      },
    },
    ({ viewer, params, body: patch }) => records.update(viewer, params.id, patch),
  );

  app.delete(
    '/layouts/:id',
    { config: { needs }, schema: { tags, params: withID, response: answers({ 204: empty }) } },
    async ({ viewer, params }, reply) => {
      await records.remove(viewer, params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/layouts/:id/views',
    { config: { needs }, schema: { tags, params: withKey, response: answers({ 200: Type.Array(view) }) } },
    ({ viewer, params }) => records.views(viewer, keyOf(params.id)),
  );

  app.put(
    '/layouts/:id/views',
    {
      config: { needs },
      schema: {
        tags,
        params: withID,
        body: Type.Array(body({ recordType: text(100), recordID: text(100) }), { maxItems: 200 }),
        response: answers({ 200: Type.Array(view) }),
      },
    },
    ({ viewer, params, body: places }) => records.apply(viewer, params.id, places),
  );

  app.delete(
    '/layouts/:id/views',
    {
      config: { needs },
      schema: {
        tags,
        params: withID,
        querystring: Type.Object({ layoutViewIDs: maybe(ids) }),
        response: answers({ 204: empty }),
      },
    },
    async ({ viewer, params, query }, reply) => {
      await records.withdraw(viewer, params.id, query.layoutViewIDs);
      return reply.code(204).send();
    },
  );
};
