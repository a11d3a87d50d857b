import fc from 'fast-check';
import { selectionSlice, type Selection } from '../../../../src/resources/moderation/selectionSlice';
import { sessionChanged } from '../../../../src/session/sessionChanged';
import { discussionsFrom } from '../../../support/modelModeration';

/*
 *            check                start
 * unchecked ───────▶ checked ──────────────▶ pending ──▶ unchecked   (done)
 *           ◀───────         ◀──────────────
 *            uncheck          failed, untried
 */
const { reducer, actions } = selectionSlice;
const [one, two, three] = discussionsFrom(1, 3) as [never, never, never];
const empty = reducer(undefined, { type: 'start' });
const ids = (list: { discussionID: number }[]) => list.map(({ discussionID }) => discussionID);
const after = (...done: Parameters<typeof reducer>[1][]) => done.reduce<Selection>(reducer, empty);

it('checks in order, each once', () => {
  const state = after(actions.checked([two]), actions.checked([one, two]), actions.unchecked([9]));
  expect(ids(state.checked)).toEqual([2, 1]);
});

it('makes IDs pending and unchecked when an action starts, and lets what is done go', () => {
  const start = actions.started({ kind: 'delete', ids: [1, 2], total: 2 });
  const pending = after(actions.checked([one, two, three]), start);
  expect([ids(pending.checked), ids(pending.pending)]).toEqual([[3], [1, 2]]);
  expect(pending.run).toEqual({ kind: 'delete', total: 2, tried: 0, stopping: false });
  expect(reducer(pending, actions.checked([one]))).toEqual(pending);
  const done = reducer(pending, actions.settled({ done: [1], failed: { 2: 'No.' } }));
  expect([ids(done.checked), ids(done.pending), done.failed, done.run]).toEqual([
    [3, 2],
    [],
    { 2: 'No.' },
    null,
  ]);
});

it('lets go what is done with each round, and knows the reasons so far', () => {
  const start = actions.started({ kind: 'delete', ids: [1, 2, 3], total: 3 });
  const round = actions.progressed({ tried: 2, done: [1], failed: { 2: 'No.' } });
  const state = after(actions.checked([one, two, three]), start, round);
  expect([ids(state.pending), ids(state.checked), state.failed]).toEqual([[2, 3], [], { 2: 'No.' }]);
  const next = reducer(state, actions.progressed({ tried: 3, done: [2], failed: {} }));
  expect([ids(next.pending), next.failed, next.run!.tried]).toEqual([[3], {}, 3]);
  expect(reducer(empty, round)).toEqual(empty);
});

it('forgets why something failed as soon as it is unchecked or tried again', () => {
  const failed = after(
    actions.checked([one, two]),
    actions.started({ kind: 'close', ids: [1, 2], total: 2 }),
    actions.settled({ done: [], failed: { 1: 'No.', 2: 'Nor this.' } }),
  );
  expect(reducer(failed, actions.unchecked([1])).failed).toEqual({ 2: 'Nor this.' });
  expect(reducer(failed, actions.started({ kind: 'close', ids: [1, 2], total: 2 })).failed).toEqual({});
  expect(reducer(failed, actions.cleared())).toEqual(empty);
});

it('takes what was kept, with its reasons, behind what is here', () => {
  const kept = actions.kept({ checked: [one, two], failed: { 1: 'No.', 3: 'Not here.' } });
  const state = after(actions.checked([two]), kept);
  expect([ids(state.checked), state.failed]).toEqual([[2, 1], { 1: 'No.' }]);
  const restored = reducer(state, actions.restored({ checked: [three], failed: { 3: 'No.' } }));
  expect([ids(restored.checked), restored.failed]).toEqual([[3], { 3: 'No.' }]);
});

it('has of each what its row says by now', () => {
  const state = after(actions.checked([one, two]), actions.started({ kind: 'close', ids: [1], total: 1 }));
  const [first, second, third] = discussionsFrom(1, 3, 8) as [never, never, never];
  const fresh = reducer(state, actions.refreshed([first, second, third]));
  expect([fresh.pending, fresh.checked]).toEqual([[first], [second]]);
  expect(reducer(fresh, actions.refreshed([first]))).toBe(fresh);
});

it('is empty for somebody else, and a run that comes to its end then brings nothing back', () => {
  const pending = after(actions.checked([one]), actions.started({ kind: 'close', ids: [1], total: 1 }));
  const other = reducer(pending, sessionChanged({ from: 1, to: 2 }));
  expect(other).toEqual(empty);
  expect(reducer(other, actions.settled({ done: [], failed: { 1: 'No.' } }))).toEqual(empty);
});

it('waits for whose session has ended, and is for nobody else', () => {
  const pending = after(actions.checked([one]), actions.started({ kind: 'close', ids: [1], total: 1 }));
  const ended = reducer(pending, sessionChanged({ from: 1, to: 0 }));
  const settled = reducer(ended, actions.settled({ done: [], failed: {} }));
  expect(settled).toEqual({ ...empty, checked: [one], waitsFor: 1 });
  expect(reducer(settled, sessionChanged({ from: 0, to: 2 }))).toEqual(empty);
  expect(reducer(settled, sessionChanged({ from: 0, to: 1 }))).toEqual({ ...empty, checked: [one] });
});

it('never loses an ID, and never has one twice, whatever happens', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });
  const step = fc.oneof(
    some.map((list) => actions.checked(list.flatMap((id) => discussionsFrom(id, 1)))),
    some.map((list) => actions.started({ kind: 'move', ids: list, total: list.length })),
    some.map((done) => actions.settled({ done, failed: {} })),
    fc.tuple(fc.integer(), some).map(([tried, done]) => actions.progressed({ tried, done, failed: {} })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = empty;
      const here = new Set<number>();
      for (const action of steps) {
        if (actions.checked.match(action))
          for (const { discussionID } of action.payload) here.add(discussionID);
        if (actions.settled.match(action) || (actions.progressed.match(action) && state.run))
          for (const { discussionID } of state.pending)
            if (action.payload.done.includes(discussionID)) here.delete(discussionID);
        state = reducer(state, action);
        const all = [...ids(state.checked), ...ids(state.pending)];
        expect(all.toSorted()).toEqual([...here].toSorted());
      }
    }),
  );
});
