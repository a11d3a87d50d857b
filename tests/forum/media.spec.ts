import { dotPicture } from '../support/dotPicture';
import { expect, test } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';

test('a picture is taken in, shown to everybody with its post, and stays out of the way of scripts', async ({
  as,
}) => {
  const member = await as('member');
  const { context } = member;
  const send = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    context.post('/api/v2/media', { multipart: { file } });
  const made = await send(dotPicture('my dot.png'));
  expect(made.status()).toBe(201);
  const { mediaID, url, ...rest } = await made.json();
  expect(mediaID).toBeGreaterThan(0);
  expect(rest).toMatchObject({ name: 'my dot.png', type: 'image/png', size: 70 });
  await startDiscussion(member, { body: `<p><img src="${url}" alt=""></p>`, format: 'html' });
  const shown = await (await as('guest')).context.get(url);
  expect(shown.headers()).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(await shown.body()).toEqual(dotPicture('').buffer);

  const refused = async (file: Parameters<typeof send>[0]) => {
    const answer = await send(file);
    return [answer.status(), (await answer.json()).errors?.[0]?.message];
  };
  const page = Buffer.from('<script>alert(1)</script>');
  expect(await refused({ name: 'page.svg', mimeType: 'image/png', buffer: page })).toEqual([
    400,
    'The uploaded file did not have an allowed extension.',
  ]);
  expect(await refused({ name: 'page.png', mimeType: 'image/png', buffer: page })).toEqual([
    400,
    'The uploaded file is not a picture.',
  ]);
  const big = Buffer.concat([dotPicture('').buffer, Buffer.alloc(5 * 1024 * 1024)]);
  expect(await refused({ name: 'big.png', mimeType: 'image/png', buffer: big })).toEqual([
    400,
    'The uploaded file was too big (max 5 MB).',
  ]);
  const asGuest = await (
    await as('guest')
  ).context.post('/api/v2/media', { multipart: { file: dotPicture('a.png') } });
  expect(asGuest.status()).toBe(403);
});

test('a comment can be quoted by users who may read it', async ({ as }) => {
  const moderator = await as('moderator');
  const discussionID = await startDiscussion(moderator);
  const commentID = await writeComment(moderator, discussionID, 'Words <worth> quoting');
  const quote = await (await as('member')).get(`/comments/${commentID}/quote`);
  expect(await quote.json()).toMatchObject({
    body: '<p>Words &lt;worth&gt; quoting</p>',
    insertUser: { name: 'moderator' },
    url: expect.stringContaining(`/discussion/comment/${commentID}#Comment_${commentID}`),
  });
  const hidden = await startDiscussion(moderator, { categoryID: 12 });
  const secret = await writeComment(moderator, hidden, 'Between us.');
  const answer = await (await as('member')).get(`/comments/${secret}/quote`);
  expect([403, 404]).toContain(answer.status());
  expect(await answer.text()).not.toContain('Between us');
});

test("a new member's first comment waits for a moderator", async ({ as }) => {
  const discussionID = await startDiscussion(await as('moderator'));
  const newcomer = await as('newcomer');
  const answer = await newcomer.post('/comments', { discussionID, body: 'Hello there.', format: 'text' });
  expect(answer.status()).toBe(202);
  expect(await answer.json()).toMatchObject({ message: 'Your comment will appear after it is approved.' });
  expect(await (await newcomer.get(`/comments?discussionID=${discussionID}`)).json()).toEqual([]);
  const member = await as('member');
  expect((await member.post('/comments', { discussionID, body: 'Hi.', format: 'text' })).status()).toBe(201);
});
