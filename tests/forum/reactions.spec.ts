import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';
import { openPlain } from '../support/plainPage';

interface Reaction {
  urlcode: string;
  count: number;
  hasReacted?: boolean;
}

async function summary(client: Client, commentID: number): Promise<Reaction[]> {
  return (await (await client.get(`/comments/${commentID}?expand=reactions`)).json()).reactions;
}
const named = (list: Reaction[], urlcode: string) => list.find((reaction) => reaction.urlcode === urlcode);

test('reacting, and taking it back', async ({ as }) => {
  const member = await as('member');
  const moderator = await as('moderator');
  const commentID = await writeComment(moderator, await startDiscussion(moderator));
  const path = `/comments/${commentID}/reactions`;

  const added = await member.post(path, { reactionType: 'Like' });
  expect(added.status()).toBe(201);
  const rows: Reaction[] = await added.json();
  expect(rows).toHaveLength(13);
  expect(named(rows, 'Like')).toEqual({
    tagID: 2,
    urlcode: 'Like',
    name: 'Like',
    class: 'Positive',
    count: 1,
    reactionValue: 1,
  });
  expect(named(await summary(member, commentID), 'Like')).toMatchObject({ count: 1, hasReacted: true });
  expect(named(await summary(moderator, commentID), 'Like')).toMatchObject({ count: 1, hasReacted: false });
  expect((await (await member.get(`/comments/${commentID}`)).json()).score).toBe(1);

  const twice = await member.post(path, { reactionType: 'Like' });
  expect(named(await twice.json(), 'Like')).toMatchObject({ count: 1 });

  const removed = await member.delete(path);
  expect(removed.status()).toBe(204);
  expect(await removed.text()).toBe('');
  expect((await member.delete(path)).status()).toBe(204);
  expect(named(await summary(member, commentID), 'Like')).toMatchObject({ count: 0, hasReacted: false });
  expect((await (await member.get(`/comments/${commentID}`)).json()).score).toBe(0);
});

test('the log names users who reacted, newest first, and can be narrowed to a type', async ({ as }) => {
  const moderator = await as('moderator');
  const discussionID = await startDiscussion(moderator);
  const path = `/discussions/${discussionID}/reactions`;
  await (await as('member')).post(path, { reactionType: 'Agree' });
  await (await as('admin')).post(path, { reactionType: 'LOL' });
  const log = await (await moderator.get(path)).json();
  expect(log).toHaveLength(2);
  const byMember = log.find((entry: { userID: number }) => entry.userID === seeded.users.member);
  expect(byMember).toMatchObject({
    recordType: 'Discussion',
    recordID: discussionID,
    user: { name: 'member' },
    reactionType: { urlcode: 'Agree', class: 'Positive', hasReacted: false },
  });
  const laughs = await (await moderator.get(`${path}?type=LOL`)).json();
  expect(laughs.map((entry: { userID: number }) => entry.userID)).toEqual([seeded.users.admin]);
});

test('refused calls say why', async ({ as }) => {
  const moderator = await as('moderator');
  const member = await as('member');
  const discussionID = await startDiscussion(moderator);
  const path = `/discussions/${discussionID}/reactions`;
  const react = async (client: Client, reactionType: unknown) => {
    const answer = await client.post(path, { reactionType });
    return { status: answer.status(), ...(await answer.json()) };
  };
  expect(await react(await as('guest'), 'Like')).toMatchObject({
    status: 403,
    permissions: ['Garden.SignIn.Allow'],
  });
  expect(await react(member, 'Promote')).toMatchObject({
    status: 403,
    permissions: ['Garden.Curation.Manage'],
  });
  expect(await react(member, 'Nothing')).toEqual({
    status: 404,
    message: 'Reaction type not found.',
    description: null,
  });
  expect(await react(member, '')).toMatchObject({
    status: 400,
    errors: [{ field: 'reactionType', code: 'minLength' }],
  });
  const missing = await (await member.post(path, {})).json();
  expect(missing.errors).toEqual([
    { field: 'reactionType', code: 'missingField', status: 400, message: 'reactionType is required.' },
  ]);
  expect((await member.post('/comments/999999/reactions', { reactionType: 'Like' })).status()).toBe(404);
  const curated = await moderator.post(path, { reactionType: 'promote' });
  expect(curated.status()).toBe(201);
});

test('on a closed discussion only users who may close it react', async ({ as }) => {
  const moderator = await as('moderator');
  const discussionID = await startDiscussion(moderator);
  const commentID = await writeComment(moderator, discussionID);
  await moderator.patch(`/discussions/${discussionID}`, { closed: true });
  for (const path of [`/discussions/${discussionID}/reactions`, `/comments/${commentID}/reactions`]) {
    const refused = await (await as('member')).post(path, { reactionType: 'Like' });
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({
      description: 'This discussion has been closed.',
      permissions: ['Vanilla.Discussions.Close'],
    });
    expect((await moderator.post(path, { reactionType: 'Like' })).status()).toBe(201);
  }
});

test("somebody else's reaction is for moderators to remove", async ({ as }) => {
  const moderator = await as('moderator');
  const path = `/discussions/${await startDiscussion(moderator)}/reactions`;
  await (await as('member')).post(path, { reactionType: 'Like' });
  const refused = await (await as('newcomer')).delete(`${path}/${seeded.users.member}`);
  expect(refused.status()).toBe(403);
  expect((await refused.json()).permissions).toEqual(['Garden.Moderation.Manage']);
  expect((await moderator.delete(`${path}/${seeded.users.member}`)).status()).toBe(204);
  expect(await (await moderator.get(path)).json()).toEqual([]);
});

