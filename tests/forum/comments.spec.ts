import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

test('a comment is written, changed and deleted, and the counts follow', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(await as('moderator'));
  const made = await member.post('/comments', {
    discussionID,
    body: 'First <line>\nsecond\n\nthird',
    format: 'text',
  });
  expect(made.status()).toBe(201);
  const comment = await made.json();
  expect(comment).toMatchObject({
    parentRecordType: 'discussion',
    parentRecordID: discussionID,
    depth: 1,
    insertUserID: seeded.users.member,
    insertUser: { name: 'member' },
    body: '<p>First &lt;line&gt;<br />second</p><p>third</p>',
    dateUpdated: null,
    score: 0,
  });
  expect(comment.dateInserted).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
  const count = async () => (await (await member.get(`/discussions/${discussionID}`)).json()).countComments;
  expect(await count()).toBe(1);

  const changed = await member.patch(`/comments/${comment.commentID}`, { body: 'Changed', format: 'text' });
  expect(changed.status()).toBe(200);
  expect(await changed.json()).toMatchObject({ body: '<p>Changed</p>', updateUser: { name: 'member' } });
  expect(await (await member.get(`/comments/${comment.commentID}/edit`)).json()).toEqual({
    commentID: comment.commentID,
    body: 'Changed',
    format: 'text',
  });

  const gone = await member.delete(`/comments/${comment.commentID}`);
  expect(gone.status()).toBe(204);
  expect(await gone.text()).toBe('');
  expect((await member.get(`/comments/${comment.commentID}`)).status()).toBe(404);
  expect(await count()).toBe(0);
});

test('a comment notifies the author of its discussion, who can mark it read', async ({ as }) => {
  const moderator = await as('moderator');
  const commentID = await writeComment(
    await as('member'),
    await startDiscussion(moderator, { name: 'Do <b>tell</b> me' }),
  );
  const [newest] = await (await moderator.get('/notifications?limit=1')).json();
  expect(newest).toMatchObject({ recordType: 'comment', recordID: commentID, read: false, reason: 'mine' });
  expect(newest.body).toBe('<b>member</b> commented on <b>Do &lt;b&gt;tell&lt;/b&gt; me</b>');
  const read = await moderator.patch(`/notifications/${newest.notificationID}`, { read: true });
  expect(await read.json()).toMatchObject({ read: true });
  expect((await moderator.patch(`/notifications/${newest.notificationID}`, { read: false })).status()).toBe(
    400,
  );
  expect((await (await as('member')).get(`/notifications/${newest.notificationID}`)).status()).toBe(403);
  expect((await moderator.patch('/notifications', { read: true })).status()).toBe(204);
  expect((await (await moderator.get('/users/me')).json()).countUnreadNotifications).toBe(0);
});

test('replies know their parent and its depth', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const parentCommentID = await writeComment(member, discussionID);
  const reply = await member.post('/comments', {
    discussionID,
    parentCommentID,
    body: 'Below.',
    format: 'text',
  });
  expect(await reply.json()).toMatchObject({ parentCommentID, depth: 2 });
  const elsewhere = await startDiscussion(member);
  const wrong = await member.post('/comments', {
    discussionID: elsewhere,
    parentCommentID,
    body: 'x',
    format: 'text',
  });
  expect((await wrong.json()).errors[0]).toMatchObject({ field: 'parentCommentID', code: 'invalid' });
});

test('users who may not write are refused', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const post = { discussionID, body: 'Hello', format: 'text' };
  const guest = await (await as('guest')).post('/comments', post);
  expect(guest.status()).toBe(403);
  expect((await guest.json()).permissions).toEqual(['Garden.SignIn.Allow']);
  await (await as('moderator')).patch(`/discussions/${discussionID}`, { closed: true });
  const closed = await member.post('/comments', post);
  expect(closed.status()).toBe(403);
  expect((await closed.json()).permissions).toEqual(['Vanilla.Discussions.Close']);
  expect((await (await as('moderator')).post('/comments', post)).status()).toBe(201);
});

test('other people’s comments, and one’s own in a closed discussion, stay as they are', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const commentID = await writeComment(member, discussionID);
  const foreign = await (await as('newcomer')).patch(`/comments/${commentID}`, { body: 'x', format: 'text' });
  expect(foreign.status()).toBe(403);
  expect((await foreign.json()).permissions).toEqual(['Vanilla.Comments.Edit']);
  expect((await (await as('newcomer')).delete(`/comments/${commentID}`)).status()).toBe(403);
  await (await as('moderator')).patch(`/discussions/${discussionID}`, { closed: true });
  const own = await member.patch(`/comments/${commentID}`, { body: 'x', format: 'text' });
  expect(own.status()).toBe(403);
  expect((await own.json()).description).toBe('The discussion is closed.');
  expect(
    (await (await as('moderator')).patch(`/comments/${commentID}`, { body: 'x', format: 'text' })).status(),
  ).toBe(200);
});

test('the seeded comments of a member are past their editing time', async ({ as }) => {
  const member = await as('member');
  const [old] = await (await member.get(`/comments?insertUserID=${seeded.users.member}&limit=1`)).json();
  const answer = await member.patch(`/comments/${old.commentID}`, { body: 'x', format: 'text' });
  expect(answer.status()).toBe(403);
});

