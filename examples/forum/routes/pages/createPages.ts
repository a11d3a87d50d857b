import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToggles } from '../../../../src/contract/toggles';
import { joinTokens } from '../../../../src/resources/postFields';
import { titleBarFacts } from '../../../../src/resources/navigation/titleBarFacts';
import { entryTarget } from '../../../../src/safe/entryLink';
import { profileUrl } from '../../../../src/safe/profileUrl';
import { unreadName } from '../../../../widgets/title-bar/unreadName';
import { locales } from '../../data/locales';
import { checkRecord } from './checkRecord';
import { createManifest } from './createManifest';
import { createTemplates } from './createTemplates';
import { createRenderer } from './createRenderer';
import { counted, type LocaleKey, type Words } from './createWords';
import { demandAddons } from './demandAddons';
import { features } from './features';
import { followButton } from './followButton';
import { heldCategories } from './heldCategories';
import { isUnchanged } from './isUnchanged';
import { json } from './json';
import { privacyOnPage } from './privacyOnPage';
import { printedBar } from './layoutBar';
import { pageConfig } from './pageConfig';
import { hasProfile, localPath, messagePath, profileListPath, withQuery } from './paths';
import { postMenu, rowMenu } from './postMenu';
import { postTags, statusTags, tagPath, unreadBadge, userTags } from './postTags';
import { kindsOnPage, voteView } from './reactionBar';
import { fragmentPlaces } from './fragmentPlaces';
import { pageNeeds } from './pageNeeds';
import { placeStyles } from './placeStyles';
import { showPost } from '../../posts/showPost';
import { readForumIcons } from './readForumIcons';
import { readLook, type Look } from './readLook';
import type { StaticFiles } from './readStaticFiles';
import { addedDomains } from './searchDomains';
import { addressIn, siteSection } from './sectionPages';
import { rowPath } from './threadPath';
import { titleBar } from './titleBar';

export interface PageData {
  title: string;
  /** Lower-case names of the widgets in the page: their stylesheets go in front of its content, or where its template has a place for them. */
  widgets?: string[];
  /** Answers that those would ask for when the page opens: path below `/api/v2/`, and what it answers. */
  preload?: { path: string; query?: Record<string, unknown>; data: unknown }[];
  /** A layout, as the API answers it: the template prints it where it has `layoutHtml`. */
  layout?: unknown;
  /** Template of the page where its layout cannot be drawn. */
  otherwise?: string;
  /** Templates that draw the layout's assets, by component. */
  assets?: Record<string, string>;
  /** What else the page says of itself in `meta`. */
  meta?: Record<string, unknown>;
  /** `Posts` or `Categories`, when the page belongs to one of them. */
  section?: 'posts' | 'categories';
  status?: number;
  [name: string]: unknown;
}

export interface Pages {
  /** Renders `template` inside the forum's frame and sends it. */
  send(request: FastifyRequest, reply: FastifyReply, template: string, data: PageData): Promise<FastifyReply>;
  /** Words in the language of the reader. */
  words(request: FastifyRequest): Words;
}

export interface PagesDeps {
  /** Folder of the repository: templates and icons are read below it. */
  root: string;
  distDir: string;
  siteName: string;
  /** Keys of the add-ons that are switched on. */
  addons: string[];
  files: StaticFiles;
  languages: Record<LocaleKey, Words>;
}

/** Stand in a page until what belongs there is known; nothing that a member writes looks like these. */
const places = {
  preload: `<!--${randomUUID()}-->`,
  sprite: `<!--${randomUUID()}-->`,
  forumIcons: `<!--${randomUUID()}-->`,
  config: `<!--${randomUUID()}-->`,
};

const helpers = {
  addedDomains,
  checkRecord,
  counted,
  followButton,
  heldCategories,
  joinTokens,
  json,
  hasProfile,
  localPath,
  messagePath,
  profileListPath,
  profileUrl,
  rowPath,
  signatures: features.signatures,
  withQuery,
  postMenu,
  rowMenu,
  postTags,
  statusTags,
  tagPath,
  unreadBadge,
  unreadName,
  userTags,
  voteView,
};
/** What all templates say words, numbers and dates with. */
const sayings = ({ t, plural, number, compact, badge, date, dateTime }: Words) => ({
  ...{ t, plural, number, compact, badge, date, dateTime },
});

/** Browsers that do not say what they ask for are taken at the worst: the script looks for itself. */
const isFramed = ({ headers, server }: FastifyRequest): boolean =>
  server.settings.embedHosts.length > 0 && headers['sec-fetch-dest'] !== 'document';

/** Whether a layout has a widget of this name. */
export const isNamed = (layout: unknown, name: string): boolean =>
  typeof layout === 'object' &&
  layout !== null &&
  Object.entries(layout).some(([key, each]) =>
    key === '$reactComponent' ? each === name : isNamed(each, name),
  );

