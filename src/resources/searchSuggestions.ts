import { useCallback } from 'react';
import { isRecord } from '../contract/foreign';
import { api } from '../store/api';

/** A result while somebody types. */
export interface Suggestion {
  label: string;
  url: string;
  /** Names, from the forum's root down. */
  crumbs: string[];
  date: string | null;
  type: string;
  labels: string[];
  /** Another site's; `source` names it. */
  isForeign: boolean;
  source: string;
}

/** A part of the forum, as a quick link above results. */
export interface SuggestedPlace {
  name: string;
  type: string;
  url: string;
}

export interface SuggestionQuery {
  query: string;
  limit: number;
  scope?: string;
  locale?: string;
  siteSectionGroup?: string;
}

/** The section, by itself or by its group, that the parts are to be in. */
interface PlaceQuery extends Pick<SuggestionQuery, 'query' | 'siteSectionGroup'> {
  siteSectionID?: number | string | undefined;
}

const suggestions = api.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query<Suggestion[], SuggestionQuery>({
      query: ({ siteSectionGroup, ...query }) => ({
        path: 'search',
        query: {
          domain: 'all_content',
          ...query,
          expand: ['breadcrumbs', '-body'],
          collapse: true,
          ...(siteSectionGroup !== 'vanilla' && { siteSectionGroup }),
        },
      }),
      transformResponse: (foreign: unknown) => rowsOf(foreign).flatMap(readSuggestion),
    }),
    suggestPlaces: build.query<SuggestedPlace[], PlaceQuery>({
      query: ({ query, siteSectionID, siteSectionGroup }) => ({
        path: 'search',
        query: {
          domain: 'places',
          query,
          ...(siteSectionID !== undefined && { siteSectionID }),
          ...(siteSectionGroup !== 'vanilla' && { siteSectionGroup }),
          recordTypes: placeTypes,
          types: placeTypes,
          limit: 3,
          expand: ['-body'],
        },
      }),
      transformResponse: (foreign: unknown) => rowsOf(foreign).flatMap(readPlace),
    }),
  }),
});

const placeTypes = ['category', 'group', 'knowledgeBase'];

const rowsOf = (foreign: unknown) => (Array.isArray(foreign) ? foreign.filter(isRecord) : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function readPlace({ name, type, recordType, url }: Record<string, unknown>): SuggestedPlace[] {
  if (textOf(name) === '' || textOf(url) === '') return [];
  return [{ name: textOf(name), type: textOf(type) || textOf(recordType), url: textOf(url) }];
}

function readSuggestion(row: Record<string, unknown>): Suggestion[] {
  const [label, url] = [textOf(row.name), textOf(row.url)];
  if (label === '' || url === '') return [];
  const date = textOf(row.dateUpdated) || textOf(row.dateInserted);
  const isForeign = row.isForeign === true;
  return [
    {
      label,
      url,
      crumbs: rowsOf(row.breadcrumbs).map(({ name }) => textOf(name)),
      date: Number.isNaN(Date.parse(date)) ? null : date,
      type: textOf(row.type) || textOf(row.recordType),
      labels: Array.isArray(row.labelCodes) ? row.labelCodes.map(textOf).filter(Boolean) : [],
      isForeign,
      source: isForeign ? textOf(row.siteDomain) : '',
    },
  ];
}

/** Parts of the forum whose name has the text; those that cannot be had are none. */
export function usePlaceSearch(): (query: PlaceQuery) => Promise<SuggestedPlace[]> {
  const [suggestPlaces] = suggestions.useLazySuggestPlacesQuery();
  return useCallback(
    (query) =>
      suggestPlaces(query, true)
        .unwrap()
        .catch(() => []),
    [suggestPlaces],
  );
}

/** Rejects with the error of a call. */
export function useSuggestionSearch(): (
  query: SuggestionQuery,
) => Promise<{ found: Suggestion[]; places: SuggestedPlace[] }> {
  const [suggest] = suggestions.useLazySuggestQuery();
  const findPlaces = usePlaceSearch();
  return useCallback(
    async (query) => {
      const [found, places] = await Promise.all([suggest(query, true).unwrap(), findPlaces(query)]);
      return { found, places };
    },
    [suggest, findPlaces],
  );
}
