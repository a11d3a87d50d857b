/**
 * Imports a module; when that fails, once more. A module of its own (`leaf`) is asked for under a new address then,
 * since a browser may remember the failure under the old one; a module that others import keeps its address, or
 * there would be two of it.
 */
export function importModule(url: string, leaf?: boolean): Promise<unknown> {
  return import(url).catch(() => import(leaf ? `${url}?retry=1` : url));
}
