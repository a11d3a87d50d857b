import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CustomPageInput } from '../../customPages';
import { demand } from '../../data/demand';
import { HttpError, notFound } from '../../httpError';
import type { CustomPage } from '../../wire';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { readID, readText } from './paths';

type Request = FastifyRequest<{ Params: { id?: string }; Body?: Record<string, unknown> }>;

const path = '/appearance/pages';

/** What was typed; of the checkboxes, those that were ticked. */
const typed = ({ body = {} }: Request) => ({
  urlcode: readText(body.urlcode) ?? '',
  seoTitle: readText(body.seoTitle) ?? '',
  seoDescription: readText(body.seoDescription) ?? '',
  status: body.published === undefined ? 'unpublished' : 'published',
  roleIDs: [body.roleIDs ?? []].flat().flatMap((id) => readID(id) ?? []),
});
const blank: CustomPageInput = {
  urlcode: '',
  seoTitle: '',
  seoDescription: '',
  status: 'published',
  roleIDs: [],
};

function numberOf({ params }: Request): number {
  const id = readID(params.id);
  if (id === undefined) throw notFound('Page');
  return id;
}

/** Which pages of its own the forum has, and a form that adds and changes one. */
export function customPageAdminRoutes(app: FastifyInstance, pages: Pages): void {
  const { customPages, layouts } = app.forum;

  async function show(request: Request, reply: FastifyReply, input: CustomPageInput, error?: HttpError) {
    const { viewer, params, query } = request;
    demand(viewer, 'site.manage');
    const edited: CustomPage | null =
      params.id === undefined ? null : await customPages.get(viewer, numberOf(request));
    const [list, records] = await Promise.all([customPages.list(viewer), layouts.records.list(viewer)]);
    const views = records.flatMap(({ layoutViews }) => layoutViews);
    const layoutOf = (page: CustomPage) =>
      views.find((view) => view.recordType === 'customPage' && view.recordID === String(page.customPageID))
        ?.layoutID;
    const { t } = pages.words(request);
    return pages.send(request, reply, edited ? '/custom-page-edit' : '/custom-pages', {
      title: t(edited ? 'Edit page' : 'Custom pages'),
      status: error?.status,
      ...{
        list,
        edited,
        roles: customPages.roles(viewer),
        input: input === blank && edited ? edited : input,
      },
      layoutID: edited && layoutOf(edited),
      errors: Object.fromEntries((error?.errors ?? []).map(({ field, message }) => [field, message])),
      firstError: error?.errors[0]?.field,
      problem: error && error.errors.length === 0 ? error.message : undefined,
      isRefused: error !== undefined,
      done: (query as Record<string, unknown>).saved === undefined ? undefined : 'Saved.',
      formAction: edited ? `${path}/${edited.customPageID}` : path,
    });
  }

  /** A refusal of what was typed shows the form again, with the text in it. */
  const doing =
    (run: (request: Request) => Promise<string>) => async (request: Request, reply: FastifyReply) => {
      demand(request.viewer, 'site.manage');
      checkForm(request);
      try {
        return reply.redirect(await run(request), 303);
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 400) throw error;
        return show(request, reply, typed(request), error);
      }
    };

  for (const each of [path, `${path}/:id`])
    app.get(each, (request: Request, reply) => show(request, reply, blank));

  app.post(
    path,
    doing(async (request) => {
      const { customPageID } = await customPages.add(request.viewer, typed(request));
      return `${path}/${customPageID}?saved`;
    }),
  );

  app.post(
    `${path}/:id`,
    doing(async (request) => {
      const { customPageID } = await customPages.update(request.viewer, numberOf(request), typed(request));
      return `${path}/${customPageID}?saved`;
    }),
  );

  app.post(
    `${path}/:id/delete`,
    doing(async (request) => {
      await customPages.remove(request.viewer, numberOf(request));
      return path;
    }),
  );
}
