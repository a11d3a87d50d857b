import { layoutRouteOf, type LayoutAddress } from '../../../src/resources/layoutRoutes';
import { safeUrl } from '../../../src/safe/safeUrl';
import type { LayoutQuery } from '../layouts';
import type { Section } from '../viewer';
import { pathIn } from './pathIn';

/** A page of the forum by its path or address, or any page of the web, as a whole address; null for all else. */
export function redirectTarget(redirectTo: string, origin: string): URL | null {
  const target = safeUrl('user', redirectTo, { origin });
  const url = target === null ? null : new URL(target);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  // Read as a path, such an address leaves the forum.
  return url.origin === new URL(origin).origin && url.pathname.startsWith('//') ? null : url;
}

type Here = Pick<Section, 'path' | 'siteSectionID'>;

/**
 * What is looked up for the page that a redirect leads to; null where no layout of this forum answers for it.
 *
 * @param here the section of the page that leads there: other pages are in it, too, as far as they are in no other
 */
export function redirectQuery(
  redirectTo: string,
  origin: string,
  customPages: LayoutAddress['customPages'],
  { here, sections = [] }: { here?: Here; sections?: readonly Here[] } = {},
): LayoutQuery | null {
  const url = redirectTarget(redirectTo, origin);
  if (url?.origin !== new URL(origin).origin) return null;
  const query = Object.fromEntries(url.searchParams);
  // Other pages of a list have its layout.
  const address = pathIn(
    here?.path ?? '',
    url.pathname.replace(/\/p\d{1,6}\/?$/, ''),
    sections.map(({ path }) => path),
  );
  const section = sections.find(({ path }) => `${address}/`.startsWith(`${path}/`));
  const siteSectionID = section?.siteSectionID ?? '0';
  const path = address.slice(section?.path.length ?? 0);
  const route = layoutRouteOf({ path, query, customPages, siteSectionID });
  if (!route) return null;
  const { layoutViewType, recordType, recordID } = route;
  const params = Object.entries(route.params).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return {
    ...{ layoutViewType, recordType, recordID: String(recordID) },
    params: { ...Object.fromEntries(params), page: '1', siteSectionID },
  };
}

interface Stop {
  layoutID?: number;
  redirectTo: string;
}
const mostSteps = 10;

/**
 * Whether a layout's redirect ends at a page. It is the same on each of its pages: one that is come upon twice goes round.
 *
 * @param next the redirect of the page at an address; null where that is shown.
 */
export async function leadsOn(
  first: Stop,
  next: (redirectTo: string) => Promise<Stop | null>,
): Promise<boolean> {
  const seen = new Set([first.layoutID]);
  let stop: Stop | null = first;
  for (let step = 0; step < mostSteps; step++) {
    stop = await next(stop.redirectTo);
    if (!stop) return true;
    if (stop.layoutID === undefined) continue;
    if (seen.has(stop.layoutID)) return false;
    seen.add(stop.layoutID);
  }
  return false;
}
