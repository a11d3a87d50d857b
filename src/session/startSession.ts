import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import type { PageMeta } from '../contract/pageConfig';
import type { AppStore, AppThunk } from '../store/storeTypes';
import { again, askWhoReads } from './askWhoReads';
import { createInquiry, type Inquiry } from './createInquiry';
import { readCurrentUser } from './currentUser';
import { readPermissions } from './permissions';
import { selectMe, sessionApi } from './sessionApi';
import { sessionChanged } from './sessionChanged';
import { callRefused } from './callRefused';

export interface SessionDeps {
  store: AppStore;
  config: { meta: Pick<PageMeta, 'raw'> };
  /** Warns the operator that a page was made for another user. */
  warn: (message: string) => void;
  /** Hears why the session is unknown, once until it is known again. */
  onFailed?: (why: string) => void;
}

export interface Session extends Pick<Inquiry, 'isKnown' | 'failure' | 'ready' | 'renew' | 'known'> {
  /**
   * Asks the server again: after a return from the page cache, a sign-in elsewhere, a refused call. Resolves with whether
   * it has named the current user.
   */
  refresh(): Promise<boolean>;
  /** The user ID as of now, for `sameSession` of long runs; 0 as long as it is unknown. */
  userID(): number;
  stop(): void;
}

const { me, permissions } = sessionApi.endpoints;
const { getRunningQueryThunk, upsertQueryEntries } = sessionApi.util;

/**
 * The current user and their permissions. The page's own data counts until `/users/me` says otherwise: a page that a proxy
 * cached for another user must not keep showing their name and their marks.
 */
export function startSession({ store, config, warn, onFailed = () => undefined }: SessionDeps): Session {
  const preloadedMe = readCurrentUser(store.dispatch(takePreloaded('users/me')));
  const preloadedPermissions = readPermissions(store.dispatch(takePreloaded('users/$me/permissions')));
  // Into the store before the first render: an answer to a question, even a preloaded one, is a moment too late for it.
  if (preloadedMe)
    store.dispatch(upsertQueryEntries([{ endpointName: 'me', arg: undefined, value: preloadedMe }]));
  if (preloadedPermissions)
    store.dispatch(
      upsertQueryEntries([{ endpointName: 'permissions', arg: undefined, value: preloadedPermissions }]),
    );

  const userID = () => selectMe(store.getState()).data?.userID ?? 0;
  let known = preloadedMe?.userID ?? bootstrapUserID(config);
  const refresh = async () => {
    // A pending request was sent before the current user signed in, and would be joined.
    await Promise.all([
      store.dispatch(getRunningQueryThunk('me', undefined)),
      store.dispatch(getRunningQueryThunk('permissions', undefined)),
    ]);
    const [{ isSuccess }] = await Promise.all([
      store.dispatch(askWhoReads()),
      store.dispatch(permissions.initiate(undefined, again)),
    ]);
    return isSuccess;
  };

  const stopWatching = [
    store.listener.startListening({
      matcher: me.matchFulfilled,
      effect: (action, { dispatch }) => {
        const from = known;
        const to = action.payload.userID;
        known = to;
        if (from === undefined || from === to) return;
        warn(`The page was made for user ${from}, but user ${to} is signed in.`);
        inquiry.distrustPermissions();
        dispatch(sessionChanged({ from, to }));
        void dispatch(permissions.initiate(undefined, again));
      },
    }),
    store.listener.startListening({
      predicate: (action) =>
        (callRefused.match(action) && [401, 403].includes(action.payload.status)) ||
        (isRejectedWithValue(action) &&
          (action.payload as ApiError | undefined)?.code === 'unauthorized' &&
          !me.matchRejected(action) &&
          !permissions.matchRejected(action)),
      effect: () => void refresh(),
    }),
  ];

  // After the listener above, which makes permissions doubtful before the inquiry asks whether all are known.
  const inquiry = createInquiry({ store, onFailed });

  const held: { unsubscribe(): void }[] = [];
  /** One subscription for the whole page: without any, the entries would be dropped as unused. */
  const hold = () => {
    if (held.length === 0) held.push(store.dispatch(me.initiate()), store.dispatch(permissions.initiate()));
  };
  if (preloadedMe || preloadedPermissions) hold();

  return {
    ...inquiry,
    ready(isUsed) {
      hold();
      return inquiry.ready(isUsed);
    },
    refresh,
    userID,
    stop() {
      inquiry.stop();
      for (const stop of stopWatching) stop();
      for (const subscription of held) subscription.unsubscribe();
    },
  };
}

const takePreloaded =
  (path: string): AppThunk<unknown> =>
  (_dispatch, _getState, { preload }) =>
    preload.takePath(path);

/** The user that the page's own settings name, where they do. */
function bootstrapUserID({ meta }: SessionDeps['config']): number | undefined {
  const user = isRecord(meta.raw.ui) ? meta.raw.ui.currentUser : undefined;
  return readCurrentUser(user)?.userID;
}
