import { expect, test } from '../support/apiTest';
import { openPlain } from '../support/plainPage';

const metaOf = (html: string) => {
  const json = /id="inlay-page"[^>]*>([^<]*)/.exec(html)![1]!;
  return (JSON.parse(json) as { meta: { customPages?: { urlcode: string }[] } }).meta;
};
const memberRole = 8;

test('a page: for everybody, for one role, not published, gone', async ({ as }) => {
  const [admin, member, guest] = [await as('admin'), await as('member'), await as('guest')];
  const made = await admin.post('/custom-pages', {
    ...{ urlcode: '/About-Us', seoTitle: ' About us ', seoDescription: 'Who we are', status: 'published' },
  });
  expect(made.status()).toBe(201);
  const page = await made.json();
  expect(page).toMatchObject({
    ...{ urlcode: 'about-us', seoTitle: 'About us', status: 'published', roleIDs: [], rankIDs: [] },
    url: expect.stringMatching(/^http.*\/about-us$/),
  });
  const { customPageID } = page;
  const lookup = `/layouts/lookup-hydrate?layoutViewType=customPage&recordType=customPage&recordID=${customPageID}&params[customPageID]=${customPageID}`;
  const statusesOf = async (client: typeof guest) => [
    (await client.context.get('/about-us')).status(),
    (await client.get(lookup)).status(),
    (await client.get(`/custom-pages/${customPageID}`)).status(),
  ];
  const isListed = async (client: typeof guest) => {
    const { customPages = [] } = metaOf(await (await client.context.get('/')).text());
    return customPages.some(({ urlcode }) => urlcode === 'about-us');
  };

  expect(await (await guest.get(lookup)).json()).toMatchObject({
    ...{ layoutViewType: 'customPage', isDefault: false },
    seo: { title: 'About us', description: 'Who we are', url: page.url },
  });
  const shown = await (await guest.context.get('/about-us')).text();
  expect(shown).toContain('<title>About us - ');
  expect(shown).toContain('<meta name="description" content="Who we are">');
  expect(shown).toContain(`<link rel="canonical" href="${page.url}">`);
  expect(shown.match(/<h1[^>]*>About us</g)).toHaveLength(1);
  expect(await isListed(guest)).toBe(true);

  // Its layout is one of all layouts: what is written there is on the page.
  const own = (await (await admin.get('/layouts')).json()) as { layoutID: number; name: string }[];
  const { layoutID } = own.find(({ name }) => name === 'About us')!;
  const html = { $reactComponent: 'HtmlWidget', $reactProps: { html: '<p>We build boats.</p>' } };
  const section = { $reactComponent: 'SectionOneColumn', $reactProps: { children: [html] } };
  await admin.patch(`/layouts/${layoutID}`, { content: { layout: [section] } });
  expect(await (await guest.context.get('/about-us')).text()).toContain('<p>We build boats.</p>');

  await admin.patch(`/custom-pages/${customPageID}`, { roleIDs: [memberRole] });
  expect(await statusesOf(guest)).toEqual([403, 403, 403]);
  expect(await statusesOf(member)).toEqual([200, 200, 200]);
  expect([await isListed(guest), await isListed(member)]).toEqual([false, true]);

  await admin.patch(`/custom-pages/${customPageID}`, { status: 'unpublished', roleIDs: [] });
  expect(await statusesOf(member)).toEqual([404, 404, 404]);
  expect(await statusesOf(admin)).toEqual([200, 200, 200]);
  expect(await isListed(member)).toBe(false);

  expect((await admin.delete(`/custom-pages/${customPageID}`)).status()).toBe(204);
  expect(await statusesOf(admin)).toEqual([404, 404, 404]);
  expect((await admin.get(`/layouts/${layoutID}`)).status()).toBe(404);
});

