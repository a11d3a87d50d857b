import { isRecord } from '../contract/foreign';
import { api } from '../store/api';
import { readWith } from '../store/readWith';

/** A part of the forum with pages of its own. */
export interface Subcommunity {
  siteSectionID: string;
  name: string;
  url: string;
}

const subcommunities = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those that the reader may enter. */
    listSubcommunities: build.query<Subcommunity[], void>({
      queryFn: readWith(() => ({ path: 'subcommunities' }), readSubcommunities),
    }),
  }),
});

function readSubcommunities(foreign: unknown): Subcommunity[] | undefined {
  if (!Array.isArray(foreign)) return undefined;
  return foreign.flatMap((each): Subcommunity[] => {
    if (!isRecord(each) || typeof each.name !== 'string' || typeof each.url !== 'string') return [];
    return [{ siteSectionID: String(each.siteSectionID), name: each.name, url: each.url }];
  });
}

export const { useListSubcommunitiesQuery } = subcommunities;
