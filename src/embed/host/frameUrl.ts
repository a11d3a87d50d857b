import { parseUrl } from '../../safe/parseUrl';

/**
 * The address of a forum page, from the forum's own address and a path that anybody may have put into the host's hash.
 * Null unless the parser agrees that it is a page of that forum: `//evil`, `/\evil` and `/../` are paths too.
 */
export function frameUrl(home: URL, path: string): URL | null {
  const base = basePath(home);
  if (!path.startsWith('/') || path.length > 2000) return null;
  const url = parseUrl(base + path, home.origin);
  return url?.origin === home.origin && !url.username && url.pathname.startsWith(`${base}/`) ? url : null;
}

/** The path of a forum page without the folder that the forum is in. */
export function pathBelow(home: URL, path: string): string | null {
  const base = basePath(home);
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

const basePath = ({ pathname }: URL) => pathname.replace(/\/+$/, '');
