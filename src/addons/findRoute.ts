import type { Registered } from '../contract/extensions';
import { isRecord } from '../contract/foreign';
import { matchPath } from './matchPath';
import type { Ui } from '../ui/UiContext';

/** The first route that claims the page's address and is switched on there, seen from the forum's home and the section that the page is in. */
export function findRoute(
  { window, meta, home }: Ui,
  routes: readonly Registered<'routes'>[],
): { route: Registered<'routes'>; params: Record<string, string> } | null {
  const { origin, pathname } = window.location;
  const path = without(pathname, home.slice(origin.length));
  const section = meta.raw.siteSection as { basePath?: unknown } | null | undefined;
  const inSection = typeof section?.basePath === 'string' ? without(path, section.basePath) : path;
  for (const route of routes) {
    if (route.flag !== undefined && !isOn(meta, route.flag)) continue;
    const params = matchPath(route.path, inSection) ?? matchPath(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

/** `customLayout.discussionList`, as one name or, as deployed pages print it, record in record. */
function isOn({ featureFlags, raw }: Ui['meta'], flag: string): boolean {
  if (featureFlags[flag]) return true;
  let found: unknown = raw.featureFlags;
  for (const name of [...flag.split('.'), 'Enabled']) found = isRecord(found) ? found[name] : undefined;
  return found === true;
}

/** A prefix ends where a name does: `/espolls` is not in `/es`. */
const without = (path: string, prefix: string) =>
  `${path}/`.startsWith(prefix.replace(/\/*$/, '/')) ? path.slice(prefix.length) : path;
