import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demand } from '../../data/demand';
import { longestContent, type LayoutViewType } from '../../data/layoutContent';
import { layoutConflict } from '../../data/layoutRecords';
import { HttpError, invalid, notFound, type FieldError } from '../../httpError';
import type { Viewer } from '../../viewer';
import type { LayoutRecord, LayoutView } from '../../wire';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { readID, readText } from './paths';

type Request = FastifyRequest<{ Params: { id: string }; Body?: Record<string, unknown> }>;

const path = '/appearance/layouts';
/** Bytes: a form sends one character as up to nine, and what is too long is shown again, not lost. */
const bodyLimit = 20 * longestContent;
const viewNames: Record<LayoutViewType, string> = {
  home: 'Home page',
  subcommunityHome: 'Home page of a section',
  discussionList: 'List of posts',
  categoryList: 'List of categories',
  nestedCategoryList: 'Category of categories',
  discussionCategoryPage: 'Category of posts',
  discussion: 'Discussion page',
  question: 'Question page',
  createPost: 'New post page',
  customPage: 'Custom page',
  pollList: 'Polls',
  gallery: 'Gallery',
};

/** `content.layout.0.$reactComponent`: where in the text a fault is. */
const pathOf = ({ path: parents, field, index }: FieldError): string =>
  [parents, field, index].filter((part) => part !== undefined && part !== '').join('.');

/** Whether a text could still become JSON by what follows. */
function isBegun(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const said = String(error);
    return said.includes('end of JSON') || Number(/position (\d+)/.exec(said)?.[1]) >= text.length;
  }
}

