import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answers, maybe, text } from './schemas';

const tags = ['layouts'];
const widget = Type.Object({ $reactComponent: Type.String(), $reactProps: Type.Object({}) });
export const layout = Type.Object({
  layoutID: Type.Unsafe<number | string>({ type: ['integer', 'string'] }),
  layoutViewType: Type.String(),
  name: Type.String(),
  isDefault: Type.Boolean(),
  titleBar: widget,
  layout: Type.Array(widget),
  contexts: Type.Array(widget),
  seo: Type.Object({ title: Type.String() }),
});
const redirect = Type.Object({ redirectTo: Type.String(), status: Type.Integer() });

/** Pages as lists of widgets. */
export const layoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/layouts/lookup-hydrate',
    {
      schema: {
        tags,
        querystring: Type.Object({
          layoutViewType: text(100),
          recordType: text(100),
          recordID: text(100),
          params: maybe(Type.Record(Type.String(), text(500))),
          includeNoScript: maybe(Type.Boolean()),
        }),
        response: answers({ 200: Type.Union([layout, redirect]) }),
      },
    },
    ({ viewer, query: { params = {}, ...query } }) => app.forum.layouts.lookup(viewer, { ...query, params }),
  );
};
