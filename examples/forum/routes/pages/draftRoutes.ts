import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DraftStatus } from '../../drafts';
import { HttpError, notFound } from '../../httpError';
import { renderPost } from '../../posts/renderPost';
import { checkForm } from './checkForm';
import { createPager } from './createPager';
import type { Pages } from './createPages';
import { jumpTo } from './jumpTo';
import { localPath, readID, readText, withQuery } from './paths';

const limit = 20;
const tabs = [
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'error', label: 'Failed' },
] as const;

/** The message about an action on the next page. */
const outcomes = {
  delete: 'Your draft was discarded.',
  'delete-other': 'The draft was deleted.',
  'cancel-schedule': 'The schedule has been cancelled.',
  schedule: 'It has been scheduled.',
} as const;
const isAction = (name = ''): name is keyof typeof outcomes => Object.hasOwn(outcomes, name);

const firstProblem = ({ errors, description, message }: HttpError) =>
  errors[0]?.message ?? description ?? message;

/** Another tab may have been quicker. */
function unlessGone(error: unknown): void {
  if (!(error instanceof HttpError) || error.status !== 404) throw error;
}

const textsOf = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, readText(value)]));

/** `/drafts`: the user's drafts, scheduled posts, and failed ones. */
export function draftRoutes(app: FastifyInstance, pages: Pages): void {
  const { drafts, users } = app.forum;

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    failed?: { draftID: number; date: string; error: HttpError },
  ) {
    const { viewer } = request;
    if (!viewer.user) return reply.redirect(withQuery('/entry/signin', { target: request.url }), 303);
    const query = request.query as Record<string, unknown>;
    const asked = readText(query.draftStatus);
    const draftStatus: DraftStatus = tabs.find(({ value }) => value === asked)?.value ?? 'draft';
    const sort = draftStatus === 'scheduled' ? 'dateScheduled' : '-dateUpdated';
    const find = (page: number) => drafts.list(viewer, { draftStatus, sort, page, limit, expand: true });
    const page = jumpTo(query, 50);
    const list = await find(page);
    const total = list.total ?? 0;
    const inQuery = draftStatus === 'draft' ? undefined : draftStatus;
    const href = (to: number) => withQuery('/drafts', { draftStatus: inQuery, page: to });
    if (page > 1 && list.rows.length === 0) return reply.redirect(href(1), 303);
    const { t } = pages.words(request);
    const done = readText(query.done);
    return pages.send(request, reply, '/drafts', {
      title: t('Drafts'),
      outcome: !failed && isAction(done) ? outcomes[done] : null,
      status: failed?.error.status,
      rows: list.rows,
      // Forms come back to where they stood, also when they are refused.
      back: withQuery('', { draftStatus: inQuery, page }),
      draftStatus,
      tabs: tabs.map(({ value, label }) => ({
        label,
        href: withQuery('/drafts', { draftStatus: value === 'draft' ? undefined : value }),
        current: value === draftStatus,
      })),
      maySchedule: app.settings.draftScheduling && viewer.can('schedule.allow'),
      failed: failed && { draftID: failed.draftID, date: failed.date, problem: firstProblem(failed.error) },
      pager: createPager({ page, limit, total }, href),
    });
  }
  app.get('/drafts', (request, reply) => show(request, reply));
  // What it was written for is gone, and with that the form for it; or a browser without script has it shown in none.
  app.get<{ Params: { id: string } }>('/drafts/:id', async (request, reply) => {
    const { viewer } = request;
    if (!viewer.user) return reply.redirect(withQuery('/entry/signin', { target: request.url }), 303);
    const draftID = readID(request.params.id);
    if (draftID === undefined) throw notFound('Draft');
    const { attributes, editUrl, insertUserID } = await drafts.row(viewer, draftID);
    const path = editUrl && localPath(editUrl);
    const { body = '', format, lastSaved } = attributes;
    const isOwn = insertUserID === viewer.userID;
    return pages.send(request, reply, '/draft', {
      title: pages.words(request).t('Draft'),
      ...{ draftID, lastSaved, editPath: path === `/drafts/${draftID}` ? null : path },
      author: isOwn ? null : (await users.fragments(viewer, [insertUserID])).get(insertUserID),
      bodyHtml: renderPost({ body, format }).bodyHtml,
    });
  });
  // A refused form leaves its own address: reloaded, or asked for in another language, it is the list.
  app.get('/drafts/:id/:action', ({ query }, reply) =>
    reply.redirect(withQuery('/drafts', textsOf(query as Record<string, unknown>)), 303),
  );

  type Form = FastifyRequest<{ Params: { id: string; action: string }; Body: Record<string, unknown> }>;
  app.post('/drafts/:id/:action', async (request: Form, reply) => {
    checkForm(request);
    const { viewer, params, body } = request;
    const draftID = readID(params.id);
    if (draftID === undefined) throw notFound('Draft');
    const date = readText(body.dateScheduled) ?? '';
    const isOther = readText(body.from) === 'other';
    try {
      if (params.action === 'delete') await drafts.remove(viewer, draftID).catch(unlessGone);
      else if (params.action === 'cancel-schedule') await drafts.cancelSchedule(viewer, draftID);
      else if (params.action === 'schedule') {
        const { attributes, draftStatus } = await drafts.get(viewer, draftID);
        const dateScheduled = date === '' ? '' : `${date}Z`;
        if (draftStatus === 'scheduled') await drafts.schedule(viewer, draftID, dateScheduled);
        else await drafts.update(viewer, draftID, { attributes, draftStatus: 'scheduled', dateScheduled });
      } else throw notFound('Page');
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 404 || error.status >= 500) throw error;
      return show(request, reply, { draftID, date, error });
    }
    const asked = tabs.find(({ value }) => value === readText(body.from))?.value;
    return reply.redirect(
      withQuery('/drafts', {
        draftStatus: params.action === 'schedule' ? 'scheduled' : asked === 'draft' ? undefined : asked,
        done: params.action === 'delete' && isOther ? 'delete-other' : params.action,
      }),
      303,
    );
  });
}
