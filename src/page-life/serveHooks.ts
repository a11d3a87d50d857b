import { hostNames } from '../contract/attributes';
import type { HookCall, Loader } from '../contract/loader';

type Host = Window & { gdn?: { apiv2?: unknown } };
type Callback = (...args: unknown[]) => unknown;

/**
 * Does what scripts of deployed pages ask of the forum by its globals: `onVanillaReady`, `onVanillaContentUpdate`,
 * `onPageView`, `__LEGACY_ADD_TOAST__`, and `gdn.apiv2`. `earlier`: the calls from before this code was here.
 */
export function serveHooks(
  window: Host,
  loader: Pick<Loader, 'calls' | 'startPage'>,
  earlier: readonly HookCall[],
): void {
  const { document, location, gdn } = window;
  if (gdn && typeof gdn === 'object' && !('nodeType' in gdn)) gdn.apiv2 ??= createApi(loader);
  let isReady = false;
  let shown = '';
  const ready: Callback[] = [];
  const viewers: Callback[] = [];
  const view = (callback: Callback) => {
    const { pathname, search, hash } = location;
    tell(callback, { history: { action: 'POP', location: { pathname, search, hash } } });
  };
  const viewed = (isAgain: boolean) => {
    const page = location.pathname + location.search;
    if (page === shown && !isAgain) return;
    shown = page;
    viewers.forEach(view);
  };

  const calls: Record<HookCall[0], (foreign: unknown) => void> = {
    onVanillaReady(foreign) {
      if (isCallback(foreign))
        if (isReady) tell(foreign);
        else ready.push(foreign);
    },
    onVanillaContentUpdate(foreign) {
      if (isCallback(foreign)) document.addEventListener(hostNames.contentAdded, foreign);
    },
    onPageView(foreign) {
      if (!isCallback(foreign)) return;
      viewers.push(foreign);
      if (isReady) view(foreign);
    },
    __LEGACY_ADD_TOAST__(foreign) {
      void loader.startPage().then(({ host }) => host.toast(foreign));
    },
  };
  const push = ([name, foreign]: HookCall) => calls[name](foreign);
  loader.calls = { push };
  earlier.forEach(push);

  const begin = () => {
    // One that is called may add the next.
    for (const callback of ready) tell(callback);
    document.dispatchEvent(new CustomEvent(hostNames.contentAdded, { bubbles: true }));
    viewed(true);
    isReady = true;
    window.addEventListener('popstate', () => viewed(false));
    window.addEventListener('pageshow', ({ persisted }) => persisted && viewed(true));
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

const isCallback = (foreign: unknown): foreign is Callback => typeof foreign === 'function';

/** One script's error is its own: the next is called all the same. */
function tell(callback: Callback, ...args: unknown[]): void {
  try {
    callback(...args);
  } catch (error) {
    reportError(error);
  }
}

/** The forum's API as page scripts know it; the runtime comes with the first call. */
function createApi({ startPage }: Pick<Loader, 'startPage'>) {
  const methods = ['get', 'post', 'put', 'patch', 'delete', 'request'] as const;
  return Object.fromEntries(
    methods.map((name) => [
      name,
      async (...args: unknown[]) => {
        const { host } = await startPage();
        const api = (await host.api()) as Record<string, (...args: unknown[]) => Promise<unknown>>;
        return api[name]!(...args);
      },
    ]),
  );
}
