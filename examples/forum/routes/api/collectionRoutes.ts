import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { holds } from './needs';
import { answers, body, expand, id, ids, maybe, paging, text } from './schemas';
import { sendPage } from './sendPage';

const tags = ['collections'];
const nullable = (type: 'string' | 'integer') => Type.Unsafe({ type: [type, 'null'] });
const named = { recordType: text(50), recordID: id };
const record = body({ ...named, sort: maybe(Type.Unsafe<number | null>({ type: ['integer', 'null'] })) });
const collection = Type.Object({
  collectionID: Type.Integer(),
  name: Type.String(),
  records: Type.Array(
    Type.Object({
      recordID: Type.Integer(),
      recordType: Type.String(),
      sort: nullable('integer'),
      dateAddedToCollection: Type.String(),
    }),
  ),
  dateInserted: Type.String(),
  dateUpdated: nullable('string'),
  insertUserID: Type.Integer(),
  updateUserID: nullable('integer'),
});
const filled = Type.Object({
  collectionID: Type.Integer(),
  name: Type.String(),
  records: Type.Array(
    Type.Object({
      recordID: Type.Integer(),
      recordType: Type.String(),
      sort: nullable('integer'),
      record: Type.Object({
        name: Type.String(),
        url: Type.String(),
        excerpt: Type.String(),
        image: Type.Union([Type.Null(), Type.Object({ url: Type.String(), alt: Type.String() })]),
      }),
    }),
  ),
});
const needs = holds('community.manage');
const response = answers({ 200: Type.Array(collection) });

/** Lists of records that editors put together. */
export const collectionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { collections } = app.forum;

  app.get(
    '/collections',
    {
      schema: {
        tags,
        querystring: Type.Object({ ...paging, collectionID: maybe(id), name: maybe(text(200)) }),
        response,
      },
    },
    async (request, reply) => sendPage(request, reply, await collections.list(request.viewer, request.query)),
  );

  app.get(
    '/collections/by-resource',
    { schema: { tags, querystring: Type.Object(named), response } },
    ({ viewer, query }) => collections.byResource(viewer, query),
  );

  app.put(
    '/collections/by-resource',
    { config: { needs }, schema: { tags, body: body({ record, collectionIDs: ids }), response } },
    ({ viewer, body: input }) => collections.setByResource(viewer, input),
  );

  app.post(
    '/collections',
    {
      config: { needs },
      schema: {
        tags,
        body: body({ name: text(500), records: Type.Array(record, { maxItems: 100 }) }),
        response: answers({ 201: collection }),
      },
    },
    async ({ viewer, body: input }, reply) => reply.code(201).send(await collections.add(viewer, input)),
  );

  app.get(
    '/collections/contents/:locale',
    {
      schema: {
        tags,
        params: Type.Object({ locale: text(20) }),
        querystring: Type.Object({ ...expand, collectionID: maybe(id) }),
      },
    },
    ({ viewer, query }) => collections.contents(viewer, query),
  );

  // Readers may see it as far as they may see what it holds. Records have the language they were written in.
  app.get(
    '/collections/:id/content/:locale',
    {
      schema: {
        tags,
        params: Type.Object({ id, locale: text(20) }),
        response: answers({ 200: filled }),
      },
    },
    ({ viewer, params }) => collections.content(viewer, params.id),
  );
};
