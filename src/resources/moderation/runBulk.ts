import { plainError, type ApiError } from '../../contract/apiError';
import { createProgress, type Progress } from '../../server/createProgress';
import { runLong, type LongResult, type StopReason } from '../../server/runLong';
import { callRefused } from '../../session/callRefused';
import { askWhoReads } from '../../session/askWhoReads';
import { selectMe } from '../../session/sessionApi';
import type { AppThunk } from '../../store/storeTypes';
import { discussionChanged } from '../discussions/discussionsSlice';
import { askWhetherGone } from './askWhetherGone';
import { bulkCall, changeBy, mostPerCall, subjectsOf, type BulkAction } from './bulkCall';
import type { CheckedDiscussion } from './checkedDiscussion';
import { selectionSlice, selectSelection } from './selectionSlice';
import { sessionError } from './sessionError';

/** How an action ended, summed up over all of its calls. */
export interface BulkOutcome {
  action: BulkAction;
  /** All that it was about, the main one of a merge included. */
  asked: CheckedDiscussion[];
  done: CheckedDiscussion[];
  /** Deleted by another user meanwhile: the server answers 404 for them. */
  gone: CheckedDiscussion[];
  /** `permissions`: the server's names of those that were missing; empty when it was something else. */
  failed: { discussion: CheckedDiscussion; reason: string; permissions: string[] }[];
  /** Returned to checked as they were. */
  untried: CheckedDiscussion[];
  /** Why it ended early; null when everything was tried. */
  stopped: { reason: StopReason; error: ApiError } | null;
}

/** What one round has done. */
export type BulkRound = Pick<BulkOutcome, 'action' | 'asked' | 'done' | 'gone'>;

const { started, progressed, settled } = selectionSlice.actions;
const unsaid = 'The server did not say whether this was done.';

/**
 * Does an action to those of `asked` that are checked, at most 50 per call, one call after the other. The first call that
 * fails as a whole ends it: what comes after would fail for the same reason. Null when another action is under way, or
 * there is nothing to do. `onRound` gets the result of each round as it ends.
 */
