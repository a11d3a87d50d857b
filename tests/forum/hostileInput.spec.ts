import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion } from '../support/forumRecords';

const sendText = (client: Client, method: string, path: string, data: string) =>
  client.context.fetch(`/api/v2${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    data: Buffer.from(data),
  });

test('a list that is too long is refused once, and none of its items is looked at', async ({ as }) => {
  const moderator = await as('moderator');
  const close = (discussionIDs: unknown[]) =>
    sendText(moderator, 'PATCH', '/discussions/close', JSON.stringify({ discussionIDs }));
  const answer = await close(Array(3000).fill('x'));
  expect([answer.status(), (await answer.json()).errors]).toMatchObject([
    400,
    [{ field: 'discussionIDs', code: 'maxItems' }],
  ]);
  expect((await close(Array(240_000).fill('x'))).status()).toBe(413);
});

test('an answer names twenty wrong fields at most', async ({ as }) => {
  const moderator = await as('moderator');
  const answer = await moderator.patch('/discussions/close', { discussionIDs: Array(50).fill('x') });
  expect([answer.status(), (await answer.json()).errors.length]).toEqual([400, 20]);
  const nul = await moderator.patch('/notification-preferences/$me', {
    ...Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`a${index}`, '\0'])),
  });
  expect([nul.status(), (await nul.json()).errors.length]).toEqual([400, 20]);
});

interface Shape {
  type?: string;
  maxItems?: number;
  properties?: Record<string, Shape>;
}

test('every list that a call takes says how long it may be', async ({ as }) => {
  const { paths } = await (await (await as('guest')).get('/openapi.json')).json();
  const endless: string[] = [];
  const look = (at: string, { type, maxItems, properties = {} }: Shape): void => {
    if (type === 'array' && maxItems === undefined) endless.push(at);
    for (const [name, inner] of Object.entries(properties)) look(`${at}.${name}`, inner);
  };
  for (const [path, operations] of Object.entries<Record<string, object>>(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const { requestBody } = operation as { requestBody?: { content: Record<string, { schema: Shape }> } };
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(`${method} ${path}`, schema);
    }
  expect(endless).toEqual([]);
});

test('calls with a few fields take a few kilobytes, posts and drafts take their own limits', async ({
  as,
}) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const words = 'x'.repeat(40_000);
  const sent = async (method: string, path: string, data: object) =>
    (await sendText(member, method, path, JSON.stringify(data))).status();
  for (const [method, path, data] of [
    ['PUT', `/discussions/${discussionID}/bookmark`, { bookmarked: true }],
    ['POST', `/discussions/${discussionID}/reactions`, { reactionType: 'Like' }],
    ['PATCH', '/users/$me', { showEmail: false }],
    ['PATCH', '/notification-preferences/$me', {}],
  ] as const)
    expect([path, await sent(method, path, { ...data, words })]).toEqual([path, 413]);
  expect(await sent('POST', '/comments', { discussionID, body: words, format: 'text' })).toBe(201);
  const form = (path: string) =>
    member.context.post(path, { form: { body: 'x'.repeat(100_000) }, maxRedirects: 0 });
  expect((await form(`/discussion/${discussionID}/bookmark`)).status()).toBe(413);
  expect((await form(`/entry/signin`)).status()).toBe(413);
});

/** Written by hand: what is nested so deeply cannot be turned into JSON here either. */
const nested = (levels: number) => '{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1);

test('a draft that is nested too deeply is refused, and one of a hundred levels kept', async ({ as }) => {
  const member = await as('member');
  const keep = (levels: number) => {
    const draft = `{"recordType":"discussion","attributes":{"draftMeta":${nested(levels)}}}`;
    return sendText(member, 'POST', '/drafts', draft);
  };
  for (const levels of [99, 2000, 100_000]) {
    const refused = await keep(levels);
    const text = await refused.text();
    expect([refused.status(), text.length < 1000]).toEqual([400, true]);
    expect(JSON.parse(text).message).toBe('The request body is nested too deeply.');
  }
  // The body and the draft's own two objects are levels, too.
  expect((await keep(98)).status()).toBe(201);
  const brackets = { body: '['.repeat(500) + '\\"' + '{'.repeat(500), draftMeta: {} };
  expect((await member.post('/drafts', { recordType: 'discussion', attributes: brackets })).status()).toBe(
    201,
  );
});

test('answers hold no needless spaces', async ({ as }) => {
  const guest = await as('guest');
  for (const path of ['/nothing', '/discussions/0', '/discussions?limit=x', '/users/me', '/openapi.json']) {
    const text = await (await guest.get(path)).text();
    expect(text, path).toBe(JSON.stringify(JSON.parse(text)));
  }
});
