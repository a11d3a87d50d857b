import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { attachment, integration } from './answers';
import { written } from './bodyLimits';
import { signedIn } from './needs';
import { answers, body, id, maybe, oneOf, text } from './schemas';

const tags = ['attachments'];
const post = { recordType: oneOf(['discussion', 'comment']), recordID: id };
const place = { attachmentType: text(100), ...post };

export const attachmentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { attachments } = app.forum;

  app.get(
    '/attachments/catalog',
    { schema: { tags, response: answers({ 200: Type.Record(Type.String(), integration) }) } },
    async ({ viewer }) => attachments.catalog(viewer),
  );

  app.get(
    '/attachments/schema',
    {
      schema: {
        tags,
        querystring: Type.Object({ ...place, projectID: maybe(text(100)), issueTypeID: maybe(text(100)) }),
      },
    },
    ({ viewer, query: { attachmentType, recordType, recordID } }) =>
      attachments.schema(viewer, { attachmentType, recordType, recordID }),
  );

  app.get(
    '/attachments',
    {
      schema: {
        tags,
        querystring: Type.Object(post),
        response: answers({ 200: Type.Array(attachment) }),
      },
    },
    ({ viewer, query }) => attachments.list(viewer, query),
  );

  app.post(
    '/attachments',
    {
      config: { needs: ({ viewer }) => attachments.demandAdd(viewer) },
      bodyLimit: written,
      schema: {
        tags,
        // Which fields there are beside these is the integration's to say.
        body: Type.Object(place, { additionalProperties: true }),
        response: answers({ 201: attachment }),
      },
    },
    async ({ viewer, body: { attachmentType, recordType, recordID, ...fields } }, reply) =>
      reply.code(201).send(await attachments.add(viewer, { attachmentType, recordType, recordID }, fields)),
  );

  app.post(
    '/attachments/refresh',
    {
      config: { needs: signedIn },
      schema: {
        tags,
        body: body({
          attachmentIDs: Type.Array(id, { maxItems: 10 }),
          onlyStale: maybe(Type.Boolean({ default: true })),
        }),
        response: answers({ 201: Type.Array(attachment) }),
      },
    },
    async ({ viewer, body: { attachmentIDs, onlyStale = true } }, reply) =>
      reply.code(201).send(await attachments.refresh(viewer, attachmentIDs, onlyStale)),
  );
};
