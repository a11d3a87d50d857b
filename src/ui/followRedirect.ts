import { navigate } from '../safe/navigate';
import type { Ui } from './UiContext';

/** How many in a row; pages that lead to each other would reload for ever. */
const most = 5;

const key = 'inlay.redirects';

/**
 * Leaves the page because the server's answer says so, without a click: to the forum itself or a domain that it trusts.
 * Stays where that would be the sixth time in a row, and where nothing could be counted.
 */
export function followRedirect({ window, urls, meta }: Ui, to: string): 'left' | 'refused' | 'circle' {
  try {
    const before = Number(window.sessionStorage.getItem(key));
    if (before >= most) {
      window.sessionStorage.removeItem(key);
      return 'circle';
    }
    window.sessionStorage.setItem(key, String(before + 1));
  } catch {
    return 'circle';
  }
  return navigate(window, 'redirect', to, { ...urls(), hosts: meta.trustedDomains }) ? 'left' : 'refused';
}

/** A page has come that leads nowhere else. */
export function endRedirects(window: Window): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be kept nothing was counted.
  }
}
