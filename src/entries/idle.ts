import { attributes, fragmentAttribute, hostNames } from '../contract/attributes';
import type { Idle } from '../contract/handover';
import type { IdleTable } from '../contract/table';
import { loadAddons } from '../loader/loadAddons';
import { prefetch } from '../loader/prefetch';
import { retryFields } from '../loader/retryFields';
import { wakeOnNeed } from '../loader/wakeOnNeed';
import { disarmNames } from '../page/disarmNames';
import { pageOwner } from '../page/pageOwner';
import { savesData } from '../page/savesData';
import { noteReader } from '../resources/drafts/lastReader';

/** Put in by the build. */
declare const inlayIdleTable: IdleTable;

/** What the loader leaves for when the page has nothing else to do, so that it stays small itself. */
export function atIdle(idle: Idle): void {
  // Named once: the build puts the whole table in the name's place.
  const table = inlayIdleTable;
  disarmNames(document);
  wakeOnNeed(idle, table);
  retryFields(idle);
  keepFirstWords();
  const { owner } = pageOwner(window);
  if (owner !== null) noteReader(() => window.localStorage, owner);
  // A page may hold no tag at all: an error that came instead of its content, or places of fragments only.
  const isApp = document.getElementById(hostNames.app)?.matches('div,main');
  if (isApp || document.querySelector(`[${fragmentAttribute}]`)) void idle.startPage();
  table.late.forEach(idle.add);
  // Somebody may be writing already in a field whose widget has only joined now, or be about to press something in it.
  const pointed = [...document.querySelectorAll(`[${attributes.widget}]:hover`)].at(-1);
  for (const element of [document.activeElement?.closest(`[${attributes.widget}]`), pointed]) {
    const tag = element && idle.tags.get(element);
    if (tag?.state === 'asleep') idle.wake(tag);
  }
  const addons = loadAddons(idle, table);
  const startPage = async () => {
    const runtime = await idle.startPage();
    addons();
    return runtime;
  };
  // A failed prefetch is nobody's loss: the code is fetched again when it is wanted.
  void prefetch({ ...idle, startPage }, table).catch(() => undefined);
}

/** Where that code cannot be had, words are in the page until their form's is there. */
function keepFirstWords(): void {
  const load = () => {
    document.removeEventListener('focusin', onFocus);
    import('./early').then(({ start }) => start()).catch(() => undefined);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('textarea,input')) load();
  };
  document.addEventListener('focusin', onFocus);
  if (!savesData(window) && document.querySelector(`[${attributes.widget}] textarea`)) load();
}
