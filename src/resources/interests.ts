import { readWith } from '../store/readWith';
import { api } from '../store/api';
import { isRecord } from '../contract/foreign';

/** As the API sends them. */
export interface Suggested {
  categories: unknown[];
  discussions: unknown[];
}

const interests = api.injectEndpoints({
  endpoints: (build) => ({
    /** What may interest the reader; asked for anew each time. */
    suggestContent: build.query<Suggested, Readonly<Record<string, unknown>>>({
      queryFn: readWith((query) => ({ path: 'interests/suggested-content', query }), readSuggested),
      keepUnusedDataFor: 0,
    }),
  }),
});

function readSuggested(foreign: unknown): Suggested | undefined {
  if (!isRecord(foreign)) return undefined;
  const { categories, discussions } = foreign;
  return Array.isArray(categories) && Array.isArray(discussions) ? { categories, discussions } : undefined;
}

export const { useSuggestContentQuery, useLazySuggestContentQuery } = interests;