test('fields that are missing or wrong are named', async ({ as }) => {
  const member = await as('member');
  const empty = await (await member.post('/comments', {})).json();
  expect(empty).toMatchObject({ message: 'Validation Failed', status: 400 });
  expect(empty.errors.map((error: { field: string; code: string }) => [error.field, error.code])).toEqual([
    ['body', 'missingField'],
    ['format', 'missingField'],
  ]);
  const discussionID = await startDiscussion(member);
  const wrong = async (post: object) => (await (await member.post('/comments', post)).json()).errors;
  expect(await wrong({ body: 'x', format: 'text' })).toMatchObject([
    { field: 'discussionID', code: 'missingField' },
  ]);
  expect(await wrong({ discussionID, body: '  \n ', format: 'text' })).toMatchObject([
    { field: 'body', code: 'missingField' },
  ]);
  expect(await wrong({ discussionID, body: 'x', format: 'doc' })).toMatchObject([
    { field: 'format', code: 'invalid' },
  ]);
  const tooLong = 'This text is too long. Please shorten it, or post it in parts.';
  expect(await wrong({ discussionID, body: 'x'.repeat(50_003), format: 'text' })).toMatchObject([
    { field: 'body', code: 'maxLength', message: tooLong },
  ]);
  expect(await wrong({ discussionID, body: 'x'.repeat(150_003), format: 'text' })).toMatchObject([
    { field: 'body', code: 'maxLength', message: tooLong },
  ]);
  expect(await wrong({ discussionID, body: '{not json', format: 'rich2' })).toMatchObject([
    { field: 'body', code: 'invalid' },
  ]);
});

test('rich text becomes HTML, as deep as is reasonable', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const document = [
    { type: 'h2', children: [{ text: 'Title' }] },
    {
      type: 'p',
      children: [
        { text: 'a < b ', bold: true },
        { text: 'and', italic: true, code: true },
      ],
    },
    {
      type: 'p',
      children: [
        { text: 'Ask ' },
        { type: '@', userID: 7, name: 'Mara Lindqvist', children: [{ text: '' }] },
      ],
    },
    { type: 'p', children: [{ type: 'a', url: 'javascript:alert(1)', children: [{ text: 'bad' }] }] },
    {
      type: 'code_block',
      children: [
        { type: 'code_line', children: [{ text: 'let a = 1;' }] },
        { type: 'code_line', children: [{ text: 'a > 0' }] },
      ],
    },
    {
      type: 'ul',
      children: [
        { type: 'li', children: ['one', 'two'].map((text) => ({ type: 'lic', children: [{ text }] })) },
      ],
    },
    { type: 'constructor', children: [{ text: 'unknown' }] },
  ];
  const post = { discussionID, format: 'Rich2', body: JSON.stringify(document) };
  expect((await (await member.post('/comments', post)).json()).body).toBe(
    '<h2 dir="auto">Title</h2><p dir="auto"><strong>a &lt; b </strong><em><code>and</code></em></p>' +
      '<p dir="auto">Ask <a class="js-userCard" data-userid="7" href="/profile/7/Mara%20Lindqvist" rel="nofollow noopener ugc" dir="auto">@Mara Lindqvist</a></p>' +
      '<p dir="auto"><a rel="nofollow noopener ugc">bad</a></p><pre><code>let a = 1;\na &gt; 0</code></pre>' +
      '<ul dir="ltr"><li dir="auto">one<br />two</li></ul>unknown',
  );
  let deep: object = { text: 'x' };
  for (let level = 0; level < 60; level += 1) deep = { type: 'blockquote', children: [deep] };
  const tooDeep = await member.post('/comments', { ...post, body: JSON.stringify([deep]) });
  expect(tooDeep.status()).toBe(400);
  expect((await tooDeep.json()).errors).toMatchObject([
    {
      field: 'body',
      message:
        'This text has too many parts, or too many inside each other. Please make it simpler, or post it in parts.',
    },
  ]);
});

test('HTML loses what could run and keeps data', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const clean = async (body: string) =>
    (await (await member.post('/comments', { discussionID, format: 'html', body })).json()).body as string;
  expect(
    await clean(
      '<p onclick="x()" id="app" style="position:fixed" name="a" class="userContent js-userCard">Hi</p>',
    ),
  ).toBe('<p class="js-userCard">Hi</p>');
  expect(await clean('<div data-react="html" data-props=\'{"html":"x"}\'>Box</div>')).toBe(
    '<div data-react="html" data-props="{&quot;html&quot;:&quot;x&quot;}">Box</div>',
  );
  expect(
    await clean(
      '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//evil.test"></iframe>Text',
    ),
  ).toBe('<img src="x" loading="lazy" />Text');
  expect(
    await clean(
      '<a href=" java\tscript:alert(1)">a</a><a href="//evil.test">b</a><a href="https://ok.test">c</a>',
    ),
  ).toBe(
    '<a rel="nofollow noopener ugc">a</a><a rel="nofollow noopener ugc">b</a><a href="https://ok.test" rel="nofollow noopener ugc">c</a>',
  );
  expect(
    await clean(
      '<svg><animate onbegin=alert(1)></svg><style>@import "//evil"</style><form><input autofocus></form>Rest',
    ),
  ).toBe('Rest');
});

test('a new comment will show the rank and badges that its author has, before any page is loaded anew', async ({
  as,
  forum,
}) => {
  const member = await as('member');
  // Somebody else's, in which the member has not written: nothing but the empty comment can name their rank.
  const id = await startDiscussion(await as('moderator'));
  const html = await (await member.context.get(`${forum.url}/discussion/${id}`)).text();
  const empty = /<template id="inlay-comment">(.*?)<\/template>/s.exec(html)?.[1] ?? '';
  expect(empty).toMatch(/class="inl-root inl-rank" data-level="\d+"/);
  expect(empty).toContain('class="inl-badges__badge"');
});
