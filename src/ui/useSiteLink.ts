import { useCallback } from 'react';
import { siteLink } from '../safe/siteLink';
import { useUi } from './UiContext';

/** Turns configured links into addresses, by the rules of the site section that the page belongs to. */
export function useSiteLink(): (url: string) => string | null {
  const { site, urls } = useUi();
  return useCallback((url) => siteLink(url, site, urls()), [site, urls]);
}
