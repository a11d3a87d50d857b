import type { ApiRequest } from '../../../src/contract/apiClient';
import { createPrivacy } from '../../../src/session/createPrivacy';
import { isAnonymous } from '../../../src/session/isAnonymous';
import { startSession } from '../../../src/session/startSession';
import { createStore } from '../../../src/store/createStore';
import { done, refused, testClient } from '../../support/testClient';

const cookieNames = { 'garden.cookie.name': 'Forum', 'garden.cookie.path': '/' };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.cookie = 'Forum-AnonymizeData=; Path=/; Max-Age=0';
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

async function setUp({
  userID = 0,
  kept = '-1',
  config = cookieNames as object,
  raw = {} as Record<string, unknown>,
  fails = false,
  answer = undefined as unknown,
  permissions = { 'session.valid': userID > 0 } as Record<string, boolean>,
} = {}) {
  let own = kept;
  const server = testClient(({ path, method, body }: ApiRequest) => {
    if (path.startsWith('users/'))
      return done({ userID, name: 'x', permissions: [{ type: 'global', id: null, permissions }] });
    if (fails) return refused(500);
    if (answer !== undefined) return done(answer);
    if (path === 'config') return done(config);
    if (method === 'POST') own = (body as { AnonymizeData: string }).AnonymizeData;
    return done({ AnonymizeData: own });
  });
  const store = createStore({
    client: server.client,
    config: { preload: [], meta: { context: { debug: false } } },
  });
  const session = startSession({ store, config: { meta: { raw } }, warn: () => undefined });
  stops.push(session.stop);
  await session.ready();
  const own2 = () => server.calls().filter((call) => !call.includes('users/'));
  return { privacy: createPrivacy({ store, config: { meta: { raw } }, window }), calls: own2 };
}

test.each([
  // choice, the page's default, the browser's wish → anonymous
  [1, false, false, true],
  [1, '-1', true, true],
  [0, true, true, false],
  [0, '1', false, false],
  [-1, undefined, undefined, false],
  [-1, '-1', false, false],
  [-1, '0', '1', false],
  [-1, false, true, true],
  [-1, '1', false, true],
  [-1, 'true', undefined, true],
] as const)('choice %s, page %s, browser %s: %s', (choice, pageDefault, globalPrivacyControl, expected) => {
  expect(isAnonymous(choice, { pageDefault, globalPrivacyControl })).toBe(expected);
});

test('a member’s choice is kept on the server, and asked for once', async () => {
  const { privacy, calls } = await setUp({ userID: 5, kept: '0' });
  expect(calls()).toEqual([]);
  expect([await privacy.choice(), await privacy.choice()]).toEqual([0, 0]);
  expect(calls()).toEqual(['GET analytics/privacy']);
  expect(await privacy.choose(1)).toBeNull();
  expect(await privacy.choice()).toBe(1);
  expect(await privacy.isAnonymous()).toBe(true);
  expect(calls()).toEqual(['GET analytics/privacy', 'POST analytics/privacy']);
  expect(document.cookie).toBe('');
});

test('a guest’s choice is kept in the forum’s cookie, and never sent', async () => {
  const { privacy, calls } = await setUp();
  expect(await privacy.choice()).toBe(-1);
  for (const [choice, cookie] of [
    [1, 'Forum-AnonymizeData=true'],
    [0, 'Forum-AnonymizeData=false'],
    [-1, ''],
  ] as const) {
    expect(await privacy.choose(choice)).toBeNull();
    expect(document.cookie).toBe(cookie);
    expect(await privacy.choice()).toBe(choice);
  }
  expect(calls()).toEqual(['GET config']);
});

test.each([
  {},
  { 'garden.cookie.name': 'a; Domain=evil', 'garden.cookie.path': '/' },
  { 'garden.cookie.name': 'a', 'garden.cookie.path': '/; Secure' },
])('a cookie that the forum names %j is none', async (config) => {
  const { privacy } = await setUp({ config });
  expect(await privacy.choose(1)).toMatchObject({ code: 'refused' });
  expect(document.cookie).toBe('');
  expect(await privacy.choice()).toBe(-1);
});

test('the browser’s wish counts until the reader chooses otherwise', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { privacy } = await setUp({ raw: { AnonymizeData: '-1' } });
  expect(await privacy.isAnonymous()).toBe(true);
  await privacy.choose(0);
  expect(await privacy.isAnonymous()).toBe(false);
});

test.each([0, 5])('what could not be kept says so, for user %d', async (userID) => {
  const { privacy } = await setUp({ userID, fails: true });
  expect(await privacy.choose(1)).toMatchObject({ status: 500 });
  expect(await privacy.choice()).toMatchObject({ status: 500 });
  expect(await privacy.isAnonymous()).toBe(false);
});

test.each([[[1]], ['1'], [{ message: 'Sign in to this network' }]])(
  'an answer of %j is no choice that has been read or kept',
  async (answer) => {
    const { privacy } = await setUp({ userID: 5, answer });
    expect(await privacy.choice()).toMatchObject({ code: 'notJson' });
    expect(await privacy.choose(1)).toMatchObject({ code: 'notJson' });
  },
);

test('who is known, but not signed in by the forum’s permission, keeps it in the cookie', async () => {
  const { privacy, calls } = await setUp({ userID: 5, permissions: {} });
  expect(await privacy.choose(1)).toBeNull();
  expect(document.cookie).toBe('Forum-AnonymizeData=true');
  expect(calls()).toEqual(['GET config']);
});
