/**
 * Whether a path stays below `/api/v2/`. Refuses absolute and protocol-relative URLs, backslashes, control characters
 * and dot segments in every spelling, and `?` and `#`, which belong to the query.
 */
export function isSafePath(path: string, base: string): boolean {
  // URL parsers drop tabs and line ends and read `\` as `/`, so `/\evil` and `/<TAB>/evil` would leave the site.
  if (path === '' || path.length > 2000 || /[^\u0021-\u007e]|[\\?#]/.test(path)) return false;
  if (path.startsWith('/') || path.includes('//') || /^[a-z][a-z0-9+.-]*:/i.test(path)) return false;
  if (path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))) return false;
  return URL.canParse(path, base) && new URL(path, base).href.startsWith(base);
}
