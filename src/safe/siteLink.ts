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
 * `/kb/…` and paths of a section are kept, `~/…` means the forum's own root, whole addresses stay. What has neither
 * scheme nor slash counts as a path. Null for what must not be linked.
 */
export function siteLink(value: string, { home, basePath, slugs }: Site, urls: UrlOptions): string | null {
  const text = value.trim();
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(text)) return safeUrl('user', text, urls);
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[/\\]{2}/.test(text)) return null;
  if (text.startsWith('~')) return safeUrl('internal', `${home}/${text.replace(/^~\/*/, '')}`, urls);
  const path = text.startsWith('/') ? text : `/${text}`;
  const prefix = home.slice(new URL(home).origin.length);
  const isWhole = prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  if (isWhole) return safeUrl('internal', path, urls);
  const isKept = ['/kb', ...slugs].some(
    (slug) => slug !== '' && (path === slug || path.startsWith(`${slug}/`)),
  );
  return safeUrl('internal', `${home}${isKept ? '' : basePath}${path}`, urls);
}
