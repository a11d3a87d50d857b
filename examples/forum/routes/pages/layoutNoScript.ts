import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../viewer';
import type { HydratedLayout } from '../../wire';
import { createNoScript } from './createRenderer';
import { pageConfig } from './pageConfig';
import { plainParts } from './plainParts';
import { titleBar } from './titleBar';

/** Makes the function that adds to a layout what its reader has of it without script, from nothing but the layout itself. */
export function layoutNoScript({ forum, settings, languages, log }: FastifyInstance) {
  const addNoScript = createNoScript(settings.distDir);

  return async (viewer: Viewer, layout: HydratedLayout, locale = 'en'): Promise<unknown> => {
    const words = Object.values(languages).find(({ localeKey }) => localeKey === locale) ?? languages.en;
    const [me, permissions, ignored] = await Promise.all([
      forum.users.me(viewer),
      forum.users.permissions(viewer, '$me', { junctions: true }),
      forum.ignoredUsers.list(viewer),
    ]);
    const { siteName, addons, customLayouts, trustedDomains } = settings;
    const bar = { forum, viewer, me, siteName, logo: '', breakpoint: settings.titleBarBreakpoint };
    const filled = await addNoScript({
      layout,
      url: layout.seo.url ?? viewer.url('/'),
      hasHeading: false,
      parts: plainParts(layout, { viewer, words, trusted: trustedDomains, ignored }),
      config: pageConfig({
        ...{ viewer, me, permissions, words, siteName, addons, customLayouts, trustedDomains },
        ...{ bar: titleBar(bar), translations: words.ofData, postTypes: [], preload: [] },
        ...{ meta: {}, fragments: {} },
      }),
    });
    for (const problem of filled.problems) log.warn(`layout: ${problem}`);
    return filled.layout;
  };
}
