import { safeUrl, type UrlOptions } from './safeUrl';
import { siteLink, type Site } from './siteLink';

/** Address of a page of the forum, as the API names it, in the section that this page is in; null for what leads out of the forum. */
export function ownLink(url: unknown, site: Site, urls: UrlOptions): string | null {
  const own = safeUrl('internal', url, urls);
  return own && siteLink(own, site, urls);
}
