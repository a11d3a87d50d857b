import { entryLink, entryTarget } from '../safe/entryLink';
import { siteLink } from '../safe/siteLink';
import type { Ui } from './UiContext';

/**
 * Address of a sign-in or register page as it is configured, which comes back to where the reader is. An administrator's
 * own sign-in may stand on any site; null where there is none, and for what is no page.
 */
export function entryUrl(
  { home, site, urls, window }: Ui,
  configured: string,
  parameters: Readonly<Record<string, unknown>> = {},
): string | null {
  const url = configured.trim() === '' ? null : siteLink(configured, site, urls());
  if (!url?.startsWith('http')) return null;
  return entryLink(url, entryTarget(window.location.href, home, [site.basePath, ...site.slugs]), parameters);
}
