import { attributes, hostNames } from '../contract/attributes';
import { isRecord } from '../contract/foreign';
import { lazyImport } from '../contract/lazyImport';
import type { HookCall, Loader } from '../contract/loader';
import type { RegistryTable } from '../contract/registry';
import { offerHook } from '../loader/offerHook';
import { loadAddons } from '../loader/loadAddons';
import { once } from '../loader/once';
import { prefetch } from '../loader/prefetch';
import { retryFields } from '../loader/retryFields';
import { wakeAround } from '../loader/wakeAround';
import { wakeOnNeed } from '../loader/wakeOnNeed';
import { disarmFields } from '../page/disarmFields';
import { disarmNames } from '../page/disarmNames';
import { firstUse } from '../page/firstUse';
import { pageReader } from '../page/pageOwner';
import { savesData } from '../page/savesData';
import { takeDrops } from '../page/takeDrops';
import { typeOn } from '../page/typeOn';
import { watchBackLinks } from '../page/watchBackLinks';
import { watchEntryLinks } from '../page/watchEntryLinks';
import { whenRead } from '../page/whenRead';
import { newsKey } from '../resources/counts/newsKey';
import { followCopies } from './followCopies';
import { tellReader } from './tellReader';

/** A search through a page of thousands of widgets takes a slow phone as long as a task may take: each has a turn of its own. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** The work that waits until the page has nothing else to do, so that the loader stays small. */
export async function workAtIdle(
  loader: Loader,
  table: RegistryTable,
  /** Fetches and starts the code that keeps text of the server's forms. */
  startEarly: () => Promise<void>,
): Promise<void> {
  const around = (element?: Element | null) =>
    loader.tags.get(element?.closest(`[${attributes.widget}]`) as Element);
  const saves = savesData(window);
  disarmNames(document);
  hearHooks(loader);
  wakeOnNeed(loader, table);
  typeOn(document, around);
  retryFields(loader);
  const { site, me, entries } = pageReader(window);
  watchEntryLinks(window, site, entries);
  watchBackLinks(window, site);
  startForPlaces(loader);
  takeDrops(document, (element) => wakeAround(loader, element));
  // With data saving on, newer counts alone are not worth fetching all of this.
  if (!saves) followNews(loader, site, me);
  // The reader may be writing already in a field whose widget has only joined now, or be about to press something in it.
  wakeAround(loader, document.activeElement);
  const keep = createEarlyKeeper(startEarly);
  await turn();
  // A page that is still being read has not brought all that is looked for below, but what most readers press first.
  const read = whenRead();
  const used = firstUse(window, loader);
  const startPage = async () => {
    // It looks through the page for what it serves.
    await read;
    const runtime = await loader.startPage();
    addons(used);
    return runtime;
  };
  // The loader looks for tags in turns of its own.
  const addons = loadAddons(loader, table);
  attempt(prefetch({ ...loader, startPage }, table));
  const startUnused = () => attempt(startPage());
  followCopies(window, startUnused);
  tellReader(window, site, me, startUnused);
  await read;
  disarmNames(document);
  startForPlaces(loader);
  if (!saves && document.querySelector(`[${attributes.widget}] textarea`)) void used.then(keep);
  if (document.querySelector(`[${attributes.check}]`)) attempt(keepPickedRows(loader, me));
  await disarmFields(document, turn);
  await turn();
  wakeAround(loader, [...document.querySelectorAll(`[${attributes.widget}]:hover`)].at(-1));
}

/** Code that is fetched ahead may fail: it is fetched again when it is wanted, or the page does without. */
const attempt = (fetched: Promise<unknown>) => void fetched.catch(() => undefined);

/** A page may hold no tag at all: an error that came instead of its content, or places of fragments only. */
function startForPlaces(loader: Loader): void {
  if (document.querySelector(`:is(div,main)#${hostNames.app},[${attributes.fragment}]`))
    void loader.startPage();
}

/** Scripts of deployed pages are answered by code that comes with their first call, or beside their globals. */
function hearHooks(loader: Loader): void {
  const earlier: HookCall[] = [];
  const serve = once(() =>
    lazyImport(() => import('./serveHooks')).then(({ serveHooks }) => serveHooks(window, loader, earlier)),
  );
  const before = loader.calls as HookCall[];
  loader.calls = {
    push(call) {
      earlier.push(call);
      attempt(serve());
    },
  };
  for (const name of ['onVanillaContentUpdate', 'onPageView', '__LEGACY_ADD_TOAST__'] as const)
    offerHook(loader, name, () => undefined);
  before.forEach((call) => loader.calls.push(call));
  if ('gdn' in window && isRecord(window.gdn)) attempt(serve());
}

/** Bars that sleep wake for counts that another tab has heard of; the code for it comes with the first such news. */
function followNews({ tags, registry, wake }: Loader, host: string, me: unknown): void {
  const wakeBars = () => {
    for (const tag of tags.values())
      if (tag.state === 'asleep' && registry.get(tag.name)?.facts.follows === 'counts')
        void wake(tag, 'counts changed');
  };
  const load = once(() =>
    lazyImport(() => import('../resources/counts/followCounts')).then(({ followCounts }) =>
      followCounts(window, { host, me, wake: wakeBars }),
    ),
  );
  window.addEventListener('storage', (event) => {
    if (event.key === newsKey(host))
      load().then(
        (hear) => hear(event),
        () => undefined,
      );
  });
}

/** Rows that are checked before the toast that keeps them is there are kept for the next page all the same. */
async function keepPickedRows({ tags, registry }: Loader, me: unknown): Promise<void> {
  const { keepPicked, pickedKey } = await lazyImport(() => import('../resources/moderation/keepPicked'));
  const userID = isRecord(me) ? Number(me.userID) : 0;
  const isMissing = () =>
    [...tags.values()].some(
      ({ name, state }) => state !== 'mounted' && registry.get(name)?.facts.stored === pickedKey,
    );
  window.addEventListener('pagehide', () => {
    if (userID > 0 && isMissing()) keepPicked(window, userID);
  });
}

/** Runs the job once, as soon as a field has focus, which one may have by now. Returns the function that runs it at once. */
function createEarlyKeeper(startEarly: () => Promise<void>): () => void {
  const load = once(() => {
    document.removeEventListener('focusin', onFocus);
    return startEarly();
  });
  const keep = () => attempt(load());
  const onFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (target instanceof Element && target.matches('textarea,input')) keep();
  };
  document.addEventListener('focusin', onFocus);
  onFocus({ target: document.activeElement });
  return keep;
}
