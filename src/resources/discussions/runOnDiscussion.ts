import type { ApiRequest } from '../../contract/apiClient';
import { plainError, type ApiError } from '../../contract/apiError';
import { path } from '../../server/path';
import { runLong } from '../../server/runLong';
import { callRefused } from '../../session/callRefused';
import { selectMe } from '../../session/sessionApi';
import { bulkCall, changeBy, type BulkAction } from '../moderation/bulkCall';
import { sessionError } from '../moderation/sessionError';
import type { Change } from './changeDiscussion';
import { discussionChanged } from './discussionsSlice';

/** Of a run that takes several rounds: records that are done, of so many; null where the server does not count. */
type OnProgress = (done: number, total: number | null) => void;

/**
 * Moves or deletes one discussion. The server may do it in rounds, and may end with a failure that is none of the call; only
 * what it has done is shown.
 */
export const runOnDiscussion =
  (
    discussionID: number,
    action: Extract<BulkAction, { kind: 'move' | 'delete' }>,
    onProgress?: OnProgress,
  ): Change =>
  async (dispatch, getState, { client, preload }) => {
    const userID = () => selectMe(getState()).data?.userID ?? 0;
    const before = userID();
    const request: ApiRequest =
      action.kind === 'delete'
        ? { method: 'DELETE', path: path`discussions/${discussionID}` }
        : bulkCall(action, [discussionID]);
    const result = await runLong(client, request, {
      ids: [discussionID],
      onProgress: ({ successIDs, failedIDs, countTotalIDs }) =>
        onProgress?.(successIDs.length + failedIDs.length, countTotalIDs),
      sameSession: () => userID() === before,
    });
    if (result.outcome === 'stopped') {
      if (result.reason === 'session') return sessionError(userID());
      dispatch(callRefused(result.error));
      return result.error;
    }
    const error = failureIn(result.progress);
    if (error) return error;
    preload.forget('discussions');
    preload.forget('categories');
    dispatch(discussionChanged(discussionID, changeBy(action)));
    return null;
  };

type Ended = Awaited<ReturnType<typeof runLong>>['progress'];

/** Why a run that ended by itself has not done all of it. */
function failureIn({ failedIDs, exceptionsByID }: Ended): ApiError | null {
  const [id] = failedIDs;
  if (id === undefined) return null;
  const { message, description = null, status = 500 } = exceptionsByID[String(id)] ?? {};
  return { ...plainError(status === 403 ? 'forbidden' : 'server', status, message), description };
}
