import type { Tag } from '../../../src/contract/tag';
import { registryOf } from '../../support/registryOf';
import { wakeOnReturn } from '../../../src/page-life/wakeOnReturn';

const tag = (name: string, state: Tag['state'] = 'asleep') =>
  ({ name, state, element: document.createElement('div'), timings: { found: 0 } }) as Tag;

const registry = registryOf(
  { names: ['BulkActionsToast'], stored: 'inlay.checked' },
  { names: ['TitleBar', 'title-bar-hamburger'], follows: 'counts' },
  { names: ['ReactionBar'], follows: 'own' },
  { names: ['CategoryFollowDropDown'], follows: 'own' },
);

function start(all: Tag[], userID?: number, transferSize = 5000, age = 0) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const stop = new AbortController();
  const wake = jest.fn();
  const wakeInView = jest.fn();
  const own = {
    sessionStorage,
    setTimeout,
    performance: { getEntriesByType: () => [{ transferSize }], timeOrigin: Date.now() - age },
    document: page,
    addEventListener: (type: string, listener: EventListener) =>
      window.addEventListener(type, listener, { signal: stop.signal }),
  };
  const tags = new Map(all.map((each) => [each.element as Element, each]));
  wakeOnReturn(own as unknown as typeof window, { tags, registry, wake, wakeInView }, () =>
    Promise.resolve(userID === undefined ? undefined : { userID }),
  );
  return {
    ...{ wake, wakeInView, stop: () => stop.abort() },
    async look(hidden: boolean) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
      await new Promise((resolve) => setTimeout(resolve));
    },
    async come(persisted: boolean) {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('a widget that slept while nothing was picked wakes on return from the cache when something is', async () => {
  const all = [tag('bulkActionsToast'), tag('BulkActionsToast', 'mounted'), tag('ReactionBar')];
  const { come, wake, stop } = start(all);
  await come(true);
  sessionStorage.setItem('inlay.checked', '{}');
  await come(false);
  expect(wake).not.toHaveBeenCalled();
  await come(true);
  expect(wake.mock.calls).toEqual([[all[0], 'returned']]);
  stop();
});

test.each([
  [undefined, 0],
  [0, 0],
  [5, 1],
])('for user %s, %i bar that slept wakes then', async (userID, count) => {
  const all = [tag('TitleBar'), tag('title-bar-hamburger', 'mounted'), tag('ReactionBar')];
  const { come, wakeInView, stop } = start(all, userID);
  await come(false);
  expect(wakeInView).not.toHaveBeenCalled();
  await come(true);
  expect(wakeInView.mock.calls).toEqual(count === 0 ? [] : [[all[0], 'returned']]);
  stop();
});

test.each([
  [undefined, 0, 0],
  [0, 0, 0],
  [5, 0, 3],
  [5, 300, 0],
])(
  'for user %s, on a page of which %s bytes came from the server, %i that show what was done by then wake',
  async (userID, transferSize, count) => {
    const all = [
      tag('reactionBar'),
      tag('ReactionBar', 'mounted'),
      tag('CategoryFollowDropDown'),
      tag('TitleBar'),
    ];
    const { wakeInView, stop } = start(all, userID, transferSize);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(wakeInView.mock.calls).toEqual(count === 0 ? [] : [0, 2, 3].map((at) => [all[at], 'returned']));
    stop();
  },
);

test.each([
  [5, 50_000, 0],
  [5, 60_000, 1],
  [0, 60_000, 0],
])('for user %s, who looks at a page of %i ms again, %i bar that slept wakes', async (userID, age, count) => {
  const all = [tag('title-bar-hamburger'), tag('ReactionBar')];
  const { look, wakeInView, stop } = start(all, userID, 5000, age);
  await look(true);
  expect(wakeInView).not.toHaveBeenCalled();
  await look(false);
  expect(wakeInView.mock.calls).toEqual(count === 0 ? [] : [[all[0], 'returned']]);
  stop();
});
