import type { FastifyInstance, FastifyRequest } from 'fastify';
import { suggestionActions, type SuggestionAction } from '../../forum';
import { invalid, notFound } from '../../httpError';
import { checkForm } from './checkForm';
import { readID, readText } from './paths';
import { threadPath } from './threadPath';

const isAction = (value: unknown): value is SuggestionAction =>
  suggestionActions.includes(value as SuggestionAction);

/** What becomes of suggested answers, without script: `accept-7`, `dismiss-all`, `hide`. */
export function suggestionRoutes(app: FastifyInstance): void {
  app.post(
    '/discussion/:id/suggestions',
    async (request: FastifyRequest<{ Params: { id: string }; Body?: Record<string, unknown> }>, reply) => {
      const discussionID = readID(request.params.id);
      if (discussionID === undefined) throw notFound('Discussion');
      checkForm(request);
      const [action, which] = (readText(request.body?.suggestion) ?? '').split('-');
      if (!isAction(action)) throw invalid({ field: 'suggestion', message: 'There is no such action.' });
      const { viewer } = request;
      const id = readID(which);
      const ids = which === 'all' ? 'all' : id === undefined ? [] : [id];
      await app.forum.suggestions.change(viewer, discussionID, { action, ids });
      const { url } = await app.forum.discussions.get(viewer, discussionID, { expand: ['-body'] });
      return reply.redirect(`${threadPath({ url }, 1)}#suggestions`, 303);
    },
  );
}
