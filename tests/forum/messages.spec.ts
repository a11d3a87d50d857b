import { expect, test } from '../support/apiTest';

interface Row {
  conversationID: number;
  countUnread: number;
  lastMessage: { insertUser: { name: string } };
}

test('a message is added to a conversation by those who are in it, and counts as read by its writer', async ({
  as,
}) => {
  const member = await as('member');
  const newest = async () => ((await (await member.get('/conversations')).json()) as Row[])[0]!;
  const { conversationID, countUnread } = await newest();
  const send = async (role: Parameters<typeof as>[0], message: object) =>
    (await as(role)).post('/messages', { conversationID, body: 'On <Tuesday>.', ...message });

  const answer = await send('member', {});
  expect(answer.status()).toBe(201);
  expect(await answer.json()).toMatchObject({
    body: expect.stringContaining('On &lt;Tuesday&gt;.'),
    insertUser: { name: 'member' },
  });
  expect(await newest()).toMatchObject({
    ...{ conversationID, countUnread },
    lastMessage: { insertUser: { name: 'member' } },
  });

  expect((await send('guest', {})).status()).toBe(403);
  expect((await send('steward', {})).status()).toBe(404);
  const empty = await send('member', { body: ' \u200b' });
  expect(empty.status()).toBe(400);
  expect(await empty.json()).toMatchObject({
    errors: [{ field: 'body', message: 'Please write something first.' }],
  });
});
