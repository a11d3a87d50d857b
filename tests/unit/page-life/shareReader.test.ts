import { shareReader } from '../../../src/page-life/shareReader';

beforeEach(() => localStorage.clear());

async function page(userID: number | undefined) {
  const state = { userID };
  const refresh = jest.fn(() => Promise.resolve());
  await shareReader({
    window,
    site: '/forum',
    searches: 'inlay.searches|/forum',
    reader: () => Promise.resolve(state.userID),
    refresh,
  });
  return { state, refresh };
}
const key = 'inlay.reader|/forum';
/** What another tab does. */
async function say(userID: string | null, isHeard = true) {
  if (userID === null) localStorage.removeItem(key);
  else localStorage.setItem(key, userID);
  if (isHeard) window.dispatchEvent(new StorageEvent('storage', { key }));
  await new Promise((resolve) => setTimeout(resolve));
}

it('says who reads, and asks once for each that another tab names', async () => {
  const { refresh } = await page(3);
  expect(localStorage.getItem(key)).toBe('3');
  await say('3');
  expect(refresh).toHaveBeenCalledTimes(0);
  await say('0');
  await say('0');
  expect(refresh).toHaveBeenCalledTimes(1);
  await say(null);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('hears of it on coming back, and does not ask for whom it shows already', async () => {
  const { state, refresh } = await page(3);
  await say('5', false);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(refresh).toHaveBeenCalledTimes(1);
  state.userID = 7;
  await say('7');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('says who reads by now when the tab is left, so that a sign-in elsewhere is news', async () => {
  const { state, refresh } = await page(3);
  state.userID = 0;
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(localStorage.getItem(key)).toBe('0');
  expect(refresh).not.toHaveBeenCalled();
  await say('3');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('says nothing where nobody knows who reads, and asks nothing where storage is forbidden', async () => {
  await page(undefined);
  expect(localStorage.getItem(key)).toBeNull();
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { refresh } = await page(3);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(refresh).not.toHaveBeenCalled();
  forbidden.mockRestore();
});

it('forgets what the reader before kept on this machine, and keeps it for the same reader', async () => {
  const searches = 'inlay.searches|/forum';
  await page(3);
  localStorage.setItem(searches, 'walnut');
  await page(3);
  expect(localStorage.getItem(searches)).toBe('walnut');
  await page(0);
  expect(localStorage.getItem(searches)).toBeNull();
});
