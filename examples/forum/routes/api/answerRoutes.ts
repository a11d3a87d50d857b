import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { comment } from './answers';
import { may } from './needs';
import { answers as response, body, oneOf, withID } from './schemas';

/** What the add-on for questions asks; only where it is switched on. */
export const answerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  if (!app.settings.addons.includes('qna')) return;

  app.patch(
    '/comments/:id/answer',
    {
      config: { needs: may(app.forum.answers.demandJudge) },
      schema: {
        tags: ['qna'],
        params: withID,
        body: body({ status: oneOf(['accepted', 'rejected', 'pending']) }),
        response: response({ 200: comment }),
      },
    },
    ({ viewer, params, body: { status } }) => app.forum.answers.judge(viewer, params.id, status),
  );
};
