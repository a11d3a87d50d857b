import { reloadActed } from '../../../../src/mount/idle/reloadActed';
import { discussionsFrom } from '../../../support/modelModeration';
import { keepActed } from '../../../../widgets/bulk-actions/keepActed';

const list = '<ul><li data-inlay-shows="discussion/1"></li></ul>';
const hit = '<p data-inlay-shows="comments/discussion/1"></p>';
const others = '<ul><li data-inlay-shows="discussion/11"></li></ul>';

/** A page as the browser shows it; `type` and `transferSize` of its navigation. */
function start(html: string, { type = 'navigate', transferSize = 300, storage = sessionStorage } = {}) {
  document.body.innerHTML = html;
  const own = Object.assign(new EventTarget(), {
    document,
    sessionStorage: storage,
    performance: { getEntriesByType: () => [{ type, transferSize }] },
    location: { reload: jest.fn() },
  });
  reloadActed(own as unknown as Window);
  const tell = (name: string, persisted = true) =>
    own.dispatchEvent(Object.assign(new Event(name), { persisted }));
  return { reload: own.location.reload, tell };
}

const copy = { type: 'back_forward', transferSize: 0 };

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a copy that shows what was acted on since is fetched anew, another stays', () => {
  expect(start(list, copy).reload).not.toHaveBeenCalled();
  keepActed(window, discussionsFrom(2, 2));
  keepActed(window, discussionsFrom(1, 1));
  expect(start(list, copy).reload).toHaveBeenCalled();
  expect(start(hit, copy).reload).toHaveBeenCalled();
  expect(start(others, copy).reload).not.toHaveBeenCalled();
});

test('what the server has answered is what there is, and so is what was fetched anew already', () => {
  keepActed(window, discussionsFrom(1, 1));
  expect(start(list, { ...copy, transferSize: 300 }).reload).not.toHaveBeenCalled();
  expect(start(list, { ...copy, type: 'reload' }).reload).not.toHaveBeenCalled();
});

test("a page out of the browser's cache shows what was done on itself, and is fetched anew for the rest", () => {
  const { reload, tell } = start(list);
  keepActed(window, discussionsFrom(1, 1));
  jest.advanceTimersByTime(10);
  tell('pagehide');
  tell('pageshow', false);
  tell('pageshow');
  expect(reload).not.toHaveBeenCalled();
  tell('pagehide');
  jest.advanceTimersByTime(10);
  keepActed(window, discussionsFrom(1, 1));
  tell('pageshow');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('storage that is blocked or broken costs nothing', () => {
  sessionStorage.setItem('inlay.acted', '[');
  expect(start(list, copy).reload).not.toHaveBeenCalled();
  keepActed(window, discussionsFrom(1, 1));
  const blocked = {
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(() => keepActed(blocked, discussionsFrom(1, 1))).not.toThrow();
});
