import { externalSearchUrl } from './externalSearchUrl';

/** Leaves for an external search, which learns nothing about the page; false when its template is none. */
export function openSearch(
  window: Window,
  { query, resultsInNewTab }: { query: string; resultsInNewTab: boolean },
  words: string,
): boolean {
  const url = externalSearchUrl(query, words);
  if (url === null) return false;
  // eslint-disable-next-line no-restricted-syntax -- an administrator's own template, checked above
  window.open(url, resultsInNewTab ? '_blank' : '_self', 'noopener,noreferrer');
  return true;
}
