import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, notFound } from '../../httpError';
import { cameFrom } from './actionRoutes';
import { checkForm } from './checkForm';
import { readID } from './paths';

type Status = 'accepted' | 'rejected' | 'pending';
const isStatus = (value: unknown): value is Status =>
  ['accepted', 'rejected', 'pending'].includes(value as Status);

/** The add-on for questions without script: a plain form accepts an answer, rejects it, or takes that back. */
export function answerRoutes(app: FastifyInstance): void {
  app.post(
    '/comment/:id/answer',
    async (request: FastifyRequest<{ Params: { id: string }; Body?: Record<string, unknown> }>, reply) => {
      const commentID = readID(request.params.id);
      if (commentID === undefined) throw notFound('Comment');
      checkForm(request);
      const status = request.body?.status;
      if (!isStatus(status))
        throw invalid({ field: 'status', message: 'status is accepted, rejected or pending.' });
      await app.forum.answers.judge(request.viewer, commentID, status);
      return reply.redirect(
        `${cameFrom(request, `/discussion/comment/${commentID}`)}#Comment_${commentID}`,
        303,
      );
    },
  );
}
