import { isBlank } from './checkDraft';
import type { LocalDrafts } from './createLocalDrafts';
import { setMarker } from './setMarker';

/**
 * Whoever is told that the words are kept may leave at once: the next page has to know of them by then. `isFree` resolves
 * when something may be written.
 */
export function markLocal(stored: LocalDrafts, storage: () => Storage, isFree: () => unknown): LocalDrafts {
  return {
    ...stored,
    async write(draft, ...more) {
      await isFree();
      const isKept = await stored.write(draft, ...more);
      if (isKept && !isBlank(draft)) setMarker(storage, stored.owner, true);
      return isKept;
    },
  };
}
