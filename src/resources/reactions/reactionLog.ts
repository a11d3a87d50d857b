import { plainError } from '../../contract/apiError';
import type { ApiError } from '../../contract/apiError';
import { isRecord } from '../../contract/foreign';
import { callRefused } from '../../session/callRefused';
import { api } from '../../store/api';
import type { RootState } from '../../store/storeTypes';
import { reactionKey, reactionPath, type ReactionTarget } from './reaction';
import { reactionsSlice, selectReactions } from './reactionsSlice';
import { refreshReactions } from './refreshReactions';

/** Who reacted, with what, and when. */
export interface ReactionLogEntry {
  tagID: number;
  reactionName: string;
  /** RFC 3339. */
  dateInserted: string;
  user: { userID: number; name: string; photoUrl: string | null };
}

export interface ReactionLogQuery extends ReactionTarget {
  /** Urlcode; all types without it. */
  type?: string;
  page?: number;
  /** At most 100. */
  limit: number;
}

export const reactionLog = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    reactionLog: build.query<ReactionLogEntry[], ReactionLogQuery>({
      async queryFn({ recordType, recordID, ...query }, _api, _options, send) {
        const answer = await send({
          path: `${reactionPath({ recordType, recordID })}/reactions`,
          query: { ...query },
        });
        if (answer.error) return { error: answer.error };
        if (!Array.isArray(answer.data)) return { error: plainError('notJson', 200) };
        return { data: answer.data.filter(isRecord).flatMap(readEntry) };
      },
      providesTags: (_result, _error, target) => [{ type: 'ReactionLog', id: reactionKey(target) }],
    }),
    /** A moderator removes another user's reaction. */
    removeReaction: build.mutation<unknown, ReactionTarget & { userID: number }>({
      query: ({ userID, ...target }) => ({
        method: 'DELETE',
        path: `${reactionPath(target)}/reactions/${Number(userID)}`,
      }),
      invalidatesTags: (_result, _error, target) => [{ type: 'ReactionLog', id: reactionKey(target) }],
      onQueryStarted: ({ recordType, recordID }, { dispatch, getState, queryFulfilled }) => {
        const target = { recordType, recordID };
        const read = () => dispatch(refreshReactions(target, 0));
        void queryFulfilled.then(read, ({ error: reason }: { error?: unknown }) => {
          const error = reason as ApiError | undefined;
          const record = selectReactions(getState() as RootState, target);
          const isEnded = error?.status === 401 || error?.permissions?.includes('Garden.SignIn.Allow');
          // It may have been removed all the same.
          if (!record || !error || !isEnded) return read();
          // The log goes with the session: the bar says why.
          dispatch(reactionsSlice.actions.stored({ [reactionKey(target)]: { ...record, error } }));
          dispatch(callRefused(error));
        });
      },
    }),
  }),
});

function readEntry(row: Record<string, unknown>): ReactionLogEntry[] {
  const user = isRecord(row.user) ? row.user : {};
  const type = isRecord(row.reactionType) ? row.reactionType : {};
  const userID = typeof row.userID === 'number' ? row.userID : user.userID;
  if (typeof row.tagID !== 'number' || typeof userID !== 'number') return [];
  return [
    {
      tagID: row.tagID,
      reactionName: typeof type.name === 'string' ? type.name : '',
      dateInserted: typeof row.dateInserted === 'string' ? row.dateInserted : '',
      user: {
        userID,
        name: typeof user.name === 'string' ? user.name : '',
        photoUrl: typeof user.photoUrl === 'string' ? user.photoUrl : null,
      },
    },
  ];
}
