import { useCallback } from 'react';
import { isRecord } from '../contract/foreign';
import { usePermissions } from '../session/usePermissions';
import { api } from '../store/api';

/** A category that discussions can stand in, as a search finds it. */
export interface FoundCategory {
  categoryID: number;
  name: string;
  url: string;
  /** Names of the categories above it, from the top. */
  place: string[];
}

interface CategoryQuery {
  /** Words of its name or description; all of them for none. */
  query: string;
  siteSectionID?: number | string | undefined;
}

const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Categories of a section, or without one of the site, whose name or description matches; 50 at most. */
    searchCategories: build.query<FoundCategory[], CategoryQuery>({
      query: (query) => ({
        path: 'categories/search',
        query: { ...query, displayAs: ['discussions'], expand: ['breadcrumbs'], limit: 50 },
      }),
      transformResponse: (foreign: unknown) =>
        Array.isArray(foreign) ? foreign.filter(isRecord).flatMap(readCategory) : [],
    }),
  }),
});

export const { useSearchCategoriesQuery } = categoriesApi;

/** Rejects with the error of the call. */
function useCategorySearch(): (words: string) => Promise<FoundCategory[]> {
  const [search] = categoriesApi.useLazySearchCategoriesQuery();
  return useCallback((words) => search({ query: words.trim() }, true).unwrap(), [search]);
}

/** Those of the whole site that the reader may move discussions to: what was written in the wrong section goes to another. */
export function useMoveTargets(): (words: string) => Promise<FoundCategory[]> {
  const find = useCategorySearch();
  const holds = usePermissions();
  return useCallback(
    async (words) =>
      (await find(words)).filter(({ categoryID }) =>
        holds('discussions.edit', { resourceType: 'category', resourceID: categoryID }),
      ),
    [find, holds],
  );
}

function readCategory({
  categoryID,
  name,
  url,
  displayAs,
  breadcrumbs,
}: Record<string, unknown>): FoundCategory[] {
  if (!Number.isSafeInteger(categoryID) || typeof name !== 'string') return [];
  // A server that knows no `displayAs` filter finds headings too.
  if (displayAs !== undefined && displayAs !== 'discussions') return [];
  const crumbs = Array.isArray(breadcrumbs) ? breadcrumbs.filter(isRecord) : [];
  const place = crumbs.slice(0, -1).map((crumb) => String(crumb.name));
  return [{ categoryID: categoryID as number, name, url: typeof url === 'string' ? url : '', place }];
}
