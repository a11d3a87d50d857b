import { parseUrl } from './parseUrl';
import { safeUrl } from './safeUrl';
import type { UrlOptions } from './safeUrl';

export interface Site {
  /** Origin and path prefix of the forum, without a slash at its end. */
  home: string;
  /** Path of the site section that the page belongs to: `""` or `/es`. */
  basePath: string;
  /** Paths of all site sections: links into one of them are complete. */
  slugs: readonly string[];
}

/**
 * Address of a link as an administrator configured it. `/discussions` belongs to the section that the page is in;
 * `/kb/…` and paths of a section are kept, `~/…` means the forum's own root. Whole addresses stay, unless they are pages of
 * this forum. What has neither
 * scheme nor slash counts as a path. Null for what must not be linked.
 */
export function siteLink(value: string, { home, basePath, slugs }: Site, urls: UrlOptions): string | null {
  const text = value.trim();
  const inside = pathInside(text, home);
  if (inside === null && /^(https?:\/\/|mailto:|tel:|#)/i.test(text)) return safeUrl('user', text, urls);
  if ((inside === null && /^[a-z][a-z0-9+.-]*:/i.test(text)) || /^[/\\]{2}/.test(text)) return null;
  if (text.startsWith('~')) return safeUrl('internal', `${home}/${text.replace(/^~\/*/, '')}`, urls);
  const path = inside ?? (text.startsWith('/') ? text : `/${text}`);
  const prefix = home.slice(new URL(home).origin.length);
  const isWhole = inside === null && prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  if (isWhole) return safeUrl('internal', path, urls);
  const isKept = ['/kb', ...slugs].some(
    (slug) => slug !== '' && (path === slug || path.startsWith(`${slug}/`)),
  );
  return safeUrl('internal', `${home}${isKept ? '' : basePath}${path}`, urls);
}

/** The path below the forum's home of a whole address there, which an administrator has copied from the address bar; else null. */
function pathInside(text: string, home: string): string | null {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  if (!url || url.username || url.password || !`${url.origin}${url.pathname}/`.startsWith(`${home}/`))
    return null;
  const path = url.href.slice(home.length).replace(/^(?!\/)/, '/');
  return /^\/[/\\]/.test(path) ? null : path;
}
