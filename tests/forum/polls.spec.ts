import { expect, test } from '../support/apiTest';
import { startDiscussion } from '../support/forumRecords';

interface Poll {
  pollID: number;
  closed: boolean;
  countVotes: number;
  options: { pollOptionID: number; body: string; countVotes: number }[];
  votedOptionID: number | null;
  mayVote: boolean;
  mayClose: boolean;
}
const counts = ({ options }: Poll) => options.map(({ countVotes }) => countVotes);

test('a member votes once, and changes that vote until the poll’s author or a moderator closes it', async ({
  as,
}) => {
  const [guest, member, moderator, admin] = await Promise.all([
    as('guest'),
    as('member'),
    as('moderator'),
    as('admin'),
  ]);
  const discussionID = await startDiscussion(member);
  const made = await member.post('/polls', { discussionID, name: ' Which? ', options: ['One', ' Two ', ''] });
  expect(made.status()).toBe(201);
  const poll = (await made.json()) as Poll & { name: string };
  expect(poll).toMatchObject({ name: 'Which?', closed: false, countVotes: 0, mayVote: true, mayClose: true });
  expect(poll.options.map(({ body }) => body)).toEqual(['One', 'Two']);
  const [one, two] = poll.options.map(({ pollOptionID }) => pollOptionID);
  const path = `/polls/${poll.pollID}`;
  const read = async (client: typeof member) => (await (await client.get(path)).json()) as Poll;
  const vote = async (client: typeof member, pollOptionID?: number) =>
    client.put(`${path}/vote`, { pollOptionID });

  expect(counts((await (await vote(member, one)).json()) as Poll)).toEqual([1, 0]);
  expect(counts((await (await vote(admin, one)).json()) as Poll)).toEqual([2, 0]);
  expect(counts((await (await vote(admin, one)).json()) as Poll)).toEqual([2, 0]);
  const changed = (await (await vote(admin, two)).json()) as Poll;
  expect(changed).toMatchObject({ countVotes: 2, votedOptionID: two, mayClose: true });
  expect(counts(changed)).toEqual([1, 1]);
  expect(await read(guest)).toMatchObject({
    countVotes: 2,
    votedOptionID: null,
    mayVote: false,
    mayClose: false,
  });
  expect(await (await guest.get(`/polls?discussionID=${discussionID}`)).json()).toHaveLength(1);

  expect((await vote(guest, one)).status()).toBe(403);
  expect((await vote(member, 999_999)).status()).toBe(404);
  expect((await vote(member)).status()).toBe(400);
  expect((await guest.patch(path, { closed: true })).status()).toBe(403);

  expect(await (await moderator.patch(path, { closed: true })).json()).toMatchObject({
    closed: true,
    mayVote: false,
  });
  const late = await vote(member, two);
  expect(late.status()).toBe(403);
  expect(((await late.json()) as { message: string }).message).toContain('closed');
  expect(await (await member.patch(path, { closed: false })).json()).toMatchObject({
    closed: false,
    mayVote: true,
  });
  await moderator.patch(`/discussions/${discussionID}`, { closed: true });
  expect(await read(member)).toMatchObject({ closed: false, mayVote: false });
  expect((await vote(member, two)).status()).toBe(403);
  await moderator.delete(`/discussions/${discussionID}`);
  expect((await member.get(path)).status()).toBe(404);
});

test('a poll needs a question, two options that differ, a discussion of one’s own, and to be the first there', async ({
  as,
}) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const discussionID = await startDiscussion(member);
  const add = async (client: typeof member, more: object = {}) =>
    client.post('/polls', { discussionID, name: 'Which?', options: ['One', 'Two'], ...more });
  for (const [more, fields] of [
    [{ name: ' ', options: ['One'] }, ['name', 'options']],
    [{ options: ['One', 'one '] }, ['options']],
    [{ options: Array.from({ length: 13 }, (_, index) => `Option ${index}`) }, ['options']],
    [{ options: ['One', 'x'.repeat(201)] }, ['options']],
    [{ name: 'x'.repeat(201) }, ['name']],
  ] as const) {
    const answer = await add(member, more);
    expect(answer.status()).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(fields);
  }
  expect((await add(guest)).status()).toBe(403);
  expect((await add(member, { discussionID: 999_999 })).status()).toBe(404);
  const foreign = await startDiscussion(moderator);
  expect((await add(member, { discussionID: foreign })).status()).toBe(403);
  expect((await add(moderator)).status()).toBe(201);
  expect((await add(member)).status()).toBe(409);
});

test('without script plain forms add a poll, vote and close', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const html = async (path: string) => (await member.context.get(path)).text();
  const form = async (path: string, values: Record<string, string>) =>
    member.context.post(path, { form: values, maxRedirects: 0 });
  const thread = await html(`/discussion/${discussionID}`);
  expect(thread).toContain(`href="/discussion/${discussionID}/options"`);
  expect(await html(`/discussion/${discussionID}/options`)).toContain(`href="/post/poll/${discussionID}"`);
  const TransientKey = /name="TransientKey" value="([^"]+)"/.exec(thread)![1]!;
  const wrong = await form(`/post/poll/${discussionID}`, {
    TransientKey,
    name: 'Which <b>?',
    options: 'One',
  });
  expect(wrong.status()).toBe(400);
  expect(await wrong.text()).toContain('A poll needs at least two options.');
  expect((await form(`/post/poll/${discussionID}`, { name: 'Which?', options: 'One\r\nTwo' })).status()).toBe(
    403,
  );
  const added = await form(`/post/poll/${discussionID}`, {
    TransientKey,
    name: 'Which <b>?',
    options: 'One\r\n<i>Two</i>\r\n',
  });
  expect(added.status()).toBe(303);
  const path = added.headers()['location']!;
  expect(path).toMatch(new RegExp(`^/discussion/${discussionID}#Poll_\\d+$`));
  const pollID = path.split('_')[1]!;
  const page = await html(path);
  expect(page).toContain('Which &lt;b&gt;?');
  expect(page).toContain('<bdi>&lt;i&gt;Two&lt;/i&gt;</bdi>');
  expect(page).not.toContain(`href="/post/poll/${discussionID}"`);
  expect(await html('/discussions?sort=-dateInserted')).toMatch(
    new RegExp(`/discussion/${discussionID}/(?:(?!</article>)[^])*forum-tag--poll`),
  );
  const [, second] = [...page.matchAll(/name="pollOptionID" value="(\d+)"/g)].map(([, value]) => value!);
  expect((await form(`/poll/${pollID}/vote`, { TransientKey })).status()).toBe(400);
  expect((await form(`/poll/${pollID}/vote`, { TransientKey, pollOptionID: second! })).status()).toBe(303);
  expect(await html(path)).toMatch(/Two&lt;\/i&gt;[^]*Your vote[^]*100%/);
  expect((await form(`/poll/${pollID}/close`, { TransientKey, closed: '1' })).status()).toBe(303);
  expect(await html(path)).toMatch(/This poll is closed\.[^]*Reopen poll/);
});
