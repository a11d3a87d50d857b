import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { callRefused } from '../session/callRefused';
import { api } from '../store/api';
import type { AppThunk } from '../store/storeTypes';

/** A list of records that editors have put together. */
export interface Collection {
  collectionID: number;
  name: string;
}

/** What is collected. */
export interface CollectedRecord {
  recordType: string;
  recordID: number;
}

export interface CollectionChoice {
  collections: Collection[];
  /** Those that hold the record. */
  held: number[];
}

const most = 100;

const collectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All collections, and which of them hold a record. Read anew for each dialog. */
    getCollectionChoice: build.query<CollectionChoice, CollectedRecord>({
      async queryFn({ recordType, recordID }, _api, _options, send) {
        const [all, holding] = await Promise.all([
          send({ path: 'collections', query: { limit: most } }),
          send({ path: 'collections/by-resource', query: { recordType, recordID } }),
        ]);
        const error = all.error ?? holding.error;
        if (error) return { error };
        const [collections, own] = [readCollections(all.data), readCollections(holding.data)];
        if (!collections || !own) return { error: plainError('notJson', 200) };
        const held = own.map(({ collectionID }) => collectionID);
        // Beyond the first page there may be some that hold it: saving must not take it out of those.
        const rest = own.filter(
          ({ collectionID }) => !collections.some((each) => each.collectionID === collectionID),
        );
        return { data: { collections: [...collections, ...rest], held } };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetCollectionChoiceQuery } = collectionsApi;

/** Makes one that holds the record. */
export const addCollection =
  (name: string, record: CollectedRecord): AppThunk<Promise<Collection | { error: ApiError }>> =>
  async (dispatch, _getState, { client }) => {
    const result = await client.send({
      method: 'POST',
      path: 'collections',
      body: { name, records: [record] },
    });
    if (result.outcome !== 'done') {
      dispatch(callRefused(result.error));
      return { error: result.error };
    }
    return readCollections([result.data])?.[0] ?? { error: plainError('notJson', result.status) };
  };

/** Puts a record into these collections, and out of all others, in one call: a failure changes nothing. */
export const setCollections =
  (record: CollectedRecord, collectionIDs: number[]): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, _getState, { client }) => {
    const body = { record, collectionIDs };
    const result = await client.send({ method: 'PUT', path: 'collections/by-resource', body });
    if (result.outcome === 'done') return null;
    dispatch(callRefused(result.error));
    return result.error;
  };

/** Null for an answer that is no list. */
function readCollections(foreign: unknown): Collection[] | null {
  if (!Array.isArray(foreign)) return null;
  return foreign
    .filter(isRecord)
    .flatMap(({ collectionID, name }) =>
      typeof collectionID === 'number' && typeof name === 'string' ? [{ collectionID, name }] : [],
    );
}
