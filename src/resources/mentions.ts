import { useCallback } from 'react';
import { isRecord } from '../contract/foreign';
import { api } from '../store/api';

/** A user whom a post can mention. */
export interface Mentionable {
  userID: number;
  name: string;
  photoUrl: string | null;
}

interface MentionQuery {
  /** Its beginning. */
  name: string;
  siteSectionID?: number | string;
}

export const mentions = api.injectEndpoints({
  endpoints: (build) => ({
    /** Users of a section, or without one of the site, whose name begins so, those who were here lately first; at most 50. */
    lookUpMentions: build.query<Mentionable[], MentionQuery>({
      query: ({ name, siteSectionID }) => ({
        path: 'users/by-names/',
        query: { name: `${name}*`, siteSectionID, order: 'mention', limit: 50 },
      }),
      transformResponse: (foreign: unknown) =>
        Array.isArray(foreign) ? foreign.filter(isRecord).flatMap(readUser) : [],
    }),
  }),
});

/** Users whose name begins with the words, for who picks one. Rejects with the error of the call. */
export function useUserSearch(): (words: string) => Promise<Mentionable[]> {
  const [search] = mentions.useLazyLookUpMentionsQuery();
  return useCallback((words) => search({ name: words.trim() }, true).unwrap(), [search]);
}

function readUser({ userID, name, photoUrl }: Record<string, unknown>): Mentionable[] {
  if (!Number.isSafeInteger(userID) || (userID as number) < 1 || typeof name !== 'string' || name === '')
    return [];
  return [{ userID: userID as number, name, photoUrl: typeof photoUrl === 'string' ? photoUrl : null }];
}
