import { lazyImport } from '../contract/lazyImport';
import { attributes, hostNames } from '../contract/attributes';
import type { Idle } from '../contract/handover';
import type { RegistryTable } from '../contract/registry';
import { loadAddons } from '../loader/loadAddons';
import { once } from '../loader/once';
import { prefetch } from '../loader/prefetch';
import { retryFields } from '../loader/retryFields';
import { wakeOnNeed } from '../loader/wakeOnNeed';
import { disarmFields } from '../page/disarmFields';
import { disarmNames } from '../page/disarmNames';
import { pageReader } from '../page/pageOwner';
import { savesData } from '../page/savesData';
import { takeDrops } from '../page/takeDrops';
import { typeOn } from '../page/typeOn';
import { watchEntryLinks } from '../page/watchEntryLinks';
import { newsKey } from '../resources/counts/newsKey';

/** Put in by the build. */
declare const inlayTable: RegistryTable;

/** What the build knows of widgets and add-ons. */
export const table: RegistryTable = inlayTable;

/** Each look through a page of thousands of widgets takes a slow phone as long as a task may take: it has a turn of its own. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** What the loader leaves for when the page has nothing else to do, so that it stays small itself. */
export async function atIdle(idle: Idle): Promise<void> {
  const around = (element?: Element | null) =>
    idle.tags.get(element?.closest(`[${attributes.widget}]`) as Element);
  const saves = savesData(window);
  disarmNames(document);
  wakeOnNeed(idle, table);
  typeOn(document, around);
  retryFields(idle);
  const { site, me, entries } = pageReader(window);
  watchEntryLinks(window, site, entries);
  // A page may hold no tag at all: an error that came instead of its content, or places of fragments only.
  if (document.querySelector(`:is(div,main)#${hostNames.app},[${attributes.fragment}]`))
    void idle.startPage();
  const wakeAround = (element?: Element | null) => {
    const tag = around(element);
    if (tag?.state === 'asleep') idle.wake(tag);
  };
  takeDrops(document, wakeAround);
  // Counts alone are no need for which those who save data would fetch all of this.
  if (!saves) followNews(idle, site, me);
  // Somebody may be writing already in a field whose widget has only joined now, or be about to press something in it.
  wakeAround(document.activeElement);
  const keep = keepFirstWords();
  await turn();
  if (!saves && document.querySelector(`[${attributes.widget}] textarea`)) keep();
  if (document.querySelector(`[${attributes.check}]`))
    attempt(lazyImport(() => import('./picked')).then(({ start }) => start(idle, me)));
  await disarmFields(document, turn);
  await turn();
  wakeAround([...document.querySelectorAll(`[${attributes.widget}]:hover`)].at(-1));
  const addons = loadAddons(idle, table);
  const startPage = async () => {
    const runtime = await idle.startPage();
    addons();
    return runtime;
  };
  attempt(prefetch({ ...idle, startPage }, table));
}

/** What is fetched ahead and cannot be had is nobody's loss: it is fetched again when it is wanted, or is done without. */
const attempt = (fetched: Promise<unknown>) => void fetched.catch(() => undefined);

/** What another tab has heard of a reader's counts; the code for it comes with the first such news. */
function followNews(idle: Idle, host: string, me: unknown): void {
  const load = once(() => lazyImport(() => import('./news')).then(({ start }) => start(idle, host, me)));
  window.addEventListener('storage', (event) => {
    if (event.key === newsKey(host))
      load().then(
        (hear) => hear(event),
        () => undefined,
      );
  });
}

/** Where that code cannot be had, words are in the page until their form's is there. Answers what fetches it without them. */
function keepFirstWords(): () => void {
  const load = once(() => {
    document.removeEventListener('focusin', onFocus);
    return lazyImport(() => import('./early')).then(({ start }) => start());
  });
  const keep = () => attempt(load());
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('textarea,input')) keep();
  };
  document.addEventListener('focusin', onFocus);
  return keep;
}
