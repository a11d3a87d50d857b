import { isRecord } from '../../contract/foreign';
import { guest, type CurrentUser } from '../../session/currentUser';
import { sessionApi } from '../../session/sessionApi';
import { sessionChanged } from '../../session/sessionChanged';
import { createKeyedSlice } from '../../store/createKeyedSlice';
import type { AppThunk, RootState } from '../../store/storeTypes';

/** Counts of the current user as the server names them: `UnreadNotifications`, `Conversations`, `Bookmarks`, `Drafts`, … */
export type Counts = Readonly<Record<string, number>>;

const fromUser = (user: CurrentUser): Counts => ({
  UnreadNotifications: user.countUnreadNotifications,
  Conversations: user.countUnreadConversations,
});
/** Those that each page is made with. */
export const unreadNames = Object.keys(fromUser(guest));
const records = (counts: Counts) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, { count }]));

export const countsSlice = createKeyedSlice<{ count: number }>('counts', (builder) =>
  builder
    .addCase(sessionChanged, () => ({}))
    .addMatcher(sessionApi.endpoints.me.matchFulfilled, (state, { payload }) => {
      Object.assign(state, records(fromUser(payload)));
    }),
);

/** Puts counts in the place of those that were known; others stay. */
export const storeCounts = (counts: Counts) => countsSlice.actions.stored(records(counts));

/** A whole answer: what it does not name is 0, whatever was known of it. */
export const storeAllCounts =
  (counts: Counts): AppThunk =>
  (dispatch, getState) => {
    const known = [...unreadNames, ...Object.keys(getState().counts ?? {})];
    dispatch(storeCounts({ ...Object.fromEntries(known.map((name) => [name, 0])), ...counts }));
  };

/** A count; what the user's record says until `me-counts` was read, and 0 where the server does not tell. */
export function selectCount(state: RootState, name: string, user: CurrentUser): number {
  return (
    countsSlice.select(state, name)?.count ??
    (Object.hasOwn(fromUser(user), name) ? fromUser(user)[name]! : 0)
  );
}

/** Requests the counts; null on failure, which leaves the shown counts. */
export const readCounts =
  (): AppThunk<Promise<Counts | null>> =>
  async (_dispatch, _getState, { client }) => {
    const result = await client.send({ path: 'users/me-counts' });
    if (result.outcome !== 'done') return null;
    if (!isRecord(result.data) || !Array.isArray(result.data.counts)) return null;
    return cleanCounts(result.data.counts.filter(isRecord).map(({ name, count }) => [name, count]));
  };

/** Foreign pairs of name and count; invalid ones are dropped. */
export function cleanCounts(pairs: readonly (readonly unknown[])[]): Counts {
  return Object.fromEntries(
    pairs.filter(
      (pair): pair is [string, number] =>
        typeof pair[0] === 'string' &&
        pair[0] in Object.prototype === false &&
        Number.isSafeInteger(pair[1]) &&
        (pair[1] as number) >= 0,
    ),
  );
}
