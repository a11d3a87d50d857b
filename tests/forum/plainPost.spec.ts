import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion } from '../support/forumRecords';
import { openPlain } from '../support/plainPage';

interface Drafted {
  draftID: number;
  attributes: { body: string };
}

/** What a browser without script has of a page's form: its hidden fields, and the words in it. */
async function openForm(member: Client, path: string) {
  const page = await (await member.context.get(path)).text();
  const form = /<form[^>]* method="post" action="[^"]*\/post\/[^]*?<\/form>/.exec(page)![0];
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return {
    fields: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])) as Record<string, string>,
    shows: (words: string) => form.includes(words),
  };
}

/** A draft as another device has saved it meanwhile. */
async function begin(member: Client, words: string, more: Record<string, unknown>): Promise<number> {
  const draftMeta = { name: 'Begun elsewhere', postTypeID: 'discussion' };
  const attributes = { body: words, format: 'text', draftType: 'discussion', draftMeta };
  const answer = await member.post('/drafts', { recordType: 'discussion', attributes, ...more });
  return ((await answer.json()) as Drafted).draftID;
}

const inCategory = (parentRecordID: number) => ({ parentRecordType: 'category', parentRecordID });
const bodyOf = async (member: Client, draftID: number) => {
  const answer = await member.get(`/drafts/${draftID}`);
  return answer.status() === 200 ? ((await answer.json()) as Drafted).attributes.body : answer.status();
};

for (const action of ['post', 'draft']) {
  test(`${action}: a draft that was begun after a plain form was printed stays`, async ({ as, forum }) => {
    const member = await as('newcomer');
    const path = '/post/discussion/8';
    const { fields } = await openForm(member, path);
    const draftID = await begin(member, 'Words from the train', inCategory(8));
    const form = { ...fields, name: 'From here', body: 'Words from here', categoryID: '8', action };
    const sent = await member.context.post(path, { form, headers: { origin: forum.url }, maxRedirects: 0 });
    expect(sent.status()).toBe(303);
    expect(await bodyOf(member, draftID)).toBe('Words from the train');
    await member.delete(`/drafts/${draftID}`);
    const left = (await (await member.get('/drafts?recordType=discussion&limit=500')).json()) as Drafted[];
    for (const each of left) await member.delete(`/drafts/${each.draftID}`);
  });
}

test('the draft that a plain form shows goes on in it, through a refusal, and goes with the post', async ({
  as,
  forum,
}) => {
  const member = await as('newcomer');
  const path = '/post/discussion/9';
  const draftID = await begin(member, 'Half a thought', inCategory(9));
  const { fields, shows } = await openForm(member, path);
  expect([fields.draftID, shows('Half a thought')]).toEqual([String(draftID), true]);
  const other = await begin(member, 'Words from the train', inCategory(9));
  const send = (form: Record<string, string>) =>
    member.context.post(path, { form, headers: { origin: forum.url }, maxRedirects: 0 });
  const words = { ...fields, name: 'Whole', body: 'The whole thought', categoryID: '' };
  const refused = await send({ ...words, action: 'post' });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain(`name="draftID" value="${draftID}"`);
  expect((await send({ ...words, categoryID: '9', action: 'draft' })).status()).toBe(303);
  expect(await bodyOf(member, draftID)).toBe('The whole thought');
  expect((await send({ ...words, categoryID: '9', action: 'post' })).status()).toBe(303);
  expect([await bodyOf(member, draftID), await bodyOf(member, other)]).toEqual([404, 'Words from the train']);
  await member.delete(`/drafts/${other}`);
});

test('a plain form touches no draft of another place or of another user', async ({ as, forum }) => {
  const [member, moderator] = [await as('newcomer'), await as('moderator')];
  const path = '/post/discussion/10';
  const { fields } = await openForm(member, path);
  const elsewhere = await begin(member, 'Of another category', inCategory(9));
  const theirs = await begin(moderator, 'Of a moderator', inCategory(10));
  for (const draftID of [elsewhere, theirs]) {
    const form = { ...fields, name: 'Mine', body: 'My words', categoryID: '10', draftID: String(draftID) };
    await member.context.post(path, { form, headers: { origin: forum.url }, maxRedirects: 0 });
  }
  expect(await bodyOf(member, elsewhere)).toBe('Of another category');
  expect(await bodyOf(moderator, theirs)).toBe('Of a moderator');
  await member.delete(`/drafts/${elsewhere}`);
  await moderator.delete(`/drafts/${theirs}`);
});

test('a plain form of a change keeps a newer draft for that post', async ({ as, forum }) => {
  const member = await as('newcomer');
  const recordID = await startDiscussion(member);
  const path = `/post/editdiscussion/${recordID}`;
  const { fields } = await openForm(member, path);
  const draftID = await begin(member, 'A change from the train', { recordID });
  const form = { ...fields, name: 'Changed here', body: 'Changed here', categoryID: '7', action: 'post' };
  const sent = await member.context.post(path, { form, headers: { origin: forum.url }, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  expect(await bodyOf(member, draftID)).toBe('A change from the train');
  await member.delete(`/drafts/${draftID}`);
});

test('a post of the editor’s keeps its links when its words are changed by hand', async ({ as }) => {
  const member = await as('member');
  const link = { type: 'a', url: 'https://example.com/plans', children: [{ text: 'the plans' }] };
  const line = { type: 'p', children: [{ text: 'See ' }, link, { text: '.' }] };
  const id = await startDiscussion(member, { body: JSON.stringify([line]), format: 'rich2' });
  const form = await openPlain(member.context, `/post/editdiscussion/${id}`);
  const body = form.valueOf('body')!.replace('See ', 'Look at ');
  const { html } = await form.send(/^\/post\/editdiscussion/, { body });
  const text = /<div class="userContent[^>]*>([^]*?)<\/div>/.exec(html)![1]!;
  expect(text.replace(/<[^>]*>/g, '').trim()).toBe('Look at the plans.');
  expect(text).toMatch(/<a href="[^"]*example\.com(\/|%2F)plans"[^>]*>the plans<\/a>/);
});
