import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

const page = (text: string, more: object = {}) => ({
  title: text,
  layout: [
    {
      $reactComponent: 'SectionOneColumn',
      $reactProps: {
        children: [{ $reactComponent: 'HtmlWidget', $reactProps: { html: `<p>${text}</p>` }, ...more }],
      },
    },
  ],
});

async function addLayout(admin: Client, view: string, name: string, places: [string, number][], more = {}) {
  const made = await admin.post('/layouts', { name, layoutViewType: view, content: page(name, more) });
  const { layoutID } = (await made.json()) as { layoutID: number };
  const views = places.map(([recordType, recordID]) => ({ recordType, recordID: String(recordID) }));
  expect((await admin.put(`/layouts/${layoutID}/views`, views)).status()).toBe(200);
  const remove = async () => {
    await admin.delete(`/layouts/${layoutID}/views`);
    await admin.delete(`/layouts/${layoutID}`);
  };
  return { layoutID, remove };
}

const lookup = async (client: Client, view: string, recordType: string, recordID: unknown, params = {}) => {
  const query = new URLSearchParams({ layoutViewType: view, recordType, recordID: String(recordID) });
  for (const [name, value] of Object.entries(params)) query.set(`params[${name}]`, String(value));
  const answer = await client.get(`/layouts/lookup-hydrate?${query.toString()}`);
  return { status: answer.status(), body: await answer.json() };
};

test('eleven look-ups: the nearest layout, a redirect, or the page’s own error', async ({ as }) => {
  const [admin, guest] = [await as('admin'), await as('guest')];
  const { woodworking, help } = seeded.categories;
  const [inWood, inHelp] = [
    await startDiscussion(admin, { categoryID: woodworking }),
    await startDiscussion(admin, { categoryID: help }),
  ];
  const question = await startDiscussion(admin, { categoryID: woodworking, type: 'question' });
  await admin.patch(`/discussions/${question}/type`, { type: 'question' });
  const commentID = await writeComment(admin, inWood);
  const all = (await (await guest.get('/categories?limit=100')).json()) as {
    categoryID: number;
    urlcode: string;
  }[];
  const wood = all.find(({ categoryID }) => categoryID === woodworking)!;
  const made = [
    await addLayout(admin, 'discussion', 'Of a category', [['category', woodworking]]),
    await addLayout(admin, 'discussionCategoryPage', 'Of all categories', [['global', 0]]),
    await addLayout(admin, 'discussionList', 'Of the section', [['siteSection', 0]]),
  ];
  const find = (...asked: [string, string, unknown, object?]) => lookup(guest, ...asked);
  const post = (discussionID: number, more = {}) =>
    find('post', 'discussion', discussionID, { discussionID, ...more });

  // A comment and its discussion: the layout of their category.
  for (const { status, body } of [await find('post', 'comment', commentID), await post(inWood)]) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ layoutID: made[0]!.layoutID, layoutViewType: 'discussion' });
    expect(body.contexts.map((each: { $reactComponent: string }) => each.$reactComponent)).toEqual([
      'CreateCommentProvider',
      'DraftContextProvider',
      'PostPageContextProvider',
    ]);
  }
  // The view is the post's own: a question's category has a layout for discussions alone.
  expect((await post(question)).body).toMatchObject({ layoutViewType: 'question', isDefault: true });
  expect((await post(inHelp)).body).toMatchObject({ layoutID: 'discussion', isDefault: true });
  // A category by its code, with the layout of the whole forum.
  expect((await find('categoryList', 'category', wood.urlcode, { page: '1' })).body).toMatchObject({
    ...{ layoutID: made[1]!.layoutID, layoutViewType: 'discussionCategoryPage', isDefault: false },
    seo: { title: 'Woodworking' },
  });
  expect((await find('discussionList', 'siteSection', 0)).body).toMatchObject({
    ...{ layoutID: made[2]!.layoutID, seo: { title: 'Of the section' } },
  });
  expect((await find('categoryList', 'siteSection', 0, { page: '1' })).body).toMatchObject({
    layoutID: 'categoryList',
  });
  expect((await find('customPage', 'customPage', 12_345)).status).toBe(404);
  expect((await find('categoryList', 'category', 1)).body).toMatchObject({
    ...{ layoutViewType: 'nestedCategoryList', seo: { title: 'The Community' } },
  });
  // Another section: what is asked for is not there.
  expect((await post(inHelp, { siteSectionID: 5 })).body).toMatchObject({ status: 301 });
  const moved = await startDiscussion(admin, { categoryID: woodworking });
  await admin.patch('/discussions/move', {
    ...{ discussionIDs: [moved], categoryID: help, addRedirects: true },
  });
  const rows = (await (await admin.get(`/discussions?categoryID=${woodworking}&type=redirect`)).json()) as {
    discussionID: number;
  }[];
  const { body: redirect } = await post(rows[0]!.discussionID);
  expect(redirect).toMatchObject({ status: 302, redirectTo: expect.stringContaining(`/${moved}/`) });

  for (const each of made) await each.remove();
  await Promise.all([inWood, inHelp, question, moved].map((id) => admin.delete(`/discussions/${id}`)));
  const deleted = await post(inWood);
  expect(deleted.status).toBe(410);
  expect((await post(999_999)).body).toMatchObject({ status: 404, message: 'Discussion not found.' });
});

