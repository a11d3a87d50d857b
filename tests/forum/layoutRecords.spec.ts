import { expect, test } from '../support/apiTest';
import { openPlain } from '../support/plainPage';

const html = (text: string) => ({ $reactComponent: 'HtmlWidget', $reactProps: { html: `<p>${text}</p>` } });
const page = (...children: unknown[]) => ({
  title: 'A page',
  layout: [{ $reactComponent: 'SectionOneColumn', $reactProps: { children } }],
});
const lookup = (recordType: string, recordID: number | string, view = 'home') =>
  `/layouts/lookup-hydrate?layoutViewType=${view}&recordType=${recordType}&recordID=${recordID}`;

test('an administrator adds a layout, applies it to one place and another, and takes it away', async ({
  as,
}) => {
  const [admin, guest] = [await as('admin'), await as('guest')];
  const builtIn = await (await guest.get(lookup('siteSection', 0))).json();
  expect(builtIn).toMatchObject({ layoutID: 'home', isDefault: true });

  const made = await admin.post('/layouts', {
    ...{ name: ' Spring ', layoutViewType: 'home', content: page(html('Spring is here.')) },
  });
  expect(made.status()).toBe(201);
  const { layoutID } = await made.json();
  expect(await (await admin.get('/layouts')).json()).toContainEqual(
    expect.objectContaining({ layoutID, name: 'Spring', isDefault: false, layoutViews: [] }),
  );
  const places = [{ recordType: 'global', recordID: '0' }];
  const views = await (await admin.put(`/layouts/${layoutID}/views`, places)).json();
  expect(views).toEqual([
    { layoutViewID: expect.any(Number), layoutID, layoutViewType: 'home', ...places[0] },
  ]);
  expect(await (await guest.get(lookup('siteSection', 0))).json()).toMatchObject({
    ...{ layoutID, name: 'Spring', isDefault: false, seo: { title: 'A page' } },
  });
  expect((await admin.delete(`/layouts/${layoutID}`)).status()).toBe(409);

  const other = await (
    await admin.post('/layouts', { name: 'Summer', layoutViewType: 'home', content: page(html('Summer.')) })
  ).json();
  await admin.put(`/layouts/${other.layoutID}/views`, places);
  expect(await (await admin.get(`/layouts/${layoutID}/views`)).json()).toEqual([]);
  await admin.patch(`/layouts/${other.layoutID}`, { name: 'Late summer', content: page(html('Late.')) });
  expect(await (await admin.get(`/layouts/${other.layoutID}/edit`)).json()).toMatchObject({
    ...{ name: 'Late summer', content: page(html('Late.')) },
  });
  expect((await admin.delete(`/layouts/${other.layoutID}/views`)).status()).toBe(204);
  expect(await (await guest.get(lookup('siteSection', 0))).json()).toMatchObject({ layoutID: 'home' });
  for (const each of [layoutID, other.layoutID])
    expect((await admin.delete(`/layouts/${each}`)).status()).toBe(204);
  expect((await admin.get(`/layouts/${layoutID}`)).status()).toBe(404);
});

