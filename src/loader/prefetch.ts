import type { Loader } from '../contract/loader';
import type { RegistryRow, RegistryTable } from '../contract/registry';
import { firstPaint } from '../page/firstPaint';
import { firstUse } from '../page/firstUse';
import { savesData } from '../page/savesData';
import { whenAnswered } from '../page/whenAnswered';
import { whenRead } from '../page/whenRead';
import { askAhead } from './askAhead';
import { inView } from './inView';

const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Fetches what readers of this page will probably need as soon as they see the page: all files at once, to be evaluated
 * one at a time, since together that would be one long task. At first that is what is in view and pressed on most visits
 * (`atRest`); all else, links too, works by itself and comes for those who use the page at all. A widget that waits for
 * something stored is not foreseen, and readers who asked to save data, or whose network is slow enough for that, fetch
 * nothing ahead.
 */
export async function prefetch(loader: Loader, { widgets }: Pick<RegistryTable, 'widgets'>): Promise<void> {
  const { tags, registry, idle, fetchCode, startPage, page, nonce } = loader;
  if (savesData(window)) return;
  await firstPaint(window);
  const used = firstUse(window, loader);
  // Asking is no work to wait with: a phone that still lays out and loads pictures is idle most of a second later.
  await turn();
  await whenAnswered(loader);
  /** Each of these widgets that the page has, with the first of its places in it. */
  const foresee = async (among: readonly RegistryRow[]) => {
    // Each look for a name through a page of thousands of tags would be a long task.
    const found = new Map<string, Element>();
    for (const { name, element } of [...tags.values()].reverse())
      found.set(name.trim().toLowerCase(), element);
    const foreseen = new Map<RegistryRow, Element>();
    for (const widget of among) {
      const { stored, names, links } = widget.facts;
      if (stored) continue;
      let place = names.map((name) => found.get(name.toLowerCase())).find(Boolean);
      if (!place && links) {
        await turn();
        place = document.querySelector(links) ?? undefined;
      }
      // A tag may have no box of its own.
      if (place) foreseen.set(widget, place.firstElementChild ?? place);
    }
    return foreseen;
  };
  const fetchAhead = async ({ facts: { names }, files }: RegistryRow) => {
    for (const file of new Set([...page.files, ...files])) {
      await fetchCode({ files: [file], styles: [] }, () => undefined)();
      await idle();
      await whenAnswered(loader);
    }
    const runtime = await startPage();
    // Not only its files: a first use that had to ask for the rest would wait until the browser has painted.
    const definition = await registry.get(names[0])!.load();
    const tag = [...tags.values()].find(
      ({ name, state }) => state === 'asleep' && registry.get(name)?.facts.names[0] === names[0],
    );
    await idle();
    // A view that was not rehearsed only takes longer at its first use.
    if (tag) await runtime.rehearse(tag, definition).catch(() => undefined);
  };
  const asked = new Set<string>();
  const fetched = new Set<RegistryRow>();
  const fetchAll = async (wanted: RegistryRow[]) => {
    const fresh = wanted.filter((widget) => !fetched.has(widget));
    const files = fresh.flatMap((widget) => [...page.files, ...widget.files]);
    const ahead = files.filter((file) => !asked.has(file));
    for (const widget of fresh) fetched.add(widget);
    for (const file of files) asked.add(file);
    await askAhead(ahead, nonce);
    for (const widget of fresh) await fetchAhead(widget);
  };
  const usual = widgets.filter(({ facts }) => facts.atRest);
  const fetchShown = async () => {
    const foreseen = await foresee(usual);
    const shown = await inView([...foreseen.values()]);
    await fetchAll([...foreseen.keys()].filter((widget) => shown.has(foreseen.get(widget)!)));
  };
  // What is in view takes a while to fetch: the rest of the page may be there before it is.
  const read = whenRead();
  await fetchShown();
  if (read) {
    await read;
    // Its last tags are found with the next frame.
    await new Promise(requestAnimationFrame);
    await turn();
    await fetchShown();
  }
  await used;
  await fetchAll([...(await foresee(widgets)).keys()]);
}
