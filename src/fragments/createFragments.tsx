import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from '../contract/apiClient';
import { type FragmentHandle, type FragmentPlace, type Fragments } from '../contract/fragments';
import type { PageConfig } from '../contract/pageConfig';
import type { DeployedStyles } from './compat/createDeployedStyles';
import { createCover } from './createCover';
import { createFragmentCode } from './createFragmentCode';
import { createFragmentStyles, type UsedStyles } from './createFragmentStyles';
import { createSafeMode } from './createSafeMode';
import type { Reporter } from '../report/createReporter';
import type { Ui } from '../ui/UiContext';
import { componentOf } from './componentOf';
import { createHostWatch } from './createHostWatch';
import { createKit } from './createKit';
import { createOwnStyles } from './createOwnStyles';
import { offerKit } from './offerKit';
import { prepareDeployed } from './prepareDeployed';
import { readImpl } from './readImpl';
import { showFailure } from './showFailure';
import { showFragment, type ShownFragment } from './showFragment';
import { tellDoctor } from './tellDoctor';
import { watchPlaces } from './watchPlaces';

export interface FragmentsDeps {
  window: Window & typeof globalThis;
  nonce: string;
  config: PageConfig;
  ui: Ui;
  client: ApiClient;
  reporter: Reporter;
  Providers: ComponentType<{ element: Element; children: ReactNode }>;
  /** Whether this reader may see the details of a failure. */
  showsDetails(): boolean;
  /** Resolves when user and permissions are known. */
  known?(): Promise<void>;
  importModule?(url: string): Promise<unknown>;
}

/** Runs fragments: a theme's own components in the places of built-in ones. Made once per page, when there is a first one. */
export function createFragments(deps: FragmentsDeps): Fragments {
  const { window, config, ui, client, reporter } = deps;
  const { importModule = (url: string) => import(/* @vite-ignore */ url) as Promise<unknown> } = deps;
  const { fragmentHosts } = config.meta.raw;
  // A wildcard for every host would allow code that was never reviewed.
  const hosts = (Array.isArray(fragmentHosts) ? fragmentHosts : []).filter(
    (host): host is string => typeof host === 'string' && host !== '*',
  );
  const urls = () => ({ ...ui.urls(), hosts });
  const fetch = window.fetch.bind(window);
  const fail = (place: FragmentPlace, phase: 'load' | 'render', error: unknown) =>
    reporter.fail({ widget: place.type, element: place.host, phase, error });
  const safeMode = createSafeMode(window, Date.now);
  const kit = createKit({ ui, client });
  offerKit(window, kit);
  const ownStyles = createOwnStyles(window, deps.nonce);
  const cover = createCover(window);
  const told = tellDoctor(window);
  const watch = createHostWatch(window, reporter.fail);
  const loadCode = createFragmentCode({
    fetch,
    origin: ui.urls().origin,
    importModule,
    prepare: prepareDeployed({ window, ui, kit, client }),
    onRuns: watch.add,
  });
  const loadStyles = createFragmentStyles({
    fetch,
    urls,
    onFailed: (error) => reporter.fail({ widget: 'fragment styles', element: null, phase: 'load', error }),
  });

  function attach(place: FragmentPlace): FragmentHandle {
    let { props } = place;
    let shown: ShownFragment | null = null;
    let styles: UsedStyles | null = null;
    let attached = true;
    const tell = told.add(place);
    const giveBack = (phase: 'load' | 'render', error: unknown) => {
      fail(place, phase, error);
      shown?.end();
      shown = deps.showsDetails()
        ? showFailure(place.host, ui.locale.t('Error Loading Fragment'), place.type, error)
        : null;
      tell('error', error);
      place.onState('failed');
    };
    const load = async () => {
      const impl = readImpl(place.impl, { home: ui.home, urls: urls() });
      let sheetsOf: DeployedStyles = (sheet) => (sheet ? [sheet] : []);
      let late: CSSStyleSheet | null = null;
      styles = loadStyles({
        ...impl.css,
        onLate(sheet) {
          // The code may be later still.
          late = sheet;
          sheetsOf(sheet).forEach((each) => shown?.addStyles(each));
        },
      });
      // Fetched side by side: the slower of the two is what the reader waits for.
      const [code, sheet] = await Promise.all([loadCode(impl.js.url, impl.js.integrity), styles.ready]);
      if (!attached) return;
      sheetsOf = code.styles ?? sheetsOf;
      shown = showFragment({
        ...deps,
        ...{ ownStyles, cover, opensOut: place.type === 'TitleBarFragment' },
        host: place.host,
        view: componentOf(code.module, place.type),
        sheets: sheetsOf(sheet ?? late),
        onFailed: (error) => attached && giveBack('render', error),
        onShown(isShown) {
          tell(isShown ? 'mounted' : 'loading');
          place.onState(isShown ? 'shown' : 'loading');
        },
      });
      shown.render(props);
    };
    if (safeMode.why) {
      tell('left out', `safe mode is on (${safeMode.why})`);
      reporter.debug(`${place.type}: left out, safe mode is on (${safeMode.why})`, place.host);
    } else {
      safeMode.starts();
      void load()
        .catch((error: unknown) => attached && giveBack('load', error))
        // A loop in an effect or in a first timer hangs the page after it was shown.
        .then(() => new Promise((resolve) => setTimeout(resolve, 100)))
        .then(safeMode.ends);
    }
    return {
      update(next) {
        props = next;
        shown?.render(props);
      },
      detach() {
        attached = false;
        told.remove(place);
        shown?.end();
        styles?.release();
      },
    };
  }

  const begin = () => watchPlaces({ ui, reporter, attach });
  // What the server printed in their places stays until a fragment can be told who reads.
  if (deps.known) void deps.known().then(begin);
  else begin();
  return { attach };
}
