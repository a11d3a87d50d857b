import { request } from '@playwright/test';
import { expect, test } from '../support/apiTest';
import { signIn } from '../support/signIn';

interface Case {
  name: string;
  headers: (origin: string, key: string) => Record<string, string>;
  body?: (key: string) => object;
  status: number;
}

const cases: Case[] = [
  { name: 'nothing at all', headers: () => ({}), status: 403 },
  { name: 'the header without a referer', headers: () => ({ 'x-requested-with': 'vanilla' }), status: 403 },
  { name: 'a referer without the header', headers: (origin) => ({ referer: `${origin}/` }), status: 403 },
  {
    name: 'header and own referer',
    headers: (origin) => ({ 'x-requested-with': 'vanilla', referer: `${origin}/x` }),
    status: 200,
  },
  {
    name: 'header, own referer and own origin',
    headers: (origin) => ({ 'x-requested-with': 'vanilla', referer: `${origin}/`, origin }),
    status: 200,
  },
  {
    name: 'header and own referer, but a foreign origin',
    headers: (origin) => ({
      'x-requested-with': 'vanilla',
      referer: `${origin}/`,
      origin: 'http://evil.test',
    }),
    status: 403,
  },
  {
    name: 'header and a foreign referer',
    headers: () => ({ 'x-requested-with': 'vanilla', referer: 'http://evil.test/' }),
    status: 403,
  },
  {
    name: 'header and a referer that only begins like ours',
    headers: (origin) => ({ 'x-requested-with': 'vanilla', referer: `${origin}.evil.test/` }),
    status: 403,
  },
  { name: 'the key in a header', headers: (_, key) => ({ 'x-transient-key': key }), status: 200 },
  { name: 'a wrong key', headers: () => ({ 'x-transient-key': 'wrong' }), status: 403 },
  {
    name: 'the key in the body',
    headers: () => ({}),
    body: (TransientKey) => ({ TransientKey }),
    status: 200,
  },
  {
    name: 'the key in the body, lower case',
    headers: () => ({}),
    body: (transientKey) => ({ transientKey }),
    status: 200,
  },
];

for (const { name, headers, body, status } of cases) {
  test(`a member's call with ${name}: ${status}`, async ({ forum }) => {
    const cookies = await signIn(forum.url, 'member');
    const context = await request.newContext({ baseURL: forum.url, storageState: { cookies, origins: [] } });
    const page = await (await context.get('/discussions')).text();
    const key = /"TransientKey":\s*"([^"]+)"/.exec(page)?.[1] ?? '';
    expect(key).not.toBe('');
    const answer = await context.put('/api/v2/discussions/6/bookmark', {
      headers: headers(forum.url, key),
      data: { bookmarked: true, ...body?.(key) },
    });
    expect(answer.status()).toBe(status);
    if (status === 403) expect((await answer.json()).message).toBe('Invalid CSRF token.');
    await context.dispose();
  });
}

test('reading needs no key, and a guest reads of missing permissions, not of keys', async ({ forum }) => {
  const context = await request.newContext({ baseURL: forum.url });
  expect((await context.get('/api/v2/discussions/6')).status()).toBe(200);
  const refused = await context.put('/api/v2/discussions/6/bookmark', { data: { bookmarked: true } });
  expect(refused.status()).toBe(403);
  expect((await refused.json()).permissions).toEqual(['Garden.SignIn.Allow']);
  await context.dispose();
});
