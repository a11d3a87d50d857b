import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';

type Operation = { requestBody?: { content: Record<string, unknown> } };
type Call = [method: string, path: string];

/** Bodies that no route takes: whoever reads them before the permission answers something else than 403. */
const bodies = {
  'no JSON at all': '{"discussionIDs":[',
  'a list where an object is due': '[]',
  'fields of the wrong kind': JSON.stringify({ discussionIDs: 'x', body: {}, attributes: 5, closed: 'x' }),
  'more than any route takes': JSON.stringify({ discussionIDs: Array(240_000).fill('x') }),
};

async function send(client: Client, [method, path]: Call, body: string) {
  return client.context.fetch(`/api/v2${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    data: Buffer.from(body),
  });
}

/** Guests are counted, too. */
const open = ['/tick'];

/** Every call of the published description that takes a body, with 1 for each ID. */
async function callsWithBody(client: Client): Promise<Call[]> {
  const { paths } = (await (await client.get('/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]): Call[] =>
      (requestBody || ['post', 'put', 'patch'].includes(method)) && !open.includes(path)
        ? [[method.toUpperCase(), path.replace(/\{\w+\}/g, '1')]]
        : [],
    ),
  );
}

for (const [name, body] of Object.entries(bodies))
  test(`a guest is refused by every call that takes a body, before it is read: ${name}`, async ({ as }) => {
    const guest = await as('guest');
    const calls = await callsWithBody(guest);
    expect(calls.length).toBeGreaterThan(25);
    const answers = await Promise.all(
      calls.map(async (call) => {
        const answer = await send(guest, call, body);
        return [call.join(' '), answer.status(), (await answer.json()).permissions];
      }),
    );
    expect(answers).toEqual(calls.map((call) => [call.join(' '), 403, ['Garden.SignIn.Allow']]));
  });

test('a member is refused by the calls that need more, before the body is looked at', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const commentID = await writeComment(moderator, discussionID);
  const hidden = await startDiscussion(moderator, { categoryID: 12 });
  const secret = await writeComment(moderator, hidden);
  const begun = { recordType: 'discussion', attributes: { body: 'Words', format: 'text' } };
  const { draftID } = await (await moderator.post('/drafts', begun)).json();
  const asked = { discussionID, name: 'Which?', options: ['This', 'That'] };
  const { pollID } = await (await moderator.post('/polls', asked)).json();
  const [note] = await (await moderator.get('/notifications?limit=1')).json();
  const calls: Call[] = [
    ['DELETE', '/discussions/list'],
    ['PATCH', '/discussions/close'],
    ['PATCH', '/discussions/move'],
    ['PATCH', '/discussions/merge'],
    ['PATCH', `/discussions/${discussionID}`],
    ['PUT', `/discussions/${discussionID}/tags`],
    ['PUT', `/discussions/${hidden}/bookmark`],
    ['PUT', `/discussions/${hidden}/dismiss`],
    ['POST', `/discussions/${hidden}/reactions`],
    ['POST', `/comments/${secret}/reactions`],
    ['PATCH', `/comments/${commentID}`],
    ['PATCH', `/comments/${commentID}/answer`],
    ['PATCH', `/drafts/${draftID}`],
    ['PATCH', `/drafts/schedule/${draftID}`],
    ['PATCH', `/drafts/cancel-schedule/${draftID}`],
    ['PATCH', `/polls/${pollID}`],
    ['PATCH', '/issues/1'],
    ['POST', '/users'],
    ['PATCH', '/users/1'],
    ['PATCH', '/categories/7/preferences/1'],
    ['PATCH', '/notification-preferences/1'],
    ['PATCH', `/notifications/${note.notificationID}`],
  ];
  for (const [name, body] of Object.entries(bodies))
    for (const call of calls) {
      const answer = await send(member, call, body);
      const { permissions } = await answer.json();
      expect([name, ...call, answer.status()]).toEqual([name, ...call, 403]);
      expect(permissions, call.join(' ')).toEqual(expect.arrayContaining([expect.any(String)]));
    }
});
