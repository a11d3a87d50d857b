import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { me, permissions, user, userFragment } from './answers';
import { holds } from './needs';
import { answers, body, expand, id, ids, maybe, names, oneOf, paging, text, withSmartID } from './schemas';
import { sendPage } from './sendPage';
import { withHonours } from './withHonours';

const tags = ['users'];
const userFields = {
  name: text(200),
  email: text(300),
  password: text(500),
  emailConfirmed: maybe(Type.Boolean()),
  private: maybe(Type.Boolean()),
  roleID: maybe(ids),
};

export const userRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { users } = app.forum;

  app.get('/users/me', { schema: { tags, response: answers({ 200: me }) } }, ({ viewer }) =>
    users.me(viewer),
  );

  app.get(
    '/users/me-counts',
    {
      schema: {
        tags,
        response: answers({
          200: Type.Object({
            counts: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
          }),
        }),
      },
    },
    ({ viewer }) => users.counts(viewer),
  );

  app.get(
    '/users/by-names',
    {
      schema: {
        tags,
        querystring: Type.Object({
          ...paging,
          name: Type.String({ minLength: 1, maxLength: 100 }),
          order: maybe(oneOf(['countComments', 'dateLastActive', 'name', 'mention'])),
          siteSectionID: maybe(text(50)),
        }),
        response: answers({ 200: Type.Array(userFragment) }),
      },
    },
    async (request, reply) => sendPage(request, reply, await users.byNames(request.viewer, request.query)),
  );

  app.get(
    '/users',
    {
      schema: {
        tags,
        querystring: Type.Object({
          ...paging,
          ...expand,
          userID: maybe(ids),
          sort: maybe(
            oneOf([
              'userID',
              '-userID',
              'name',
              '-name',
              'dateInserted',
              '-dateInserted',
              'dateLastActive',
              '-dateLastActive',
            ]),
          ),
        }),
        response: answers({ 200: Type.Array(user) }),
      },
    },
    async (request, reply) => {
      const paged = await users.list(request.viewer, request.query);
      return sendPage(request, reply, {
        ...paged,
        rows: await withHonours(app, paged.rows, request.query.expand),
      });
    },
  );

  app.get(
    '/users/:id',
    {
      schema: {
        tags,
        params: withSmartID,
        querystring: Type.Object(expand),
        response: answers({ 200: user }),
      },
    },
    ({ viewer, params, query }) => users.get(viewer, params.id, query),
  );

  app.get(
    '/users/:id/permissions',
    {
      schema: {
        tags,
        params: withSmartID,
        querystring: Type.Object({ expand: maybe(names) }),
        response: answers({ 200: permissions }),
      },
    },
    ({ viewer, params, query }) =>
      users.permissions(viewer, params.id, {
        junctions: query.expand?.some((name) => name === 'junctions' || name === 'all'),
      }),
  );

  app.post(
    '/users',
    {
      config: { needs: holds('users.add') },
      schema: { tags, body: body(userFields), response: answers({ 201: user }) },
    },
    async (request, reply) => reply.code(201).send(await users.create(request.viewer, request.body)),
  );

  app.patch(
    '/users/:id',
    {
      config: { needs: ({ viewer, params }) => users.demandChange(viewer, (params as { id: string }).id) },
      schema: {
        tags,
        params: withSmartID,
        body: body({
          name: maybe(text(200)),
          email: maybe(text(300)),
          password: maybe(text(500)),
          passwordConfirmation: maybe(text(500)),
          currentPassword: maybe(text(500)),
          emailConfirmed: maybe(Type.Boolean()),
          showEmail: maybe(Type.Boolean()),
          private: maybe(Type.Boolean()),
          banned: maybe(Type.Boolean()),
          roleID: maybe(Type.Array(id, { minItems: 1, maxItems: 20 })),
          profileFields: maybe(Type.Object({ about: maybe(text(1000)) }, { additionalProperties: false })),
        }),
        response: answers({ 200: user }),
      },
    },
    ({ viewer, params, body: patch }) => {
      const { profileFields, ...rest } = patch;
      const about = profileFields?.about;
      return users.update(viewer, params.id, {
        ...rest,
        ...(about !== undefined && { profileFields: { about } }),
      });
    },
  );
};
