import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { userFragment } from './answers';
import { written } from './bodyLimits';
import { holds } from './needs';
import { answers, body, id, maybe, oneOf, paging, post } from './schemas';
import { sendPage } from './sendPage';

const tags = ['reports'];
const recordType = oneOf(['discussion', 'comment']);
const reason = Type.Object({
  reportReasonID: Type.String(),
  name: Type.String(),
  description: Type.String(),
  sort: Type.Integer(),
  deleted: Type.Boolean(),
});
const report = Type.Object({
  reportID: Type.Integer(),
  recordType: Type.String(),
  recordID: Type.Integer(),
  recordName: Type.String(),
  recordUrl: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  recordIsLive: Type.Boolean(),
  placeRecordType: Type.String(),
  placeRecordID: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  reportReasons: Type.Array(reason),
  noteHtml: Type.String(),
  insertUserID: Type.Integer(),
  insertUser: userFragment,
  dateInserted: Type.String(),
});

/** What members tell moderators about a post. */
export const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { reports } = app.forum;

  app.get('/report-reasons', { schema: { tags, response: answers({ 200: Type.Array(reason) }) } }, () =>
    reports.reasons(),
  );

  app.get(
    '/reports',
    {
      schema: {
        tags,
        querystring: Type.Object({ ...paging, recordType: maybe(recordType), recordID: maybe(id) }),
        response: answers({ 200: Type.Array(report) }),
      },
    },
    async (request, reply) => sendPage(request, reply, await reports.list(request.viewer, request.query)),
  );

  app.post(
    '/reports',
    {
      config: { needs: holds('flag.add') },
      bodyLimit: written,
      schema: {
        tags,
        body: body({
          recordType,
          recordID: id,
          reportReasonIDs: Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50 }),
          noteBody: post.body,
          noteFormat: post.format,
        }),
        response: answers({ 201: report }),
      },
    },
    async ({ viewer, body: input }, reply) => reply.code(201).send(await reports.add(viewer, input)),
  );
};
