/** The absolute address of a post, marked as one that a member passed on; the forum itself for what is no address of its. */
export function sharedLink(url: string, home: string): string {
  if (!URL.canParse(url, home)) return home;
  const link = new URL(url, home);
  if (link.origin !== new URL(home).origin) return home;
  link.searchParams.set('utm_source', 'community-share');
  return link.href;
}
