import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { written } from './bodyLimits';
import { may, signedIn } from './needs';
import { answers, body, empty, id, maybe, oneOf, paging, range, small, text, withID } from './schemas';
import { sendPage } from './sendPage';

const tags = ['drafts'];
const recordType = oneOf(['discussion', 'comment', 'article', 'event']);
const draftStatus = oneOf(['draft', 'scheduled', 'error']);
const attributes = Type.Object(
  {
    body: maybe(text(100_000)),
    format: maybe(text(20)),
    draftType: maybe(text(20)),
    lastSaved: maybe(text(40)),
    /** The `lastSaved` that the client knows: a later one here is answered with 409. */
    knownSaved: maybe(text(40)),
    draftMeta: maybe(Type.Object({}, { additionalProperties: true })),
  },
  { additionalProperties: true },
);
const fields = {
  recordID: maybe(id),
  parentRecordType: maybe(text(40)),
  parentRecordID: maybe(small),
  draftStatus: maybe(draftStatus),
  dateScheduled: maybe(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 40 })),
};
const draft = Type.Object({
  draftID: Type.Integer(),
  recordType: Type.String(),
  attributes: Type.Object({}),
  insertUserID: Type.Integer(),
  dateInserted: Type.String(),
  draftStatus: maybe(Type.String()),
  dateScheduled: maybe(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
});
/** What an editor begins with. */
const source = Type.Pick(draft, ['draftID', 'recordType', 'attributes', 'draftStatus', 'dateScheduled']);
const one = answers({ 200: draft });

export const draftRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { drafts } = app.forum;

  app.get(
    '/drafts',
    {
      schema: {
        tags,
        querystring: Type.Object({
          page: paging.page,
          limit: maybe(Type.Integer({ minimum: 1, maximum: 500, default: 30 })),
          recordType: maybe(recordType),
          parentRecordType: maybe(text(40)),
          parentRecordID: maybe(small),
          draftStatus: maybe(draftStatus),
          dateUpdated: maybe(range),
          dateScheduled: maybe(range),
          sort: maybe(text(40)),
          expand: maybe(Type.Boolean()),
        }),
        response: answers({ 200: Type.Array(draft) }),
      },
    },
    async (request, reply) => sendPage(request, reply, await drafts.list(request.viewer, request.query)),
  );

  app.get('/drafts/:id', { schema: { tags, params: withID, response: one } }, ({ viewer, params }) =>
    drafts.get(viewer, params.id),
  );

  app.get(
    '/drafts/:id/edit',
    { schema: { tags, params: withID, response: answers({ 200: source }) } },
    async ({ viewer, params }) => {
      const { draftID, recordID, recordType, parentRecordType, parentRecordID, attributes, ...rest } =
        await drafts.get(viewer, params.id);
      const { draftStatus, dateScheduled } = rest;
      return {
        ...{ draftID, recordID, recordType, parentRecordType, parentRecordID, attributes },
        ...(draftStatus !== undefined && { draftStatus, dateScheduled }),
      };
    },
  );

  app.post(
    '/drafts',
    {
      config: { needs: signedIn },
      bodyLimit: written,
      schema: { tags, body: body({ ...fields, recordType, attributes }), response: answers({ 201: draft }) },
    },
    async ({ viewer, body: input }, reply) => reply.code(201).send(await drafts.create(viewer, input)),
  );

  app.patch(
    '/drafts/:id',
    {
      config: { needs: may(drafts.demandOwn) },
      bodyLimit: written,
      schema: {
        tags,
        params: withID,
        body: body({ ...fields, recordType: maybe(recordType), attributes: maybe(attributes) }),
        response: one,
      },
    },
    ({ viewer, params, body: patch }) => drafts.update(viewer, params.id, patch),
  );

  app.delete(
    '/drafts/:id',
    { schema: { tags, params: withID, response: answers({ 204: empty }) } },
    async ({ viewer, params }, reply) => {
      await drafts.remove(viewer, params.id);
      return reply.code(204).send();
    },
  );

  app.patch(
    '/drafts/schedule/:id',
    {
      config: { needs: may(drafts.demandOwn) },
      schema: { tags, params: withID, body: body({ dateScheduled: text(40) }), response: one },
    },
    ({ viewer, params, body: { dateScheduled } }) => drafts.schedule(viewer, params.id, dateScheduled),
  );

  app.patch(
    '/drafts/cancel-schedule/:id',
    { config: { needs: may(drafts.demandOwn) }, schema: { tags, params: withID, response: one } },
    ({ viewer, params }) => drafts.cancelSchedule(viewer, params.id),
  );
};
