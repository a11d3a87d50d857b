import { lazyImport } from '../contract/lazyImport';
import type { FailureDetail } from '../contract/events';
import type { Extensions } from '../contract/extensions';
import type { Fragments } from '../contract/fragments';
import type { PageConfig, PageMeta } from '../contract/pageConfig';
import { createLocale } from '../locale/createLocale';
import { pseudoKey } from '../locale/pseudo';
import type { SafeHtml } from '../safe/createSafeHtml';
import { navigate } from '../safe/navigate';
import { createAnnouncer } from './createAnnouncer';
import { createFlyouts } from './createFlyouts';
import { createIcons } from './createIcons';
import type { IconShapes } from './createIcons';
import { createLayerRoot } from './createLayerRoot';
import { createTicker } from './createTicker';
import { readSite } from './readSite';
import type { Ui } from './UiContext';

export interface UiDeps {
  window: Window & typeof globalThis;
  config: PageConfig;
  report(failure: FailureDetail): void;
  extensions: Extensions;
  /** Shapes of all icons, for pages whose server did not print the sprite. */
  loadIcons(): Promise<IconShapes>;
  /** Hosts that avatars and members' pictures may come from; `*` by default, because pictures run nothing. */
  imageHosts?: readonly string[];
  /** Milliseconds by which the server's clock is ahead of this machine's; null while that is not known. */
  serverAhead?(): number | null;
  widgetFor?: Ui['widgetFor'];
  /** Comes with the first fragment. */
  loadFragments?(): Promise<Fragments>;
}

/** Makes what view parts share, once per page. `dispose` takes it all out of the page again. */
export function createUi(deps: UiDeps): Ui & { dispose(): void } {
  const { window, config, report, extensions, loadIcons, imageHosts = ['*'], loadFragments } = deps;
  const { serverAhead = () => null } = deps;
  const { document } = window;
  const { meta } = config;
  // Read once: a `<base>` or a router that comes later must not move the forum.
  const { origin } = window.location;
  const home = `${origin}${meta.context.host}`;
  const site = readSite(home, meta);
  const urls = () => ({ origin, page: window.location.href, hosts: imageHosts });
  const locale = createLocale({
    localeKey: readLocaleKey(window, meta),
    translations: config.translations,
    rtl: meta.ui.isDirectionRTL,
    debug: meta.context.translationDebug,
  });
  const layers = createLayerRoot({ window, direction: locale.direction, language: locale.tag });
  const announcer = createAnnouncer({ window, home: layers.element });
  const ticker = createTicker({ window });
  // Made once, since a page may have one policy of its name; a failed fetch may be tried again.
  let html: Promise<() => Promise<SafeHtml>> | undefined;
  const safeHtml = async () => {
    html ??= lazyImport(() => import('../safe/createSafeHtml')).then(({ createSafeHtml }) =>
      createSafeHtml({ window, urls }),
    );
    html.catch(() => (html = undefined));
    return (await html)();
  };
  let lastID = 0;
  const onIconsFailed = (error: unknown) => report({ widget: 'icons', element: null, phase: 'load', error });
  const parts = new Map<unknown, { dispose(): void }>();
  const ui: Ui & { dispose(): void } = {
    window,
    locale,
    meta,
    urls,
    home,
    section: home + site.basePath,
    site,
    fallbackAvatar: meta.ui.fallbackAvatar,
    layers,
    flyouts: createFlyouts(),
    tooltips: createFlyouts(),
    announcer,
    ticker,
    serverAhead,
    icons: createIcons({ document, load: loadIcons, onFailed: onIconsFailed }),
    nextID: () => `inl-id-${++lastID}`,
    leaveFor: (url) => navigate(window, 'internal', url, urls()),
    safeHtml,
    report,
    widgetFor: deps.widgetFor ?? (() => undefined),
    extensions,
    fragments: loadFragments ? { impls: meta.raw.globalFragmentImpls, load: loadFragments } : null,
    shared<Part extends { dispose(): void }>(create: (ui: Ui) => Part): Part {
      const part = parts.get(create) ?? create(ui);
      parts.set(create, part);
      return part as Part;
    },
    dispose() {
      for (const part of parts.values()) part.dispose();
      parts.clear();
      announcer.dispose();
      ticker.dispose();
      layers.dispose();
    },
  };
  return ui;
}

/** On debug pages the address may select the pseudo-locale, which shows untranslated strings. */
function readLocaleKey({ location }: Window, { context, ui }: PageMeta): string {
  const asked = new URLSearchParams(location.search).get('locale');
  return context.debug && asked === pseudoKey ? pseudoKey : ui.localeKey;
}
