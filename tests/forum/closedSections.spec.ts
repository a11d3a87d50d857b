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

const folders = ['staff-room', 'staff-roon'] as const;
const below = ['discussions?page=2', 'category/x', 'entry/signin?target=%2Fx', 'nothing', '%E0%A4%A'];

test('its pages answer as those of a folder that there is none of', async ({ as }) => {
  for (const role of ['guest', 'member'] as const) {
    const { context } = await as(role);
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'])
      for (const rest of [...below, 'entry/signout/x', 'post/discussion']) {
        const [closed, none] = await Promise.all(
          folders.map(async (folder) => {
            const form = method === 'POST' ? { form: { name: 'Kept words', body: 'Kept words' } } : {};
            const answer = await context.fetch(`/${folder}/${rest}`, { method, ...form, maxRedirects: 0 });
            const text = (await answer.text())
              .replaceAll(folder, 'folder')
              .replaceAll(/ nonce="[^"]*"/g, '')
              .replaceAll(/"(?:transientKey|nonce)":"[^"]*"/gi, '');
            return [answer.status(), Object.keys(answer.headers()).sort(), text];
          }),
        );
        expect.soft(closed, `${role}: ${method} ${rest}`).toEqual(none);
      }
  }
});

test('a sign-out that is to lead to its pages leads where it would for any other folder', async ({ as }) => {
  const guest = await as('guest');
  for (const page of ['', '/en'])
    for (const rest of ['', '/', '/x', '?x=1']) {
      const [closed, none] = await Promise.all(
        folders.map(async (folder) => {
          const answer = await guest.context.post(`${page}/entry/signout`, {
            form: { target: `/${folder}${rest}` },
            maxRedirects: 0,
          });
          return [answer.status(), answer.headers().location?.replace(folder, 'folder')];
        }),
      );
      expect.soft(closed, `${page} ${rest}`).toEqual(none);
    }
});
