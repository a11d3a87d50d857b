import { connect } from 'node:net';
import { request, type APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/apiTest';
import { startForumServer, type ForumServer } from '../support/forumServer';
import { openPlain } from '../support/plainPage';

const visit = (baseURL: string, host?: string): Promise<APIRequestContext> =>
  request.newContext({ baseURL, ...(host && { extraHTTPHeaders: { host } }) });
const signIn = (context: APIRequestContext, name: string, password: string) =>
  context.post('/entry/signin', { form: { name, password, target: '/categories' }, maxRedirects: 0 });
const whoAmI = async (context: APIRequestContext): Promise<string> =>
  ((await (await context.get('/api/v2/users/me')).json()) as { name: string }).name;

/** What the forum says to a request that is sent as it stands, once it has ended the connection. */
function talk(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}

test('signing in sets a cookie that scripts cannot read, and signing out ends the session', async ({
  forum,
}) => {
  const context = await visit(forum.url);
  const answer = await signIn(context, 'member', 'inlay');
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/categories');
  const cookie = answer.headers()['set-cookie']!;
  expect(cookie).toContain('inlay-session=');
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(await whoAmI(context)).toBe('member');

  const kept = await context.storageState();
  const page = await (await context.get('/')).text();
  const TransientKey = /"TransientKey":\s*"([^"]+)"/.exec(page)?.[1] ?? '';
  expect(
    (await context.post('/entry/signout', { form: { TransientKey: 'wrong' }, maxRedirects: 0 })).status(),
  ).toBe(403);
  expect((await context.post('/entry/signout', { form: { TransientKey }, maxRedirects: 0 })).status()).toBe(
    303,
  );
  expect(await whoAmI(context)).toBe('Guest');
  // The old cookie is worth nothing either: the session is gone, not only the cookie.
  const thief = await request.newContext({ baseURL: forum.url, storageState: kept });
  expect(await whoAmI(thief)).toBe('Guest');
  await Promise.all([context.dispose(), thief.dispose()]);
});

test('an e-mail address will do, a wrong password will not', async ({ forum }) => {
  const context = await visit(forum.url);
  const wrong = await signIn(context, 'member', 'outlay');
  expect(wrong.status()).toBe(400);
  expect(await wrong.text()).toContain('The name or the password is wrong.');
  expect(await whoAmI(context)).toBe('Guest');
  expect((await signIn(context, 'USER3@brightwater.example', 'inlay')).status()).toBe(303);
  expect(await whoAmI(context)).toBe('member');
  await context.dispose();
});

test('a name is known with spaces around it, and missing fields are asked for', async ({ forum }) => {
  const context = await visit(forum.url);
  const empty = await signIn(context, ' ', '');
  expect(empty.status()).toBe(400);
  expect(await empty.text()).not.toContain('The name or the password is wrong.');
  expect(await empty.text()).toContain('Please fill this in.');
  expect(await empty.text()).toContain('Enter a password.');
  expect((await signIn(context, ' member ', 'inlay')).status()).toBe(303);
  await context.dispose();
});

test('seeded users without a demonstration account cannot sign in at all', async ({ forum }) => {
  const context = await visit(forum.url);
  for (const password of ['inlay', '', 'null'])
    expect((await signIn(context, 'kat', password)).status()).toBe(400);
  await context.dispose();
});

test('after five failures there is a minute of peace', async ({ forum }) => {
  const context = await visit(forum.url);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await signIn(context, 'nobody', 'guess')).status()).toBe(400);
  const limited = await signIn(context, 'Nobody', 'guess');
  expect(limited.status()).toBe(429);
  const wait = Number(limited.headers()['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await signIn(context, 'newcomer', 'inlay')).status()).toBe(303);
  await context.dispose();
});

test('a new member registers, is signed in, and can sign in again', async ({ forum }) => {
  const context = await visit(forum.url);
  const form = {
    name: 'Nadia Winter',
    email: 'nadia@brightwater.example',
    password: 'correct horse',
    passwordConfirmation: 'correct horse',
  };
  const register = (fields: object) =>
    context.post('/entry/register', { form: { ...form, ...fields }, maxRedirects: 0 });
  for (const [fields, message] of [
    [{ name: 'member' }, 'The name you entered is already in use.'],
    [{ name: 'x' }, 'The name is too short'],
    [{ name: 'Guest' }, 'The name you entered is already in use.'],
    [{ name: '12345' }, 'characters that are not allowed'],
    [{ name: 'a/b/c' }, 'characters that are not allowed'],
    [{ email: 'nowhere' }, 'not a valid e-mail address'],
    [{ password: 'short', passwordConfirmation: 'short' }, 'The password is too short'],
    [{ passwordConfirmation: 'other' }, 'The passwords are not the same.'],
  ] as const) {
    const answer = await register(fields);
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain(message);
  }
  expect((await register({})).status()).toBe(303);
  expect(await (await context.get('/api/v2/users/me')).json()).toMatchObject({
    name: 'Nadia Winter',
    emailConfirmed: false,
    roles: [{ name: 'Member' }],
  });
  const again = await visit(forum.url);
  expect((await signIn(again, 'nadia winter', 'correct horse')).status()).toBe(303);
  await Promise.all([context.dispose(), again.dispose()]);
});