export const runBulk =
  (
    action: BulkAction,
    asked: readonly CheckedDiscussion[],
    onRound?: (round: BulkRound) => void,
  ): AppThunk<Promise<BulkOutcome | null>> =>
  async (dispatch, getState, { client, preload }) => {
    const selection = selectSelection(getState());
    // Discussions checked after the dialog opened are not part of this run.
    const named = new Set(asked.map(({ discussionID }) => discussionID));
    const discussions = selection.checked.filter(({ discussionID }) => named.has(discussionID));
    const ids = discussions.map(({ discussionID }) => discussionID);
    const subjects = subjectsOf(action, ids);
    if (selection.run || subjects.length === 0) return null;
    dispatch(started({ kind: action.kind, ids, total: subjects.length }));

    const userID = () => selectMe(getState()).data?.userID ?? 0;
    const before = userID();
    const total = createProgress();
    const told = () => {
      const { successIDs, failedIDs } = total.read();
      return new Set([...successIDs, ...failedIDs]);
    };
    const missing = new Set<number>();
    const those = (has: (id: number) => boolean) =>
      discussions.filter(({ discussionID }) => has(discussionID));
    const reasons = (): Record<number, string> => {
      const { failedIDs, exceptionsByID } = total.read();
      return Object.fromEntries(
        failedIDs.map((id) => {
          const { message, description } = exceptionsByID[String(id)] ?? {};
          return [id, description ?? message ?? 'Something went wrong.'];
        }),
      );
    };
    const out = new Set<number>();
    const advance = (tried: number) => {
      const succeeded = new Set(total.read().successIDs);
      const now = new Set([...succeeded, ...missing].filter((id) => !out.has(id)));
      for (const id of now) out.add(id);
      dispatch(progressed({ tried, done: [...now], failed: reasons() }));
      if (now.size === 0) return;
      const [done, gone] = [succeeded, missing].map((ids) => those((id) => now.has(id) && ids.has(id)));
      onRound?.({ action, asked: discussions, done: done!, gone: gone! });
      for (const { discussionID } of done!) dispatch(discussionChanged(discussionID, changeBy(action)));
      for (const { discussionID } of gone!) dispatch(discussionChanged(discussionID, { gone: true }));
    };
    let stopped: BulkOutcome['stopped'] = null;
    for (let at = 0; at < subjects.length && !stopped; at += mostPerCall) {
      const chunk = subjects.slice(at, at + mostPerCall);
      const result: LongResult = await runLong(client, bulkCall(action, chunk), {
        ids: chunk,
        onProgress: (progress) => {
          total.add({ ...progress });
          advance(at + progress.successIDs.length + progress.failedIDs.length);
        },
        cancelled: () => selectSelection(getState()).run?.stopping === true,
        sameSession: () => userID() === before,
      });
      total.add({ ...result.progress });
      if (result.outcome === 'stopped') {
        const { reason, error } = result;
        stopped = { reason, error: reason === 'session' ? sessionError(userID()) : ended(error) };
        if (error.code === 'notFound')
          for (const id of error.recordIDs ?? []) if (ids.includes(id)) missing.add(id);
      } else if (userID() === before) {
        const unnamed = chunk.filter((id) => !told().has(id));
        const gone = await askWhetherGone(client, unnamed);
        // Chromium sends a call again when a used connection answers it with 408: the second answer does not name what
        // the first call has deleted.
        if (action.kind === 'delete' || action.kind === 'merge') total.add({ successIDs: gone });
        else for (const id of gone) missing.add(id);
        const failedIDs = unnamed.filter((id) => !gone.includes(id));
        const exceptionsByID = Object.fromEntries(failedIDs.map((id) => [id, { message: unsaid }]));
        total.add({ failedIDs, exceptionsByID });
      }
      advance(at + chunk.length);
    }
    const refusal = stopped?.error ?? forbiddenIn(total.read().exceptionsByID);
    if (refusal) {
      dispatch(callRefused(refusal));
      // A refusal of the previous user is not shown to the current one.
      if ([401, 403].includes(refusal.status)) await dispatch(askWhoReads());
      if (userID() !== before) stopped = { reason: 'session', error: sessionError(userID()) };
    }
    preload.forget('discussions');
    preload.forget('categories');

    const { successIDs, exceptionsByID } = total.read();
    const finished = new Set([...successIDs, ...missing]);
    // The main discussion of a merge goes with the others: while one of them is left, it is needed to try again.
    const whole = subjects.every((id) => finished.has(id));
    const left = ids.filter((id) => finished.has(id) || (whole && !subjects.includes(id)));
    const failed = reasons();
    dispatch(settled({ done: left, failed }));
    const inDone = new Set(successIDs);
    return {
      action,
      asked: discussions,
      done: those((id) => inDone.has(id)),
      gone: those((id) => missing.has(id)),
      failed: those((id) => failed[id] !== undefined).map((discussion) => ({
        discussion,
        reason: failed[discussion.discussionID]!,
        permissions: exceptionsByID[String(discussion.discussionID)]?.permissions ?? [],
      })),
      untried: those((id) => subjects.includes(id) && !finished.has(id) && failed[id] === undefined),
      stopped,
    };
  };

/** Some servers forbid guests instead of asking who they are. */
const ended = (error: ApiError): ApiError =>
  error.status === 401 || error.permissions?.includes('Garden.SignIn.Allow')
    ? { ...error, code: 'unauthorized' }
    : error;

/** Single records may be refused where the call itself is not. */
const forbiddenIn = (failures: Progress['exceptionsByID']): ApiError | null =>
  Object.values(failures).some(({ permissions = [] }) => permissions.length > 0)
    ? plainError('forbidden', 403)
    : null;
