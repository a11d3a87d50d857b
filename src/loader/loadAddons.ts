import type { Addon } from '../contract/addon';
import { eventNames } from '../contract/events';
import type { Loader } from '../contract/loader';
import type { RegistryTable } from '../contract/registry';
import { retryOnline } from '../page/retryOnline';
import { once } from './once';
import { wakeAround } from './wakeAround';

/**
 * Fetches the add-ons that the page has switched on, side by side; a failure does not keep the others back. They come with
 * the runtime, which only starts for them when a tag waits for an unknown widget. Returns the function to call once
 * the runtime runs.
 */
export function loadAddons(
  loader: Pick<Loader, 'tags' | 'wake' | 'fetchCode' | 'startPage'>,
  { addons }: Pick<RegistryTable, 'addons'>,
): () => void {
  const { tags, fetchCode, startPage } = loader;
  const load = once(async () => {
    const { report, addons: switchedOn } = await startPage();
    const add = async (key: string) => {
      try {
        await retryOnline(async () =>
          switchedOn.attach(
            Object.hasOwn(addons, key)
              ? await fetchCode(addons[key]!, ({ addon }: { addon: Addon }) => addon, true)()
              : key,
          ),
        );
        // A control may have got the focus while its widget was unknown.
        wakeAround(loader, document.activeElement);
      } catch (error) {
        report({ widget: key, element: null, phase: 'load', error });
      }
    };
    const coming: Promise<void>[] = [];
    for (const key of new Set(switchedOn.keys)) {
      coming.push(add(key));
      // Asking for a module takes a phone as long as a small task does; in between it can paint and hear.
      await new Promise((resolve) => setTimeout(resolve));
    }
    await Promise.all(coming);
  });
  // Without the runtime nothing that add-ons extend is shown, and the tag that wanted it has said so.
  const start = () => void load().catch(() => undefined);
  document.addEventListener(eventNames.mounted, start, { once: true });
  if ([...tags.values()].some(({ state, reason }) => state === 'mounted' || reason === 'unknown name'))
    start();
  return start;
}
