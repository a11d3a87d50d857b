import fc from 'fast-check';
import {
  reactionsSlice,
  seedReactions,
  selectReactions,
} from '../../../src/resources/reactions/reactionsSlice';
import { refreshReactions } from '../../../src/resources/reactions/refreshReactions';
import { toggleReaction } from '../../../src/resources/reactions/toggleReaction';
import { sessionChanged } from '../../../src/session/sessionChanged';
import { createStore } from '../../../src/store/createStore';
import { modelReactions, type Fate } from '../../support/modelReactions';

const target = { recordType: 'comment', recordID: 5 } as const;
const kinds = [
  { tagID: 1, urlcode: 'Like', name: 'Like', class: 'Positive', reactionValue: 1 },
  { tagID: 2, urlcode: 'Disagree', name: 'Disagree', class: 'Negative', reactionValue: -1 },
  { tagID: 3, urlcode: 'LOL', name: 'LOL', class: 'Positive', reactionValue: 2 },
];

function setUp(others: Record<string, number> = { Like: 3 }) {
  const server = modelReactions(kinds, others);
  const config = { preload: [], meta: { context: { debug: false } } };
  const store = createStore({ client: server.client, config });
  store.injectSlices([reactionsSlice]);
  store.dispatch(seedReactions(target, server.record()));
  const read = () => selectReactions(store.getState(), target)!;
  return {
    ...server,
    store,
    read,
    click: (urlcode: string) => store.dispatch(toggleReaction(target, urlcode)),
    refresh: (maxAge?: number) => store.dispatch(refreshReactions(target, maxAge)),
    calls: () => server.requests.map(({ method = 'GET', path }) => `${method} ${path}`),
    /** `Like 4*` for a pressed Like that four people chose. */
    shown: () =>
      read()
        .shown.reactions.map(
          ({ urlcode, count, hasReacted }) => `${urlcode} ${count}${hasReacted ? '*' : ''}`,
        )
        .join(', '),
    async drain() {
      while (await server.step());
    },
  };
}

it('shows a click at once, with the score, and adds with one call', async () => {
  const { click, shown, read, calls, drain, requests, record } = setUp();
  const clicked = click('Like');
  expect(shown()).toBe('Like 4*, Disagree 0, LOL 0');
  expect(read().shown.score).toBe(4);
  await drain();
  await clicked;
  expect(calls()).toEqual(['POST comments/5/reactions']);
  expect(requests[0]!.body).toEqual({ reactionType: 'Like' });
  expect(read()).toMatchObject({ phase: 'idle', error: null, shown: record() });
});

it('takes the counts from the answer, whose types that are missing have none', async () => {
  const { click, shown, drain, join } = setUp({ Like: 3 });
  const clicked = click('LOL');
  join('Like');
  await drain();
  await clicked;
  expect(shown()).toBe('Like 4, Disagree 0, LOL 1*');
});

it("removes the user's other reaction first", async () => {
  const { click, shown, calls, drain, read } = setUp();
  void click('Like');
  await drain();
  void click('Disagree');
  expect(shown()).toBe('Like 3, Disagree 1*, LOL 0');
  expect(read().shown.score).toBe(2);
  await drain();
  expect(calls().slice(1)).toEqual(['DELETE comments/5/reactions', 'POST comments/5/reactions']);
  expect(shown()).toBe('Like 3, Disagree 1*, LOL 0');
});

it('removes one that the page did not know of, too', async () => {
  const { click, shown, read, calls, drain, hold, mine, record } = setUp();
  hold('Disagree');
  const clicked = click('Like');
  await drain();
  await clicked;
  expect(calls().map((call) => call.split(' ')[0])).toEqual(['POST', 'GET', 'DELETE', 'POST']);
  expect(mine()).toEqual(['Like']);
  expect(shown()).toBe('Like 4*, Disagree 0, LOL 0');
  expect(read()).toMatchObject({ phase: 'idle', error: null, shown: record() });
});

it('only removes a reaction that is there already, and reads what is left', async () => {
  const { click, shown, calls, drain, join } = setUp();
  void click('Like');
  await drain();
  void click('Like');
  expect(shown()).toBe('Like 3, Disagree 0, LOL 0');
  join('Like');
  await drain();
  expect(calls().slice(1)).toEqual(['DELETE comments/5/reactions', 'GET comments/5']);
  expect(shown()).toBe('Like 4, Disagree 0, LOL 0');
});

it('sends nothing twice in a storm of clicks, and ends as the last one said', async () => {
  const { click, shown, calls, drain } = setUp();
  for (let turn = 0; turn < 21; turn += 1) void click('Like');
  expect(shown()).toBe('Like 4*, Disagree 0, LOL 0');
  await drain();
  expect(calls()).toEqual(['POST comments/5/reactions']);
  expect(shown()).toBe('Like 4*, Disagree 0, LOL 0');
});

it.each<Fate>(['refused', 'lost'])('shows what a fresh reading says after a call was %s', async (fate) => {
  const { click, step, drain, read, record, calls } = setUp();
  const clicked = click('Like');
  await step(fate);
  expect(read()).toMatchObject({ phase: 'reading', error: { code: 'server', status: 500 } });
  await drain();
  await clicked;
  expect(calls()).toEqual(['POST comments/5/reactions', 'GET comments/5']);
  expect(read()).toMatchObject({ phase: 'idle', shown: record(), error: { status: 500 } });
});

