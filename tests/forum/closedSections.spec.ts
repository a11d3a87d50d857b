import { expect, test, type Client } from '../support/apiTest';

// Staff alone see the category of the section `staff-room`: for all others there is no such section.

const unknown = '999';
const look = 'layouts/lookup-hydrate';
const list = 'layoutViewType=discussionList&recordType=siteSection';
const calls: [what: string, (id: string) => string][] = [
  ['discussions', (id) => `discussions?siteSectionID=${id}`],
  ['categories', (id) => `categories?siteSectionID=${id}`],
  ['categories by name', (id) => `categories/search?query=&siteSectionID=${id}`],
  ['tags', (id) => `tags?siteSectionID=${id}`],
  ['members by name', (id) => `users/by-names?name=a*&siteSectionID=${id}`],
  ['a search', (id) => `search?query=a&siteSectionID=${id}`],
  ['a search by the group', (id) => `search?query=a&siteSectionGroup=subcommunities-group-${id}`],
  ['a layout', (id) => `${look}?${list}&recordID=${id}&params[siteSectionID]=${id}`],
  ['a layout by its record alone', (id) => `${look}?${list}&recordID=${id}`],
  ['a layout in the whole forum', (id) => `${look}?${list}&recordID=${id}&params[siteSectionID]=0`],
  [
    'a layout of a record',
    (id) => `${look}?layoutViewType=categoryList&recordType=category&recordID=7&params[siteSectionID]=${id}`,
  ],
  ['the files of a layout', (id) => `${look}-assets?${list}&recordID=${id}`],
];

test('a section that its reader may not enter answers as one that there is none of', async ({ as }) => {
  const [admin, moderator, guest, member] = [
    ...[await as('admin'), await as('moderator')],
    ...[await as('guest'), await as('member')],
  ] as const;
  const parts = (await (await moderator.get('/subcommunities')).json()) as Record<string, string>[];
  const closed = parts.find(({ folder }) => folder === 'staff-room')!.siteSectionID!;
  const content = {
    title: 'For staff',
    layout: [
      {
        $reactComponent: 'SectionOneColumn',
        $reactProps: { children: [{ $reactComponent: 'TagWidget', $reactProps: { tags: [] } }] },
      },
    ],
  };
  const made: number[] = [];
  for (const layoutViewType of ['discussionList', 'nestedCategoryList', 'discussionCategoryPage']) {
    const added = await admin.post('/layouts', { name: 'Staff', layoutViewType, content });
    const { layoutID } = (await added.json()) as { layoutID: number };
    made.push(layoutID);
    const views = [{ recordType: 'siteSection', recordID: closed }];
    expect((await admin.put(`/layouts/${layoutID}/views`, views)).status()).toBe(200);
  }
  /** Without the ID, which answers repeat. */
  const read = async (client: Client, path: string, id: string) => {
    const answer = await client.get(`/${path}`);
    const { total } = answer.headers() as { total?: string };
    return [answer.status(), total, (await answer.text()).replaceAll(`"siteSectionID":"${id}"`, '')];
  };
  for (const [what, at] of calls)
    for (const client of [guest, member])
      expect
        .soft(await read(client, at(closed), closed), what)
        .toEqual(await read(client, at(unknown), unknown));

  const entered = await moderator.get(`/${look}?${list}&recordID=${closed}`);
  expect(await entered.json()).toMatchObject({
    layoutID: made[0],
    seo: { url: expect.stringMatching(/\/staff-room\/discussions$/) },
  });
  // Files that not all may know of are kept by nobody between.
  const files = await moderator.get(`/${look}-assets?${list}&recordID=${closed}`);
  expect(files.headers()['cache-control']).toContain('private');
  for (const layoutID of made) {
    await admin.delete(`/layouts/${layoutID}/views`);
    await admin.delete(`/layouts/${layoutID}`);
  }
});
