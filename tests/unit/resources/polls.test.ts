import type { ApiRequest, ApiResult } from '../../../src/contract/apiClient';
import {
  changePoll,
  pollsSlice,
  refreshPoll,
  seedPoll,
  shownPoll,
  type Poll,
} from '../../../src/resources/polls';
import { sessionChanged } from '../../../src/session/sessionChanged';
import { createStore } from '../../../src/store/createStore';
import { done, refused } from '../../support/testClient';

const poll: Poll = {
  pollID: 5,
  name: 'Which?',
  closed: false,
  countVotes: 3,
  options: [
    { pollOptionID: 1, body: 'One', countVotes: 2 },
    { pollOptionID: 2, body: 'Two', countVotes: 1 },
  ],
  votedOptionID: null,
  mayVote: true,
  mayClose: true,
};

/** A store over a model of the server; `fate` says what becomes of a call that would change something. */
function setUp({ fate = () => 'taken' as 'taken' | 'lost' | 'refused' | 'nonsense' } = {}) {
  let server = poll;
  const requests: ApiRequest[] = [];
  const waiting: (() => void)[] = [];
  const take = ({ body }: ApiRequest) => {
    const { pollOptionID: vote, closed } = body as { pollOptionID?: number; closed?: boolean };
    const record = { confirmed: server, wish: { vote, closed }, sending: false, error: null, stale: false };
    server = { ...shownPoll(record), mayVote: !(closed ?? server.closed) };
  };
  const client = {
    send: async (request: ApiRequest): Promise<ApiResult> => {
      requests.push(request);
      await new Promise<void>((resolve) => waiting.push(resolve));
      const fated = request.method ? fate() : 'taken';
      if (request.method && (fated === 'taken' || fated === 'lost')) take(request);
      if (fated === 'nonsense') return done({ pollID: 'five' });
      return fated === 'taken' ? done(server) : refused(fated === 'refused' ? 403 : 500);
    },
  };
  const store = createStore({ client, config: { preload: [], meta: { context: { debug: false } } } });
  store.injectSlices([pollsSlice]);
  store.dispatch(seedPoll(poll));
  const read = () => pollsSlice.select(store.getState(), '5')!;
  return {
    store,
    read,
    server: () => server,
    calls: () => requests.map(({ method = 'GET', path }) => `${method} ${path}`),
    /** `1:2 2:2*`: votes by option, with a star at the reader's own. */
    shown: () => {
      const { options, votedOptionID } = shownPoll(read());
      return options
        .map(
          ({ pollOptionID, countVotes }) =>
            `${pollOptionID}:${countVotes}${pollOptionID === votedOptionID ? '*' : ''}`,
        )
        .join(' ');
    },
    vote: (pollOptionID: number) => store.dispatch(changePoll(5, { vote: pollOptionID })),
    close: (closed: boolean) => store.dispatch(changePoll(5, { closed })),
    /** Lets calls through until there are none. */
    async drain() {
      for (let idle = 0; idle < 5; idle += 1) {
        if (waiting.length > 0) idle = 0;
        waiting.splice(0).forEach((go) => go());
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

test('a vote is shown at once, sent once, and changed by another', async () => {
  const { vote, shown, drain, calls, read } = setUp();
  const voted = vote(2);
  expect(shown()).toBe('1:2 2:2*');
  expect(shownPoll(read()).countVotes).toBe(4);
  await drain();
  expect(await voted).toMatchObject({ sending: false, error: null });
  expect(calls()).toEqual(['PUT polls/5/vote']);
  const changed = vote(1);
  expect(shown()).toBe('1:3* 2:1');
  await drain();
  await changed;
  expect(shownPoll(read()).countVotes).toBe(4);
});

test('clicks that come while a vote is on its way go after it; the last one counts', async () => {
  const { vote, close, shown, drain, calls, server } = setUp();
  const first = vote(1);
  const joined = vote(2);
  expect(await joined).toBeNull();
  expect(await close(true)).toBeNull();
  expect(shown()).toBe('1:2 2:2*');
  await drain();
  expect(await first).toMatchObject({ sending: false, wish: {} });
  expect(calls()).toEqual(['PUT polls/5/vote', 'PUT polls/5/vote', 'PATCH polls/5']);
  expect(server()).toMatchObject({ votedOptionID: 2, closed: true });
  expect(shown()).toBe('1:2 2:2*');
});

test.each(['refused', 'lost', 'nonsense'] as const)(
  'after a call that is %s what is shown is what the server has',
  async (fate) => {
    const { vote, shown, drain, calls, read, server } = setUp({ fate: () => fate });
    const voted = vote(2);
    await drain();
    expect((await voted)?.error).not.toBeNull();
    expect(calls()).toEqual(['PUT polls/5/vote', 'GET polls/5']);
    expect(shown()).toBe(fate === 'lost' ? '1:2 2:2*' : '1:2 2:1');
    expect(read().confirmed).toEqual(server());
  },
);

test('whoever takes the page over has no vote there, and what was on its way for the one before is left', async () => {
  const { vote, shown, drain, read, store, calls } = setUp();
  const voted = vote(2);
  store.dispatch(sessionChanged({ from: 3, to: 2 }));
  expect(shown()).toBe('1:2 2:1');
  expect(shownPoll(read())).toMatchObject({ mayVote: false, mayClose: false });
  await drain();
  expect(await voted).toBeNull();
  expect(read()).toMatchObject({ stale: true, sending: false });
  const refreshed = store.dispatch(refreshPoll(5));
  await drain();
  await refreshed;
  expect(calls()).toEqual(['PUT polls/5/vote', 'GET polls/5']);
  expect(read().confirmed.mayVote).toBe(true);
});

test('a poll that the page does not have is left alone', async () => {
  const { store, calls } = setUp();
  expect(await store.dispatch(changePoll(6, { vote: 1 }))).toBeNull();
  expect(calls()).toEqual([]);
});
