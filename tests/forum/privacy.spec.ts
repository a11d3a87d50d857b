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

test('anybody may read what the forum’s cookies are called, and no other setting', async ({ as }) => {
  const guest = await as('guest');
  const cookies = { 'garden.cookie.name': 'inlay', 'garden.cookie.path': '/' };
  const read = async (select: string) => (await guest.get(`/config?select=${select}`)).json();
  expect(await read('garden.cookie.name,garden.cookie.path')).toEqual(cookies);
  expect(await read('garden.cookie.*')).toEqual(cookies);
  expect(await read('garden.cookie.path,database.password')).toEqual({ 'garden.cookie.path': '/' });
  expect((await guest.get('/config')).status()).toBe(400);
});
