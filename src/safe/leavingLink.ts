import { covers } from './covers';
import { parseUrl } from './parseUrl';

interface Site {
  /** Origin and path prefix of the forum, without a slash at its end. */
  home: string;
  /** `example.org`, `example.org:8443` or `*.example.org`: readers go there without being asked. */
  trusted: readonly string[];
}

/** Where a link that a member wrote leads: to another site by way of the page that names it. Other links are left as they are. */
export function leavingLink(href: string, { home, trusted }: Site): string {
  const url = /^https?:/i.test(href) ? parseUrl(href) : null;
  if (
    !url ||
    url.origin === new URL(home).origin ||
    trusted.some((host) => covers(host.toLowerCase(), url.host))
  )
    return href;
  return `${home}/home/leaving?target=${encodeURIComponent(url.href)}`;
}
