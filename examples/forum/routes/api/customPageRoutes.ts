import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { holds } from './needs';
import { answers, body, empty, maybe, text, withID } from './schemas';

const tags = ['custom-pages'];
const needs = holds('site.manage');
const page = Type.Object({
  customPageID: Type.Integer(),
  seoTitle: Type.String(),
  seoDescription: Type.String(),
  urlcode: Type.String(),
  url: Type.String(),
  status: Type.String(),
  siteSectionID: Type.Unsafe({ type: ['string', 'null'] }),
  roleIDs: Type.Array(Type.Integer()),
  rankIDs: Type.Array(Type.Integer()),
});
const more = {
  seoDescription: maybe(text(5000)),
  status: maybe(text(100)),
  roleIDs: maybe(Type.Array(Type.Integer(), { maxItems: 100 })),
};

/** Pages of the forum's own; what is on one is its layout, see `layoutRecordRoutes`. */
export const customPageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { customPages } = app.forum;

  app.get('/custom-pages', { schema: { tags, response: answers({ 200: Type.Array(page) }) } }, ({ viewer }) =>
    customPages.list(viewer),
  );

  app.get(
    '/custom-pages/:id',
    { schema: { tags, params: withID, response: answers({ 200: page }) } },
    ({ viewer, params }) => customPages.get(viewer, params.id),
  );

  app.post(
    '/custom-pages',
    {
      config: { needs },
      schema: {
        tags,
        body: body({ urlcode: text(1000), seoTitle: text(1000), ...more }),
        response: answers({ 201: page }),
      },
    },
    async ({ viewer, body: input }, reply) => reply.code(201).send(await customPages.add(viewer, input)),
  );

  app.patch(
    '/custom-pages/:id',
    {
      config: { needs },
      schema: {
        tags,
        params: withID,
        body: body({ urlcode: maybe(text(1000)), seoTitle: maybe(text(1000)), ...more }),
        response: answers({ 200: page }),
      },
    },
    ({ viewer, params, body: input }) => customPages.update(viewer, params.id, input),
  );

  app.delete(
    '/custom-pages/:id',
    { config: { needs }, schema: { tags, params: withID, response: answers({ 204: empty }) } },
    async ({ viewer, params }, reply) => {
      await customPages.remove(viewer, params.id);
      return reply.code(204).send();
    },
  );
};
