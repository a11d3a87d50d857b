import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { groupOf } from '../../data/sections';
import { pathIn } from '../../data/pathIn';
import type { Viewer } from '../../viewer';
import { readID } from './paths';
import { categoryOf } from './postForm';

/** Which section a page is in, as look-ups name it. */
export const sectionID = ({ section }: Viewer): string => section?.siteSectionID ?? '0';

/**
 * Its address as its reader sees it: a path of the forum, in the section that the page is in. A section that they may not enter is
 * a path as any other.
 */
export const addressIn = ({ server, viewer }: FastifyRequest, path: string): string =>
  viewer?.section ? pathIn(viewer.section.path, path, server.forum.subcommunities.pathsFor(viewer)) : path;

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

type Find = (app: FastifyInstance, viewer: Viewer, key: string) => Promise<number | null>;

const ofDiscussion: Find = async ({ forum }, viewer, key) =>
  (await forum.discussions.get(viewer, Number(key), { expand: ['-body'] })).categoryID;
const ofComment: Find = async (app, viewer, key) =>
  ofDiscussion(app, viewer, String((await app.forum.comments.get(viewer, Number(key))).discussionID));
const ofCategory: Find = async ({ forum }, viewer, key) =>
  (
    await forum.categories.get(
      viewer,
      readID(key) === undefined ? `$urlcode:${decodeURIComponent(key)}` : key,
    )
  ).categoryID;
const ofDraft: Find = async ({ forum }, viewer, key) =>
  categoryOf(await forum.drafts.get(viewer, Number(key)));

/** What a page is about, by its path, and how its category is found. */
const records: [RegExp, Find][] = [
  [
    /^\/(?:discussion\/comment|comment|report\/comment|post\/(?:edit|delete)comment)\/(\d+)(?=\/|$)/,
    ofComment,
  ],
  [/^\/(?:discussion|report\/discussion|post\/(?:editdiscussion|poll))\/([1-9]\d*)(?=\/|$)/, ofDiscussion],
  [/^\/post\/editdiscussion\/0\/(\d+)(?=\/|$)/, ofDraft],
  [/^\/(?:category|categories|post\/(?!edit|delete|poll)[^/]+)\/([^/]+)/, ofCategory],
];

/** The same of a list that its query narrows to one thing. */
const narrowed: [RegExp, (query: URLSearchParams) => [key: string | null, find: Find]][] = [
  [/^\/(?:discussions|search)?$/, (query) => [query.get('categoryID'), ofCategory]],
  [
    /^\/(?:log\/filter|dashboard\/content\/reports)$/,
    (query) => {
      const isPost = query.get('recordType') === 'discussion';
      const [recordID, parentRecordID] = [query.get('recordID'), query.get('parentRecordID')];
      if (!isPost && recordID !== null) return [recordID, ofComment];
      return [isPost ? recordID : parentRecordID, ofDiscussion];
    },
  ],
];

/** A page about what is in another section is there; null where it is here, has no category yet, or the page itself says what is wrong. */
export async function elsewhere(
  app: FastifyInstance,
  { viewer, url }: Pick<FastifyRequest, 'viewer' | 'url'>,
): Promise<string | null> {
  const [path = '', query] = url.split('?');
  const lead = async (key: string, find: Find) => {
    const categoryID = await find(app, viewer, key).catch(() => null);
    return categoryID === null ? null : app.forum.subcommunities.ownPath(viewer, categoryID, url);
  };
  for (const [pattern, find] of records) {
    const [, key] = pattern.exec(path) ?? [];
    if (key !== undefined) return lead(key, find);
  }
  for (const [pattern, read] of narrowed) {
    const [key, find] = pattern.test(path) ? read(new URLSearchParams(query)) : [null, ofCategory];
    if (key !== null && readID(key) !== undefined) return lead(key, find);
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
