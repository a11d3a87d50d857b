import { wakeOnReturn } from '../../../src/page-life/wakeOnReturn';
import { discussionsFrom } from '../../support/modelModeration';
import { keepActed } from '../../../widgets/bulk-actions/keepActed';

const list = '<ul><li data-inlay-shows="discussion/1"></li></ul>';
const hit = '<p data-inlay-shows="comments/discussion/1"></p>';
const others = '<ul><li data-inlay-shows="discussion/11"></li></ul>';

/** Once the code is there that looks, it has looked. */
async function looked(): Promise<void> {
  await import('../../../src/page-life/reloadActed');
  await Promise.resolve();
}

/** A page as the browser shows it; `type` and `transferSize` of its navigation. */
async function start(html: string, { type = 'navigate', transferSize = 300, storage = sessionStorage } = {}) {
  document.body.innerHTML = html;
  const own = Object.assign(new EventTarget(), {
    document,
    setTimeout,
    sessionStorage: storage,
    performance: {
      timeOrigin: window.performance.timeOrigin,
      getEntriesByType: () => [{ type, transferSize }],
    },
    location: { reload: jest.fn() },
  });
  const loader = {
    tags: new Map(),
    registry: { get: () => undefined },
    wake: jest.fn(),
    wakeInView: jest.fn(),
  };
  wakeOnReturn(own as unknown as typeof window, loader, () => Promise.resolve(undefined));
  const tell = async (name: string, persisted = true) => {
    own.dispatchEvent(Object.assign(new Event(name), { persisted }));
    await looked();
  };
  await looked();
  return { reload: own.location.reload, tell };
}

const copy = { type: 'back_forward', transferSize: 0 };

beforeEach(() => sessionStorage.clear());

test('a copy that shows what was acted on since is fetched anew, another stays', async () => {
  expect((await start(list, copy)).reload).not.toHaveBeenCalled();
  keepActed(window, discussionsFrom(2, 2));
  keepActed(window, discussionsFrom(1, 1));
  expect((await start(list, copy)).reload).toHaveBeenCalled();
  expect((await start(hit, copy)).reload).toHaveBeenCalled();
  expect((await start(others, copy)).reload).not.toHaveBeenCalled();
});

test('what the server has answered is what there is, and so is what was fetched anew already', async () => {
  keepActed(window, discussionsFrom(1, 1));
  expect((await start(list, { ...copy, transferSize: 300 })).reload).not.toHaveBeenCalled();
  expect((await start(list, { ...copy, type: 'reload' })).reload).not.toHaveBeenCalled();
});

test("a page out of the browser's cache shows what was done on itself, and is fetched anew for the rest", async () => {
  const { reload, tell } = await start(list);
  keepActed(window, discussionsFrom(1, 1));
  await tell('pageshow', false);
  await tell('pageshow');
  expect(reload).not.toHaveBeenCalled();
  const { timeOrigin } = window.performance;
  const next = { sessionStorage, performance: { timeOrigin: timeOrigin + 10 } };
  keepActed(next as Window, discussionsFrom(1, 1));
  await tell('pageshow');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('storage that is blocked or broken costs nothing', async () => {
  sessionStorage.setItem('inlay.acted', '[');
  expect((await start(list, copy)).reload).not.toHaveBeenCalled();
  keepActed(window, discussionsFrom(1, 1));
  const blocked = {
    performance: window.performance,
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(() => keepActed(blocked, discussionsFrom(1, 1))).not.toThrow();
});