const wrong: [what: string, content: unknown, at: object][] = [
  ['no layout', { title: 'x' }, { field: 'layout', path: 'content' }],
  ['an unknown part', { ...page(), script: 'x' }, { field: 'script', path: 'content' }],
  [
    'a widget where a section is due',
    { layout: [html('x')] },
    { field: '$reactComponent', path: 'content.layout.0' },
  ],
  [
    'a section in a section',
    page(page().layout[0]),
    { field: '$reactComponent', path: 'content.layout.0.$reactProps.children.0' },
  ],
  [
    'a slot that the section does not have',
    { layout: [{ $reactComponent: 'SectionTwoColumns', $reactProps: { leftTop: [] } }] },
    { field: 'leftTop', path: 'content.layout.0.$reactProps' },
  ],
  [
    'no name',
    page({ $reactProps: {} }),
    { field: '$reactComponent', path: 'content.layout.0.$reactProps.children.0' },
  ],
  ['no widget', page(5), { field: 'children', index: 0, path: 'content.layout.0.$reactProps' }],
  [
    'an unknown device',
    page({ ...html('x'), $middleware: { visibility: { device: 'watch' } } }),
    { field: 'device', path: 'content.layout.0.$reactProps.children.0.$middleware.visibility' },
  ],
  [
    'no texts where the words of each language are due',
    page({ ...html('x'), $reactProps: { title: { $locale: null } } }),
    { field: '$locale', path: 'content.layout.0.$reactProps.children.0.$reactProps.title' },
  ],
  [
    'a number for the words of a language',
    page({ $hydrate: 'tags', title: { $locale: { en: 5 } } }),
    { field: 'en', path: 'content.layout.0.$reactProps.children.0.title.$locale' },
  ],
  [
    'roles that are no list, in a widget within a widget',
    page({
      ...html('x'),
      $reactProps: { inner: [{ ...html('y'), $middleware: { 'role-filter': { roleIDs: 5 } } }] },
    }),
    {
      field: 'roleIDs',
      path: 'content.layout.0.$reactProps.children.0.$reactProps.inner.0.$middleware.role-filter',
    },
  ],
  [
    'roles that are no list, for a placeholder',
    page({ $hydrate: 'tags', $middleware: { 'role-filter': { roleIDs: 5 } } }),
    {
      field: 'roleIDs',
      path: 'content.layout.0.$reactProps.children.0.$middleware.role-filter',
    },
  ],
  [
    'a rule that is none',
    page({ ...html('x'), $reactProps: { inner: [{ ...html('y'), $middleware: 5 }] } }),
    { field: '$middleware', path: 'content.layout.0.$reactProps.children.0.$reactProps.inner.0' },
  ],
  [
    'props that are none, in a widget within a widget',
    page({ ...html('x'), $reactProps: { inner: { $reactComponent: 'Poll', $reactProps: null } } }),
    { field: '$reactProps', path: 'content.layout.0.$reactProps.children.0.$reactProps.inner' },
  ],
  [
    'a fragment that is none, in a widget within a widget',
    page({ ...html('x'), $reactProps: { inner: [{ ...html('y'), $fragmentImpls: { A: null } }] } }),
    { field: 'A', path: 'content.layout.0.$reactProps.children.0.$reactProps.inner.0.$fragmentImpls' },
  ],
  [
    'lists within lists without end',
    page({ ...html('x'), $reactProps: { inner: JSON.parse('['.repeat(70) + ']'.repeat(70)) } }),
    { field: 'content' },
  ],
  ['too many widgets', page(...Array<unknown>(201).fill(html('x'))), { field: 'content' }],
];
for (const [what, content, at] of wrong)
  test(`a layout is refused with the way to its fault: ${what}`, async ({ as }) => {
    const answer = await (await as('admin')).post('/layouts', { name: 'x', layoutViewType: 'home', content });
    expect(answer.status()).toBe(400);
    expect((await answer.json()).errors).toContainEqual(expect.objectContaining({ ...at, code: 'invalid' }));
  });

test('a preview is of a view that there is', async ({ as }) => {
  const admin = await as('admin');
  for (const layoutViewType of ['constructor', '__proto__', 'nothing']) {
    const answer = await admin.post('/layouts/hydrate', { layoutViewType, content: page() });
    expect([layoutViewType, answer.status()]).toEqual([layoutViewType, 400]);
    expect((await answer.json()).errors).toContainEqual(expect.objectContaining({ field: 'layoutViewType' }));
  }
});

