import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

const { announcements } = seeded.categories;
const changes: [kind: string, isEdit: boolean, change: object][] = [
  ['its name', true, { name: 'Another name' }],
  ['its text', true, { body: 'Other words.', format: 'text' }],
  ['its category', true, { categoryID: announcements }],
  ['its tags', true, { newTagNames: ['Edited once'] }],
  ['its author', false, { insertUserID: seeded.users.admin }],
  ['Sink', false, { sink: true }],
  ['Close', false, { closed: true }],
  ['Announce', false, { pinned: true, pinLocation: 'category' }],
  ['Resolve', false, { resolved: true }],
];

test('a discussion counts as edited by what is written, and by nothing else', async ({ as }) => {
  const moderator = await as('moderator');
  for (const [kind, isEdit, change] of changes) {
    const path = `/discussions/${await startDiscussion(await as('member'))}`;
    expect((await moderator.patch(path, change)).status(), kind).toBe(200);
    const { dateUpdated } = await (await moderator.get(path)).json();
    expect(dateUpdated, kind).toEqual(isEdit ? expect.any(String) : null);
  }
  const path = `/discussions/${await startDiscussion(moderator)}`;
  await moderator.put(`${path}/type`, { type: 'question' });
  expect(await (await moderator.get(path)).json()).toMatchObject({ type: 'question', dateUpdated: null });
});

/** The signs without a shape that editors and phones leave behind. */
const unseen = [' ', '\u200b', '\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u{e0020}', '\u202e \u200d'];

test('what holds nothing that can be seen is empty, wherever it is written', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const commentID = await writeComment(member, discussionID);
  const rich = (text: string) => JSON.stringify([{ type: 'p', children: [{ text }] }]);
  const { categoryID, ...post } = { categoryID: 7, name: 'A name', format: 'text' };
  const lacks = async (answer: ReturnType<typeof member.post>) => {
    const { status, errors } = await (await answer).json();
    return [status, errors?.[0].field, errors?.[0].code].join(' ');
  };
  for (const text of unseen) {
    const sent = {
      comment: member.post('/comments', { discussionID, body: text, format: 'text' }),
      rich: member.post('/comments', { discussionID, body: rich(text), format: 'rich2' }),
      html: member.post('/comments', { discussionID, body: `<p>${text}</p>`, format: 'html' }),
      changed: member.patch(`/comments/${commentID}`, { body: text, format: 'text' }),
      discussion: member.post('/discussions', { ...post, categoryID, body: text }),
      nameless: member.post('/discussions', { ...post, categoryID, body: 'Words.', name: text }),
    };
    for (const [kind, answer] of Object.entries(sent))
      expect(await lacks(answer), `${kind} ${JSON.stringify(text)}`).toBe(
        `400 ${kind === 'nameless' ? 'name' : 'body'} missingField`,
      );
  }
  // An emoji is held together by such signs.
  expect((await member.post('/comments', { discussionID, body: '👩‍🚀', format: 'text' })).status()).toBe(201);
});