/** `index` of the error is the first line that no JSON can begin with. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.split('\n');
    let [good, bad] = [0, lines.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (isBegun(lines.slice(0, middle).join('\n'))) good = middle;
      else bad = middle;
    }
    throw invalid({ field: 'content', index: bad, code: 'json', message: `Line ${bad} is not valid JSON.` });
  }
}

const keyOf = ({ params }: Request): number | string => readID(params.id) ?? params.id;
function numberOf(request: Request): number {
  const layoutID = readID(request.params.id);
  if (layoutID === undefined) throw notFound('Layout');
  return layoutID;
}

/** Which layouts there are, where they are shown, and a form that edits one as JSON. */
export function layoutAdminRoutes(app: FastifyInstance, pages: Pages): void {
  const { layouts, categories, customPages, drafts, subcommunities } = app.forum;
  const { records } = layouts;

  /** The category, the section or the page that a layout is shown for; null for the whole forum. */
  async function placeNames(viewer: Viewer) {
    const [tree, own] = await Promise.all([categories.list(viewer), customPages.list(viewer)]);
    const names = new Map<string, string>([
      ...tree.map(({ categoryID, name }) => [`category/${categoryID}`, name] as const),
      ...own.map(({ customPageID, seoTitle }) => [`customPage/${customPageID}`, seoTitle] as const),
      ...subcommunities.list(viewer).map((part) => [`siteSection/${part.siteSectionID}`, part.name] as const),
    ]);
    const nameOf = ({ recordType, recordID }: LayoutView) => names.get(`${recordType}/${recordID}`) ?? null;
    return Object.assign(nameOf, { names });
  }

  app.get(path, async (request, reply) => {
    const { viewer } = request;
    const [all, nameOf] = await Promise.all([records.list(viewer), placeNames(viewer)]);
    const { t } = pages.words(request);
    const whereOf = (view: LayoutView) => nameOf(view) ?? t('Whole forum');
    const shown = (record: LayoutRecord, siblings: LayoutRecord[]) => ({
      ...record,
      // A built-in one stands wherever no other does.
      isApplied: record.isDefault
        ? !siblings.some((each) => each.layoutViews.some(({ recordType }) => recordType !== 'category'))
        : record.layoutViews.length > 0,
      places: record.layoutViews.map(whereOf),
    });
    return pages.send(request, reply, '/layouts', {
      title: t('Layouts'),
      groups: Object.entries(viewNames)
        .map(([view, name]) => {
          const own = all.filter(({ layoutViewType }) => layoutViewType === view);
          return { name, layouts: own.map((each) => shown(each, own)) };
        })
        .filter((group) => group.layouts.length > 0),
    });
  });

  /** A new layout begins as a copy of another one. */
  app.post(path, async (request: Request, reply) => {
    demand(request.viewer, 'site.manage');
    checkForm(request);
    const from = readText(request.body?.from) ?? '';
    const { name, layoutViewType, content } = await records.get(request.viewer, readID(from) ?? from);
    const { t } = pages.words(request);
    const copy = { name: t('Copy of {name}', { name: t(name) }).slice(0, 100), layoutViewType, content };
    const { layoutID } = await records.add(request.viewer, copy);
    return reply.redirect(`${path}/${layoutID}`, 303);
  });

  async function show(request: Request, reply: FastifyReply, error?: HttpError, done?: string) {
    const { viewer, body = {} } = request;
    const [layout, nameOf] = await Promise.all([records.get(viewer, keyOf(request)), placeNames(viewer)]);
    const isOfPages = layout.layoutViewType === 'customPage';
    const errors = error?.errors ?? [];
    const { t } = pages.words(request);
    const isStale = error?.message === layoutConflict;
    const kept = JSON.stringify(layout.content, null, 2);
    return pages.send(request, reply, '/layout-edit', {
      title: t('Edit layout'),
      status: error?.status,
      edited: layout,
      viewName: viewNames[layout.layoutViewType as LayoutViewType],
      name: readText(body.name) ?? layout.name,
      content: (readText(body.content) ?? kept).replaceAll('\r\n', '\n'),
      // Who has been told of another one may replace it.
      version: (isStale ? undefined : readText(body.version)) ?? layout.version,
      theirs: isStale ? { name: layout.name, content: kept } : undefined,
      faults: errors
        .filter(({ field }) => field !== 'name')
        .map((each) =>
          each.code === 'json'
            ? { path: 'content', message: t('Line {line} is not valid JSON.', { line: each.index! }) }
            : { path: pathOf(each), message: each.message },
        ),
      errors: Object.fromEntries(
        errors.filter(({ field }) => field === 'name').map((each) => ['name', each.message]),
      ),
      problem: error && errors.length === 0 ? error.message : undefined,
      done,
      isRefused: error !== undefined,
      place: readText(body.place),
      places: [
        ...(isOfPages ? [] : [{ value: 'global/0', name: null }]),
        ...[...nameOf.names]
          .filter(([value]) => value.startsWith('customPage/') === isOfPages)
          .map(([value, name]) => ({ value, name })),
      ],
      nameOf,
    });
  }

  /** A refusal of what was typed shows the form again, with the text in it. */
  const doing =
    (run: (request: Request, reply: FastifyReply) => Promise<unknown>) =>
    async (request: Request, reply: FastifyReply) => {
      demand(request.viewer, 'site.manage');
      checkForm(request);
      try {
        return await run(request, reply);
      } catch (error) {
        if (!(error instanceof HttpError) || (error.status !== 400 && error.status !== 409)) throw error;
        return show(request, reply, error);
      }
    };
  const typed = ({ body }: Request) => ({
    name: readText(body?.name) ?? '',
    content: readJson(readText(body?.content) ?? ''),
  });

  const save = (request: Request) =>
    records.update(request.viewer, numberOf(request), {
      ...typed(request),
      version: readText(request.body?.version),
    });

  app.get(`${path}/:id`, async (request: Request, reply) => {
    const { saved } = request.query as Record<string, unknown>;
    return show(request, reply, undefined, saved === undefined ? undefined : 'Saved.');
  });

  app.post(
    `${path}/:id`,
    { bodyLimit },
    doing(async (request, reply) => {
      const { layoutID } = await save(request);
      return reply.redirect(`${path}/${layoutID}?saved`, 303);
    }),
  );

  app.post(
    `${path}/:id/preview`,
    { bodyLimit },
    doing(async (request, reply) => {
      const { viewer } = request;
      const { layoutViewType } = await records.get(viewer, keyOf(request));
      const params = { locale: pages.words(request).localeKey, siteSectionID: '0' };
      const { name, content } = typed(request);
      const layout = await layouts.hydrate(viewer, { layoutViewType, content, params });
      return pages.send(request, reply, '/home', {
        title: layout.seo.title || name,
        ...{ layout, drafts: await drafts.waiting(viewer) },
        widgets: ['layout', 'usercard'],
      });
    }),
  );

  app.post(
    `${path}/:id/apply`,
    { bodyLimit },
    doing(async (request, reply) => {
      const layoutID = numberOf(request);
      await save(request);
      const [recordType = '', recordID = ''] = (readText(request.body?.place) ?? '').split('/');
      const places = await records.views(request.viewer, layoutID);
      await records.apply(request.viewer, layoutID, [...places, { recordType, recordID }]);
      return reply.redirect(`${path}/${layoutID}?saved`, 303);
    }),
  );

  app.post(
    `${path}/:id/withdraw`,
    { bodyLimit },
    doing(async (request, reply) => {
      const layoutID = numberOf(request);
      await save(request);
      const layoutViewID = readID(readText(request.body?.layoutViewID));
      await records.withdraw(request.viewer, layoutID, layoutViewID === undefined ? [] : [layoutViewID]);
      return reply.redirect(`${path}/${layoutID}?saved`, 303);
    }),
  );

  app.post(
    `${path}/:id/delete`,
    { bodyLimit },
    doing(async (request, reply) => {
      await records.remove(request.viewer, numberOf(request));
      return reply.redirect(path, 303);
    }),
  );
}
