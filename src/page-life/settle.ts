import type { ComponentType, ReactNode } from 'react';
import { hostNames } from '../contract/attributes';
import { lazyImport } from '../contract/lazyImport';
import type { Loader } from '../contract/loader';
import type { Reporter } from '../report/createReporter';
import type { CurrentUser } from '../session/currentUser';
import type { AppStore } from '../store/storeTypes';
import type { Ui } from '../ui/UiContext';
import { attributeErrors } from './attributeErrors';
import { disarmPosts } from './disarmPosts';
import { followReads } from './followReads';
import { firstUse } from '../page/firstUse';
import { markLinks } from './markLinks';
import { offerReload } from './offerReload';
import { rehearse } from './rehearse';
import { showAlone } from './showAlone';
import { shareReader } from './shareReader';
import { wakeOnReturn } from './wakeOnReturn';
import { warmUp } from './warmUp';
import { watchConnection } from './watchConnection';
import { watchToggles } from './watchToggles';

// All that comes once nothing else is going on, in one file.
export { rehearseView } from './rehearseView';

interface Deps {
  window: Window & typeof globalThis;
  loader: Pick<Loader, 'registry' | 'tags' | 'wake' | 'wakeInView' | 'idle'>;
  reporter: Pick<Reporter, 'fail'>;
  Providers: ComponentType<{ children: ReactNode }>;
  ui: Ui;
  /** Address of the runtime's own chunk. */
  runtime: string;
  /** Key of this reader's last searches: another reader does not find them. */
  searches: string;
  session: { refresh(): Promise<unknown> };
  store: AppStore;
  /** The current user, once known; undefined where the server does not say. */
  reader(): Promise<CurrentUser | undefined>;
}

/** The runtime's work that no tag waits for; its code is fetched after the rest for that reason. */
export function settle({
  window,
  loader,
  reporter,
  Providers,
  ui,
  runtime,
  searches,
  session,
  reader,
  store,
}: Deps): void {
  void disarmPosts(window);
  const links = loader.registry
    .entries()
    .flatMap(({ facts }) => (facts.opens === 'dialog' && facts.links) || []);
  if (links.length) void warmUp(window, [() => markLinks(window.document, links.join())]);
  attributeErrors({ window, loader, reporter });
  showAlone(window, loader);
  wakeOnReturn(window, loader, reader);
  followReads(window, store);
  const { locale } = ui;
  let act: () => void;
  const warm = warmUp(window, [
    async () => (act = await rehearse(window.document, Providers)),
    () => act(),
  ]).catch(() => undefined);
  // A fifth of all that this page's scripts do before it is quiet, were it done for those who only opened it.
  const used = firstUse(window, loader);
  void used
    .then(() => lazyImport(() => import('./countReader')))
    .then(
      ({ countReader }) => countReader({ ui, store }),
      () => undefined,
    );
  // What sleeping widgets draw beside the server's HTML: the page brings the icons of that alone.
  void used.then(() => lazyImport(() => import('virtual:icons'))).catch(() => undefined);
  const rail = window.document.getElementById(hostNames.rail);
  if (rail)
    void used
      .then(() => lazyImport(() => import('./followRail')))
      .then(
        ({ followRail }) => followRail(window, rail, locale),
        () => undefined,
      );
  void used.then(() =>
    warmUp(window, [
      // Reads a part of the browser's language data, which the first number would read too, in one long task.
      () => new Intl.Locale(locale.tag).maximize(),
      () => locale.number(1000),
      () => locale.plural(0, { other: '' }),
    ]),
  );
  const toasts = () => warm.then(() => lazyImport(() => import('../ui/toasts/createToasts')));
  // Ahead, since both below speak when code can no longer be had. Who wants them hears of a failure then.
  toasts().catch(() => undefined);
  offerReload({ ui, runtime, toasts, reload: () => window.location.reload() });
  watchConnection(ui, toasts);
  watchToggles(window);
  // Few pages have one.
  if (window.document.querySelector('.userContent > blockquote'))
    void warmUp(window, [
      () =>
        lazyImport(() => import('./collapseQuotes')).then(
          ({ collapseQuotes }) => collapseQuotes(ui),
          () => undefined,
        ),
    ]);
  void shareReader({
    window,
    site: ui.home,
    searches,
    reader: async () => (await reader())?.userID,
    refresh: session.refresh,
  });
  if (ui.meta.raw.isConfirmEmailRequired === true)
    void reader().then((user) => {
      if (user && user.userID !== 0 && !user.emailConfirmed) return remind(ui);
    });
}

const remind = (ui: Ui) =>
  lazyImport(() => import('../ui/toasts/remindOfEmail')).then(
    ({ remindOfEmail }) => remindOfEmail(ui),
    (error: unknown) => ui.report({ widget: 'toasts', element: null, phase: 'load', error }),
  );
