import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';

const judge = async (client: Client, commentID: number, status: string) =>
  client.patch(`/comments/${commentID}/answer`, { status });
const statusOf = async (client: Client, discussionID: number) =>
  ((await (await client.get(`/discussions/${discussionID}`)).json()) as { statusID: number }).statusID;

test('the asker and curators accept and reject answers, and the question follows', async ({ as }) => {
  const [guest, member, moderator, admin] = await Promise.all([
    as('guest'),
    as('member'),
    as('moderator'),
    as('admin'),
  ]);
  const discussionID = await startDiscussion(member, { type: 'question' });
  expect(await statusOf(member, discussionID)).toBe(1);
  const own = await writeComment(member, discussionID);
  expect(await statusOf(member, discussionID), 'what the asker says is no answer').toBe(1);
  const first = await writeComment(admin, discussionID);
  expect(await statusOf(member, discussionID)).toBe(2);

  expect((await judge(guest, first, 'accepted')).status()).toBe(403);
  expect((await judge(member, own, 'accepted')).status()).toBe(400);
  expect((await judge(member, first, 'perhaps')).status()).toBe(400);
  const accepted = await judge(member, first, 'accepted');
  expect(accepted.status()).toBe(200);
  const { attributes } = (await accepted.json()) as {
    attributes: { answer: { status: string; dateAccepted: string; acceptUserID: number } };
  };
  expect(attributes.answer).toMatchObject({ status: 'accepted', acceptUserID: 3 });
  expect(attributes.answer.dateAccepted).toMatch(/^\d{4}-.*\+00:00$/);
  expect(await statusOf(guest, discussionID)).toBe(3);

  expect((await judge(moderator, first, 'rejected')).status()).toBe(200);
  expect(await statusOf(guest, discussionID)).toBe(4);
  const second = await writeComment(moderator, discussionID);
  expect(await statusOf(guest, discussionID), 'a new answer').toBe(2);
  await judge(member, second, 'accepted');
  expect(await statusOf(guest, discussionID)).toBe(3);
  await moderator.delete(`/comments/${second}`);
  expect(await statusOf(guest, discussionID), 'the accepted one is gone').toBe(4);
  await judge(member, first, 'pending');
  expect(await statusOf(guest, discussionID)).toBe(2);

  await moderator.patch(`/discussions/${discussionID}`, { closed: true });
  expect((await judge(member, first, 'accepted')).status()).toBe(403);
  const plain = await startDiscussion(moderator);
  expect((await judge(moderator, await writeComment(member, plain), 'accepted')).status()).toBe(400);
  expect((await judge(moderator, 999_999, 'accepted')).status()).toBe(404);
});

test('without script a plain form accepts an answer and takes that back; only those who may have it', async ({
  as,
}) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const discussionID = await startDiscussion(moderator, { type: 'question' });
  const commentID = await writeComment(member, discussionID);
  const html = async (client: Client) => (await client.context.get(`/discussion/${discussionID}`)).text();
  const page = await html(moderator);
  const TransientKey = /name="TransientKey" value="([^"]+)"/.exec(page)![1]!;
  expect(page).toContain(`action="/comment/${commentID}/answer"`);
  for (const client of [guest, member]) expect(await html(client)).not.toContain('/answer"');
  const send = async (values: Record<string, string>) =>
    moderator.context.post(`/comment/${commentID}/answer`, { form: values, maxRedirects: 0 });
  expect((await send({ status: 'accepted' })).status()).toBe(403);
  expect((await send({ TransientKey, status: 'yes' })).status()).toBe(400);
  const sent = await send({ TransientKey, status: 'accepted' });
  expect([sent.status(), sent.headers()['location']]).toEqual([
    303,
    expect.stringMatching(new RegExp(`#Comment_${commentID}$`)),
  ]);
  const after = await html(guest);
  expect(after).toContain('Accepted answer');
  expect(after).toContain('Answered ✓');
  expect(await html(moderator)).toMatch(/value="pending" aria-pressed="true"/);
  await send({ TransientKey, status: 'pending' });
  expect(await html(guest)).not.toContain('Accepted answer');
});

test('an accepted answer notifies its author, unless they chose not to hear of it or it is taken back unread', async ({
  as,
}) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  const discussionID = await startDiscussion(member, { type: 'question', name: 'Oak & <ash>?' });
  const commentID = await writeComment(moderator, discussionID);
  const told = async () => {
    const notes = (await (await moderator.get('/notifications')).json()) as {
      activityType: string;
      recordID: number;
    }[];
    return notes.filter((note) => note.activityType === 'AnswerAccepted' && note.recordID === commentID);
  };
  await judge(member, commentID, 'rejected');
  expect(await told()).toEqual([]);
  for (const status of ['accepted', 'accepted', 'rejected', 'accepted'])
    await judge(member, commentID, status);
  expect(await told()).toMatchObject([
    {
      body: '<b>member</b> accepted your answer to <b>Oak &amp; &lt;ash&gt;?</b>',
      recordType: 'comment',
      url: expect.stringContaining(`#Comment_${commentID}`) as unknown,
    },
  ]);
  await judge(member, commentID, 'pending');
  expect(await told()).toEqual([]);

  const preferences = '/notification-preferences/$me';
  const schema = await (await moderator.get('/notification-preferences/schema')).json();
  const { followedPosts } = schema.properties.notifications.properties;
  expect(followedPosts.properties.AnswerAccepted['x-control'].description).toBe('My answer is accepted');
  await moderator.patch(preferences, { AnswerAccepted: { popup: false } });
  await judge(member, commentID, 'accepted');
  expect(await told()).toEqual([]);
  await moderator.patch(preferences, { AnswerAccepted: { popup: true } });
  // Whoever accepts an answer of their own knows.
  const own = await startDiscussion(member, { type: 'question' });
  const mine = await writeComment(moderator, own);
  await judge(moderator, mine, 'accepted');
  const notes = (await (await moderator.get('/notifications')).json()) as { recordID: number }[];
  expect(notes.map(({ recordID }) => recordID)).not.toContain(mine);
});

