import { isRecord } from '../contract/foreign';
import { hostPath } from './hostPath';
import { listOf } from './listOf';
import { readPageSource } from './readPageSource';

/**
 * The forum's path on its host; the answer to `users/me` that the page was made with, if it says so; and where people sign in
 * and register, unchecked.
 */
export function pageReader(window: Window): { site: string; me: unknown; entries: unknown[] } {
  const { meta: given, preload } = readPageSource(window);
  const meta = isRecord(given) ? given : {};
  const context = isRecord(meta.context) ? meta.context : {};
  const brought = listOf(preload)?.filter(isRecord) ?? [];
  return {
    site: hostPath(context.host),
    me: brought.find(({ path }) => path === 'users/me')?.data,
    entries: [meta.signInUrl, meta.registrationUrl],
  };
}

/** The forum's path on its host, and for whom the page was made, `site|userID`; null where it does not say. */
export function pageOwner(window: Window): { site: string; owner: string | null } {
  const { site, me } = pageReader(window);
  return { site, owner: ownerOf(site, me) };
}

/** The same of an answer to `users/me`. */
export const ownerOf = (site: string, me: unknown): string | null =>
  isRecord(me) && Number.isSafeInteger(me.userID) ? `${site}|${String(me.userID)}` : null;
