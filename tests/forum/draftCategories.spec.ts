import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';
import type { Client } from '../support/openClient';
import { openPlain } from '../support/plainPage';

// The category of a draft or a post that a form without script changes: in another section, or closed to its writer since.

const { help, woodworking, moderationDesk, announcements } = seeded.categories;
interface Kept {
  draftID: number;
  parentRecordID: number;
  attributes: { body: string; draftMeta: { categoryID?: number } };
}
async function keep(client: Client, categoryID: number | undefined, place: object = {}): Promise<string> {
  const parent = { parentRecordType: 'category', parentRecordID: -1 };
  const draftMeta = { name: 'Kept in its category', postTypeID: 'discussion', categoryID };
  const attributes = {
    body: 'Words.',
    format: 'text',
    draftType: 'discussion',
    lastSaved: new Date().toISOString(),
  };
  const made = await client.post('/drafts', {
    ...{ recordType: 'discussion', ...parent, ...place },
    attributes: { ...attributes, draftMeta },
  });
  expect(made.status()).toBe(201);
  return String(((await made.json()) as Kept).draftID);
}
const kept = async (client: Client, draftID: string) =>
  (await (await client.get(`/drafts/${draftID}`)).json()) as Kept;
const where = async (client: Client, path: string) => {
  const answer = await client.context.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location?.replace(/^https?:\/\/[^/]*/, 'forum:')];
};

test('a draft is written on in the section of its category; one without a category, wherever it is opened', async ({
  as,
}) => {
  const member = await as('member');
  const inWood = await keep(member, woodworking);
  const begunInWood = await keep(member, undefined, { parentRecordID: woodworking });
  const nowhere = await keep(member, undefined);
  const form = (folder: string, id: string) => `${folder}/post/editdiscussion/0/${id}`;
  expect(await where(member, form('/en', inWood))).toEqual([301, `forum:${form('/ar', inWood)}`]);
  expect(await where(member, form('/en', begunInWood))).toEqual([301, `forum:${form('/ar', begunInWood)}`]);
  for (const path of [form('/ar', inWood), form('', inWood), form('/en', nowhere)])
    expect([path, ...(await where(member, path))]).toEqual([path, 200, undefined]);
  expect((await openPlain(member.context, form('/en', inWood))).valueOf('categoryID')).toBe(`${woodworking}`);
  // Of what is not the reader's, the address tells no section.
  const guest = await as('guest');
  expect((await where(guest, form('/en', inWood)))[0]).toBe(303);
  const comment = await startDiscussion(member);
  const edit = `/en/post/editdiscussion/${comment}`;
  expect(await where(member, edit)).toEqual([301, `forum:/ar/post/editdiscussion/${comment}`]);
});

test('a form of one section that is sent with a draft of another keeps its category', async ({
  forum,
  as,
}) => {
  const member = await as('member');
  const draftID = await keep(member, woodworking);
  const path = `/post/editdiscussion/0/${draftID}`;
  const form = await openPlain(member.context, path);
  // What was printed in this section before knows of the other's categories as soon as it is refused something.
  const refused = await member.context.post(`/en${path}`, {
    form: {
      ...{ TransientKey: form.valueOf('TransientKey')!, draftID, name: '', body: 'Words.', format: 'text' },
      ...{ categoryID: String(woodworking), action: 'post' },
    },
    headers: { origin: forum.url },
  });
  expect(await refused.text()).toMatch(new RegExp(`<option value="${woodworking}" selected>`));
});

test('a draft whose category its writer may not see, or not post in, keeps it', async ({ as }) => {
  const member = await as('member');
  for (const categoryID of [moderationDesk, announcements]) {
    const draftID = await keep(member, categoryID);
    const form = await openPlain(member.context, `/post/editdiscussion/0/${draftID}`);
    await form.send(/^\/post\//, { body: 'Other words.', action: 'draft' });
    const { attributes } = await kept(member, draftID);
    expect([attributes.body, attributes.draftMeta.categoryID]).toEqual(['Other words.', categoryID]);
  }
});

test('a category is dropped from a draft by those who see it, and choose none', async ({ as }) => {
  const member = await as('member');
  const draftID = await keep(member, help);
  const form = await openPlain(member.context, `/post/editdiscussion/0/${draftID}`);
  await form.send(/^\/post\//, { categoryID: '', action: 'draft' });
  expect((await kept(member, draftID)).attributes.draftMeta.categoryID).toBeUndefined();
});
