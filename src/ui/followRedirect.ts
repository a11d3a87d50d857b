import { isRecord, parseForeign } from '../contract/foreign';
import { navigate } from '../safe/navigate';
import { safeUrl } from '../safe/safeUrl';
import type { Ui } from './UiContext';

/** How many in a row; pages that lead to each other would reload for ever. */
const most = 5;

/** Milliseconds within which the next one is in the same row wherever it starts: servers redirect too. */
const soon = 10_000;

const key = 'inlay.redirects';

/**
 * Leaves the page because the server's answer says so, without a click: to the forum itself or a domain that it trusts.
 * The way back leads to where the reader came from, since this page would only send him on again. Stays where that would
 * be the sixth time in a row, and where nothing could be counted.
 */
export function followRedirect({ window, urls, meta }: Ui, to: string): 'left' | 'refused' | 'circle' {
  const options = { ...urls(), hosts: meta.trustedDomains };
  const target = safeUrl('redirect', to, options);
  if (target === null) return 'refused';
  try {
    const before = countBefore(window);
    if (before >= most) {
      window.sessionStorage.removeItem(key);
      return 'circle';
    }
    window.sessionStorage.setItem(key, JSON.stringify({ count: before + 1, target, at: Date.now() }));
  } catch {
    return 'circle';
  }
  navigate(window, 'redirect', target, options, 'replace');
  return 'left';
}

/** Number of redirects in a row; a visit to another page resets it. */
function countBefore({ sessionStorage, location }: Window): number {
  const kept = sessionStorage.getItem(key);
  let last: unknown;
  try {
    last = kept === null ? null : parseForeign(kept);
  } catch {
    // Not ours.
  }
  if (!isRecord(last) || typeof last.count !== 'number') return 0;
  return location.href === last.target || Date.now() - Number(last.at) < soon ? last.count : 0;
}
