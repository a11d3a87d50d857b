import { useCallback } from 'react';
import type { Paging } from '../contract/apiClient';
import { isRecord } from '../contract/foreign';
import { api } from '../store/api';

/** A result as a search page shows it. */
export interface SearchResult {
  /** Among all others. */
  key: string;
  type: string;
  name: string;
  url: string;
  /** What the search says of it, or the beginning of its text. */
  text: string;
  author: { userID: number; name: string } | null;
  date: string | null;
  crumbs: { name: string; url: string }[];
  image: string | null;
  labels: string[];
  isForeign: boolean;
  site: string;
}

export interface SearchAnswer {
  rows: SearchResult[];
  /** Undefined where the server does not count. */
  total: number | undefined;
  hasMore: boolean;
}

const results = api.injectEndpoints({
  endpoints: (build) => ({
    searchResults: build.query<SearchAnswer, Readonly<Record<string, unknown>>>({
      query: (query) => ({
        path: 'search',
        query: { ...query, expand: ['insertUser', 'breadcrumbs', 'excerpt', 'image', '-body'] },
      }),
      transformResponse: (foreign: unknown, meta: { paging: Paging } | undefined) => ({
        rows: recordsOf(foreign).flatMap(readResult),
        total: meta?.paging.total,
        hasMore: meta?.paging.total === undefined && meta?.paging.nextURL !== undefined,
      }),
    }),
  }),
});

const recordsOf = (foreign: unknown) => (Array.isArray(foreign) ? foreign.filter(isRecord) : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a body says, without its tags. */
const plainText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

const isNamed = ({ name, url }: { name: string; url: string }) => name !== '' && url !== '';

function readResult(row: Record<string, unknown>): SearchResult[] {
  const [name, url] = [textOf(row.name), textOf(row.url)];
  if (!isNamed({ name, url })) return [];
  const date = textOf(row.dateInserted);
  const user = isRecord(row.insertUser) ? row.insertUser : {};
  const recordType = textOf(row.recordType);
  const isPost = recordType === 'discussion' || recordType === 'comment';
  return [
    {
      key: `${recordType}/${String(row.recordID)}/${url}`,
      type: textOf(row.type) || recordType,
      name,
      url,
      text: textOf(row.excerpt) || plainText(textOf(row.body)),
      author:
        recordType !== 'user' && typeof user.userID === 'number' && textOf(user.name) !== ''
          ? { userID: user.userID, name: textOf(user.name) }
          : null,
      date: isPost && !Number.isNaN(Date.parse(date)) ? date : null,
      crumbs: recordsOf(row.breadcrumbs)
        .map((crumb) => ({ name: textOf(crumb.name), url: textOf(crumb.url) }))
        .filter(isNamed),
      image: isRecord(row.image) ? textOf(row.image.url) || null : null,
      labels: Array.isArray(row.labelCodes) ? row.labelCodes.map(textOf).filter(Boolean) : [],
      isForeign: row.isForeign === true,
      site: textOf(row.siteDomain),
    },
  ];
}

/** Asks the server each time; rejects with the error of the call. */
export function useSearchResults(): (query: Readonly<Record<string, unknown>>) => Promise<SearchAnswer> {
  const [search] = results.useLazySearchResultsQuery();
  return useCallback((query) => search(query).unwrap(), [search]);
}
