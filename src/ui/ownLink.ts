import { safeUrl } from '../safe/safeUrl';
import { siteLink } from '../safe/siteLink';
import type { Ui } from './UiContext';

/** Address of a page of the forum, as the API names it, in the section that this page is in; null for what leads out of the forum. */
export function ownLink(url: unknown, { site, urls }: Pick<Ui, 'site' | 'urls'>): string | null {
  const own = safeUrl('internal', url, urls());
  return own && siteLink(own, site, urls());
}