it.each(['POST', 'DELETE'])(
  'shows what a fresh reading says after a %s that was answered with nothing',
  async (method) => {
    const { click, drain, fates, record, read, calls } = setUp();
    if (method === 'DELETE') {
      void click('LOL');
      await drain();
    }
    const before = record();
    const sent = calls().length;
    fates.push('idle');
    const clicked = click('LOL');
    await drain();
    await clicked;
    expect(calls().slice(sent)).toEqual([`${method} comments/5/reactions`, 'GET comments/5']);
    expect(read()).toMatchObject({ phase: 'idle', shown: before, error: null });
  },
);

it('keeps a click that comes while the record is read after an answer with nothing', async () => {
  const { click, step, drain, mine, shown } = setUp();
  void click('Like');
  await step('idle');
  void click('LOL');
  await drain();
  expect(mine()).toEqual(['LOL']);
  expect(shown()).toBe('Like 3, Disagree 0, LOL 1*');
});

it('forgets the failure with the next click', async () => {
  const { click, step, drain, read } = setUp();
  void click('Like');
  await step('refused');
  await drain();
  void click('Like');
  expect(read().error).toBeNull();
  await drain();
  expect(read()).toMatchObject({ error: null, phase: 'idle' });
});

it('keeps a click that comes while the record is read after a failure', async () => {
  const { click, step, drain, mine, shown } = setUp();
  void click('Like');
  await step('refused');
  void click('LOL');
  expect(shown()).toBe('Like 3, Disagree 0, LOL 1*');
  await drain();
  expect(mine()).toEqual(['LOL']);
});

it('falls back to the last known state when reading fails too, and asks again at the next chance', async () => {
  const { click, step, refresh, shown, read, drain, record } = setUp();
  void click('Like');
  await step('lost');
  await step('refused');
  expect(shown()).toBe('Like 3, Disagree 0, LOL 0');
  expect(read().phase).toBe('idle');
  void refresh();
  await drain();
  expect(read().shown).toMatchObject(record());
});

it('refreshes at most once in five seconds, and never over a click', async () => {
  const { click, refresh, join, step, drain, shown, calls, read } = setUp();
  join('Disagree');
  void refresh();
  void refresh();
  await drain();
  expect(calls()).toEqual(['GET comments/5']);
  expect(shown()).toBe('Like 3, Disagree 1, LOL 0');
  const before = read().shown;
  void refresh(0);
  await drain();
  expect(read().shown).toBe(before);

  void refresh(0);
  void click('Like');
  await step();
  expect(shown()).toBe('Like 4*, Disagree 1, LOL 0');
  await drain();
  expect(shown()).toBe('Like 4*, Disagree 1, LOL 0');
});

it('stops, and marks nothing as mine, when somebody else turns out to be signed in', async () => {
  const { click, store, drain, shown, calls } = setUp();
  void click('Like');
  await drain();
  void click('Disagree');
  store.dispatch(sessionChanged({ from: 1, to: 2 }));
  await drain();
  expect(calls()).toEqual(['POST comments/5/reactions', 'DELETE comments/5/reactions']);
  expect(shown()).toBe('Like 4, Disagree 0, LOL 0');
});

it('always ends where the server is: one sequence at a time, the last click wins', async () => {
  const clicks = fc.constantFrom(...kinds.map(({ urlcode }) => urlcode));
  const turn = fc.oneof(
    clicks.map((urlcode) => ({ do: 'click' as const, urlcode })),
    fc.constant({ do: 'step' as const }),
    fc.constant({ do: 'refresh' as const }),
  );
  const fate = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Fate>('ok') },
    fc.constantFrom<Fate>('refused', 'lost'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(turn, { maxLength: 20 }),
      fc.array(fate, { maxLength: 12 }),
      async (turns, fates) => {
        const world = setUp({ Like: 3, LOL: 1 });
        world.fates.push(...fates);
        const failing = fates.some((each) => each !== 'ok');
        for (const each of turns) {
          if (each.do === 'click') {
            const before = world.read().shown.reactions.find(({ urlcode }) => urlcode === each.urlcode)!;
            void world.click(each.urlcode);
            const after = world.read().shown.reactions;
            // At once, and never more than one of the user's own.
            expect(after.filter(({ hasReacted }) => hasReacted).map(({ urlcode }) => urlcode)).toEqual(
              before.hasReacted ? [] : [each.urlcode],
            );
          } else if (each.do === 'refresh') void world.refresh(0);
          else await world.step();
        }
        const wished = world
          .read()
          .shown.reactions.filter(({ hasReacted }) => hasReacted)
          .map(({ urlcode }) => urlcode);
        await world.drain();
        expect(world.read().phase).toBe('idle');
        expect(world.mostAtOnce()).toBeLessThanOrEqual(1);
        expect(world.read().shown).toEqual(world.record());
        if (!failing) expect(world.mine()).toEqual(wished);
      },
    ),
    { numRuns: 150 },
  );
}, 30_000);
