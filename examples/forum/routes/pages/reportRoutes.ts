import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RecordType } from '../../forum';
import { HttpError, notFound } from '../../httpError';
import { byField } from './actionRoutes';
import { checkForm } from './checkForm';
import { createPager } from './createPager';
import type { Pages } from './createPages';
import { localPath, readID, readPage, readText, withQuery } from './paths';

const limit = 20;
const path = '/dashboard/content/reports';

type Request = FastifyRequest<{ Params: { type: string; id: string }; Body?: Record<string, unknown> }>;

/** Reporting a post by a plain form, and what the staff reads of it. */
export function reportRoutes(app: FastifyInstance, pages: Pages): void {
  const { forum } = app;

  app.get(path, async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const asked = { recordType: readText(query.recordType), recordID: readID(readText(query.recordID)) };
    const page = readPage(readText(query.page));
    const { rows, total } = await forum.reports.list(request.viewer, { ...asked, page, limit });
    return pages.send(request, reply, '/reports', {
      title: pages.words(request).t('Reports'),
      reports: rows,
      isFiltered: asked.recordID !== undefined,
      all: path,
      pager: createPager({ page, limit, total: total ?? 0 }, (to) =>
        withQuery(path, { ...asked, page: to === 1 ? undefined : to }),
      ),
    });
  });

  async function recordOf({ viewer, params }: Request) {
    const recordID = readID(params.id);
    if ((params.type !== 'discussion' && params.type !== 'comment') || recordID === undefined)
      throw notFound('Page');
    const recordType: RecordType = params.type;
    const record =
      recordType === 'discussion'
        ? await forum.discussions.get(viewer, recordID)
        : await forum.comments.get(viewer, recordID);
    return { recordType, recordID, record };
  }

  async function show(request: Request, reply: FastifyReply, refused?: HttpError) {
    if (!request.viewer.user) return reply.redirect(withQuery('/entry/signin', { target: request.url }), 303);
    const { recordType, recordID, record } = await recordOf(request);
    const chosen = [request.body?.reportReasonIDs ?? []].flat().map(String);
    return pages.send(request, reply, '/report', {
      title: pages.words(request).t('Report content'),
      status: refused?.status,
      action: `/report/${recordType}/${recordID}`,
      name: record.name,
      back: localPath(record.url),
      reasons: (await forum.reports.reasons()).filter(({ deleted }) => !deleted),
      chosen,
      note: readText(request.body?.note) ?? '',
      errors: refused ? byField(refused.errors) : {},
    });
  }

  app.get('/report/:type/:id', (request: Request, reply) => show(request, reply));

  app.post('/report/:type/:id', async (request: Request, reply) => {
    checkForm(request);
    const { recordType, recordID, record } = await recordOf(request);
    try {
      await forum.reports.add(request.viewer, {
        recordType,
        recordID,
        reportReasonIDs: [request.body?.reportReasonIDs ?? []].flat().map(String).slice(0, 50),
        noteBody: readText(request.body?.note) ?? '',
        noteFormat: 'text',
      });
    } catch (error) {
      if (!(error instanceof HttpError) || error.errors.length === 0) throw error;
      return show(request, reply, error);
    }
    return pages.send(request, reply, '/report-sent', {
      title: pages.words(request).t('Report content'),
      back: localPath(record.url),
    });
  });
}
