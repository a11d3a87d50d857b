import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { uniqBy } from 'es-toolkit';
import { Type } from 'typebox';
import { answers, expand, maybe, text } from './schemas';

const tags = ['post-types'];
const textOrNull = Type.Unsafe({ type: ['string', 'null'] });
const field = Type.Object({
  postFieldID: Type.String(),
  label: Type.String(),
  description: textOrNull,
  dataType: Type.String(),
  formType: Type.String(),
  visibility: Type.String(),
  isRequired: Type.Boolean(),
  dropdownOptions: Type.Array(Type.Unknown()),
});
const type = Type.Object({
  postTypeID: Type.String(),
  name: Type.String(),
  parentPostTypeID: textOrNull,
  postButtonLabel: textOrNull,
  postHelperText: textOrNull,
  isActive: Type.Boolean(),
  roleIDs: Type.Array(Type.Integer()),
  categoryIDs: Type.Array(Type.Integer()),
  postFields: maybe(Type.Array(field)),
});
const isActive = maybe(Type.Boolean());

/** What posts can be here, and which fields they have; as the reader may begin and fill them in. */
export const postTypeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { postTypes } = app.forum;

  app.get(
    '/post-types',
    {
      schema: {
        tags,
        querystring: Type.Object({ ...expand, isActive }),
        response: answers({ 200: Type.Array(type) }),
      },
    },
    ({ viewer, query }) => {
      if (query.isActive === false) return [];
      const isWhole = query.expand?.some((name) => name === 'postFields' || name === 'all');
      return postTypes
        .list(viewer)
        .map(({ postFields, ...each }) => (isWhole ? { ...each, postFields } : each));
    },
  );

  app.get(
    '/post-fields',
    {
      schema: {
        tags,
        querystring: Type.Object({ isActive, postTypeID: maybe(text(100)) }),
        response: answers({ 200: Type.Array(field) }),
      },
    },
    ({ viewer, query: { isActive: wanted, postTypeID } }) => {
      const types = postTypes
        .list(viewer)
        .filter((each) => postTypeID === undefined || each.postTypeID === postTypeID);
      const fields = types.flatMap(({ postFields }) => postFields);
      return wanted === false ? [] : uniqBy(fields, ({ postFieldID }) => postFieldID);
    },
  );
};
