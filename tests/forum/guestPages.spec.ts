import { expect, test } from '../support/apiTest';

const paths = ['/', '/discussions', '/discussion/1', '/categories', '/search?query=wood', '/entry/signin'];

test('a guest’s page that is the same is answered with 304, and keeps the policy that names its nonce', async ({
  forum,
}) => {
  // Each visit is counted, which the page of a discussion says.
  for (const path of paths) {
    const first = await fetch(forum.url + path, { headers: { 'accept-encoding': 'br' } });
    const etag = first.headers.get('etag');
    expect(etag, path).toMatch(/^W\/"/);
    expect(first.headers.get('vary'), path).toContain('Cookie');
    const again = await fetch(forum.url + path, {
      headers: { 'if-none-match': `"other", ${etag}` },
    });
    expect([again.status, await again.text()], path).toEqual([304, '']);
    expect(again.headers.get('content-security-policy'), path).toBeNull();
  }
});

test('language, look, the device’s choices and the query make another page', async ({ forum }) => {
  const etagOf = async (path: string, cookie = '') =>
    (await fetch(forum.url + path, { headers: { cookie } })).headers.get('etag');
  const all = await Promise.all([
    etagOf('/discussions'),
    etagOf('/discussions', 'locale=ar'),
    etagOf('/discussions', 'theme=dark'),
    etagOf('/discussions', 'locale=ar; theme=dark'),
    etagOf('/discussions?page=2'),
  ]);
  expect(all).not.toContain(null);
  expect(new Set(all).size).toBe(all.length);
  const old = await fetch(`${forum.url}/discussions`, {
    headers: { cookie: 'theme=dark', 'if-none-match': all[0]! },
  });
  expect(old.status).toBe(200);
});

test('a member’s page is never kept, and a guest’s copy is never theirs', async ({ forum, as }) => {
  const guest = await fetch(`${forum.url}/discussions`);
  const member = await as('member');
  const page = await member.context.get('/discussions', {
    headers: { 'if-none-match': guest.headers.get('etag')! },
  });
  expect(page.status()).toBe(200);
  expect(page.headers()['etag']).toBeUndefined();
});

test('a page to write on, a refused form and a missing page are asked for each time', async ({ forum }) => {
  for (const path of ['/post/discussion', '/discussion/999999999'])
    expect((await fetch(forum.url + path, { redirect: 'manual' })).headers.get('etag'), path).toBeNull();
});
