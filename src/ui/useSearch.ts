import { externalSearchUrl } from '../safe/externalSearchUrl';
import { openSearch } from '../safe/openSearch';
import { siteLink } from '../safe/siteLink';
import { useUi } from './UiContext';

interface Search {
  /** What the form posts to where it works by itself. */
  action: string;
  /** Name of its field: `query`, or `search` on forums that still have the old search page. */
  field: string;
  /** Whether it can be told to look in one domain only. */
  hasDomains: boolean;
  /** Goes to the results of the text, with what else narrows the search; nothing typed leads to the search page itself. */
  submit(text: string, params?: Readonly<Record<string, string>>): void;
  /** Whether an address with `%s` for the query is a search: a page of the forum (`/…`), or of the web. */
  isSource(url: string): boolean;
  /** Goes to the results of the text there. */
  lookUp(url: string, text: string): void;
}

/** The forum's search page, or the configured external search. */
export function useSearch(): Search {
  const { section, site, meta, leaveFor, urls, window } = useUi();
  const features = meta.raw.themeFeatures as Record<string, unknown> | null | undefined;
  const field = features?.useNewSearchPage === false ? 'search' : 'query';
  const action = `${section}/search`;
  const isOwn = (url: string) => /^\/(?![/\\])/.test(url);
  const resultsOf = (url: string, words: string) =>
    externalSearchUrl(isOwn(url) ? siteLink(url, site, urls()) : url, words);
  return {
    action,
    field,
    hasDomains: meta.search.externalSearch === null,
    submit(text, params = {}) {
      const words = text.trim();
      const external = meta.search.externalSearch;
      if (external && words !== '' && openSearch(window, external, words)) return;
      const query = new URLSearchParams({ ...(words && { [field]: words }), ...params });
      leaveFor([action, query.toString()].filter(Boolean).join('?'));
    },
    isSource: (url) => resultsOf(url, '') !== null,
    lookUp(url, text) {
      const words = text.trim();
      if (isOwn(url)) leaveFor(resultsOf(url, words) ?? action);
      else openSearch(window, { query: url, resultsInNewTab: false }, words);
    },
  };
}
