import { isRecord } from '../contract/foreign';
import { api } from '../store/api';

/** What a user was given for what they did. */
export interface Badge {
  badgeID: number;
  name: string;
  /** What for. */
  body: string;
}

/** How far a user has come. */
export interface Rank {
  rankID: number;
  name: string;
  /** 1 is the first; the higher, the further. */
  level: number;
}

const honoursApi = api.injectEndpoints({
  endpoints: (build) => ({
    badgesOf: build.query<Badge[], number>({
      query: (userID) => ({ path: `users/${Number(userID)}/badges` }),
      transformResponse: readBadges,
    }),
    rankOf: build.query<Rank | null, number>({
      query: (userID) => ({ path: `users/${Number(userID)}/rank` }),
      transformResponse: readRank,
    }),
  }),
});

export const { useBadgesOfQuery, useRankOfQuery } = honoursApi;

/** Actions that ask for them ahead of a view; kept as long as any answer. */
export const loadBadges = (userID: number) =>
  honoursApi.endpoints.badgesOf.initiate(userID, { subscribe: false });
export const loadRank = (userID: number) =>
  honoursApi.endpoints.rankOf.initiate(userID, { subscribe: false });

/** Validates foreign badges one by one; invalid ones are dropped. */
export function readBadges(foreign: unknown): Badge[] {
  if (!Array.isArray(foreign)) return [];
  return foreign.flatMap((value: unknown): Badge[] =>
    isRecord(value) && typeof value.name === 'string' && typeof value.badgeID === 'number'
      ? [
          {
            badgeID: value.badgeID,
            name: value.name,
            body: typeof value.body === 'string' ? value.body : '',
          },
        ]
      : [],
  );
}

export function readRank(foreign: unknown): Rank | null {
  if (!isRecord(foreign) || typeof foreign.name !== 'string' || typeof foreign.rankID !== 'number')
    return null;
  const { rankID, name, level } = foreign;
  return { rankID, name, level: typeof level === 'number' ? level : 1 };
}