test('an address that the forum uses itself, or cannot be one, is refused; so is a second page there', async ({
  as,
}) => {
  const admin = await as('admin');
  const add = async (urlcode: string) => {
    const answer = await admin.post('/custom-pages', { urlcode, seoTitle: 'x' });
    const { errors = [], customPageID } = await answer.json();
    return { status: answer.status(), fields: errors.map(({ field }: never) => field), customPageID };
  };
  const own = [
    ...['discussions', 'Categories', 'api', 'inlay', 'post', 'entry', 'appearance', 'discussion'],
    // Deployed forums have pages there, and pages of lists are numbered so.
    ...[
      'embed',
      'sso',
      'utility',
      'assets',
      'robots',
      'favicon',
      'users',
      'settings',
      'vanilla',
      'p1',
      'P20',
    ],
  ];
  for (const urlcode of [...own, '', 'a b', 'a/b', 'a.txt', '-a', 'x'.repeat(101), 'صفحة'])
    expect([urlcode, await add(urlcode)]).toMatchObject([urlcode, { status: 400, fields: ['urlcode'] }]);
  const { status, customPageID } = await add('one');
  expect(status).toBe(201);
  expect(await add('ONE')).toMatchObject({ status: 400, fields: ['urlcode'] });
  const wrong = await admin.patch(`/custom-pages/${customPageID}`, {
    ...{ seoTitle: ' ', status: 'x', roleIDs: [999] },
  });
  expect((await wrong.json()).errors.map(({ field }: { field: string }) => field)).toEqual([
    ...['seoTitle', 'status', 'roleIDs'],
  ]);
  expect((await admin.patch(`/custom-pages/${customPageID}`, { urlcode: 'one' })).status()).toBe(200);
  await admin.delete(`/custom-pages/${customPageID}`);
  expect((await admin.context.get('/one')).status()).toBe(404);
});

test('others than administrators neither add nor change pages, nor see where that is done', async ({
  as,
}) => {
  for (const role of ['guest', 'member', 'moderator'] as const) {
    const client = await as(role);
    const answers = [
      await client.post('/custom-pages', { urlcode: 'mine', seoTitle: 'x' }),
      await client.patch('/custom-pages/1', { seoTitle: 'x' }),
      await client.delete('/custom-pages/1'),
      await client.context.get('/appearance/pages'),
      await client.context.get('/appearance/pages/1'),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([403, 403, 403, 403, 403]);
  }
});

test('by plain forms: a refused page keeps what was typed, then it is added, changed and deleted', async ({
  as,
}) => {
  const { context } = await as('admin');
  expect((await openPlain(context, '/appearance/layouts')).html).toContain('href="/appearance/pages"');
  const list = await openPlain(context, '/appearance/pages');
  expect(list.words).toContain('There are no custom pages yet.');
  const refused = await list.send(/pages$/, {
    seoTitle: 'House rules',
    urlcode: 'discussions',
    roleIDs: '8',
  });
  expect(refused.status).toBe(400);
  expect(refused.words).toContain('The forum uses this address itself.');
  expect(refused.valueOf('seoTitle')).toBe('House rules');
  expect(refused.html).toMatch(/value="8" checked/);
  const edit = await refused.send(/pages$/, { urlcode: 'house-rules' });
  expect(edit.path).toMatch(/^\/appearance\/pages\/\d+\?saved$/);
  expect(edit.words).toContain('Saved.');
  const hidden = await openPlain(context, '/house-rules');
  expect(hidden.words).toContain('This page is not published: administrators alone can open it.');

  const layoutPath = /href="(\/appearance\/layouts\/\d+)"/.exec(edit.html)![1]!;
  const layout = await openPlain(context, layoutPath);
  expect(layout.words).toContain('Custom page');
  expect(layout.words).toContain('House rules Remove');
  const after = await edit.send(/\d$/, { published: '1', seoTitle: 'Rules' });
  expect(after.words).toContain('Saved.');
  expect((await openPlain(context, '/house-rules')).words.trim()).toBe('Rules');
  expect((await openPlain(context, '/appearance/pages')).words).toContain('Rules /house-rules');
  const gone = await after.send(/delete$/);
  expect(gone.path).toBe('/appearance/pages');
  expect(gone.words).toContain('There are no custom pages yet.');
});
