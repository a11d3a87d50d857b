import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { layoutRouteOf } from '../../../../src/resources/layoutRoutes';
import { namesOf } from '../../data/placeSources';
import { HttpError } from '../../httpError';
import type { HydratedLayout, LayoutRedirect } from '../../wire';
import type { PageData, Pages } from './createPages';
import { readText, redirectPath } from './paths';
import { sectionID } from './sectionPages';

/** Placeholders of what the templates of pages draw. */
const placeholders = [
  'discussionList',
  'categoryList',
  'CategoryFollowWidget',
  'AnswerThreadAsset',
  'SuggestedAnswersAsset',
  'CommentThreadAsset',
  'CreateCommentAsset',
  'CreatePostFormAsset',
];

/**
 * The layout of the page that is asked for, by the rule that scripts go by; null where the page is one of the forum's own:
 * its view's flag is off, or there is no layout.
 */
async function pageLayout(
  { forum, settings }: FastifyInstance,
  pages: Pages,
  request: FastifyRequest,
  assets: Composed['assets'],
): Promise<HydratedLayout | LayoutRedirect | null> {
  const [path = '/'] = request.url.split('?');
  const query = Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).flatMap(([name, value]) => {
      const text = readText(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  const siteSectionID = sectionID(request.viewer);
  const route = layoutRouteOf({ path, query, siteSectionID });
  if (!route) return null;
  const { flag, layoutViewType, recordType, recordID, params } = route;
  if (flag !== null && !settings.customLayouts.includes(flag.replace('customLayout.', ''))) return null;
  const own = Object.entries(params).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  const asked = {
    ...{ layoutViewType, recordType, recordID: String(recordID) },
    params: { ...Object.fromEntries(own), locale: pages.words(request).localeKey, siteSectionID },
  };
  // What this page's own templates do not draw is filled like any widget.
  const drawn = placeholders.filter((each) => namesOf(each).some((name) => Object.hasOwn(assets, name)));
  try {
    return await forum.layouts.lookup(request.viewer, asked, drawn);
  } catch (error) {
    // The page itself says what is wrong with its address.
    if (error instanceof HttpError && error.status < 500) return null;
    throw error;
  }
}

interface Composed {
  template: string;
  assets: Record<string, string>;
  data: PageData;
  /** Whose stylesheets the template has a place of its own for. */
  widgets?: string[];
}

/**
 * Sends a page as its layout where it is one, and by its own template where it is not. `assets` are the templates that draw
 * what the page is about, by component.
 */
export async function sendComposed(
  app: FastifyInstance,
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  { template, assets, data, widgets: own = [] }: Composed,
): Promise<FastifyReply> {
  const layout = await pageLayout(app, pages, request, assets);
  if (!layout) return pages.send(request, reply, template, data);
  if ('redirectTo' in layout)
    return reply.redirect(redirectPath(layout.redirectTo, request.viewer.origin), layout.status);
  const title = layout.isDefault ? data.title : layout.seo.title || data.title;
  const widgets = [...(data.widgets ?? []), ...own, 'layout'];
  return pages.send(request, reply, '/home', {
    ...data,
    ...{ title, widgets, layout, assets, otherwise: template },
  });
}
