import { useMemo } from 'react';
import { siteLink } from '../safe/siteLink';
import { useUi } from './UiContext';

/** Turns configured links into addresses, by the rules of the site section that the page belongs to. */
export function useSiteLink(): (url: string) => string | null {
  const { home, meta, urls } = useUi();
  return useMemo(() => {
    const section = meta.raw.siteSection as { basePath?: unknown } | null | undefined;
    const slugs = Array.isArray(meta.raw.siteSectionSlugs) ? meta.raw.siteSectionSlugs : [];
    const site = {
      home,
      basePath: slashed(section?.basePath),
      slugs: slugs.map(slashed).filter((slug) => slug !== ''),
    };
    return (url) => siteLink(url, site, urls());
  }, [home, meta, urls]);
}

/** `es`, `/es` and `/es/` are one path; what could be anything else is none. */
function slashed(foreign: unknown): string {
  const path = typeof foreign === 'string' ? foreign.replace(/^\/+|\/+$/g, '') : '';
  return /^[\w.~-]+(\/[\w.~-]+)*$/.test(path) ? `/${path}` : '';
}