const refused: [what: string, query: [string, string, unknown, object?], status: number, field?: string][] = [
  ['a post without its ID', ['post', 'discussion', 1], 400, 'discussionID'],
  ['an unknown sort', ['post', 'discussion', 1, { discussionID: 1, sort: 'x' }], 400, 'sort'],
  ['a page that is no number', ['categoryList', 'siteSection', 0, { page: 'x' }], 400, 'page'],
  ['an unknown record type', ['home', 'planet', 3], 400, 'recordType'],
  ['a hidden category', ['categoryList', 'category', seeded.categories.moderationDesk], 403],
  ['no category', ['categoryList', 'category', 'nowhere'], 404],
  ['no view', ['nothing', 'siteSection', 0], 404],
];
for (const [what, query, status, field] of refused)
  test(`a look-up is refused: ${what}`, async ({ as }) => {
    const answer = await lookup(await as('guest'), ...query);
    expect(answer.status).toBe(status);
    if (field) expect(answer.body.errors).toContainEqual(expect.objectContaining({ field }));
  });

test('what is for some roles or one category is null for the rest, and the rule is not sent', async ({
  as,
}) => {
  const [admin, member, guest] = [await as('admin'), await as('member'), await as('guest')];
  const { woodworking, help } = seeded.categories;
  const rule = { $middleware: { 'role-filter': { roleIDs: [16, 32] } } };
  const staff = await addLayout(admin, 'discussionCategoryPage', 'Secret', [['category', woodworking]], rule);
  const read = async (client: Client, id: number) =>
    lookup(client, 'categoryList', 'category', id, { page: '1' });
  for (const client of [member, guest]) {
    const { body } = await read(client, woodworking);
    expect(body.layout[0].$reactProps.children).toEqual([null]);
    expect(JSON.stringify(body)).not.toMatch(/<p>Secret|role-filter/);
  }
  expect(JSON.stringify(await read(admin, woodworking))).toContain('<p>Secret');
  await staff.remove();

  const inWood = { $middleware: { 'category-filter': { categoryID: woodworking } } };
  const places: [string, number][] = [
    ['category', woodworking],
    ['category', help],
  ];
  const one = await addLayout(admin, 'discussionCategoryPage', 'Of oak', places, inWood);
  expect(JSON.stringify((await read(guest, woodworking)).body.layout)).toContain('Of oak');
  expect(JSON.stringify((await read(guest, help)).body.layout)).not.toContain('Of oak');
  await one.remove();
});

test('an advertisement is null for those who may do without', async ({ as }) => {
  const [admin, member] = [await as('admin'), await as('member')];
  const content = page('Buy oak');
  Object.assign(content.layout[0]!.$reactProps.children[0]!.$reactProps, { isAdvertisement: true });
  const made = await admin.post('/layouts', { name: 'Ads', layoutViewType: 'home', content });
  const { layoutID } = (await made.json()) as { layoutID: number };
  await admin.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: '0' }]);
  const read = async (client: Client) =>
    (await lookup(client, 'home', 'siteSection', 0)).body.layout[0].$reactProps.children;
  expect(await read(member)).toMatchObject([{ $reactProps: { isAdvertisement: true } }]);
  expect(await read(admin)).toEqual([null]);
  await admin.delete(`/layouts/${layoutID}/views`);
  await admin.delete(`/layouts/${layoutID}`);
});

test('a widget that fails says why to those who can mend it, and takes no other with it', async ({ as }) => {
  const [admin, guest] = [await as('admin'), await as('guest')];
  const content = page('Still here');
  const { children } = content.layout[0]!.$reactProps;
  const failing = { $hydrate: 'totals', apiParams: { counts: [null] } };
  const whole = {
    ...content,
    layout: [{ ...content.layout[0], $reactProps: { children: [...children, failing] } }],
  };
  const { layoutID } = await (
    await admin.post('/layouts', { name: 'x', layoutViewType: 'home', content: whole })
  ).json();
  await admin.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: '0' }]);
  const errorFor = async (client: Client) =>
    (await lookup(client, 'home', 'siteSection', 0)).body.layout[0].$reactProps.children;
  expect(await errorFor(guest)).toMatchObject([
    { $reactComponent: 'HtmlWidget' },
    { $reactComponent: 'LayoutError', $reactProps: { componentName: 'totals', message: '' } },
  ]);
  expect((await errorFor(admin))[1].$reactProps.message).not.toBe('');
  await admin.delete(`/layouts/${layoutID}/views`);
  await admin.delete(`/layouts/${layoutID}`);
});

test('the files of a layout are known without its reader', async ({ as }) => {
  const guest = await as('guest');
  const read = async (view: string) =>
    guest.get(`/layouts/lookup-hydrate-assets?layoutViewType=${view}&recordType=siteSection&recordID=0`);
  const home = await read('home');
  expect(home.headers()['cache-control']).toContain('public');
  const files = await home.json();
  expect(files.css.length).toBeGreaterThan(2);
  expect(files.css.every((url: string) => /^\/inlay\/assets\/[\w.-]+\.css$/.test(url))).toBe(true);
  const polls = await (await read('pollList')).json();
  expect(Array.isArray(polls.js)).toBe(true);
  expect((await read('nothing')).status()).toBe(404);
});
