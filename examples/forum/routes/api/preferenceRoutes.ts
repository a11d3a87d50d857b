import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { preferenceKeys } from '../../data/categoryPreferences';
import type { CategoryPreferences } from '../../wire';
import type { Need } from './needs';
import { answers, body, maybe, oneOf } from './schemas';

const smartID = Type.String({ pattern: '^(\\d{1,9}|\\$.{1,120})$' });
const userID = Type.String({ pattern: '^([1-9]\\d{0,8}|\\$me)$' });
const flag = Type.Boolean();
const categoryMap = Type.Object(Object.fromEntries(preferenceKeys.map((key) => [key, flag])));
const followedCategory = Type.Object({
  categoryID: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  dateFollowed: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'RFC 3339 in UTC' }),
  preferences: categoryMap,
});
const categoryPatch = body(Object.fromEntries(preferenceKeys.map((key) => [key, maybe(flag)])));
const nested = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown());

export const preferenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { preferences } = app.forum;
  const tags = ['preferences'];
  const changes =
    (what: 'categories' | 'activities'): Need =>
    ({ viewer, params }) =>
      preferences.demandChange(viewer, (params as { userID: string }).userID, what);

  app.get(
    '/categories/:id/preferences/:userID',
    {
      schema: { tags, params: Type.Object({ id: smartID, userID }), response: answers({ 200: categoryMap }) },
    },
    ({ viewer, params }) => preferences.ofCategory(viewer, params.id, params.userID),
  );

  app.patch(
    '/categories/:id/preferences/:userID',
    {
      config: { needs: changes('categories') },
      schema: {
        tags,
        params: Type.Object({ id: smartID, userID }),
        body: categoryPatch,
        response: answers({ 200: categoryMap }),
      },
    },
    ({ viewer, params, body: patch }) =>
      preferences.updateCategory(viewer, params.id, params.userID, patch as Partial<CategoryPreferences>),
  );

  app.get(
    '/categories/preferences/:userID',
    {
      schema: {
        tags,
        params: Type.Object({ userID }),
        response: answers({ 200: Type.Array(followedCategory) }),
      },
    },
    ({ viewer, params }) => preferences.followed(viewer, params.userID),
  );

  app.get(
    '/notification-preferences/schema',
    {
      schema: {
        tags,
        querystring: Type.Object({ userID: maybe(userID), schemaType: maybe(oneOf(['user', 'defaults'])) }),
      },
    },
    ({ viewer, query }) => preferences.schema(viewer, query),
  );

  app.get(
    '/notification-preferences/:userID',
    { schema: { tags, params: Type.Object({ userID }), response: answers({ 200: nested }) } },
    ({ viewer, params }) => preferences.ofUser(viewer, params.userID),
  );

  app.patch(
    '/notification-preferences/:userID',
    {
      config: { needs: changes('activities') },
      schema: { tags, params: Type.Object({ userID }), body: nested, response: answers({ 200: nested }) },
    },
    ({ viewer, params, body: patch }) => preferences.updateUser(viewer, params.userID, patch),
  );
};