test('signing in never leads to another site', async ({ forum }) => {
  const context = await visit(forum.url);
  for (const target of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/%09/evil.test',
    'javascript:alert(1)',
  ]) {
    const query = new URLSearchParams({ target: decodeURIComponent(target) });
    const form = await openPlain(context, `/entry/signin?${query.toString()}`);
    expect(form.valueOf('target'), target).toBe('/');
  }
  const form = { name: 'member', password: 'inlay', target: '//evil.test/x' };
  const answer = await context.post('/entry/signin', { form, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/']);
  await context.dispose();
});

test('a sign-in that another site sends is refused', async ({ forum }) => {
  const context = await visit(forum.url);
  const answer = await context.post('/entry/signin', {
    headers: { origin: 'http://evil.test' },
    form: { name: 'member', password: 'inlay' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
  await context.dispose();
});

test.describe('a forum off the loopback address, with limits and friends', () => {
  let server: ForumServer;
  let context: APIRequestContext;
  test.beforeAll(async () => {
    server = await startForumServer({
      HOST: '0.0.0.0',
      INLAY_TRUSTED_ORIGINS: 'https://friend.example',
      INLAY_RATE_LIMIT: '20',
      INLAY_BODY_SECONDS: '0.5',
    });
    context = await visit(server.url.replace('0.0.0.0', '127.0.0.1'));
  });
  test.afterAll(async () => {
    await context.dispose();
    await server.stop();
  });

  test('has no demonstration accounts', async () => {
    const answer = await signIn(context, 'admin', 'inlay');
    expect(answer.status()).toBe(403);
    expect(await whoAmI(context)).toBe('Guest');
    await expect.poll(() => server.output()).toContain('The demonstration accounts are off');
  });

  test('lets origins that are trusted change things, and others not even read', async () => {
    const ask = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'PATCH' };
      const answer = await context.fetch('/api/v2/discussions/1', { method: 'OPTIONS', headers });
      return answer.headers();
    };
    const friend = await ask('https://friend.example');
    expect(friend['access-control-allow-origin']).toBe('https://friend.example');
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(friend['access-control-allow-methods']).toContain(method);
    expect(await ask('https://evil.example')).not.toHaveProperty('access-control-allow-origin');
  });

  test('does not wait for a body that comes slowly', async () => {
    const { port } = new URL(server.url);
    const send = (path: string, type: string, begun: string) =>
      talk(
        Number(port),
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 1000\r\nContent-Type: ${type}\r\n\r\n${begun}`,
      );
    const [form, json] = await Promise.all([
      send('/entry/signin', 'application/x-www-form-urlencoded', 'name=m'),
      send('/api/v2/drafts', 'application/json', '{'),
    ]);
    expect(form).toContain(' 408 ');
    // A request that is refused is answered at once, and the rest of it is waited for no longer either.
    expect(json).toContain(' 403 ');
  });

  test('turns too many requests away with the time to wait', async () => {
    const ask = () => context.get('/api/v2/locales');
    let limited = await ask();
    for (let call = 0; call < 20 && limited.ok(); call += 1) limited = await ask();
    expect(limited.status()).toBe(429);
    expect(await limited.json()).toMatchObject({ message: 'Too Many Requests', status: 429 });
    expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(0);
  });
});

test('a member asks to have an e-mail address confirmed; administrators hear of it once a day', async ({
  forum,
}) => {
  const context = await visit(forum.url);
  await signIn(context, 'newcomer', 'inlay');
  const page = await (await context.get('/entry/emailconfirmrequest')).text();
  expect(page).toContain('has not been confirmed yet');
  const TransientKey = /name="TransientKey" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const ask = (key: string) =>
    context.post('/entry/emailconfirmrequest', { form: { TransientKey: key }, maxRedirects: 0 });
  expect((await ask('wrong')).status()).toBe(403);
  for (let times = 0; times < 2; times++) expect((await ask(TransientKey)).status()).toBe(303);
  expect(await (await context.get('/entry/emailconfirmrequest?asked=1')).text()).toContain(
    'The administrators have been asked',
  );
  const admin = await visit(forum.url);
  await signIn(admin, 'admin', 'inlay');
  const notes = (await (await admin.get('/api/v2/notifications?limit=100')).json()) as {
    activityType: string;
    body: string;
  }[];
  const asked = notes.filter(({ activityType }) => activityType === 'ConfirmEmail');
  expect(asked).toHaveLength(1);
  expect(asked[0]!.body).toContain('newcomer');
  await Promise.all([context.dispose(), admin.dispose()]);
});
