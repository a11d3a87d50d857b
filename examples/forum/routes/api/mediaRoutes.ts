import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { invalid } from '../../httpError';
import { uploadRules } from '../../data/uploadRules';
import { holds } from './needs';
import { answers } from './schemas';

const media = Type.Object({
  mediaID: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  type: Type.String(),
  size: Type.Integer(),
});

export const mediaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // One byte more than is allowed, so that the answer can be the forum's own.
  await app.register(multipart, { limits: { fileSize: uploadRules.maxSize + 1, files: 1, fields: 5 } });

  app.post(
    '/media',
    {
      config: { needs: holds('uploads.add'), bodySeconds: 60 },
      bodyLimit: uploadRules.maxSize + 100_000,
      schema: { tags: ['media'], consumes: ['multipart/form-data'], response: answers({ 201: media }) },
    },
    async (request, reply) => {
      const file = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
      if (!file) throw invalid({ field: 'file', code: 'missingField', message: 'file is required.' });
      const content = await file.toBuffer();
      const stored = await app.forum.media.add(request.viewer, { name: file.filename, content });
      return reply.code(201).send(stored);
    },
  );
};
