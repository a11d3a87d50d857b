import type { PageMeta } from '../contract/pageConfig';
import type { Site } from '../safe/siteLink';

/** The site section that the page belongs to, and what else configured links are read by. */
export function readSite(home: string, { raw }: Pick<PageMeta, 'raw'>): Site {
  const section = raw.siteSection as { basePath?: unknown } | null | undefined;
  const slugs = Array.isArray(raw.siteSectionSlugs) ? raw.siteSectionSlugs : [];
  return {
    home,
    basePath: slashed(section?.basePath),
    slugs: slugs.map(slashed).filter((slug) => slug !== ''),
  };
}

/** `es`, `/es` and `/es/` are one path; what could be anything else is none. */
function slashed(foreign: unknown): string {
  const path = typeof foreign === 'string' ? foreign.replace(/^\/+|\/+$/g, '') : '';
  return /^[\w.~-]+(\/[\w.~-]+)*$/.test(path) ? `/${path}` : '';
}