export function createPages({ root, distDir, siteName, addons, files, languages }: PagesDeps): Pages {
  const folder = join(root, 'examples/forum/pages');
  const renderIn = new Map(
    Object.values(languages).map((words) => [
      words.localeKey,
      createTemplates(folder, { ...sayings(words), ...helpers }),
    ]),
  );
  const forumIcons = readForumIcons(root);
  const built = createManifest(distDir);
  const renderer = createRenderer(distDir);
  demandAddons(addons, built()?.manifest.addons);
  const look = (request: FastifyRequest): Look => readLook(request);

  return {
    words: (request) => languages[look(request).localeKey],

    async send(
      request,
      reply,
      template,
      { widgets = [], preload = [], meta = {}, status = 200, layout, otherwise, assets = {}, ...data },
    ) {
      const { localeKey, theme, fragments: chosen } = look(request);
      const words = languages[localeKey];
      const render = renderIn.get(localeKey)!;
      const { viewer } = request;
      const { forum, settings, themes } = request.server;
      const found = built();
      const [me, permissions, told, customPages, ignored] = await Promise.all([
        request.server.forum.users.me(viewer),
        request.server.forum.users.permissions(viewer, '$me', { junctions: true }),
        privacyOnPage(forum.privacy, viewer),
        forum.customPages.list(viewer),
        forum.ignoredUsers.list(viewer),
      ]);
      preload = [...preload, told];
      if (customPages.length > 0)
        meta = {
          customPages: customPages.map(({ customPageID, urlcode }) => ({ customPageID, urlcode })),
          ...meta,
        };
      if (ignored.length > 0) meta = { ignoredUserIDs: ignored, ...meta };
      const parts = forum.subcommunities.list(viewer);
      if (parts.length > 0) meta = { siteSectionSlugs: parts.map(({ folder }) => `/${folder}`), ...meta };
      meta = { ...siteSection(viewer), ...meta };
      const breakpoint = settings.titleBarBreakpoint;
      const bar = titleBar({ forum, viewer, me, siteName, logo: files.logo, breakpoint, layout });
      const printed = printedBar(bar, viewer.origin);
      const fragments = (chosen ?? settings.themeOn) ? themes.impls() : {};
      const openToggles = readToggles(/\?.*/s.exec(request.url)?.[0] ?? '');
      const { customLayouts } = settings;
      const facts = {
        customLayouts,
        viewer,
        me,
        permissions,
        words,
        siteName,
        bar,
        addons,
        postTypes: forum.postTypes.list(viewer),
        preload,
        fragments,
        meta,
      };
      const context = {
        ...data,
        words,
        shown: (html: string) =>
          showPost(html, {
            t: words.t,
            home: viewer.origin,
            trusted: settings.trustedDomains,
            open: openToggles,
          }),
        viewer,
        me,
        ignored,
        siteName,
        addons,
        theme,
        files,
        ...(viewer.section && {
          folder: viewer.section.path,
          inFolder: (path: unknown) => (typeof path === 'string' ? addressIn(request, path) : path),
        }),
        here: request.url,
        comeBack: entryTarget(viewer.url(request.url), viewer.origin),
        titleBar: { ...printed, facts: titleBarFacts({ meta: { titleBar: printed } }) },
        searchIn: (meta.category as { categoryID: number } | undefined)?.categoryID,
        locales,
        nonce: reply.cspNonce,
        ...places,
        loader: found?.manifest.loader,
        keep: found?.manifest.keep.code,
        contentFrame: settings.contentFrame,
        siteNotice: settings.notice,
        sso: settings.ssoSecret !== '',
        frame: isFramed(request) ? found?.manifest.frame : undefined,
        fragment: fragmentPlaces(fragments),
      };
      const rendered =
        layout === undefined
          ? null
          : await renderer({
              layout,
              url: viewer.url(addressIn(request, request.url)),
              nonce: reply.cspNonce,
              hasHeading: data.banner !== undefined,
              parts: Object.fromEntries(
                Object.entries(assets)
                  .filter(([name]) => isNamed(layout, name))
                  .map(([name, each]) => [name, render(each, { ...context, isAsset: true })]),
              ),
              config: pageConfig({
                ...facts,
                translations: words.ofData,
                trustedDomains: settings.trustedDomains,
              }),
            }).catch((error: unknown) => {
              request.log.error(error, 'layout');
              return null;
            });
      const shownBy = layout !== undefined && !rendered && otherwise ? otherwise : template;
      for (const problem of rendered?.problems ?? []) request.log.warn(`layout: ${problem}`);
      const page = render(shownBy, {
        ...context,
        layoutHtml: rendered?.html ?? '',
        layoutRules: rendered?.rules ?? '',
        styles: placeStyles(
          found,
          [
            ...widgets,
            ...(settings.notice ? ['messagebanner'] : []),
            ...(rendered?.widgets ?? []).map((name) => name.toLowerCase()),
          ],
          addons,
          reply.cspNonce,
        ),
      });
      // What a page carries for its widgets is known once it says which they are.
      const { translations, sprite, preload: ahead } = pageNeeds({ html: page, built: found, words, addons });
      // Tags name the reactions that were given; which kinds there are, the page says once.
      if (/data-react="(ReactionBar|Vote)"/.test(page))
        preload = [...preload, { path: 'reactions', data: kindsOnPage(await forum.reactions.types()) }];
      const config = pageConfig({
        ...{ ...facts, preload },
        ...{ translations, trustedDomains: settings.trustedDomains },
      });
      const links = [...new Map(ahead.map((each) => [each.file, each])).values()].map(
        ({ file, integrity }) =>
          `<link rel="modulepreload" href="/inlay/${file}" integrity="${integrity}" nonce="${reply.cspNonce}">\n`,
      );
      const html = page
        .replace(places.preload, () => links.join(''))
        .replace(places.sprite, () => sprite)
        .replace(places.forumIcons, () => forumIcons(page))
        .replace(places.config, () => config);
      // A browser shows its own copy after Back: not one of another session, and never one with typed text.
      const isForWriting = request.method === 'POST' || request.url.startsWith('/post/');
      reply
        .code(status)
        .header('cache-control', isForWriting ? 'private, no-store' : 'private, no-cache')
        .header('vary', 'Cookie');
      // What a member reads is theirs, and has a key in it that ends with their session.
      const mayBeKept = request.method === 'GET' && status === 200 && !isForWriting && viewer.user === null;
      if (mayBeKept && isUnchanged(request, reply, html)) return reply.send();
      return reply.type('text/html; charset=utf-8').send(html);
    },
  };
}
