import { secret } from './withoutSecrets';

/**
 * Path and query of the current page, without its hash and without secrets; null on the entry pages themselves, which
 * each of the sections (`/es`) has too.
 */
export function entryTarget(page: string, home: string, sections: readonly string[] = []): string | null {
  const url = new URL(page);
  const path = url.href.startsWith(home)
    ? url.pathname.slice(new URL(home).pathname.replace(/\/$/, '').length)
    : '';
  const isEntry = (section: string) =>
    path.startsWith(section) && /^\/entry(\/|$)/i.test(path.slice(section.length));
  if (['', ...sections].some(isEntry)) return null;
  for (const name of [...url.searchParams.keys()]) if (secret.test(name)) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** A sign-in or register address with the target and whatever else a page wants to send along. */
export function entryLink(
  url: string,
  target: string | null,
  parameters: Readonly<Record<string, unknown>>,
): string {
  const link = new URL(url);
  for (const [name, value] of Object.entries(parameters))
    if (typeof value === 'string' || typeof value === 'number') link.searchParams.set(name, `${value}`);
  // Where the reader comes back to is ours to say.
  link.searchParams.delete('target');
  if (target !== null) link.searchParams.set('target', target);
  return link.href;
}
