import * as v from 'valibot';
import { plainError, type ApiError } from '../contract/apiError';
import type { ApiRequest } from '../contract/apiClient';
import { guard } from '../contract/guard';
import { path } from '../server/path';
import { sessionChanged } from '../session/sessionChanged';
import { callRefused } from '../session/callRefused';
import { createKeyedSlice } from '../store/createKeyedSlice';
import type { AppThunk, RootState } from '../store/storeTypes';
import { useRecord } from '../store/useRecord';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** As the API sends it: one question, its options with their votes, and what the reader may do. */
export const pollSchema = v.object({
  pollID: id,
  name: v.pipe(v.string(), v.maxLength(1000)),
  closed: v.boolean(),
  countVotes: count,
  options: v.pipe(
    v.array(v.object({ pollOptionID: id, body: v.pipe(v.string(), v.maxLength(1000)), countVotes: count })),
    v.maxLength(50),
  ),
  /** The reader's own; null without one. */
  votedOptionID: v.nullable(id),
  mayVote: v.boolean(),
  mayClose: v.boolean(),
});

export type Poll = v.InferOutput<typeof pollSchema>;
const readPoll = guard(pollSchema);

/** What the reader asked for that the server has not taken yet. */
export interface PollWish {
  vote?: number;
  closed?: boolean;
}

/**
 *   idle ──wish──▶ sending ──nothing left to send──▶ idle
 *                     │ failed: the wish is dropped, the poll is read again
 */
export interface PollRecord {
  /** What the server last said. */
  confirmed: Poll;
  wish: PollWish;
  sending: boolean;
  /** Of the last sequence; gone with the next wish. */
  error: ApiError | null;
  /** Read for another user than the current one. */
  stale: boolean;
}

const newRecord = (confirmed: Poll): PollRecord => ({
  ...{ confirmed, wish: {}, sending: false, error: null, stale: false },
});

/** Polls of the page, by ID. */
export const pollsSlice = createKeyedSlice<PollRecord>('polls', (builder) =>
  builder.addCase(sessionChanged, (state) => {
    for (const record of Object.values(state)) {
      Object.assign(record, { wish: {}, sending: false, error: null, stale: true });
      Object.assign(record.confirmed, { votedOptionID: null, mayVote: false, mayClose: false });
    }
  }),
);

export const seedPoll = (poll: Poll) => pollsSlice.actions.seeded({ [poll.pollID]: newRecord(poll) });
export const usePoll = (pollID: number) => useRecord(pollsSlice, String(pollID));
const selectPoll = (state: RootState, pollID: number) => pollsSlice.select(state, String(pollID));

/** The server's word with the reader's wish applied. */
export function shownPoll({ confirmed, wish }: PollRecord): Poll {
  const closed = wish.closed ?? confirmed.closed;
  const mayVote = confirmed.mayVote && !closed;
  const { vote } = wish;
  const own = confirmed.votedOptionID;
  if (vote === undefined || vote === own) return { ...confirmed, closed, mayVote };
  const more = (pollOptionID: number) => (pollOptionID === vote ? 1 : pollOptionID === own ? -1 : 0);
  return {
    ...{ ...confirmed, closed, mayVote, votedOptionID: vote },
    countVotes: confirmed.countVotes + (own === null ? 1 : 0),
    options: confirmed.options.map((option) => ({
      ...option,
      countVotes: Math.max(0, option.countVotes + more(option.pollOptionID)),
    })),
  };
}

function nextStep({ confirmed: { pollID }, wish }: PollRecord): (ApiRequest & { sent: PollWish }) | null {
  const { vote, closed } = wish;
  if (vote !== undefined) {
    const to = path`polls/${pollID}/vote`;
    return { method: 'PUT', path: to, body: { pollOptionID: vote }, sent: { vote } };
  }
  if (closed === undefined) return null;
  return { method: 'PATCH', path: path`polls/${pollID}`, body: { closed }, sent: { closed } };
}

function readAnswer(data: unknown, pollID: number): Poll | null {
  try {
    const poll = readPoll(data);
    return poll.pollID === pollID ? poll : null;
  } catch {
    return null;
  }
}

/** Reads a poll again for the current user. On failure it stays as it is. */
export const refreshPoll =
  (pollID: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client }) => {
    dispatch(pollsSlice.actions.changed({ [pollID]: { stale: false } }));
    const result = await client.send({ path: path`polls/${pollID}` });
    const poll = result.outcome === 'done' ? readAnswer(result.data, pollID) : null;
    const after = selectPoll(getState(), pollID);
    if (poll && after && !after.stale)
      dispatch(pollsSlice.actions.changed({ [pollID]: { confirmed: poll } }));
  };

/**
 * The reader votes, closes or opens. Shown at once; sent by one sequence of calls at a time, which goes on until nothing
 * is left to send. After a failure the poll is read again, so that the view equals the server's record. Resolves with
 * the record when the sequence is over, or with null, at once, when another one is running, which does this one too.
 */
export const changePoll =
  (pollID: number, wish: PollWish): AppThunk<Promise<PollRecord | null>> =>
  async (dispatch, getState, { client }) => {
    const current = () => selectPoll(getState(), pollID);
    const put = (change: Partial<PollRecord>) => dispatch(pollsSlice.actions.changed({ [pollID]: change }));
    const before = current();
    if (!before) return null;
    put({ wish: { ...before.wish, ...wish }, error: null, sending: true });
    if (before.sending) return null;
    for (;;) {
      const record = current();
      // Another user signed in, as whom the rest must not be sent.
      if (!record?.sending) return null;
      const step = nextStep(record);
      if (!step) {
        put({ sending: false });
        return current() ?? null;
      }
      const { sent, ...request } = step;
      const result = await client.send(request);
      const after = current();
      if (!after?.sending) return null;
      const confirmed = result.outcome === 'done' ? readAnswer(result.data, pollID) : null;
      if (confirmed) {
        put({ confirmed, wish: withoutSent(after.wish, sent) });
        continue;
      }
      const error = result.outcome === 'done' ? plainError('notJson', result.status) : result.error;
      put({ wish: {}, error });
      dispatch(callRefused(error));
      await dispatch(refreshPoll(pollID));
    }
  };

/** A wish that changed while it was being sent is still to be done. */
const withoutSent = ({ vote, closed }: PollWish, sent: PollWish): PollWish => ({
  ...(vote !== undefined && vote !== sent.vote && { vote }),
  ...(closed !== undefined && closed !== sent.closed && { closed }),
});
