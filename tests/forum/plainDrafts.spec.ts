import { expect, test } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { openPlain } from '../support/plainPage';

// Drafts in a browser without script: what its forms hold, and what becomes of them.

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
/** Where the draft with this title is written on. */
const pathOf = (html: string, name: string) =>
  new RegExp(`href="([^"]*)"><bdi>${name.replace('?', '\\?')}<`).exec(html)![1]!;

test('a scheduled draft that is saved again keeps its date, which its form shows', async ({ as }) => {
  const { context } = await as('moderator');
  const soon = tomorrow();
  const words = { name: 'Dated plainly', body: 'Words.' };
  const form = await openPlain(context, '/post/discussion/6');
  const list = await form.send(/^\/post\//, { ...words, dateScheduled: soon, action: 'schedule' });
  expect(list.path).toMatch(/draftStatus=scheduled/);
  const again = await openPlain(context, pathOf(list.html, 'Dated plainly'));
  expect(again.words).toContain('It will be published on');
  expect(again.valueOf('dateScheduled')).toBe(soon);
  await again.send(/^\/post\//, { body: 'Other words.', action: 'draft' });
  const { html, words: shown } = await openPlain(context, '/drafts?draftStatus=scheduled');
  expect(shown).toContain('Other words.');
  expect(html).toContain(`datetime="${soon}`);
});

test('a date that is refused stands in the form with its reason, and so do tags', async ({ as }) => {
  const { context } = await as('moderator');
  const form = await openPlain(context, '/post/discussion/6');
  const words = { name: 'Dated too early', body: 'Words.' };
  const early = '2020-01-01T10:00';
  const dated = await form.send(/^\/post\//, { ...words, dateScheduled: early, action: 'schedule' });
  expect([dated.status, dated.valueOf('dateScheduled')]).toEqual([400, early]);
  expect(dated.html).toMatch(/name="dateScheduled"[^>]*aria-describedby="post-dateScheduled-error"/);
  expect(dated.words).toContain('at least 15 minutes');
  const tags = 'one, two, three, four, five, six';
  const tagged = await form.send(/^\/post\//, { ...words, tags, action: 'post' });
  expect([tagged.status, tagged.valueOf('tags')]).toEqual([400, tags]);
  expect(tagged.html).toMatch(
    /name="tags"[^>]*aria-invalid="true" aria-describedby="post-tags-note post-tags-error"/,
  );
  expect(tagged.words).toMatch(/Up to five.*5 tags at most/);
});

test('a draft of a comment can be read and copied whole, and each row names its record', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const commentParentID = await writeComment(moderator, discussionID);
  const end = 'The very last word.';
  const body = `${'Many words that a list has no room for. '.repeat(20)}${end}`;
  const keep = async (draftMeta: object) => {
    const place = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: discussionID };
    const attributes = { body, format: 'text', draftType: 'comment', draftMeta };
    const made = await member.post('/drafts', { ...place, attributes });
    return ((await made.json()) as { draftID: number }).draftID;
  };
  const [comment, answer] = [await keep({}), await keep({ commentParentID })];
  const { html } = await openPlain(member.context, '/drafts');
  const row = (draftID: number) => new RegExp(`id="Draft_${draftID}"[^]*?</article>`).exec(html)![0];
  expect(row(answer)).toContain('Reply');
  expect(row(comment)).not.toContain(end);
  expect(row(comment)).toContain(`<a href="/drafts/${comment}">The whole text</a>`);
  const whole = await openPlain(member.context, `/drafts/${comment}`);
  expect(whole.words).toContain(end);
  const [, form] = /href="([^"]*)">This can be copied into its form/.exec(whole.html)!;
  expect((await openPlain(member.context, form!)).valueOf('body')).not.toBeNull();
});

test('the draft of a question goes on as one', async ({ as }) => {
  const { context } = await as('moderator');
  const form = await openPlain(context, '/post/question/6');
  const { html } = await form.send(/^\/post\//, { name: 'How is this kept?', action: 'draft' });
  const again = await openPlain(context, pathOf(html, 'How is this kept?'));
  expect(again.html).toMatch(/<h1[^>]*>New question</);
  expect(again.valueOf('name')).toBe('How is this kept?');
});

for (const [action, heading] of [
  ['draft', 'Drafts'],
  ['post', 'Page Not Found'],
])
  test(`a text for a draft that has gone elsewhere is not lost to ${action}, nor posted twice`, async ({
    as,
  }) => {
    const moderator = await as('moderator');
    const name = `Gone meanwhile, ${action}`;
    const form = await openPlain(moderator.context, '/post/discussion/6');
    const { html } = await form.send(/^\/post\//, { name, body: 'Words.', action: 'draft' });
    const path = pathOf(html, name);
    const again = await openPlain(moderator.context, path);
    expect((await moderator.delete(`/drafts/${path.split('/').at(-1)}`)).status()).toBe(204);
    const answer = await again.send(/^\/post\//, { body: 'More words.', action: action! });
    expect(answer.html).toMatch(new RegExp(`<h1[^>]*>${heading}<`));
    expect(answer.words + answer.valueOf('typed')).toContain('More words.');
  });

test('tags that another client has kept by number are in the plain form, and in its post', async ({ as }) => {
  const member = await as('member');
  const [tag] = (await (await member.get('/tags?limit=1')).json()) as { tagID: number; name: string }[];
  const made = await member.post('/drafts', {
    ...{ recordType: 'discussion', parentRecordType: 'category', parentRecordID: 7 },
    attributes: {
      ...{ body: 'Words.', format: 'text', draftType: 'discussion', lastSaved: new Date().toISOString() },
      draftMeta: { name: 'Tagged', postTypeID: 'discussion', categoryID: 7, tagIDs: [tag!.tagID] },
    },
  });
  const { draftID } = (await made.json()) as { draftID: number };
  const form = await openPlain(member.context, `/post/editdiscussion/0/${draftID}`);
  expect(form.valueOf('tags')).toBe(tag!.name);
  // What takes the form over begins with its draft.
  expect(form.html).toContain(`"newTagNames":["${tag!.name}"]`);
  const post = await form.send(/^\/post\//, { action: 'post' });
  expect(post.path).toMatch(/^\/discussion\/\d+\/tagged/);
  expect(post.words).toContain(tag!.name);
});
