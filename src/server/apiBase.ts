/**
 * `{origin}{prefix}/api/v2/`, made once at start: a `<base>` that is injected later cannot move it.
 * Throws when the prefix would lead to another origin (`@evil.example`).
 */
export function apiBase(origin: string, prefix: string): string {
  const base = new URL(`${origin}${prefix.replace(/\/+$/, '')}/api/v2/`);
  if (base.origin !== new URL(origin).origin || base.username !== '')
    throw new RangeError(`context.host is not a path: ${prefix}`);
  return base.origin + base.pathname;
}
