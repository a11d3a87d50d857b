import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { groupOf } from '../../data/sections';
import { pathIn } from '../../data/pathIn';
import type { Viewer } from '../../viewer';
import { readID } from './paths';
import { categoryOf } from './postForm';

/** Which section a page is in, as look-ups name it. */
export const sectionID = ({ section }: Viewer): string => section?.siteSectionID ?? '0';

/** Its address as its reader sees it: a path of the forum, in the section that the page is in. */
export const addressIn = ({ server, viewer }: FastifyRequest, path: string): string =>
  pathIn(viewer?.section?.path ?? '', path, server.forum.subcommunities.paths);

/** `meta.siteSection` of a page; none for the whole forum. */
export const siteSection = ({ section }: Viewer): object =>
  section
    ? {
        siteSection: {
          ...{ basePath: section.path, sectionID: section.siteSectionID, sectionGroup: groupOf(section) },
          ...{ contentLocale: section.locale, apps: { forum: true } },
        },
      }
    : {};

/** What a page is about, by its path, and the category that it is in. */
const records: [RegExp, (app: FastifyInstance, viewer: Viewer, key: string) => Promise<number | null>][] = [
  [
    /^\/(?:discussion\/comment|comment|post\/(?:edit|delete)comment)\/(\d+)(?=[/?]|$)/,
    async ({ forum }, viewer, key) => {
      const { discussionID } = await forum.comments.get(viewer, Number(key));
      return (await forum.discussions.get(viewer, discussionID, { expand: ['-body'] })).categoryID;
    },
  ],
  [
    /^\/(?:discussion|post\/editdiscussion)\/([1-9]\d*)(?=[/?]|$)/,
    async ({ forum }, viewer, key) =>
      (await forum.discussions.get(viewer, Number(key), { expand: ['-body'] })).categoryID,
  ],
  [
    /^\/post\/editdiscussion\/0\/(\d+)(?=[/?]|$)/,
    async ({ forum }, viewer, key) => categoryOf(await forum.drafts.get(viewer, Number(key))),
  ],
  [
    /^\/(?:category|categories|post\/(?!edit|delete|poll)[^/?]+)\/([^/?]+)/,
    async ({ forum }, viewer, key) =>
      (
        await forum.categories.get(
          viewer,
          readID(key) === undefined ? `$urlcode:${decodeURIComponent(key)}` : key,
        )
      ).categoryID,
  ],
];

/** A page about what is in another section is there; null where it is here, has no category yet, or the page itself says what is wrong. */
async function elsewhere(app: FastifyInstance, { viewer, url }: FastifyRequest): Promise<string | null> {
  for (const [pattern, find] of records) {
    const [, key] = pattern.exec(url) ?? [];
    if (key === undefined) continue;
    const categoryID = await find(app, viewer, key).catch(() => null);
    return categoryID === null ? null : app.forum.subcommunities.ownPath(viewer, categoryID, url);
  }
  return null;
}

/** Pages of a section lead to pages of the section, and to those of another one for what is there. */
export function sectionPages(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply: FastifyReply) => {
    if (!request.viewer.section || !['GET', 'HEAD'].includes(request.method)) return;
    const there = await elsewhere(app, request);
    if (there !== null) return reply.redirect(there, 301);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', addressIn(request, location));
    return payload;
  });
}
