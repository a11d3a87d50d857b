import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, invalid, notFound, permissionProblem } from '../../httpError';
import { byField } from './actionRoutes';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { localPath, readID, readText, withQuery } from './paths';
import { sectionID } from './sectionPages';

type Request = FastifyRequest<{ Params: { id: string }; Body?: Record<string, unknown> }>;

const readPollID = ({ params }: Request): number => {
  const pollID = readID(params.id);
  if (pollID === undefined) throw notFound('Poll');
  return pollID;
};

/** The add-on for polls without script: the list of all, plain forms that vote and close, and the page that adds one. */
export function pollRoutes(app: FastifyInstance, pages: Pages): void {
  const { polls, discussions, layouts } = app.forum;
  const backTo = (reply: FastifyReply, { discussionID, pollID }: { discussionID: number; pollID: number }) =>
    reply.redirect(`/discussion/${discussionID}#Poll_${pollID}`, 303);

  app.post('/poll/:id/vote', async (request: Request, reply) => {
    const pollID = readPollID(request);
    checkForm(request);
    const pollOptionID = readID(readText(request.body?.pollOptionID));
    if (pollOptionID === undefined)
      throw invalid({ field: 'pollOptionID', message: 'Choose one of the options.' });
    return backTo(reply, await polls.vote(request.viewer, pollID, pollOptionID));
  });

  app.post('/poll/:id/close', async (request: Request, reply) => {
    const pollID = readPollID(request);
    checkForm(request);
    return backTo(reply, await polls.close(request.viewer, pollID, request.body?.closed === '1'));
  });

  app.get('/polls', async (request, reply) => {
    const { viewer } = request;
    const { t, localeKey } = pages.words(request);
    const siteSectionID = sectionID(request.viewer);
    const query = { layoutViewType: 'pollList', recordType: 'siteSection', recordID: siteSectionID };
    const params = { locale: localeKey, siteSectionID };
    const [open, closed, layout] = await Promise.all([
      polls.list(viewer, { closed: false, limit: 20 }),
      polls.list(viewer, { closed: true, limit: 20 }),
      layouts.lookup(viewer, { ...query, params }),
    ]);
    return pages.send(request, reply, '/polls', {
      title: t('Polls'),
      preload: [{ path: 'layouts/lookup-hydrate', query: { ...query, params }, data: layout }],
      polls: [...open, ...closed],
    });
  });

  async function show(request: Request, reply: FastifyReply, error?: HttpError) {
    const { viewer, body = {} } = request;
    if (!viewer.user) return reply.redirect(withQuery('/entry/signin', { target: request.url }), 303);
    const discussionID = readID(request.params.id);
    if (discussionID === undefined) throw notFound('Discussion');
    const discussion = await discussions.get(viewer, discussionID, { expand: ['-body'] });
    if (!polls.mayAdd(viewer, discussion)) throw permissionProblem(['Vanilla.Discussions.Edit']);
    return pages.send(request, reply, '/poll-new', {
      title: pages.words(request).t('Add a poll'),
      status: error?.status,
      leave: localPath(discussion.url),
      action: `/post/poll/${discussionID}`,
      discussionName: discussion.name,
      name: readText(body.name) ?? '',
      options: (readText(body.options) ?? '').replaceAll('\r\n', '\n'),
      problem: error && error.errors.length === 0 ? error.message : undefined,
      errors: byField(error?.errors ?? []),
    });
  }
  app.get('/post/poll/:id', (request: Request, reply) => show(request, reply));
  app.post('/post/poll/:id', async (request: Request, reply) => {
    checkForm(request);
    const discussionID = readID(request.params.id);
    if (discussionID === undefined) throw notFound('Discussion');
    const { name, options } = request.body ?? {};
    const input = { name: readText(name) ?? '', options: (readText(options) ?? '').split('\n') };
    try {
      return await backTo(reply, await polls.add(request.viewer, { discussionID, ...input }));
    } catch (error) {
      if (!(error instanceof HttpError) || (error.status !== 400 && error.status !== 409)) throw error;
      return show(request, reply, error);
    }
  });
}
