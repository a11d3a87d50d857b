import { createExit } from '../../../src/embed/host/createExit';
import { urlAttacks } from '../../support/urlAttacks';

/** A host's page, as far as leaving it goes. */
function page(userActivation: { isActive: boolean } | undefined, mayLeave = true) {
  const asked: string[] = [];
  const left: string[] = [];
  const host = { navigator: { userActivation }, location: { assign: (url: string) => void left.push(url) } };
  const follow = createExit(host as unknown as Window, (url) => {
    asked.push(url);
    return mayLeave;
  });
  return { asked, left, follow };
}
const active = { isActive: true };
const url = 'https://elsewhere.example/';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('leads to pages of the web and nowhere else', () => {
  const { left, follow } = page(active);
  for (const attack of [...urlAttacks('evil.test'), 'ftp://evil.test/', 'https://']) {
    jest.advanceTimersByTime(1000);
    follow(attack);
  }
  expect(left).toEqual(['http://forum.evil.test/x', 'http://evil.test/x']);
});

it('goes once a second, however often it is told', () => {
  const { asked, follow } = page(active);
  for (let round = 0; round < 50; round += 1) follow(url);
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(999);
  follow(url);
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(1);
  follow(url);
  expect(asked).toHaveLength(2);
});

it('stays without a click of the reader’s, and when the host says so', () => {
  const idle = page({ isActive: false });
  idle.follow(url);
  expect([idle.asked, idle.left]).toEqual([[], []]);
  const vetoed = page(active, false);
  vetoed.follow(url);
  expect([vetoed.asked, vetoed.left]).toEqual([[url], []]);
  // Browsers that do not tell.
  const old = page(undefined);
  old.follow(url);
  expect(old.left).toEqual([url]);
});
