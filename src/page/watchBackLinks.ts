import { attributes } from '../contract/attributes';

/** An entry of the Navigation API, which knows those of this origin alone, without any other site's between them. */
interface Entry {
  url: string | null;
  key: string;
  sameDocument: boolean;
}
interface Navigation {
  entries(): Entry[];
  currentEntry: Entry | null;
  traverseTo(key: string): { committed: Promise<unknown>; finished: Promise<unknown> };
}

/**
 * Links that say so lead back through the browser's history: to the last page of the forum that is another one than this, and
 * none for signing in, which would lead here again. Where the browser does not tell, or there is none, they are links to
 * where the server has seen the reader come from. `site`: the forum's path on its host.
 */
export function watchBackLinks(window: Window & typeof globalThis, site: string): void {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return;
  const entry = new RegExp(`^${site}(/[^/]+)?/entry(/|$)`, 'i');
  const isOurs = ({ url, sameDocument }: Entry) => {
    if (!url || sameDocument) return false;
    const { pathname } = new URL(url);
    return `${pathname}/`.startsWith(`${site}/`) && !entry.test(pathname);
  };
  window.document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    const link = target instanceof window.Element ? target.closest(`a[${attributes.leadsBack}]`) : null;
    if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const entries = navigation.entries();
    const here = entries.findIndex(({ key }) => key === navigation.currentEntry?.key);
    const before = entries.slice(0, Math.max(here, 0)).findLast(isOurs);
    if (!before) return;
    event.preventDefault();
    const { committed, finished } = navigation.traverseTo(before.key);
    // A page that asks before it is left may stay, and one that is left never hears of it.
    for (const end of [committed, finished]) end.catch(() => undefined);
  });
}
