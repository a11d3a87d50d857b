import type { PageConfig } from '../contract/pageConfig';
import { createLocale } from '../locale/createLocale';
import type { UrlOptions } from '../safe/safeUrl';
import { readSite } from '../ui/readSite';
import type { Ui } from '../ui/UiContext';

interface Facts {
  config: PageConfig;
  /** Address of the page. */
  url: string;
  translations: Readonly<Record<string, string>>;
  inner: Ui['inner'];
  Written: Ui['Written'];
  /** The page has a first heading beside what is rendered. */
  hasHeading: boolean;
  widgetFor: Ui['widgetFor'];
}

/**
 * What view parts need, where there is no browser. All that a browser has is missing: a view that asks for it throws, and
 * its tag waits for one. `rules` are the styles of single elements, which a page's policy lets stand in its head only.
 */
export function createServerUi({
  config: { meta },
  url,
  translations,
  inner,
  widgetFor,
  Written,
  hasHeading,
}: Facts) {
  const { origin } = new URL(url);
  const home = `${origin}${meta.context.host}`;
  const site = readSite(home, meta);
  const urls = (): UrlOptions => ({ origin, page: url, hosts: ['*'] });
  const icons = new Set<string>();
  const rules: string[] = [];
  let lastID = 0;
  let isHeaded = hasHeading;
  let replaced = 0;
  const ui: Partial<Ui> = {
    locale: createLocale({
      localeKey: meta.ui.localeKey,
      translations,
      rtl: meta.ui.isDirectionRTL,
      debug: meta.context.translationDebug,
    }),
    ...{ meta, urls, home, site, inner, widgetFor, Written },
    section: home + site.basePath,
    fallbackAvatar: meta.ui.fallbackAvatar,
    icons: { need: (name) => void icons.add(name) },
    nextID: () => `inl-server-${++lastID}`,
    // Of use once somebody presses something.
    shared: () => ({}) as never,
    // Add-ons are for browsers; what fills a place of a sleeping tag wakes it.
    extensions: { watch: () => () => undefined, list: () => [] } as unknown as Ui['extensions'],
    takeHeading() {
      const isFirst = !isHeaded;
      isHeaded = true;
      return isFirst;
    },
    // Pages load what they replace; here it is enough to know that they do.
    fragments: {
      impls: meta.raw.globalFragmentImpls,
      load: () => new Promise(() => undefined),
      onReplaced: () => void (replaced += 1),
    },
    ownStyle(properties) {
      const name = `inl-own-${rules.length + 1}`;
      const text = Object.entries(properties).map(([property, value]) => `${property}:${value}`);
      rules.push(`.${name}{${text.join(';')}}`);
      return { className: name };
    },
  };
  return { ui: ui as Ui, icons, rules, replaced: () => replaced };
}
