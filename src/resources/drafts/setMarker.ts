/** `localStorage` has this item while a user has drafts on this device; the loader wakes the drafts toast by it. */
const marker = 'inlay.drafts';

/** Whether anybody who uses this browser has drafts on this machine. */
export function hasMarker(storage: () => Storage): boolean {
  try {
    return storage().getItem(marker) !== null;
  } catch {
    return false;
  }
}

/** `owner`: whose drafts they are. What one has no more of, another who uses this browser may still have. */
export function setMarker(storage: () => Storage, owner: string, there: boolean): void {
  try {
    const stored = storage().getItem(marker) ?? '';
    const owners = new Set(stored.split('\n').filter(Boolean));
    if (there) owners.add(owner);
    else owners.delete(owner);
    const next = [...owners].join('\n');
    if (next === stored) return;
    if (next === '') storage().removeItem(marker);
    else storage().setItem(marker, next);
  } catch {
    // Storage is forbidden or full: then the toast sleeps until the server's HTML wakes it, and nothing else is lost.
    return;
  }
}
