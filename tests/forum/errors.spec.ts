import { Errors } from 'typebox/schema';
import { expect, test } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';

const missing = { message: 'Page not found.', status: 404, description: null };

test('unknown calls and IDs that are no numbers are not found, in JSON', async ({ as }) => {
  const guest = await as('guest');
  for (const path of [
    '/nothing',
    '/discussions/abc',
    '/discussions/0',
    '/discussions/99999999999',
    '/comments/1/2/3',
  ]) {
    const answer = await guest.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toEqual(missing);
  }
  const discussion = await guest.get('/discussions/99999');
  expect(await discussion.json()).toEqual({
    message: 'Discussion not found.',
    status: 404,
    description: null,
  });
  expect((await guest.get('/categories/$urlcode:nowhere')).status()).toBe(404);
});

test('wrong queries name each wrong field', async ({ as }) => {
  const answer = await (await as('guest')).get('/discussions?limit=101&page=0&sort=sideways&slotType=x');
  expect(answer.status()).toBe(400);
  const { errors } = await answer.json();
  const seen = errors.map((error: { field: string; code: string }) => `${error.field} ${error.code}`).sort();
  expect(seen).toEqual(['limit maximum', 'page minimum', 'slotType invalid']);
  const sort = await (await (await as('guest')).get('/discussions?sort=sideways')).json();
  expect(sort.errors).toMatchObject([{ field: 'sort', code: 'invalid' }]);
  const trending = await (await (await as('guest')).get('/discussions?sort=-experimentalTrending')).json();
  expect(trending.errors).toMatchObject([{ field: 'sort', code: 'badSlotType' }]);
  expect((await (await as('guest')).get('/discussions?sort=-experimentalTrending&slotType=w')).status()).toBe(
    200,
  );
});

test('an item of a list is named by its place', async ({ as }) => {
  const answer = await (await as('admin')).delete('/discussions/list', { discussionIDs: [1, 'two'] });
  expect((await answer.json()).errors).toMatchObject([{ field: 'discussionIDs', index: 1, code: 'invalid' }]);
});

test('broken and hostile bodies change nothing', async ({ as }) => {
  const member = await as('member');
  const post = (data: string, type = 'application/json') =>
    member.context.post('/api/v2/comments', { headers: { 'content-type': type }, data: Buffer.from(data) });
  const broken = await post('{"body":');
  expect(broken.status()).toBe(400);
  expect(await broken.json()).toEqual({
    message: 'The request body is not valid JSON.',
    status: 400,
    description: null,
  });
  expect((await post('<xml/>', 'application/xml')).status()).toBe(415);
  expect((await post(JSON.stringify({ body: 'x'.repeat(1_100_000) }))).status()).toBe(413);
  const discussionID = await startDiscussion(member);
  const polluted = `{"discussionID":${discussionID},"body":"fine","format":"text","__proto__":{"insertUserID":1},"insertUserID":1}`;
  const made = await (await post(polluted)).json();
  expect(made).toMatchObject({ insertUserID: 3, body: '<p>fine</p>' });
});

test('strange queries are answered, quickly', async ({ as }) => {
  const guest = await as('guest');
  const began = Date.now();
  const many = Array.from({ length: 1500 }, (_, index) => `a[]=${index}`).join('&');
  for (const query of [
    many,
    '__proto__[x]=1',
    'constructor[prototype][x]=1',
    'a[b][c][d][e]=1',
    '%E0%A4%A',
    'expand[x]=insertUser',
  ]) {
    expect([200, 400]).toContain((await guest.get(`/discussions?limit=1&${query}`)).status());
  }
  expect(Date.now() - began).toBeLessThan(5000);
  const listed = await guest.get(`/discussions?${many}&limit=1`);
  expect(listed.headers()['x-app-page-first-url']).toMatch(/\/discussions\?limit=1&page=1$/);
});

interface Operation {
  responses: Record<string, { content?: { 'application/json'?: { schema?: object } } }>;
}

test('answers are as the published description says', async ({ as }) => {
  const moderator = await as('moderator');
  const discussionID = await startDiscussion(moderator);
  const commentID = await writeComment(moderator, discussionID);
  await moderator.post(`/comments/${commentID}/reactions`, { reactionType: 'Like' });
  const description = await (await moderator.get('/openapi.json')).json();
  expect(description.openapi).toBe('3.1.0');
  const calls: [path: string, call: string][] = [
    ['/users/me', '/users/me'],
    ['/users/me-counts', '/users/me-counts'],
    ['/users/{id}', '/users/3'],
    ['/users/{id}/permissions', '/users/$me/permissions?expand=junctions'],
    ['/users/by-names', '/users/by-names?name=m*'],
    ['/users', '/users?limit=50'],
    ['/categories', '/categories?expand=all'],
    ['/categories/{id}', '/categories/7?expand=all'],
    ['/discussions', '/discussions?expand=all'],
    ['/discussions/{id}', `/discussions/${discussionID}?expand=all`],
    ['/comments', `/comments?discussionID=11&expand=all`],
    ['/comments/{id}', `/comments/${commentID}?expand=all`],
    ['/comments/{id}/reactions', `/comments/${commentID}/reactions`],
    ['/tags', '/tags'],
  ];
  for (const [path, call] of calls) {
    const operation = description.paths[path].get as Operation;
    const schema = operation.responses['200']?.content?.['application/json']?.schema;
    expect(schema, path).toBeDefined();
    const [, errors] = Errors(schema!, await (await moderator.get(call)).json());
    expect(errors, path).toEqual([]);
    expect(Errors(schema!, 'not this')[1], path).not.toEqual([]);
  }
});
