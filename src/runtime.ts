import { createElement, Fragment, useState, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { lazyImport } from './contract/lazyImport';
import { attributes } from './contract/attributes';
import type { Fragments } from './contract/fragments';
import type { Handover, Runtime } from './contract/handover';
import type { Service } from './contract/widgetFacts';
import { createMounter } from './mount/createMounter';
import { wakeOnChange } from './mount/wakeOnChange';
import { disarmFields } from './page/disarmFields';
import { extendDoctor } from './page/extendDoctor';
import { readPageConfig } from './page/readPageConfig';
import { reloadUnlessWritten } from './page-life/reloadUnlessWritten';
import { retryOnline } from './page/retryOnline';
import { scrollToHash } from './page/scrollToHash';
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
import { selectMe, selectPermissions } from './session/sessionApi';
import { startSession } from './session/startSession';
import { tellSession } from './session/tellSession';
import { createStore } from './store/createStore';
import { storeContext } from './store/storeContext';
import type { AppStore } from './store/storeTypes';
import { createUi } from './ui/createUi';
import { UiContext } from './ui/UiContext';

/** The second half of the runtime: introduces the rooms to each other. Called once, with what the loader has found. */
export async function createRuntime(
  window: Window & typeof globalThis,
  handover: Handover,
): Promise<Runtime> {
  const { document, location } = window;

  // 1. The page: what it says about itself, and where failures go.
  const leftOut = new Set<string>();
  const config = readPageConfig(window, (why) => leftOut.add(why));
  const { debug } = config.meta.context;
  const reporter = createReporter({ document, debug, log: console });
  for (const why of leftOut) reporter.debug(`left out of what the page says: ${why}`);
  if (leftOut.size > 0) extendDoctor(window, 'leftOut', () => [...leftOut]);
  handover.report = reporter.fail;

  // 2. The server, and the store that answers are kept in.
  const onChallenge = createChallengeReload({
    storage: () => window.sessionStorage,
    embedded: window.parent !== window,
    reload: () => reloadUnlessWritten(window),
  });
  const client = createClient({ config, origin: location.origin, onChallenge });
  // A slow phone takes a long task for each step: where nobody waits, and steps are no quick ones, it can paint and hear
  // in between.
  let since = performance.now();
  const pause = async () => {
    if (performance.now() < since + 4 || [...handover.tags.values()].some(({ intents }) => intents)) return;
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
    handover.registry.entries().find(({ facts }) => facts.serves === service)?.facts.names[0];
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
            nonce: handover.nonce,
          }),
        (error: unknown) => {
          fragments = undefined;
          throw error;
        },
      )),
  });
  const showsDetails = () =>
    debug || checkPermission(selectPermissions(store.getState()).data ?? null, 'site.manage');
  const drafts = createDrafts({
    window,
    client,
    reader,
    site: config.meta.context.host,
    signOutUrl: config.meta.signOutUrl,
    report: reporter.fail,
  });
  const context = storeContext(store);
  const Providers = ({ children, state }: { children: ReactNode; state?: AppStore }) => {
    // One that came later would take the view out of the page for a moment.
    const [Around] = useState(() => extensions.around ?? Fragment);
    return createElement(ReactReduxContext.Provider, {
      value: state ? storeContext(state) : context,
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
    handover,
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
      tags: handover.tags,
      definitionOf: ({ name }) => definitions.get(name.toLowerCase()),
      wakeInView: handover.wakeInView,
      later: (job) => void window.setTimeout(job),
    }),
  );

  // What the server has printed follows too, by code that only a change fetches.
  store.watchRecords((slice, key) => {
    if (slice !== discussionsSlice.name) return;
    void lazyImport(() => import('./page-life/showDiscussion')).then(
      ({ showDiscussion }) => {
        const record = discussionsSlice.select(store.getState(), key);
        if (record) showDiscussion({ document, urls: ui.urls }, record);
      },
      () => undefined,
    );
  });

  store.listener.startListening({
    actionCreator: sessionChanged,
    effect: () => {
      // Who has taken over, after a return from the page's cache too, sees nothing of the one before. What has been typed
      // into the server's own form stays there.
      for (const tag of handover.tags.values())
        if (tag.state === 'asleep' && !tag.element.querySelector('textarea')) handover.wakeInView(tag);
    },
  });

  // 6. The page around the widgets.
  scrollToHash(window);
  if (config.error)
    void lazyImport(() => import('./page-life/showServerError')).then(
      ({ showServerError }) => showServerError(document, config.error!, widgetFor('errors')),
      () => undefined,
    );
  if (document.querySelector(`[${attributes.fragment}]`))
    ui.fragments!.load().catch((error: unknown) =>
      reporter.fail({ widget: 'fragments', element: null, phase: 'load', error }),
    );
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page from the browser's cache may be somebody else's by now, and all that the server printed is about the first.
    if (!persisted || !session.isKnown()) return;
    const printedFor = session.userID();
    void reader.ask().then((userID) => {
      if (userID !== null && userID !== printedFor) reloadUnlessWritten(window);
    });
  });
  for (const tag of handover.tags.values())
    if (tag.state === 'waiting') reporter.debug(`${tag.name} waits: ${tag.reason}`, tag.element);

  // 7. What the first click would otherwise wait for. Without it that click is slower, and nothing else is.
  void retryOnline(() => lazyImport(() => import('./page-life/settle'))).then(
    ({ settle }) =>
      settle({
        ...{ window, handover, reporter, Providers, ui, runtime: import.meta.url, session },
        reader: () => session.known().then(() => selectMe(store.getState()).data),
      }),
    () => undefined,
  );

  return {
    ...mounter,
    rehearse: async (tag, definition) =>
      (await lazyImport(() => import('./page-life/rehearseView'))).rehearseView(
        { document, Providers, store },
        tag,
        definition,
      ),
    addons: {
      keys: config.addons,
      async attach(addon) {
        const { attachAddon } = await lazyImport(() => import('./addons/attachAddon'));
        attachAddon(
          { ui, handover, slices: (...slices) => store.injectSlices(slices), dispatch: store.dispatch },
          addon,
        );
      },
      failed: (widget, error) => reporter.fail({ widget, element: null, phase: 'load', error }),
    },
  };
}
