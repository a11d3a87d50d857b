import type { Addon } from '../contract/addon';
import { attributes } from '../contract/attributes';
import type { Loader } from '../contract/loader';
import type { AddonRow, RegistryTable } from '../contract/registry';
import { retryOnline } from '../page/retryOnline';
import { whenAnswered } from '../page/whenAnswered';
import { wakeAround } from './wakeAround';

/**
 * Fetches the add-ons that the page has switched on, side by side; a failure does not keep the others back. They come with
 * the runtime, which only starts for them when a tag waits for an unknown widget, however late it came. Returns the
 * function to call once the runtime runs: it fetches those that have something in sight, and the others with the first use
 * of the page.
 */
export function loadAddons(
  loader: Pick<Loader, 'tags' | 'wake' | 'fetchCode' | 'startPage' | 'registry' | 'idle'>,
  { addons }: Pick<RegistryTable, 'addons'>,
): (used: Promise<void>) => void {
  const { tags, registry } = loader;
  const wanted = new Set<string>();
  const isInSight = (row: AddonRow | undefined) =>
    !row?.when || [...tags.values()].some(({ name }) => registry.get(name)?.facts.serves === row.when);
  async function load(isWanted: (row: AddonRow | undefined) => boolean): Promise<void> {
    const { report, addons: switchedOn } = await loader.startPage();
    await whenAnswered(loader);
    const add = async (key: string, row: AddonRow | undefined) => {
      try {
        await retryOnline(async () =>
          switchedOn.attach(
            row ? await loader.fetchCode(row, ({ addon }: { addon: Addon }) => addon, true)() : key,
          ),
        );
        // A control may have got the focus while its widget was unknown.
        wakeAround(loader, document.activeElement);
      } catch (error) {
        report({ widget: key, element: null, phase: 'load', error });
      }
    };
    for (const key of switchedOn.keys) {
      const row = Object.hasOwn(addons, key) ? addons[key] : undefined;
      if (wanted.has(key) || !isWanted(row)) continue;
      wanted.add(key);
      void add(key, row);
      // Asking for a module takes a phone as long as a small task does; in between it can paint and hear.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const startIfWanted = () => {
    if ([...tags.values()].some(({ state, reason }) => state === 'mounted' || reason === 'unknown name'))
      start();
  };
  // Page scripts add tags at any time.
  const states = new MutationObserver(startIfWanted);
  states.observe(document, { subtree: true, attributeFilter: [attributes.state] });
  const start = () => {
    states.disconnect();
    // Without the runtime nothing that add-ons extend is shown, and the tag that wanted it has said so.
    load(() => true).catch(() => undefined);
  };
  startIfWanted();
  return (used) => {
    load(isInSight).catch(() => undefined);
    void used.then(start);
  };
}
