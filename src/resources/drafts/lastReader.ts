const item = (site: string) => `inlay.reader|${site}`;
const siteOf = (owner: string) => owner.slice(0, owner.lastIndexOf('|'));

/** Notes for whom a page of this browser was made last. `owner`: site and user, as drafts have them. */
export function noteReader(storage: () => Storage, owner: string): void {
  try {
    storage().setItem(item(siteOf(owner)), owner);
  } catch {
    // Then the server is asked who reads, and nobody knows before it has said so.
    return;
  }
}

/** Who else that was; null when it was the same, or a guest, or cannot be said. Pages of several windows are asked before the server. */
export function otherReader(storage: () => Storage, owner: string): string | null {
  try {
    const last = storage().getItem(item(siteOf(owner)));
    return last === owner || last?.endsWith('|0') ? null : last;
  } catch {
    return null;
  }
}
