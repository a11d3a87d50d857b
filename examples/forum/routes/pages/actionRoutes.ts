import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RecordType } from '../../forum';
import { invalid, notFound, type FieldError } from '../../httpError';
import { checkForm } from './checkForm';
import { ownPath, readID, readText } from './paths';
import { reactionPaths } from './reactionPaths';

type WithID = { Params: { id: string }; Body: Record<string, unknown> };

/** The first message of every field. */
export function byField(errors: FieldError[]): Record<string, string> {
  return Object.fromEntries([...errors].reverse().map((error) => [error.field, error.message]));
}

/** The page of ours that a form stood on, without its hash. */
export function cameFrom(request: FastifyRequest, fallback: string): string {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer) || new URL(referer).origin !== request.viewer.origin)
    return fallback;
  const url = new URL(referer);
  return ownPath(url.pathname + url.search, fallback);
}

export function actionRoutes(app: FastifyInstance): void {
  const toggle = async (
    request: FastifyRequest,
    reply: FastifyReply,
    recordType: RecordType,
    [id, urlcode]: [id: string, urlcode: string | undefined],
  ) => {
    const recordID = readID(id);
    if (recordID === undefined) throw notFound(recordType === 'comment' ? 'Comment' : 'Discussion');
    checkForm(request);
    if (!urlcode) throw invalid({ field: 'reactionType', message: 'reactionType is required.' });
    await app.forum.reactions.toggle(request.viewer, recordType, recordID, urlcode);
    const { post, all, anchor } = reactionPaths(recordType, recordID);
    const from = cameFrom(request, post);
    return reply.redirect((from === all ? post : from) + anchor, 303);
  };
  for (const recordType of ['discussion', 'comment'] as const)
    app.post<WithID>(`/${recordType}/:id/reactions`, (request, reply) =>
      toggle(request, reply, recordType, [request.params.id, readText(request.body?.reactionType)]),
    );
  // The bars of a page have one form in common, whose buttons name the post and the reaction: `comment/5=Like`.
  app.post<Pick<WithID, 'Body'>>('/react', (request, reply) => {
    for (const [name, value] of Object.entries(request.body ?? {})) {
      const [, recordType, id = ''] = /^(discussion|comment)\/(\d+)$/.exec(name) ?? [];
      if (recordType) return toggle(request, reply, recordType as RecordType, [id, readText(value)]);
    }
    throw invalid({ field: 'reactionType', message: 'reactionType is required.' });
  });
  app.get('/react', (_, reply) => reply.redirect('/', 302));
  const flags = {
    bookmark: app.forum.discussions.bookmark,
    mute: app.forum.discussions.mute,
    dismiss: app.forum.discussions.dismiss,
  };
  // What members keep of a discussion for themselves: `value` is 1 or 0.
  for (const [name, set] of Object.entries(flags))
    app.post<WithID>(`/discussion/:id/${name}`, async (request, reply) => {
      const discussionID = readID(request.params.id);
      if (discussionID === undefined) throw notFound('Discussion');
      checkForm(request);
      const { value, bookmarked = value } = request.body;
      await set(request.viewer, discussionID, bookmarked === '1');
      return reply.redirect(cameFrom(request, `/discussion/${discussionID}`), 303);
    });
}
