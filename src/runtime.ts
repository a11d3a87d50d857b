import { searchesKey } from './resources/searchesKey';
import { createElement, Fragment, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { lazyImport } from './contract/lazyImport';
import { attributes, hostNames } from './contract/attributes';
import type { Fragments } from './contract/fragments';
import type { Loader } from './contract/loader';
import type { Runtime } from './contract/runtime';
import type { Service } from './contract/widgetFacts';
import { createMounter } from './mount/createMounter';
import { wakeOnChange } from './mount/wakeOnChange';
import { disarmFields } from './page/disarmFields';
import { extendDoctor } from './page/extendDoctor';
import { readPageConfig } from './page/readPageConfig';
import { reloadUnlessWritten } from './page-life/reloadUnlessWritten';
import { retryOnline } from './page/retryOnline';
import { endHighlight } from './page/endHighlight';
import { scrollToHash } from './page/scrollToHash';
import { isAwaited, whenAnswered } from './page/whenAnswered';
import { createExtensions } from './registry/createExtensions';
import { createReporter } from './report/createReporter';
import { discussionsSlice } from './resources/discussions/discussionsSlice';
import { createDrafts, DraftsContext } from './resources/drafts/createDrafts';
import { createChallengeReload } from './server/createChallengeReload';
import { createClient } from './server/createClient';
import { askAgain } from './session/askAgain';
import { checkPermission } from './session/checkPermission';
import { createReaderCheck } from './session/createReaderCheck';
import { guest } from './session/currentUser';
import { sessionChanged } from './session/sessionChanged';
import { loadedPermissions, selectMe } from './session/sessionApi';
import { startSession } from './session/startSession';
import { tellSession } from './session/tellSession';
import { createStore } from './store/createStore';
import type { AppStore } from './store/storeTypes';
import { createUi } from './ui/createUi';
import { UiContext } from './ui/UiContext';

/** Introduces the rooms to each other. Called once for a page, with its loader. */
export async function createRuntime(window: Window & typeof globalThis, loader: Loader): Promise<Runtime> {
  const { document, location } = window;

  // 1. The page: its configuration, and where failures go.
  const leftOut = new Set<string>();
  const config = readPageConfig(window, (why) => leftOut.add(why));
  const { debug } = config.meta.context;
  const reporter = createReporter({ document, debug, log: console });
  for (const why of leftOut) reporter.debug(`left out of what the page says: ${why}`);
  if (leftOut.size > 0) extendDoctor(window, 'leftOut', () => [...leftOut]);

  // 2. The server, and the store that answers are kept in.
  const onChallenge = createChallengeReload({
    storage: () => window.sessionStorage,
    embedded: window.parent !== window,
    reload: () => reloadUnlessWritten(window),
  });
  const client = createClient({ config, origin: location.origin, onChallenge });
  // Each step is a long task on a slow phone: unless a press waits, or steps are quick, the browser can paint and take
  // input in between.
  let since = performance.now();
  const pause = async () => {
    if (performance.now() < since + 4 || isAwaited(loader)) return;
    await new Promise((resolve) => window.setTimeout(resolve));
    since = performance.now();
  };
  await disarmFields(document, pause);
  const store = createStore({ client, config });
  await pause();

  // 3. The reader: who, and may what. Nothing mounts before that is known, or buttons would come and go.
  const session = startSession({
    ...{ store, config, warn: reporter.debug },
    onFailed: (why) =>
      reporter.fail({ widget: 'session', element: null, phase: 'request', error: new Error(why) }),
  });
  void session.ready();
  askAgain(window, session);
  tellSession(window, session);
  const reader = createReaderCheck({
    window,
    me: () => selectMe(store.getState()).data ?? guest,
    refresh: session.refresh,
    subscribe: store.subscribe,
  });
  await pause();

  // 4. What views share: words, layers, announcements, icons.
  const extensions = createExtensions();
  let fragments: Promise<Fragments> | undefined;
  const widgetFor = (service: Service) =>
    loader.registry.entries().find(({ facts }) => facts.serves === service)?.facts.names[0];
  const ui = createUi({
    ...{ window, config, extensions, widgetFor },
    report: reporter.fail,
    serverAhead: () => client.serverAhead?.() ?? null,
    loadIcons: async () => (await lazyImport(() => import('virtual:icons'))).icons,
    // Several ask at once, and a page has one kit. What could not be fetched may be asked for again.
    loadFragments: () =>
      (fragments ??= lazyImport(() => import('./fragments/createFragments')).then(
        ({ createFragments }) =>
          createFragments({
            ...{ window, config, ui, client, reporter, Providers, showsDetails, known: session.known },
            nonce: loader.nonce,
          }),
        (error: unknown) => {
          fragments = undefined;
          throw error;
        },
      )),
  });
  const showsDetails = () => debug || checkPermission(loadedPermissions(store.getState()), 'site.manage');
  const drafts = createDrafts({
    window,
    client,
    reader,
    site: config.meta.context.host,
    signOutUrl: config.meta.signOutUrl,
    report: reporter.fail,
  });
  const Providers = ({ children, state = store }: { children: ReactNode; state?: AppStore }) => {
    // A part that came later would take the view out of the page for a moment.
    const [Around] = useState(() => extensions.around ?? Fragment);
    return createElement(Provider, {
      store: state,
      children: createElement(
        DraftsContext,
        { value: drafts },
        createElement(UiContext, { value: ui }, createElement(Around, { children })),
      ),
    });
  };

  // 5. Setting widgets in; and waking those that show what has changed.
  const definitions = new Map<string, Parameters<Runtime['mount']>[1]>();
  const mounter = createMounter({
    window,
    loader,
    reporter,
    Providers,
    session,
    prepare(definition, props) {
      for (const name of definition.names) definitions.set(name.toLowerCase(), definition);
      store.injectSlices(definition.slices ?? []);
      for (const action of definition.seed?.(props) ?? []) store.dispatch(action);
    },
    showsDetails,
  });
  store.watchRecords(
    wakeOnChange({
      tags: loader.tags,
      definitionOf: ({ name }) => definitions.get(name.toLowerCase()),
      wakeInView: (tag) => loader.wakeInView(tag, 'record changed'),
      later: (job) => void window.setTimeout(job),
    }),
  );

  // What the server has printed follows too, by code that only a change fetches.
  store.watchRecords((slice, key) => {
    if (slice !== discussionsSlice.name) return;
    void lazyImport(() => import('./page-life/showDiscussion')).then(
      ({ showDiscussion }) => {
        const record = discussionsSlice.select(store.getState(), key);
        const wake = (element: Element) => {
          const tag = loader.tags.get(element);
          if (tag?.state === 'asleep') loader.wakeInView(tag, 'record changed');
        };
        if (record) showDiscussion({ document, urls: ui.urls, wake }, record);
      },
      () => undefined,
    );
  });

  store.listener.startListening({
    actionCreator: sessionChanged,
    effect: () => {
      // A new user sees nothing of the last one's page, after a return from the page's cache too. Text in the server's own
      // form stays there.
      for (const tag of loader.tags.values())
        if (tag.state === 'asleep' && !tag.element.querySelector('textarea'))
          loader.wakeInView(tag, 'session changed');
    },
  });

  // 6. The page around the widgets.
  scrollToHash(window);
  endHighlight(window);
  if (
    config.error ||
    config.messages.length > 0 ||
    document.getElementById(hostNames.app) ||
    config.preload.some(({ path }) => /^layouts\//.test(path))
  )
    void lazyImport(() => import('./page-life/showFromServer')).then(
      ({ showFromServer }) => showFromServer(document, config, widgetFor),
      () => undefined,
    );
  if (document.querySelector(`[${attributes.fragment}]`))
    ui.fragments!.load().catch((error: unknown) =>
      reporter.fail({ widget: 'fragments', element: null, phase: 'load', error }),
    );
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page from the browser's cache may have another current user by now, and all of its HTML is about the first.
    if (!persisted || !session.isKnown()) return;
    const printedFor = session.userID();
    void reader.ask().then((userID) => {
      if (userID !== null && userID !== printedFor) reloadUnlessWritten(window);
    });
  });
  for (const tag of loader.tags.values())
    if (tag.state === 'waiting') reporter.debug(`${tag.name} waits: ${tag.reason}`, tag.element);

  // 7. What the first click would otherwise wait for, unless it waits by now. Without it that click is slower, and nothing
  // else is.
  const loadSettle = () => lazyImport(() => import('./page-life/settle'));
  void retryOnline(() => whenAnswered(loader).then(loadSettle)).then(
    ({ settle }) =>
      settle({
        ...{ window, loader, reporter, Providers, ui, runtime: import.meta.url, session, store },
        searches: searchesKey(ui.home),
        reader: () => session.known().then(() => selectMe(store.getState()).data),
      }),
    () => undefined,
  );

  return {
    ...mounter,
    report: reporter.fail,
    rehearse: async (tag, definition) => {
      const { rehearseView } = await loadSettle();
      return rehearseView({ document, Providers, store }, tag, definition);
    },
    host: {
      api: async () =>
        (await lazyImport(() => import('./fragments/compat/createDeployedApi'))).createDeployedApi(client),
      toast: async (foreign) =>
        (await lazyImport(() => import('./ui/toasts/showHostToast'))).showHostToast(ui, foreign),
    },
    addons: {
      keys: config.addons,
      async attach(addon) {
        const { attachAddon } = await lazyImport(() => import('./addons/attachAddon'));
        attachAddon(
          { ui, loader, slices: (...slices) => store.injectSlices(slices), dispatch: store.dispatch },
          addon,
        );
      },
    },
  };
}