test('a layout leads to a page of the forum or the web, and nowhere else', async ({ as, forum }) => {
  const admin = await as('admin');
  const { layoutID } = await (
    await admin.post('/layouts', { name: 'x', layoutViewType: 'home', content: page() })
  ).json();
  const led = async (redirectTo: string | null) => {
    const answer = await admin.patch(`/layouts/${layoutID}`, { redirectTo });
    const { errors = [], ...body } = await answer.json();
    return [redirectTo, answer.status(), errors[0]?.field, body.redirectTo];
  };
  for (const wrongWay of [
    ...['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '//evil.example', '/\\evil.example'],
    ...['/\t/evil.example', 'discussions', '', '#here', 'http:evil', 'https://a:b@c.example/', 'ftp://a/'],
    `${forum.url}//evil.example`,
  ])
    expect(await led(wrongWay)).toEqual([wrongWay, 400, 'redirectTo', undefined]);
  for (const way of ['/discussions?sort=-score', 'https://a.example/b', `${forum.url}/categories`, null])
    expect(await led(way)).toEqual([way, 200, undefined, way]);
  await admin.delete(`/layouts/${layoutID}`);
});

test('the routes of administrators are closed to all others, before anything is read', async ({ as }) => {
  const calls = [
    ['GET', '/layouts'],
    ['POST', '/layouts'],
    ['POST', '/layouts/hydrate'],
    ['GET', '/layouts/home'],
    ['GET', '/layouts/1/edit'],
    ['PATCH', '/layouts/1'],
    ['DELETE', '/layouts/1'],
    ['GET', '/layouts/1/views'],
    ['PUT', '/layouts/1/views'],
    ['DELETE', '/layouts/1/views'],
  ] as const;
  for (const role of ['guest', 'member', 'moderator'] as const) {
    const { context } = await as(role);
    const answers = await Promise.all(
      calls.map(([method, path]) =>
        context.fetch(`/api/v2${path}`, {
          method,
          ...(method !== 'GET' && {
            headers: { 'content-type': 'application/json' },
            data: Buffer.from('{['),
          }),
        }),
      ),
    );
    expect(answers.map((answer) => answer.status())).toEqual(calls.map(() => 403));
    expect((await context.get('/appearance/layouts')).status()).toBe(403);
    expect(await (await context.get('/')).text()).not.toContain('/appearance/layouts');
  }
});

test('the page of layouts: copy, a fault that keeps the text, preview, apply, delete', async ({
  as,
  forum,
}) => {
  const { context } = await as('admin');
  expect(await (await context.get('/')).text()).toContain('href="/appearance/layouts"');
  const list = await openPlain(context, '/appearance/layouts');
  expect(list.words).toContain('Home page Home Built in Applied');
  let edit = await list.send(/layouts$/);
  expect(edit.path).toMatch(/^\/appearance\/layouts\/\d+$/);
  expect(edit.valueOf('name')).toBe('Copy of Home');

  const typo = '{\n  "title": "x",\n  "layout": [}\n}';
  edit = await edit.send(/\d$/, { content: typo });
  expect(edit.status).toBe(400);
  expect(edit.valueOf('content')).toBe(typo);
  expect(edit.words).toContain('Line 3 is not valid JSON.');
  const fault = JSON.stringify(page({ $reactComponent: '' }));
  edit = await edit.send(/\d$/, { content: fault, name: '' });
  expect(edit.valueOf('content')).toBe(fault);
  expect(edit.words).toContain(
    'content.layout.0.$reactProps.children.0.$reactComponent A widget needs a name.',
  );
  expect(edit.words).toContain('A layout needs a name.');

  const good = JSON.stringify(page(html('Autumn is here.')));
  const { path } = edit;
  const preview = await context.post(`${path}/preview`, {
    form: {
      TransientKey: edit.valueOf('TransientKey')!,
      ...{ name: 'Autumn', content: good },
    },
    headers: { origin: forum.url },
  });
  expect(await preview.text()).toContain('<p>Autumn is here.</p>');
  edit = await edit.send(/\d$/, { content: good, name: 'Autumn' });
  expect(edit.words).toContain('Saved.');
  edit = await edit.send(/apply$/);
  expect(edit.words).toContain('Whole forum Remove');
  expect(edit.words).toContain('A layout that is applied cannot be deleted.');
  const home = await (await context.get('/')).text();
  expect(home).toContain('<p>Autumn is here.</p>');
  expect(home).toContain('<title>A page - ');
  edit = await edit.send(/withdraw$/);
  const after = await edit.send(/delete$/);
  expect(after.path).toBe('/appearance/layouts');
  expect(after.words).not.toContain('Autumn');
});

test('every button of the form takes what is typed along', async ({ as }) => {
  const { context } = await as('admin');
  const list = await openPlain(context, '/appearance/layouts');
  let edit = await list.send(/layouts$/);
  const textOf = (words: string) => JSON.stringify(page(html(words)), null, 2);

  edit = await edit.send(/apply$/, { name: 'Winter', content: textOf('Snow.') });
  expect(edit.words).toContain('Whole forum Remove');
  expect([edit.valueOf('name'), edit.valueOf('content')]).toEqual(['Winter', textOf('Snow.')]);
  expect(await (await context.get('/')).text()).toContain('<p>Snow.</p>');

  const refused = await edit.send(/delete$|withdraw$/, { content: '{' });
  expect([refused.status, refused.valueOf('content')]).toEqual([400, '{']);
  expect(refused.html).toContain('data-unsaved');
  expect(await (await context.get('/')).text()).toContain('<p>Snow.</p>');
  expect(edit.html).not.toContain('data-unsaved');

  edit = await edit.send(/withdraw$/, { content: textOf('Thaw.') });
  expect(edit.words).not.toContain('Whole forum Remove');
  expect(edit.valueOf('content')).toBe(textOf('Thaw.'));
  await edit.send(/delete$/);
});

const sizes: [what: string, text: string][] = [
  ['letters', 'x'.repeat(1_500_000)],
  ['characters that a form sends as six', '"'.repeat(700_000)],
  ['Arabic', 'ص'.repeat(510_000)],
];
for (const [what, long] of sizes)
  test(`a text that is too long is shown again, with the limit: ${what}`, async ({ as }) => {
    const { context } = await as('admin');
    const list = await openPlain(context, '/appearance/layouts');
    const edit = await list.send(/layouts$/);
    const most = 'A layout has at most 500,000 characters.';
    expect(edit.words).toContain(most);
    for (const content of [JSON.stringify(page(html(long))), long]) {
      const refused = await edit.send(/\d$/, { content });
      expect(refused.status).toBe(400);
      expect(refused.valueOf('content') === content).toBe(true);
      if (content !== long) expect(refused.words).toContain(`content ${most}`);
    }
    await edit.send(/delete$/);
  });
