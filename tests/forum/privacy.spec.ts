import { expect, test } from '../support/apiTest';

test('members keep a choice on the server; guests have none there', async ({ as }) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const read = async (client: typeof guest) => (await client.get('/analytics/privacy')).json();
  expect(await read(guest)).toEqual({ AnonymizeData: '-1' });
  expect((await guest.post('/analytics/privacy', { AnonymizeData: '1' })).status()).toBe(403);
  for (const AnonymizeData of ['1', '0', '1', '-1']) {
    const answer = await member.post('/analytics/privacy', { AnonymizeData });
    expect(await answer.json()).toEqual({ AnonymizeData });
    expect(await read(member)).toEqual({ AnonymizeData });
    expect(await read(moderator)).toEqual({ AnonymizeData: '-1' });
  }
  for (const AnonymizeData of ['2', '', 1.5, null])
    expect((await member.post('/analytics/privacy', { AnonymizeData })).status()).toBe(400);
});

test('guests may read the names of the forum’s cookies, and no other setting', async ({ as }) => {
  const guest = await as('guest');
  const cookies = { 'garden.cookie.name': 'inlay', 'garden.cookie.path': '/' };
  const read = async (select: string) => (await guest.get(`/config?select=${select}`)).json();
  expect(await read('garden.cookie.name,garden.cookie.path')).toEqual(cookies);
  expect(await read('garden.cookie.*')).toEqual(cookies);
  expect(await read('garden.cookie.path,database.password')).toEqual({ 'garden.cookie.path': '/' });
  expect((await guest.get('/config')).status()).toBe(400);
});

test('without script the page’s form keeps a member’s choice on the server, and a guest’s in the cookie', async ({
  as,
}) => {
  const page = '/profile/accountprivacy';
  const [guest, member] = await Promise.all([as('guest'), as('member')]);
  const send = (client: typeof guest, form: Record<string, string>) =>
    client.context.post(page, { form, maxRedirects: 0 });
  const checked = async (client: typeof guest, headers = {}) => {
    const html = await (await client.context.get(page, { headers })).text();
    return { html, choice: /value="([^"]+)"[^>]* checked/.exec(html)?.[1] };
  };
  const { html } = await checked(member, { 'sec-gpc': '1' });
  expect(html).toContain('Nothing that is counted names you.');
  const key = /name="TransientKey" value="([^"]+)"/.exec(html)![1]!;
  expect((await send(member, { AnonymizeData: '1', TransientKey: 'guessed' })).status()).toBe(403);
  expect((await send(member, { AnonymizeData: '2', TransientKey: key })).status()).toBe(400);
  for (const AnonymizeData of ['1', '0', '-1']) {
    expect((await send(member, { AnonymizeData, TransientKey: key })).status()).toBe(303);
    expect(await (await member.get('/analytics/privacy')).json()).toEqual({ AnonymizeData });
    expect((await send(guest, { AnonymizeData })).status()).toBe(303);
    for (const client of [member, guest]) expect((await checked(client)).choice).toBe(AnonymizeData);
  }
});
