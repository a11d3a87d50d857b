import { isRecord } from '../contract/foreign';
import { hostPath } from './hostPath';
import { readPageSource } from './readPageSource';

/** The forum's path on its host, and for whom the page was made, `site|userID`; null where it does not say. */
export function pageOwner(window: Window): { site: string; owner: string | null } {
  const { meta, preload } = readPageSource(window);
  const context = isRecord(meta) && isRecord(meta.context) ? meta.context : {};
  const site = hostPath(context.host);
  const brought = Array.isArray(preload) ? preload.filter(isRecord) : [];
  return { site, owner: ownerOf(site, brought.find(({ path }) => path === 'users/me')?.data) };
}

/** The same of an answer to `users/me`. */
export const ownerOf = (site: string, me: unknown): string | null =>
  isRecord(me) && Number.isSafeInteger(me.userID) ? `${site}|${String(me.userID)}` : null;