test('a flag is taken back after the reaction beside it, and a moderator clears away both at once', async ({
  as,
}) => {
  const member = await as('member');
  const moderator = await as('moderator');
  const commentID = await writeComment(moderator, await startDiscussion(moderator));
  const path = `/comments/${commentID}/reactions`;
  const give = async () => {
    for (const reactionType of ['Like', 'Spam']) await member.post(path, { reactionType });
  };
  const types = async () =>
    (await (await moderator.get(path)).json())
      .map((entry: { reactionType: Reaction }) => entry.reactionType.urlcode)
      .sort();
  await give();
  expect(await types()).toEqual(['Like', 'Spam']);
  await member.delete(path);
  expect(await types()).toEqual(['Spam']);
  await member.delete(path);
  expect(await types()).toEqual([]);
  await give();
  expect((await moderator.delete(`${path}/${seeded.users.member}`)).status()).toBe(204);
  expect(await types()).toEqual([]);
});

test('flags are counted and logged for moderators alone', async ({ as }) => {
  const moderator = await as('moderator');
  const member = await as('member');
  const commentID = await writeComment(moderator, await startDiscussion(moderator));
  const flagged = await member.post(`/comments/${commentID}/reactions`, { reactionType: 'Spam' });
  expect(flagged.status()).toBe(201);
  expect(named(await flagged.json(), 'Spam')).toBeUndefined();
  expect(named(await summary(member, commentID), 'Spam')).toBeUndefined();
  expect(named(await summary(moderator, commentID), 'Spam')).toMatchObject({ count: 1 });
  expect(await (await member.get(`/comments/${commentID}/reactions`)).json()).toEqual([]);
  expect(await (await moderator.get(`/comments/${commentID}/reactions`)).json()).toHaveLength(1);
});

test('the plain form sets, changes and takes back one reaction', async ({ as, forum }) => {
  const member = await as('member');
  const commentID = await writeComment(await as('moderator'), await startDiscussion(await as('moderator')));
  const page = await (await member.context.get('/discussions')).text();
  const TransientKey = /"TransientKey":\s*"([^"]+)"/.exec(page)?.[1] ?? '';
  const press = async (reactionType: string) => {
    const answer = await member.context.post(`${forum.url}/comment/${commentID}/reactions`, {
      form: { reactionType, TransientKey },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    return (await summary(member, commentID)).filter((row) => row.hasReacted).map((row) => row.urlcode);
  };
  expect(await press('Like')).toEqual(['Like']);
  expect(await press('Agree')).toEqual(['Agree']);
  expect(await press('Agree')).toEqual([]);
});

test('the common form of a page takes the press of each of its bars, and says no to anything else', async ({
  as,
}) => {
  const member = await as('member');
  const moderator = await as('moderator');
  const commentID = await writeComment(moderator, await startDiscussion(moderator));
  const html = await (await member.context.get(`/discussion/comment/${commentID}`)).text();
  const [, TransientKey = ''] = /name="TransientKey" value="([^"]+)"/.exec(html)!;
  const press = (form: Record<string, string>) =>
    member.context.post('/react', { form, maxRedirects: 0, headers: { referer: '' } });
  expect(html).toContain(`<button form="forum-form" name="comment/${commentID}" value="Like"`);
  const pressed = await press({ TransientKey, [`comment/${commentID}`]: 'Like' });
  expect([pressed.status(), pressed.headers().location]).toEqual([
    303,
    `/discussion/comment/${commentID}#Comment_${commentID}`,
  ]);
  expect(named(await summary(member, commentID), 'Like')).toMatchObject({ count: 1, hasReacted: true });
  expect((await press({ [`comment/${commentID}`]: 'Like' })).status()).toBe(403);
  expect((await press({ TransientKey, 'category/1': 'Like' })).status()).toBe(400);
  expect((await press({ TransientKey, 'comment/999999': 'Like' })).status()).toBe(404);
  expect(named(await summary(member, commentID), 'Like')).toMatchObject({ count: 1 });
});

test('a browser without script finds all reactions behind a link, and comes back to the post', async ({
  as,
}) => {
  const moderator = await as('moderator');
  const discussionID = await startDiscussion(moderator);
  const commentID = await writeComment(moderator, discussionID);
  const { context } = await as('member');
  const path = `/comment/${commentID}/reactions`;
  const thread = await openPlain(context, `/discussion/${discussionID}`);
  expect(thread.html).toContain(`href="${path}"`);
  // What nobody has given is not in the tag: the page says once which kinds there are.
  const bar = new RegExp(`data-react="ReactionBar"[^>]*"recordID":${commentID},[^>]*"reactions":\\[\\]`);
  expect(thread.html).toMatch(bar);
  expect(thread.html.match(/"urlCode":"Awesome"/g)).toHaveLength(1);

  const all = await openPlain(context, path);
  expect(all.words).toMatch(/Like.*Awesome.*Support/);
  const back = await all.send(/reactions$/, { reactionType: 'Awesome' });
  expect(back.path).toContain(`/discussion/`);
  expect(named(await summary(moderator, commentID), 'Awesome')).toMatchObject({ count: 1 });
  const again = await openPlain(context, path);
  expect(again.html).toMatch(/value="Awesome" aria-pressed="true"/);

  // A closed discussion takes none, and a guest has nothing to choose from.
  await moderator.patch(`/discussions/${discussionID}`, { closed: true });
  for (const reader of [context, (await as('guest')).context])
    expect((await openPlain(reader, `${path}?theme=dark`)).path).toMatch(/^\/discussion\/.*theme=dark/);
});
