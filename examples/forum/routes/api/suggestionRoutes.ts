import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { SuggestionAction } from '../../forum';
import { signedIn } from './needs';
import { answers, body, id, ids, maybe, oneOf } from './schemas';

const suggested = Type.Object({
  suggestions: Type.Array(
    Type.Object({
      ...{ aiSuggestionID: Type.Integer(), format: Type.String(), type: Type.String() },
      ...{ documentID: Type.Integer(), url: Type.String(), title: Type.String(), summary: Type.String() },
      ...{ hidden: Type.Boolean(), commentID: maybe(Type.Integer()) },
      answerStatus: maybe(oneOf(['accepted', 'rejected', 'pending'])),
    }),
  ),
  showSuggestions: Type.Boolean(),
  dateSuggested: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
});

/** Of some of the suggestions of a question, or of all. */
const some = body({ discussionID: id, suggestionIDs: maybe(ids), allSuggestions: maybe(Type.Boolean()) });

/** What becomes of the answers that the forum suggests to an asker; only where questions are switched on. */
export const suggestionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { settings, forum } = app;
  if (!settings.addons.includes('qna')) return;
  const shared = { tags: ['qna'], response: answers({ 200: suggested }) };
  const config = { needs: signedIn };
  const ofSome: Record<string, SuggestionAction> = {
    'accept-suggestion': 'accept',
    'remove-accept-suggestion': 'takeBack',
    dismiss: 'dismiss',
    restore: 'restore',
  };
  for (const [name, action] of Object.entries(ofSome))
    app.post(
      `/ai-suggestions/${name}`,
      { config, schema: { ...shared, body: some } },
      ({ viewer, body: asked }) =>
        forum.suggestions.change(viewer, asked.discussionID, {
          action,
          ids: asked.allSuggestions ? 'all' : (asked.suggestionIDs ?? []),
        }),
    );

  app.post(
    '/ai-suggestions/suggestions-visibility',
    { config, schema: { ...shared, body: body({ discussionID: id, visible: Type.Boolean() }) } },
    ({ viewer, body: { discussionID, visible } }) =>
      forum.suggestions.change(viewer, discussionID, { action: visible ? 'show' : 'hide' }),
  );

  app.put(
    '/ai-suggestions/generate',
    { config, schema: { ...shared, body: body({ discussionID: id }) } },
    ({ viewer, body: { discussionID } }) =>
      forum.suggestions.change(viewer, discussionID, { action: 'generate' }),
  );
};
