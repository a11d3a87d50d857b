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

test('a text that is too long is refused in words, with its limit', async ({ as }) => {
  const attributes = { body: 'x'.repeat(100_001), format: 'text' };
  const draft = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: 1, attributes };
  const answer = await (await as('member')).post('/drafts', draft);
  expect((await answer.json()).errors).toMatchObject([
    { field: 'body', code: 'maxLength', message: 'body is too long: at most 100,000 characters.' },
  ]);
  const titled = { name: 'x'.repeat(201), categoryID: 6, body: 'Words', format: 'text' };
  const refused = await (await as('member')).post('/discussions', titled);
  expect((await refused.json()).errors).toMatchObject([
    { field: 'name', code: 'maxLength', message: 'This title is too long: at most 200 characters.' },
  ]);
});

test('what may stand in a field is named, without a word for nothing', async ({ as }) => {
  const answer = await (await as('moderator')).patch('/discussions/1', { pinLocation: 'top' });
  const [{ message }] = (await answer.json()).errors;
  expect(message).toMatch(/: recent, category\.$/);
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
  const many = Array.from({ length: 1500 }, (_, index) => `a[]=${index}`).join('&');
  const strange = [
    many,
    '__proto__[x]=1',
    'constructor[prototype][x]=1',
    'a[b][c][d][e]=1',
    '%E0%A4%A',
    'expand[x]=insertUser',
  ];
  const spent = async (queries: readonly string[]) => {
    const began = Date.now();
    for (const query of queries)
      expect([200, 400]).toContain((await guest.get(`/discussions?limit=1&${query}`)).status());
    return Date.now() - began;
  };
  // A busy machine takes its time for any.
  const usual = await spent(strange.map(() => 'page=1'));
  expect(await spent(strange)).toBeLessThan(usual + 5000);
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
  const begun = { recordType: 'discussion', attributes: { body: 'Words', format: 'text' } };
  const { draftID } = await (await moderator.post('/drafts', begun)).json();
  await moderator.patch('/categories/7/preferences/$me', { 'preferences.followed': true });
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
    ['/reactions', '/reactions'],
    ['/discussions/{id}/edit', `/discussions/${discussionID}/edit`],
    ['/discussions/{id}/quote', `/discussions/${discussionID}/quote`],
    ['/comments/{id}/edit', `/comments/${commentID}/edit`],
    ['/comments/{id}/quote', `/comments/${commentID}/quote`],
    ['/drafts/{id}/edit', `/drafts/${draftID}/edit`],
    ['/categories/preferences/{userID}', '/categories/preferences/$me'],
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

test('addresses that cannot be read or are too long are not found, under the policies of all others', async ({
  as,
}) => {
  const guest = await as('guest');
  const paths = ['/discussion/%E0%A4%A', '/profile/%', '/%ff?sort=-score', `/profile/${'x'.repeat(9000)}`];
  for (const path of [...paths, ...paths.map((each) => `/api/v2${each}`)]) {
    const answer = await guest.context.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    const headers = answer.headers();
    expect(headers['content-security-policy']).toContain("script-src 'nonce-");
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (path.startsWith('/api/')) expect(await answer.json()).toEqual(missing);
    else expect(await answer.text()).toContain('Page Not Found');
  }
});

test('a body that is no object is said to be none', async ({ as }) => {
  const member = await as('member');
  for (const data of ['[]', '"text"', '5', '[1,2]']) {
    const answer = await member.context.post('/api/v2/comments', {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from(data),
    });
    expect(answer.status(), data).toBe(400);
    expect(await answer.json()).toEqual({
      message: 'The request body must be an object.',
      status: 400,
      description: null,
    });
  }
});

test('the description tells what long-running calls take, and every status that is no error', async ({
  as,
}) => {
  const { paths } = await (await (await as('guest')).get('/openapi.json')).json();
  const run = paths['/calls/run'].post;
  expect(run.requestBody.content['application/system+jwt'].schema).toMatchObject({ type: 'string' });
  for (const operation of [
    run,
    paths['/discussions/list'].delete,
    paths['/discussions/close'].patch,
    paths['/discussions/move'].patch,
    paths['/discussions/merge'].patch,
  ]) {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '408']));
    expect(operation.responses['408'].content['application/json'].schema.properties).toHaveProperty(
      'callbackPayload',
    );
  }
  const bookmark = paths['/discussions/{id}/bookmark'].put.requestBody.content['application/json'].schema;
  expect(bookmark).not.toHaveProperty('additionalProperties');
  const held = paths['/comments'].post.responses['202'];
  expect(held.content['application/json'].schema.properties).toHaveProperty('message');
});
