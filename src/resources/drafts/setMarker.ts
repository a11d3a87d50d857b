/** `localStorage` has this item exactly while the user has drafts on this machine: the loader wakes the toast by it. */
const marker = 'inlay.drafts';

export function setMarker(storage: () => Storage, there: boolean): void {
  try {
    const had = storage().getItem(marker) !== null;
    if (there && !had) storage().setItem(marker, '1');
    if (!there && had) storage().removeItem(marker);
  } catch {
    // Storage is forbidden or full: then the toast sleeps until the server's HTML wakes it, and nothing else is lost.
    return;
  }
}
