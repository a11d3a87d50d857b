import { covers } from './covers';
import { mailLink } from './mailLink';
import { parseUrl } from './parseUrl';

/**
 * What a URL is for: `internal` stays on the forum's origin; `user` was written by a member and may lead anywhere over
 * http, https, mailto or tel; `redirect` is followed without a click (own origin or `hosts`); `asset` is loaded into the
 * page (own origin or `hosts`).
 */
export type UrlKind = 'internal' | 'user' | 'redirect' | 'asset';

export interface UrlOptions {
  /** The forum's origin, read once at start: `https://forum.example`. A `<base>` that is injected later cannot move it. */
  origin: string;
  /** Address of the page, which `#part` belongs to. Without it such a value is dropped. */
  page?: string;
  /** Further hosts for `redirect` and `asset`: `cdn.example`, `cdn.example:8443`, `*.example`, or `*` for any. */
  hosts?: readonly string[];
}

/** Longer than any browser's address bar takes; keeps hostile values from costing time. */
const longest = 8192;

/**
 * The one decision about URLs: answers an absolute, normalised URL, or null for everything that must not be linked,
 * loaded or followed. Decides on what the URL parser understood, because `/\evil` and `/<TAB>/evil` start with a slash
 * and still leave the site. Never throws.
 */
export function safeUrl(kind: UrlKind, value: unknown, options: UrlOptions): string | null {
  if (typeof value !== 'string' || value.length > longest) return null;
  // Only what parsers drop around it: a no-break space at the end belongs to the host's name, and leads elsewhere.
  const text = /^ *([^ ](?:.*[^ \t\r\n])?)/s.exec(value)?.[1] ?? '';
  // Parsers drop tabs and line ends anywhere, so that the visible address is not the one that opens.
  if (text === '' || /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text)) return null;

  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'mailto') return kind === 'user' ? mailLink(text) : null;
  if (scheme === 'tel') return kind === 'user' ? phoneLink(text) : null;
  if (scheme === undefined ? !/^[/#]/.test(text) : !/^https?:\/\/[^/\\]/i.test(text)) return null;
  if (text.startsWith('#') && options.page === undefined) return null;

  const url = parseUrl(text, options.page ?? options.origin);
  const home = parseUrl(options.origin);
  if (!url || !home || url.username !== '' || url.password !== '') return null;
  if (url.origin === home.origin) return url.href;
  // Without a scheme it claimed to be a path of ours, and is not.
  if (scheme === undefined || kind === 'internal') return null;
  if (kind === 'user') return url.href;
  if (home.protocol === 'https:' && url.protocol !== 'https:') return null;
  return options.hosts?.some((host) => covers(host.toLowerCase(), url.host)) ? url.href : null;
}

const phoneLink = (text: string) => (/^tel:\+?[0-9][0-9().\- ]{0,40}$/i.test(text) ? text : null);
