import * as v from 'valibot';
import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { path } from '../server/path';
import { sessionChanged } from '../session/sessionChanged';
import { callRefused } from '../session/callRefused';
import { createKeyedSlice } from '../store/createKeyedSlice';
import type { AppThunk, RootState } from '../store/storeTypes';
import { useRecord } from '../store/useRecord';
import { discussionChanged } from './discussions/discussionsSlice';

/** `pending` is neither accepted nor rejected. */
export const answerStatusSchema = v.picklist(['accepted', 'rejected', 'pending']);
export type AnswerStatus = v.InferOutput<typeof answerStatusSchema>;

/**
 *   idle ──wish──▶ sending ──the server holds it──▶ idle
 *                     │ failed: the wish is dropped, the comment is read again
 */
export interface AnswerRecord {
  /** What the server last said. */
  confirmed: AnswerStatus;
  /** What the reader wants that the server does not hold yet. */
  wish: AnswerStatus | null;
  sending: boolean;
  /** Of the last sequence; gone with the next wish. */
  error: ApiError | null;
  /** Another user has signed in, whose permissions are unknown here. */
  locked: boolean;
}

/** Answers of the page, by the ID of their comment. */
export const answersSlice = createKeyedSlice<AnswerRecord>('answers', (builder) =>
  builder.addCase(sessionChanged, (state) => {
    for (const record of Object.values(state))
      Object.assign(record, { wish: null, sending: false, error: null, locked: true });
  }),
);

export const seedAnswer = (commentID: number, confirmed: AnswerStatus) =>
  answersSlice.actions.seeded({
    [commentID]: { confirmed, wish: null, sending: false, error: null, locked: false },
  });

export const useAnswer = (commentID: number) => useRecord(answersSlice, String(commentID));
const selectAnswer = (state: RootState, commentID: number) => answersSlice.select(state, String(commentID));

function readAnswer(data: unknown): AnswerStatus | null {
  if (!isRecord(data) || !isRecord(data.attributes)) return null;
  const { answer } = data.attributes;
  const status = isRecord(answer) ? answer.status : 'pending';
  return v.is(answerStatusSchema, status) ? status : 'pending';
}

/** Reads what the answers make of their question. What cannot be read stays as it is. */
export const refreshQuestion =
  (discussionID: number): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    const result = await client.send({ path: path`discussions/${discussionID}`, query: { expand: '-body' } });
    if (result.outcome !== 'done' || !isRecord(result.data)) return;
    const { statusID } = result.data;
    if (typeof statusID === 'number') dispatch(discussionChanged(discussionID, { statusID }));
  };

/**
 * Accepts an answer, rejects it, or takes that back. Shown at once; one sequence of calls at a time goes on until the
 * server holds the last wish. After a failure the comment is read again. Resolves with the record when the
 * sequence is over, or with null, at once, when another one is running, which does this one too.
 */
export const judgeAnswer =
  (
    { commentID, discussionID }: { commentID: number; discussionID: number },
    wish: AnswerStatus,
  ): AppThunk<Promise<AnswerRecord | null>> =>
  async (dispatch, getState, { client }) => {
    const current = () => selectAnswer(getState(), commentID);
    const put = (change: Partial<AnswerRecord>) =>
      dispatch(answersSlice.actions.changed({ [commentID]: change }));
    const before = current();
    if (!before) return null;
    put({ wish, error: null, sending: true });
    if (wish === 'accepted') dispatch(discussionChanged(discussionID, { statusID: 3 }));
    if (before.sending) return null;
    for (;;) {
      const record = current();
      if (!record?.sending) return null;
      if (record.wish === null || record.wish === record.confirmed) {
        await dispatch(refreshQuestion(discussionID));
        // Another wish may have come while the question was read.
        if ((current()?.wish ?? record.confirmed) !== record.confirmed) continue;
        put({ sending: false, wish: null });
        return current() ?? null;
      }
      const to = path`comments/${commentID}`;
      const asked = record.wish;
      const result = await client.send({ method: 'PATCH', path: `${to}/answer`, body: { status: asked } });
      if (!current()?.sending) return null;
      const confirmed = result.outcome === 'done' ? readAnswer(result.data) : null;
      if (confirmed) {
        put({ confirmed, ...(current()!.wish === asked && { wish: null }) });
        continue;
      }
      const error = result.outcome === 'done' ? plainError('notJson', result.status) : result.error;
      put({ wish: null, error });
      dispatch(callRefused(error));
      // Whether the server took it is unknown.
      const again = await client.send({ path: to });
      const read = again.outcome === 'done' ? readAnswer(again.data) : null;
      if (read && current()?.sending) put({ confirmed: read });
    }
  };
