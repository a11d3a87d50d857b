import { isRecord } from '../contract/foreign';
import type { PageMeta } from '../contract/pageConfig';
import { hostPath } from '../page/hostPath';
import { layoutRouteOf, type LayoutAddress } from '../resources/layoutRoutes';
import { siteSectionID } from '../resources/siteSectionID';

/** The layout that the page at this address is, as props of its tag; null where its flag is off, and for all others. */
export function layoutHere({ pathname, search }: Location, meta: PageMeta): Record<string, unknown> | null {
  const { siteSection, customPages } = meta.raw;
  const section = meta.context.host + hostPath(isRecord(siteSection) ? siteSection.basePath : '');
  if (!`${pathname}/`.startsWith(`${section}/`)) return null;
  const route = layoutRouteOf({
    path: pathname.slice(section.length),
    query: Object.fromEntries(new URLSearchParams(search)),
    siteSectionID: siteSectionID(meta.raw) ?? 0,
    customPages: Array.isArray(customPages) ? customPages.filter(isCustomPage) : [],
  });
  if (!route || (route.flag !== null && meta.featureFlags[route.flag] !== true)) return null;
  const { flag: _flag, params, ...query } = route;
  const said = Object.entries(params).filter(([, value]) => value !== null);
  return { ...query, params: Object.fromEntries(said) };
}

const isCustomPage = (foreign: unknown): foreign is NonNullable<LayoutAddress['customPages']>[number] =>
  isRecord(foreign) && typeof foreign.customPageID === 'number' && typeof foreign.urlcode === 'string';
