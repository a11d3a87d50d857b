import type { Addon } from '../contract/addon';
import { eventNames } from '../contract/events';
import type { Idle } from '../contract/handover';
import type { IdleTable } from '../contract/table';
import { once } from './once';

/**
 * Fetches the add-ons that the page has switched on, side by side; one that fails keeps no other back. They come with
 * the runtime, which only starts for them when a tag waits for a widget that nobody knows. Answers what to call once
 * the runtime runs.
 */
export function loadAddons({ window, tags, code, startPage }: Idle, { addons }: IdleTable): () => void {
  const load = once(async () => {
    const { keys, attach, failed } = (await startPage()).addons;
    await Promise.all(
      [...new Set(keys)].map(async (key) => {
        try {
          await attach(
            Object.hasOwn(addons, key)
              ? await code(addons[key]!, ({ addon }: { addon: Addon }) => addon, true)()
              : key,
          );
        } catch (error) {
          failed(key, error);
        }
      }),
    );
  });
  // Without the runtime nothing that add-ons extend is shown, and the tag that wanted it has said so.
  const start = () => void load().catch(() => undefined);
  window.document.addEventListener(eventNames.mounted, start, { once: true });
  if ([...tags.values()].some(({ state, reason }) => state === 'mounted' || reason === 'unknown name'))
    start();
  return start;
}
