import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { openClient } from '../support/openClient';

interface Suggested {
  suggestions: {
    aiSuggestionID: number;
    documentID: number;
    summary: string;
    hidden: boolean;
    commentID?: number;
  }[];
  showSuggestions: boolean;
}

const read = async (client: Client, discussionID: number) =>
  (await (await client.get(`/discussions/${discussionID}`)).json()) as Suggested & { statusID: number };

/** A question, and a post that has its words. */
async function ask(asker: Client, other: Client) {
  const word = `quercine${Date.now()}`;
  const source = await startDiscussion(other, { name: `${word} boards`, body: 'Oak <b>is</b> hard.' });
  return { source, discussionID: await startDiscussion(asker, { type: 'question', name: `${word}?` }) };
}

test('the asker alone has suggestions, accepts one as an answer, and takes that back', async ({ as }) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const { source, discussionID } = await ask(member, moderator);
  const { suggestions, showSuggestions } = await read(member, discussionID);
  expect(showSuggestions).toBe(true);
  expect(suggestions[0]).toMatchObject({ documentID: source, hidden: false, type: 'discussion' });
  const [{ aiSuggestionID: id }] = suggestions as [Suggested['suggestions'][number]];
  for (const client of [guest, moderator])
    expect(JSON.stringify(await read(client, discussionID))).not.toContain('uggestion');

  const send = (client: Client, action: string, more: object = {}) =>
    client.post(`/ai-suggestions/${action}`, { discussionID, suggestionIDs: [id], ...more });
  const both = await Promise.all([send(member, 'accept-suggestion'), send(member, 'accept-suggestion')]);
  expect(both.map((answer) => answer.status())).toEqual([200, 200]);
  const [accepted] = (await read(member, discussionID)).suggestions;
  expect(accepted).toMatchObject({ answerStatus: 'accepted' });
  const notes = (await (await member.get('/notifications?limit=100')).json()) as { url: string }[];
  const own = notes.filter(({ url }) => url.includes(`/discussion/comment/${accepted!.commentID}#`));
  expect(own, 'the asker hears nothing of what they did').toEqual([]);
  const list = await (await guest.get(`/comments?discussionID=${discussionID}&qna=accepted`)).json();
  expect(list, 'one answer, whatever is pressed twice').toMatchObject([{ commentID: accepted!.commentID }]);
  expect(list[0].body).toContain('<p>Oak &lt;b&gt;is&lt;/b&gt; hard.</p>');
  expect(list[0].body).toContain(`/discussion/${source}/`);
  expect((await read(guest, discussionID)).statusID).toBe(3);
  await member.patch(`/comments/${accepted!.commentID}/answer`, { status: 'rejected' });
  expect((await read(member, discussionID)).suggestions[0]).toMatchObject({ answerStatus: 'rejected' });
  await send(member, 'remove-accept-suggestion');
  expect((await read(member, discussionID)).suggestions[0]).not.toHaveProperty('commentID');
  expect((await read(guest, discussionID)).statusID).toBe(1);
});

test('what an asker dismisses, brings back, hides and looks for anew', async ({ as }) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  const { discussionID } = await ask(member, moderator);
  const send = async (action: string, more: object = {}) => {
    const answer = await member.post(`/ai-suggestions/${action}`, { discussionID, ...more });
    expect(answer.status()).toBe(200);
    const { suggestions, showSuggestions } = (await answer.json()) as Suggested;
    return { hidden: suggestions.map(({ hidden }) => hidden), showSuggestions };
  };
  const all = { allSuggestions: true };
  const { hidden } = await send('dismiss', all);
  expect(new Set(hidden)).toEqual(new Set([true]));
  expect(new Set((await send('restore', all)).hidden)).toEqual(new Set([false]));
  expect(await send('suggestions-visibility', { visible: false })).toMatchObject({ showSuggestions: false });
  expect(await send('suggestions-visibility', { visible: true })).toMatchObject({ showSuggestions: true });
  await send('dismiss', all);
  const anew = await member.context.put('/api/v2/ai-suggestions/generate', { data: { discussionID } });
  expect(((await anew.json()) as Suggested).suggestions[0]).toMatchObject({ hidden: false });
});

test('only words that carry meaning find a suggestion: no article, no question word', async ({ as }) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  const word = `lignum${Date.now()}`;
  await startDiscussion(moderator, { name: 'What is the best of the and how', body: 'Which, and for what?' });
  const source = await startDiscussion(moderator, { name: `${word} boards` });
  const asked = async (name: string) => {
    const discussionID = await startDiscussion(member, { type: 'question', name });
    const { suggestions } = await read(member, discussionID);
    return suggestions.map(({ documentID }) => documentID);
  };
  expect(await asked('What is it, and how is the')).toEqual([]);
  expect(await asked(`Where is the ${word} and which of the`)).toEqual([source]);
});

test('what suggests itself is what others have said: no post of one’s own, no open question, no picture alone', async ({
  as,
}) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  const name = `quercine${Date.now()}`;
  await startDiscussion(member, { name: `${name} of my own` });
  const picture = { body: '<img src="/oak.png" alt="">', format: 'html' };
  await startDiscussion(moderator, { name: `${name} in a picture`, ...picture });
  const open = await startDiscussion(moderator, { type: 'question', name: `${name} of others?` });
  const answerID = await writeComment(member, open, 'Plane it first.');
  const asked = async () => {
    const discussionID = await startDiscussion(member, { type: 'question', name: `${name}?` });
    const { suggestions } = await read(member, discussionID);
    return suggestions.map(({ documentID, summary }) => [documentID, summary]);
  };
  expect(await asked()).toEqual([]);
  await moderator.patch(`/comments/${answerID}/answer`, { status: 'accepted' });
  expect(await asked()).toEqual([[open, 'Plane it first.']]);
});

