import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';
import { forgetDrafts } from '../support/forgetDrafts';
import type { Client } from '../support/openClient';

interface Context {
  $reactComponent: string;
  $reactProps: { serverDraftID?: number; serverDraft?: { draftID: number; attributes: { body: string } } };
}

/** The draft that a layout of the form for a post says it goes on from. */
async function broughtTo(client: Client, params: Record<string, unknown>) {
  const query = new URLSearchParams({
    layoutViewType: 'createPost',
    recordType: 'siteSection',
    recordID: '0',
  });
  for (const [name, value] of Object.entries(params)) query.set(`params[${name}]`, String(value));
  const answer = await client.get(`/layouts/lookup-hydrate?${query}`);
  expect(answer.status()).toBe(200);
  const { contexts } = (await answer.json()) as { contexts: Context[] };
  const { serverDraftID, serverDraft } = contexts.find(
    ({ $reactComponent: name }) => name === 'DraftContextProvider',
  )!.$reactProps;
  expect(serverDraft?.draftID).toBe(serverDraftID);
  return serverDraftID ?? null;
}

test('the form of a post is printed with the draft that it goes on from, to its author alone', async ({
  as,
}) => {
  const [guest, member, moderator, admin] = await Promise.all([
    as('guest'),
    as('member'),
    as('moderator'),
    as('admin'),
  ]);
  await forgetDrafts(member);
  const { woodworking: categoryID, help } = seeded.categories;
  const attributes = {
    ...{
      body: 'Words so far.',
      format: 'text',
      draftType: 'discussion',
      lastSaved: new Date().toISOString(),
    },
    draftMeta: { name: 'Begun', categoryID },
  };
  const keep = async (place: object): Promise<number> =>
    (await (await member.post('/drafts', { recordType: 'discussion', attributes, ...place })).json()).draftID;
  const inWood = { parentRecordType: 'category', parentRecordID: categoryID };
  const draftID = await keep(inWood);
  const post = await startDiscussion(member, { categoryID: help });
  const change = await keep({ recordID: post });

  const create = { type: 'create', postType: 'discussion', ...inWood };
  const table: [string, Record<string, unknown>, number | null][] = [
    ['named by its address', { type: 'edit', draftID }, draftID],
    ['of a new post in its category', create, draftID],
    ['not of another category', { ...create, parentRecordID: help }, null],
    ['of a post that is changed', { type: 'edit', recordID: post }, change],
    ['of that post, by its number', { type: 'edit', recordID: post, draftID: change }, change],
    ['not of another post', { type: 'edit', recordID: post, draftID }, null],
    ['not what there is none of', { type: 'edit', draftID: 999_999 }, null],
  ];
  for (const [what, params, found] of table) {
    expect([what, await broughtTo(member, params)]).toEqual([what, found]);
    // Who may read it for moderation does not write on.
    for (const other of [guest, moderator, admin])
      expect([draftID, change], what).not.toContain(await broughtTo(other, params));
  }

  const path = `/post/editdiscussion/0/${draftID}`;
  const html = await (await member.context.get(path)).text();
  expect(html).toContain('value="Begun"');
  expect(/data-react="CreatePost"[^>]*data-props='([^']*)'/.exec(html)![1]).toContain('Words so far.');
  expect(await (await moderator.context.get(path)).text()).not.toContain('data-react="CreatePost"');
  await Promise.all([draftID, change].map((id) => member.delete(`/drafts/${id}`)));
  await admin.delete(`/discussions/${post}`);
});
