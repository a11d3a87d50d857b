import { request, type APIRequestContext } from '@playwright/test';
import { expect, test as base } from '../support/apiTest';
import { assetsOf, wordsFor } from '../support/everyWidget';
import { seeded } from '../support/forumRecords';
import { startForumServer, type ForumServer } from '../support/forumServer';
import { openClient } from '../support/openClient';
import { openPlain } from '../support/plainPage';
import { composed as flags, plantEveryWidget } from '../support/plantEveryWidget';
import { signIn } from '../support/signIn';

// Pages that are the forum's own templates, or layouts of widgets, by flags: what a reader finds and does is the same.

const test = base.extend<object, { composed: ForumServer }>({
  composed: [
    async ({}, use) => {
      const server = await startForumServer(flags);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.slow();

async function reader(server: ForumServer, role: 'member' | 'admin' | null): Promise<APIRequestContext> {
  const cookies = role ? await signIn(server.url, role) : [];
  return request.newContext({ baseURL: server.url, storageState: { cookies, origins: [] } });
}

const main = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);
/** What a page is for, whatever it is made of. */
const matterOf = (html: string) => ({
  title: /<title>([^<]*)/.exec(html)?.[1],
  heading: all(html, /<h1[^>]*>([^]*?)<\/h1>/g).map((each) => each.replace(/<[^>]*>/g, '').trim()),
  posts: all(html, /id="((?:Comment|Discussion)_[1-9]\d*)"/g),
  rows: all(html, /<li data-inlay-shows="(discussion\/\d+)"/g),
  forms: all(html, /<form[^>]*action="([^"]*)"/g).sort(),
  widgets: [...new Set(all(main(html), /data-react="([\w-]+)"/g))].sort(),
  pages: all(html, /href="([^"]*\/p\d+[^"]*)"/g),
});

const paths = [
  '/discussions',
  '/discussions?sort=-score&page=2',
  `/discussions?categoryID=${seeded.categories.woodworking}`,
  '/categories',
  '/category/making',
  '/category/woodworking',
  '/category/woodworking/p2',
  '/categories/p2',
  '/categories/woodworking',
  `/categories/${seeded.categories.woodworking}`,
  `/categories/${seeded.categories.woodworking}/p2`,
  '/discussion/9/x',
  '/discussion/400/x',
  '/post/discussion',
  '/post/idea',
  '/post/poll',
  '/ar/discussions',
  '/ar/category/woodworking/p2',
  '/ar/post/discussion',
];
for (const role of [null, 'member'] as const)
  test(`every page is about the same with its flag off and on, for ${role ?? 'a guest'}`, async ({
    forum,
    composed,
    as,
  }) => {
    // Forms would go on from drafts that only one of the two has.
    if (role) await as(role);
    const [own, layouts] = await Promise.all([reader(forum, role), reader(composed, role)]);
    for (const path of paths) {
      const [off, on] = await Promise.all([own.get(path), layouts.get(path)]);
      const [offHtml, onHtml] = await Promise.all([off.text(), on.text()]);
      expect(on.status(), path).toBe(off.status());
      const isPage = !new URL(on.url()).pathname.endsWith('/entry/signin');
      expect(main(onHtml).includes('class="inl-layout"'), path).toBe(isPage);
      expect(main(offHtml), path).not.toContain('class="inl-layout"');
      expect(matterOf(onHtml.replaceAll(composed.url, '')), path).toEqual(
        matterOf(offHtml.replaceAll(forum.url, '')),
      );
      expect(matterOf(onHtml).heading, path).toHaveLength(1);
      // What a look-up would have brought is drawn: nothing asks for it again, and nothing waits for a widget.
      expect(main(onHtml), path).not.toMatch(/data-react="\w+Asset"/);
    }
    expect((await layouts.get('/category/staff')).status()).toBe(403);
    for (const path of [
      '/discussion/999999',
      '/categories/nowhere',
      '/categories/999999',
      '/categories/making/x',
    ])
      expect((await layouts.get(path)).status(), path).toBe(404);
    const unknown = role ? await layouts.get('/post/novel') : null;
    expect(unknown?.status() ?? 404).toBe(404);
    for (const context of [own, layouts]) await context.dispose();
  });

for (const flag of ['off', 'on'] as const)
  test(`without script, with the flags ${flag}: write a post, comment on it, keep a refused text`, async ({
    forum,
    composed,
    as,
  }) => {
    await as('member');
    const context = await reader(flag === 'on' ? composed : forum, 'member');
    const form = await openPlain(context, '/post/discussion');
    const typed = { name: 'A post by hand', body: 'With words.', action: 'post' };
    const refused = await form.send(/^\/post/, typed);
    expect(refused.status).toBe(400);
    expect(refused.valueOf('name')).toBe(typed.name);
    expect(refused.valueOf('body')).toContain(typed.body);
    const post = await refused.send(/^\/post/, {
      ...typed,
      ...{ categoryID: String(seeded.categories.woodworking), tags: 'oak' },
    });
    expect(post.words).toContain('A post by hand');
    expect(post.words).toContain('oak');
    const commented = await post.send(/\/comment/, { body: 'A first comment.' });
    expect(commented.words).toContain('A first comment.');
    expect(commented.html.includes('class="inl-layout"')).toBe(flag === 'on');
    const empty = await commented.send(/\/comment/, { body: ' ' });
    expect(empty.status).toBe(400);
    expect(empty.words).toContain('Please write something first.');
    await context.dispose();
  });

test('assets stand in any order, or not at all, and a layout that has moved leads on', async ({
  composed,
}) => {
  const admin = await openClient(composed.url, await signIn(composed.url, 'admin'));
  const places = [{ recordType: 'category', recordID: String(seeded.categories.woodworking) }];
  const asset = (name: string) => ({ $hydrate: name });
  const apply = async (layoutViewType: string, children: unknown[]) => {
    const layout = [{ $reactComponent: 'SectionOneColumn', $reactProps: { children } }];
    const made = await admin.post('/layouts', { name: 'x', layoutViewType, content: { title: 'x', layout } });
    const { layoutID } = (await made.json()) as { layoutID: number };
    await admin.put(`/layouts/${layoutID}/views`, places);
    return layoutID;
  };
  const rows = (await (
    await admin.get(`/discussions?categoryID=${seeded.categories.woodworking}&type=discussion&limit=1`)
  ).json()) as { url: string; name: string }[];
  const { url } = rows[0]!;
  const layoutID = await apply('discussion', [asset('CreateCommentAsset'), asset('OriginalPostAsset')]);
  const turned = main(await (await admin.context.get(url)).text());
  expect(turned.indexOf('id="create-comment"')).toBeGreaterThan(0);
  expect(turned.indexOf('id="Discussion_')).toBeGreaterThan(turned.indexOf('id="create-comment"'));
  expect(turned).not.toContain('id="comments"');

  const nothing = await apply('discussion', [asset('PostMetaAsset'), asset('SuggestedAnswersAsset')]);
  expect((await admin.context.get(url)).status()).toBe(200);
  await admin.patch(`/layouts/${nothing}`, { redirectTo: '/discussions' });
  const led = await admin.context.get(url, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([302, '/discussions']);
  for (const each of [layoutID, nothing]) {
    await admin.delete(`/layouts/${each}/views`);
    expect((await admin.delete(`/layouts/${each}`)).status()).toBe(204);
  }
  await admin.context.dispose();
});

/** Adds layouts and applies each to one place; those of before make way, and all go at the end. */
async function keeping(
  server: ForumServer,
  run: (
    admin: Awaited<ReturnType<typeof openClient>>,
    apply: (view: string, content: object, recordType?: string, recordID?: number) => Promise<string>,
  ) => Promise<void>,
) {
  const admin = await openClient(server.url, await signIn(server.url, 'admin'));
  const made: string[] = [];
  const apply = async (layoutViewType: string, content: object, recordType = 'global', recordID = 0) => {
    const answer = await admin.post('/layouts', { name: 'x', layoutViewType, content });
    expect(answer.status(), await answer.text()).toBe(201);
    const path = `/layouts/${((await answer.json()) as { layoutID: number }).layoutID}`;
    made.push(path);
    await admin.put(`${path}/views`, [{ recordType, recordID: String(recordID) }]);
    return path;
  };
  await run(admin, apply);
  for (const path of made) {
    await admin.delete(`${path}/views`);
    await admin.delete(path);
  }
  await admin.context.dispose();
}
const said = (text: string, ...more: object[]) => ({
  title: 'x',
  layout: [
    {
      $reactComponent: 'SectionOneColumn',
      $reactProps: {
        children: [{ $reactComponent: 'HtmlWidget', $reactProps: { html: `<p>${text}</p>` } }, ...more],
      },
    },
  ],
});

test('no kept layout takes a page down: odd ones show what there is', async ({ composed }) => {
  await keeping(composed, async (admin, apply) => {
    const oddities: [what: string, content: object][] = [
      [
        'a section without props',
        { layout: [{ $reactComponent: 'SectionOneColumn' }, ...said('Here.').layout] },
      ],
      ['props as PHP prints none', said('Here.', { $reactComponent: 'Poll', $reactProps: [] })],
      ['a title bar without props', { titleBar: { $reactComponent: 'TitleBar' }, ...said('Here.') }],
      ['a widget with the name of a part of all objects', said('Here.', { $reactComponent: 'constructor' })],
      [
        'a widget with the name of what all objects are made of',
        said('Here.', { $reactComponent: '__proto__' }),
      ],
      ['a placeholder with such a name', said('Here.', { $hydrate: 'constructor' })],
      ['a source that fails', said('Here.', { $hydrate: 'totals', labels: null })],
    ];
    for (const [what, content] of oddities) {
      await apply('home', content);
      const page = await admin.context.get('/');
      expect(page.status(), what).toBe(200);
      expect(await page.text(), what).toContain('<p>Here.</p>');
      const query = 'layoutViewType=home&recordType=siteSection&recordID=0';
      for (const path of ['lookup-hydrate', 'lookup-hydrate-assets'])
        expect((await admin.get(`/layouts/${path}?${query}`)).status(), `${what}: ${path}`).toBe(200);
    }
  });
});

test('a layout that leads to itself, by any way, is shown; one that leads elsewhere is followed', async ({
  composed,
}) => {
  await keeping(composed, async (admin, apply) => {
    const home = await apply('home', said('Home again.'));
    const list = await apply('discussionList', said('A list.'));
    const lead = (path: string, redirectTo: string) => admin.patch(path, { redirectTo });
    const go = async (path: string) => {
      const answer = await admin.context.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    await lead(home, 'https://elsewhere.example/a?b#c');
    expect(await go('/')).toEqual([302, 'https://elsewhere.example/a?b#c']);
    await lead(home, `${composed.url}/discussions?sort=-score`);
    expect(await go('/')).toEqual([302, '/discussions?sort=-score']);
    for (const itself of ['/', '/?x=1', `${composed.url}/`]) {
      await lead(home, itself);
      expect([itself, ...(await go('/'))]).toEqual([itself, 200, undefined]);
    }
    await lead(home, '/discussions/p2');
    await lead(list, '/');
    expect((await go('/'))[0]).toBe(200);
    expect((await go('/discussions'))[0]).toBe(200);
    expect(await (await admin.context.get('/')).text()).toContain('<p>Home again.</p>');
  });
});

/** What only these readers have. */
const memberOnly = /^(SuggestedAnswersAsset|CategoryFollowWidget|CreateCommentAsset|CreatePostFormAsset)$/;

// The last one: it leaves no page as it was.
test('a page of all widgets is printed whole, for each view and reader, and nothing of what is for others', async ({
  composed,
}) => {
  const pages = await plantEveryWidget(composed);
  for (const role of ['member', null] as const) {
    const context = await reader(composed, role);
    const { said, unsaid } = wordsFor(role !== null);
    for (const { view, path } of pages) {
      if (view === 'createPost' && !role) continue;
      const answer = await context.get(path);
      const whole = await answer.text();
      const html = main(whole);
      const about = `${view} for ${role ?? 'a guest'}`;
      expect(answer.status(), about).toBe(200);
      // New posts have no place in what holds categories alone.
      const known = said.filter((words) => words !== 'New Post' || view !== 'nestedCategoryList');
      const missing = known.filter((words) => !html.includes(words));
      const forOthers = unsaid.filter((words) => html.includes(words));
      expect({ missing, forOthers }, about).toEqual({ missing: [], forOthers: [] });
      for (const [name, sign] of Object.entries(assetsOf[view]!))
        expect(sign.test(html), `${about}: ${name}`).toBe(role !== null || !memberOnly.test(name));
      // Whatever waits for code says what it stands for until then; notes of drafts and add-ons' marks have nothing to say.
      const empty = all(html, /data-react="([\w-]+)"[^>]*>\s*<\//g);
      expect(
        empty.filter((name) => !/^(DraftsToast|QnA)$/.test(name)),
        `${about}: empty`,
      ).toEqual([]);
      expect(whole.match(/<h1[ >]/g) ?? [], `${about}: first headings`).toHaveLength(1);
    }
    await context.dispose();
  }
});
