import { isRecord } from '../contract/foreign';
import { hostPath } from './hostPath';
import { readPageSource } from './readPageSource';

/**
 * The forum's path on its host; for whom the page was made, `site|userID`, null where it does not say; and where people sign
 * in and register, unchecked.
 */
export function pageOwner(window: Window): { site: string; owner: string | null; entries: unknown[] } {
  const { meta: given, preload } = readPageSource(window);
  const meta = isRecord(given) ? given : {};
  const context = isRecord(meta.context) ? meta.context : {};
  const site = hostPath(context.host);
  const brought = Array.isArray(preload) ? preload.filter(isRecord) : [];
  const entries = [meta.signInUrl, meta.registrationUrl];
  return { site, owner: ownerOf(site, brought.find(({ path }) => path === 'users/me')?.data), entries };
}

/** The same of an answer to `users/me`. */
export const ownerOf = (site: string, me: unknown): string | null =>
  isRecord(me) && Number.isSafeInteger(me.userID) ? `${site}|${String(me.userID)}` : null;
