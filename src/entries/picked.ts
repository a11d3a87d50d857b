import { isRecord } from '../contract/foreign';
import type { Idle } from '../contract/handover';
import { keepPicked, pickedKey } from '../resources/moderation/keepPicked';

/** Whoever picks rows and leaves before the toast is there that keeps them finds them on the next page all the same. */
export function start({ tags, registry }: Idle, me: unknown): void {
  const userID = isRecord(me) ? Number(me.userID) : 0;
  const waits = () =>
    [...tags.values()].some(
      ({ name, state }) => state !== 'mounted' && registry.get(name)?.facts.stored === pickedKey,
    );
  window.addEventListener('pagehide', () => {
    if (userID > 0 && waits()) keepPicked(window, userID);
  });
}
