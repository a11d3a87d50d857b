import { useCallback } from 'react';
import { isRecord } from '../contract/foreign';
import { api } from '../store/api';

/** A tag as a search finds it. */
export interface FoundTag {
  tagID: number;
  name: string;
  countDiscussions: number;
}

const tagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those whose name holds the words; for empty words the popular ones. At most 20. */
    searchTags: build.query<FoundTag[], string>({
      query: (query) => ({
        path: 'tags',
        query: { ...(query !== '' && { query }), sort: '-countDiscussions' },
      }),
      transformResponse: (foreign: unknown) =>
        Array.isArray(foreign) ? foreign.filter(isRecord).flatMap(readTag) : [],
    }),
  }),
});

/** Rejects with the error of the call. */
export function useTagSearch(): (words: string) => Promise<FoundTag[]> {
  const [search] = tagsApi.useLazySearchTagsQuery();
  return useCallback((words) => search(words.trim(), true).unwrap(), [search]);
}

/** Other types are the forum's own and cannot be chosen. */
function readTag({ tagID, name, type, countDiscussions }: Record<string, unknown>): FoundTag[] {
  if (!Number.isSafeInteger(tagID) || typeof name !== 'string' || name === '') return [];
  if (typeof type === 'string' && type !== '' && type.toLowerCase() !== 'user') return [];
  const count = typeof countDiscussions === 'number' ? countDiscussions : 0;
  return [{ tagID: tagID as number, name, countDiscussions: count }];
}