test('the page of an asker has all that an answer needs which a suggestion becomes', async ({ as }) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  const { discussionID } = await ask(member, moderator);
  const page = async (client: Client) =>
    (
      await client.context.get(`/discussion/${discussionID}?locale=en`).then((answer) => answer.text())
    ).replaceAll('&quot;', '"');
  const kept = /<template id="inlay-comment-other">([^]*?)<\/li>/.exec(await page(member))![1]!;
  const parts = [...kept.matchAll(/<template data-inlay-slot="answer">([^]*?)<\/template>/g)].map(
    ([, part]) => part!,
  );
  expect(parts).toHaveLength(2);
  expect(parts[0]).toContain('Accepted answer');
  expect(parts[1]).toContain('formaction="/comment/0/answer"');
  for (const part of parts) expect(part).toMatch(/"commentID":0,"status":"accepted"/);
  // The comments of others are no answers of theirs to judge.
  expect(await page(await as('newcomer'))).not.toContain('data-inlay-slot="answer"');
});

test('who may not, and what cannot be: refused by every call', async ({ as }) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const { discussionID } = await ask(member, moderator);
  const plain = await startDiscussion(member);
  const hidden = await startDiscussion(moderator, { type: 'question', categoryID: 12 });
  const calls: [method: 'post' | 'put', name: string, more: object][] = [
    ['post', 'accept-suggestion', {}],
    ['post', 'remove-accept-suggestion', {}],
    ['post', 'dismiss', {}],
    ['post', 'restore', {}],
    ['post', 'suggestions-visibility', { visible: false }],
    ['put', 'generate', {}],
  ];
  for (const [method, name, more] of calls) {
    const status = async (client: Client, id: unknown) =>
      (await client[method](`/ai-suggestions/${name}`, { discussionID: id, ...more })).status();
    const refused = await Promise.all([
      status(guest, discussionID),
      status(moderator, discussionID),
      status(member, hidden),
      status(member, plain),
      status(member, 999_999),
      status(member, 'x'),
    ]);
    expect([name, ...refused]).toEqual([name, 403, 403, 403, 400, 404, 400]);
  }
  await moderator.patch(`/discussions/${discussionID}`, { closed: true });
  const late = await member.post('/ai-suggestions/accept-suggestion', { discussionID, allSuggestions: true });
  expect(late.status()).toBe(403);
});

test('what not every reader of the question may read is not suggested, whatever its asker may', async ({
  as,
}) => {
  const [moderator, admin] = await Promise.all([as('moderator'), as('admin')]);
  const word = `quercine${Date.now()}`;
  const hidden = { name: `${word} boards`, body: 'For the desk alone.', categoryID: 12 };
  const source = await startDiscussion(admin, hidden);
  const asked = { type: 'question', name: `${word}?` };
  const open = await startDiscussion(moderator, asked);
  expect((await read(moderator, open)).suggestions).toEqual([]);
  const among = await startDiscussion(moderator, { ...asked, categoryID: 12 });
  const ids = (await read(moderator, among)).suggestions.map(({ documentID }) => documentID);
  expect(ids).toContain(source);
});

test('who has taken an address or a name that the forum could answer by does not get its answers', async ({
  forum,
  as,
}) => {
  const taker = await openClient(forum.url, []);
  const secret = { password: 'correct horse', passwordConfirmation: 'correct horse' };
  const form = { name: 'Answerer', email: 'suggestions@forum.invalid', ...secret };
  expect((await taker.context.post('/entry/register', { form, maxRedirects: 0 })).status()).toBe(303);
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const { discussionID } = await ask(member, moderator);
  const accept = await member.post('/ai-suggestions/accept-suggestion', {
    discussionID,
    allSuggestions: true,
  });
  expect(accept.status()).toBe(200);
  const answers = (await (await guest.get(`/comments?discussionID=${discussionID}&qna=accepted`)).json()) as {
    insertUser: { name: string };
  }[];
  expect(answers.map(({ insertUser }) => insertUser.name)).toEqual([
    expect.stringMatching(/^Suggested answers/),
  ]);
});

test('without script plain forms do the same; other readers get nothing of it', async ({ as }) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const { discussionID } = await ask(member, moderator);
  const html = async (client: Client) =>
    (await client.context.get(`/discussion/${discussionID}?locale=en`)).text();
  const page = await html(member);
  expect(page).toContain('Suggested Answers');
  for (const client of [guest, moderator])
    expect(await html(client)).not.toMatch(/suggested-?answers|uggestion/i);
  const TransientKey = /name="TransientKey" value="([^"]+)"/.exec(page)![1]!;
  const send = async (suggestion: string, key = TransientKey) =>
    (
      await member.context.post(`/discussion/${discussionID}/suggestions`, {
        form: { suggestion, TransientKey: key },
        maxRedirects: 0,
      })
    ).status();
  expect([await send('hide', 'x'), await send('burn-all'), await send('hide')]).toEqual([403, 400, 303]);
  expect(await html(member)).not.toContain('Accept Answer');
  await send('show');
  const id = /value="accept-(\d+)"/.exec(await html(member))![1]!;
  await send(`dismiss-${id}`);
  expect(await html(member)).not.toContain(`value="accept-${id}"`);
  await send('restore-all');
  expect(await send(`accept-${id}`)).toBe(303);
  const after = await html(member);
  expect(after).toContain(`value="takeBack-${id}"`);
  expect(await html(guest)).toContain('Answered ✓');
  await send(`takeBack-${id}`);
  expect(await html(guest)).not.toContain('Answered ✓');
});
