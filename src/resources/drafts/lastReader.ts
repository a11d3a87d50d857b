const item = (site: string) => `inlay.reader|${site}`;
const siteOf = (owner: string) => owner.slice(0, owner.lastIndexOf('|'));
/** In the place of a user: somebody has gone to sign in, and no page has been made for them yet. */
const unknown = '?';

const read = (storage: () => Storage, site: string): string | null => {
  try {
    return storage().getItem(item(site));
  } catch {
    return null;
  }
};

/** Notes for whom a page of this browser was made last. `owner`: site and user, as drafts have them. */
export function noteReader(storage: () => Storage, owner: string): void {
  try {
    storage().setItem(item(siteOf(owner)), owner);
  } catch {
    // Then the server is asked who reads, and nobody knows before it has said so.
    return;
  }
}

/** Notes that it may be anybody from here on, until a page is made for them. */
export const doubtReader = (storage: () => Storage, site: string): void =>
  noteReader(storage, `${site}|${unknown}`);

/** Who that was; null when it was a guest, or cannot be said. */
export function lastReader(storage: () => Storage, site: string): string | null {
  const last = read(storage, site);
  return last === null || last.endsWith('|0') || isUnknown(last) ? null : last;
}

/** Who else that was, or may have been; null when it was the same, or a guest, or cannot be said. Pages of several windows are asked before the server. */
export function otherReader(storage: () => Storage, owner: string): string | null {
  const last = read(storage, siteOf(owner));
  return last === owner || last?.endsWith('|0') ? null : last;
}

/** Of whom `otherReader` says: nobody knows yet who it is. */
export const isUnknown = (owner: string): boolean => owner.endsWith(`|${unknown}`);