test('questions can be searched alone, and those of one member, in the forum and its API', async ({ as }) => {
  const [guest, member] = await Promise.all([as('guest'), as('member')]);
  const word = `quercus${Date.now()}`;
  const question = await startDiscussion(member, { type: 'question', name: `${word} asked` });
  await startDiscussion(member, { name: `${word} told` });
  const find = async (query: string) =>
    ((await (await guest.get(`/search?${query}`)).json()) as { recordID: number }[]).map(
      ({ recordID }) => recordID,
    );
  expect(await find(`query=${word}&domain=discussions`)).toHaveLength(2);
  expect(await find(`query=${word}&domain=questions`)).toEqual([question]);
  const html = async (path: string) => (await guest.context.get(path)).text();
  const page = await html(`/search?query=${word}&domain=questions`);
  expect(page).toMatch(/1 result/);
  expect(page).toMatch(/aria-current="true">Questions</);
  const all = await html('/search?domain=questions&author=3');
  expect(all).toContain(`${word} asked`);
  expect(all).not.toContain(`${word} told`);
  expect(all).toContain('Only by member');
  expect(await html('/search?domain=questions&author=x')).toContain('Type what you are looking for');
});

test('answers by what became of them: in the API, on their question, and as tabs that need no script', async ({
  as,
}) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const discussionID = await startDiscussion(member, { type: 'question' });
  const shown = async (tab = '') => {
    const page = await (await guest.context.get(`/discussion/${discussionID}${tab}`)).text();
    return {
      comments: [...page.matchAll(/id="Comment_(\d+)"/g)].map(([, id]) => Number(id)).filter((id) => id > 0),
      tabs: [...new Set([...page.matchAll(/tab=(\w+)#comments/g)].map(([, tab]) => tab))].sort(),
    };
  };
  const own = await writeComment(member, discussionID);
  const [good, bad, open] = [
    await writeComment(moderator, discussionID),
    await writeComment(moderator, discussionID),
    await writeComment(moderator, discussionID),
  ];
  // Nothing is decided yet: there are no tabs, and one that is asked for anyway shows all.
  expect(await shown('?tab=accepted')).toEqual({ comments: [own, good, bad, open], tabs: [] });
  await judge(member, good, 'accepted');
  await judge(member, bad, 'rejected');

  const list = async (qna: string) =>
    (
      (await (await guest.get(`/comments?discussionID=${discussionID}&qna=${qna}`)).json()) as {
        commentID: number;
      }[]
    ).map(({ commentID }) => commentID);
  expect([await list('accepted'), await list('rejected'), await list('pending')]).toEqual([
    [good],
    [bad],
    [open],
  ]);
  expect((await guest.get(`/comments?discussionID=${discussionID}&qna=perhaps`)).status()).toBe(400);
  const question = await (
    await guest.get(`/discussions/${discussionID}?expand=acceptedAnswers,rejectedAnswers`)
  ).json();
  expect(question).toMatchObject({
    ...{ acceptedAnswers: [{ commentID: good }], rejectedAnswers: [{ commentID: bad }] },
    attributes: { question: { status: 'accepted' } },
  });
  expect(await (await guest.get(`/discussions/${discussionID}`)).json()).not.toHaveProperty(
    'acceptedAnswers',
  );

  const tabs = ['accepted', 'all', 'rejected'];
  const whole = [own, good, bad, open];
  expect(await shown('?tab=all')).toEqual({ comments: whole, tabs });
  // The question alone shows what was accepted, and an address of a comment, of a form or of a list the whole thread.
  expect(await shown()).toEqual({ comments: [good], tabs });
  expect((await shown(`?reply=${open}`)).comments).toEqual([good]);
  expect((await shown('?hasDraft=true')).comments).toEqual(whole);
  const at = async (path: string) =>
    (await guest.context.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await at(`/discussion/comment/${open}`)).toMatch(new RegExp(`\\?tab=all#Comment_${open}$`));
  expect(await at(`/discussion/comment/${good}?tab=accepted`)).toMatch(/\?tab=accepted#Comment_\d+$/);
  expect((await shown('?tab=accepted')).comments).toEqual([good]);
  expect((await shown('?tab=rejected')).comments).toEqual([bad]);

  // In a layout the thread brings them along; the rejected ones are the curators'.
  const nodeFor = async (client: Client) => {
    const query = `layoutViewType=post&recordType=discussion&recordID=${discussionID}&params[discussionID]=${discussionID}`;
    const layout = await (await client.get(`/layouts/lookup-hydrate?${query}`)).text();
    return [
      layout.includes('"AnswerThreadAsset"'),
      layout.includes('"acceptedAnswers"'),
      layout.includes('"rejectedAnswers"'),
    ];
  };
  expect([await nodeFor(member), await nodeFor(moderator)]).toEqual([
    [true, true, false],
    [true, true, true],
  ]);
  await moderator.delete(`/discussions/${discussionID}`);
});
