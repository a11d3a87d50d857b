import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';
import { openClient, type Client } from '../support/openClient';
import { openPlain } from '../support/plainPage';

// `/ar/…` is the page `/…` in the part of the forum that is the category Making and Growing, in Arabic.

const { help, woodworking } = seeded.categories;
const go = (client: Client, path: string): Promise<APIResponse> =>
  client.context.get(path, { maxRedirects: 0 });
const where = async (client: Client, path: string) => {
  const answer = await go(client, path);
  return [answer.status(), answer.headers().location?.replace(/^https?:\/\/[^/]*/, 'forum:')];
};
interface Meta {
  siteSection?: Record<string, unknown>;
  ui: { localeKey: string };
}
const metaOf = (html: string) =>
  (JSON.parse(/id="inlay-page"[^>]*>([^<]*)/.exec(html)![1]!) as { meta: Meta }).meta;
/** Where links and forms of a page lead, other than places in it and files. */
const ways = (html: string) =>
  [...html.matchAll(/\s(?:href|action|formaction)="(\/[^"]*)"/g)]
    .map(([, way]) => way!)
    .filter((way) => !/^\/(static|inlay|avatars|uploads)\//.test(way));
const rowsOf = async (client: Client, path: string) =>
  (await (await client.get(path)).json()) as { categoryID: number; urlcode?: string }[];

const pages = [
  '/ar',
  '/ar?sort=-dateInserted',
  '/ar/discussions',
  '/ar/discussions?page=2',
  '/ar/categories',
  '/ar/category/making',
  '/ar/category/woodworking',
  '/ar/categories/woodworking/p2',
  '/ar/search',
  '/ar/search?query=oak',
  '/ar/post/discussion',
  '/ar/profile/preferences',
];

for (const role of ['guest', 'member'] as const)
  test(`pages of a section, for a ${role}: its language, its categories, and links that stay in it`, async ({
    as,
  }) => {
    const client = await as(role);
    for (const path of pages) {
      const answer = await go(client, path);
      if (role === 'guest' && answer.status() === 303) {
        expect(answer.headers().location, path).toMatch(/^\/ar\/entry\/signin\?target=%2F/);
        continue;
      }
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);
      expect(metaOf(html), path).toMatchObject({
        siteSection: { basePath: '/ar', sectionID: expect.any(String), contentLocale: 'ar' },
        ui: { localeKey: 'ar' },
      });
      expect(
        ways(html).filter((way) => !/^\/ar(?=[/?#]|$)/.test(way)),
        path,
      ).toEqual([]);
      expect(html, path).not.toMatch(/\/(category|categories)\/(help|introductions|community)\b/);
    }
    // The same session has the whole forum as ever.
    const whole = await (await go(client, '/categories')).text();
    expect(metaOf(whole).siteSection).toBeUndefined();
    expect(whole).toMatch(/<html[^>]* lang="en"/);
    expect(whole).toContain('href="/category/help"');
  });

test('a post has one address, however it is come to; another section’s is there', async ({ as }) => {
  const [guest, moderator, admin] = await Promise.all([as('guest'), as('moderator'), as('admin')]);
  const [inWood, inHelp] = [
    await startDiscussion(admin, { categoryID: woodworking, name: 'In wood' }),
    await startDiscussion(admin, { categoryID: help, name: 'In help' }),
  ];
  const [inStaff] = await rowsOf(moderator, `/discussions?categoryID=12`);
  const staffPost = (inStaff as unknown as { discussionID: number }).discussionID;
  const comment = await writeComment(admin, inHelp);

  const canonicalOf = async (path: string) => {
    const answer = await go(guest, path);
    expect(answer.status(), path).toBe(200);
    return /<link rel="canonical" href="([^"]*)"/.exec(await answer.text())?.[1];
  };
  const own = await canonicalOf(`/discussion/${inWood}/x`);
  expect(own).toMatch(new RegExp(`//[^/]*/discussion/${inWood}/in-wood$`));
  expect(await canonicalOf(`/ar/discussion/${inWood}/x`)).toBe(own);
  expect(await canonicalOf('/ar/category/woodworking')).toBe(await canonicalOf('/category/woodworking'));

  const moves: [string, number, string | undefined][] = [
    [
      `/ar/discussion/${inHelp}/in-help?sort=-score`,
      301,
      `forum:/en/discussion/${inHelp}/in-help?sort=-score`,
    ],
    [`/ar/discussion/comment/${comment}`, 301, `forum:/en/discussion/comment/${comment}`],
    [`/en/discussion/comment/${comment}`, 302, `/en/discussion/${inHelp}/in-help#Comment_${comment}`],
    ['/ar/category/help', 301, 'forum:/en/category/help'],
    [`/ar/categories/${help}/p2`, 301, `forum:/en/categories/${help}/p2`],
    [`/ar/discussion/${inHelp}/manage`, 301, `forum:/en/discussion/${inHelp}/manage`],
    [`/en/discussion/${inHelp}/in-help`, 200, undefined],
    [`/discussion/${inHelp}/in-help`, 200, undefined],
    ['/ar/discussions/p2', 301, '/ar/discussions?page=2'],
    // What a list is narrowed to, and what is said of a post, is where that is.
    [
      `/ar/discussions?categoryID=${help}&sort=-score`,
      301,
      `forum:/en/discussions?categoryID=${help}&sort=-score`,
    ],
    [`/ar?categoryID=${help}`, 301, `forum:/en?categoryID=${help}`],
    [`/ar/search?query=oak&categoryID=${help}`, 301, `forum:/en/search?query=oak&categoryID=${help}`],
    [`/ar/search?domain=category-${help}`, 303, `/ar/search?categoryID=${help}&includeChildCategories=1`],
    ...[
      `/log/filter?recordType=discussion&recordID=${inHelp}`,
      `/log/filter?recordType=comment&recordID=${comment}`,
      `/log/filter?parentRecordID=${inHelp}&recordType=comment&operation=delete`,
      `/dashboard/content/reports?recordType=discussion&recordID=${inHelp}`,
      `/report/discussion/${inHelp}`,
      `/report/comment/${comment}`,
    ].flatMap((path): typeof moves => [
      [`/ar${path}`, 301, `forum:/en${path}`],
      [`/en${path}`, 200, undefined],
    ]),
    [`/ar/log/filter?recordType=discussion&recordID=${inWood}`, 200, undefined],
    [`/ar/discussions?categoryID=${woodworking}`, 200, undefined],
    ['/ar/discussions?categoryID=999999', 404, undefined],
  ];
  for (const [path, status, location] of moves)
    expect([path, ...(await where(admin, path))]).toEqual([path, status, location]);

  // Who may not see a post learns nothing of the section that it is in.
  const plain = await go(guest, `/discussion/${staffPost}/x`);
  for (const folder of ['/ar', '/en'])
    expect((await go(guest, `${folder}/discussion/${staffPost}/x`)).status()).toBe(plain.status());
  expect((await go(guest, '/ar/discussions?categoryID=12')).status()).toBe(404);
  expect(await where(moderator, `/ar/discussion/${staffPost}/x`)).toEqual([
    301,
    `forum:/staff-room/discussion/${staffPost}/x`,
  ]);
  await Promise.all([inWood, inHelp].map((id) => admin.delete(`/discussions/${id}`)));
});

test('a post is begun in a category of the section, and moved to any', async ({ as, forum }) => {
  const moderator = await as('moderator');
  const inWood = await startDiscussion(moderator, { categoryID: woodworking, name: 'To be moved' });
  const offered = ({ html }: { html: string }) =>
    [...html.matchAll(/<option value="(\d+)"/g)].map(([, id]) => Number(id));
  const begun = offered(await openPlain(moderator.context, '/ar/post/discussion'));
  expect(begun).toContain(woodworking);
  expect(begun).not.toContain(help);
  const page = await openPlain(moderator.context, `/ar/discussion/${inWood}/manage`);
  expect(offered(page)).toContain(help);
  const bulk = await moderator.context.post('/ar/discussions/bulk', {
    form: {
      TransientKey: /name="TransientKey" value="([^"]*)"/.exec(page.html)![1]!,
      action: 'move',
      discussionIDs: String(inWood),
    },
    headers: { origin: forum.url },
  });
  expect(offered({ html: await bulk.text() })).toContain(help);
  await moderator.delete(`/discussions/${inWood}`);
});

test('no folder, a closed one, one in another, or one before what the forum has once: not found', async ({
  as,
}) => {
  const [guest, moderator] = await Promise.all([as('guest'), as('moderator')]);
  for (const path of [
    '/fr/discussions',
    '/staff-room',
    '/staff-room/discussions',
    '/staff-room/category/staff',
    '/ar/en',
    '/ar/en/discussions',
    '/ar/nothing/here',
    '/ar/api/v2/discussions',
    '/ar/inlay/loader.js',
  ])
    expect([path, (await go(guest, path)).status()]).toEqual([path, 404]);
  expect((await go(moderator, '/staff-room/discussions')).status()).toBe(200);
  expect(await (await go(guest, '/ar/nothing')).text()).toContain('href="/ar"');
});

test('signing in leads back into the section', async ({ forum, as }) => {
  const guest = await as('guest');
  const html = await (await go(guest, '/ar/discussions')).text();
  const way = ways(html)
    .find((each) => each.startsWith('/ar/entry/signin'))!
    .replaceAll('&amp;', '&');
  const form = await (await go(guest, way)).text();
  expect(ways(form)).toContain('/ar/entry/signin');
  const visitor = await openClient(forum.url, []);
  const target = new URL(way, forum.url).searchParams.get('target')!;
  const answer = await visitor.context.post('/ar/entry/signin', {
    form: { name: 'member', password: 'inlay', target },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/ar/discussions']);
  await visitor.context.dispose();
});

test('calls of a section are answered with what is in it, and look-ups with its own pages', async ({
  as,
}) => {
  const [guest, member, admin] = await Promise.all([as('guest'), as('member'), as('admin')]);
  const parts = (await (await guest.get('/subcommunities')).json()) as { siteSectionID: string }[];
  const [en, ar] = parts.map(({ siteSectionID }) => siteSectionID);
  const inAr = await rowsOf(guest, `/discussions?siteSectionID=${ar}&limit=100`);
  expect(inAr.length).toBeGreaterThan(30);
  expect(inAr.every(({ categoryID }) => categoryID >= 7 && categoryID <= 11)).toBe(true);
  const total = async (id?: string) =>
    Number(
      (await guest.get(`/discussions?limit=1${id === undefined ? '' : `&siteSectionID=${id}`}`)).headers()[
        'x-app-page-result-count'
      ],
    );
  expect((await total(en)) + (await total(ar))).toBe(await total());
  const found = await rowsOf(guest, `/search?query=oak&siteSectionGroup=subcommunities-group-${ar}`);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ categoryID }) => categoryID >= 7 && categoryID <= 11)).toBe(true);
  const categories = await rowsOf(member, `/categories/search?query=&siteSectionID=${en}`);
  expect(categories.map(({ categoryID }) => categoryID).sort()).toEqual([1, 4, 5, 6]);
  const staff = String(Number(ar) + 1);
  expect(await rowsOf(guest, `/discussions?siteSectionID=${staff}`)).toEqual([]);

  const lookup = async (client: Client, view: string, record: string, params: Record<string, unknown>) => {
    const query = new URLSearchParams({ layoutViewType: view, recordType: record.split('/')[0]! });
    query.set('recordID', record.split('/')[1]!);
    for (const [name, value] of Object.entries(params)) query.set(`params[${name}]`, String(value));
    return (await client.get(`/layouts/lookup-hydrate?${query}`)).json();
  };
  const home = await lookup(guest, 'subcommunityHome', `siteSection/${ar}`, {
    siteSectionID: ar,
    locale: 'ar',
  });
  expect(home).toMatchObject({
    layoutViewType: 'subcommunityHome',
    seo: { url: expect.stringMatching(/\/ar$/) },
  });
  expect(JSON.stringify(home)).not.toContain('/category/help');
  const list = JSON.stringify(
    await lookup(guest, 'discussionList', `siteSection/${ar}`, { siteSectionID: ar, locale: 'ar' }),
  );
  expect(list).toContain(`"siteSectionID":"${ar}"`);
  const inHelp = await startDiscussion(admin, { categoryID: help, name: 'Elsewhere' });
  const post = { discussionID: inHelp, siteSectionID: ar };
  expect(await lookup(guest, 'post', `discussion/${inHelp}`, post)).toEqual({
    redirectTo: expect.stringMatching(new RegExp(`/en/discussion/${inHelp}/elsewhere$`)),
    status: 301,
  });
  expect(await lookup(guest, 'categoryList', 'category/help', { siteSectionID: ar })).toMatchObject({
    redirectTo: expect.stringMatching(/\/en\/category\/help$/),
  });
  await admin.delete(`/discussions/${inHelp}`);
});

for (const [page, target, leads] of [
  ['/staff-room', '/staff-room/discussions?page=2', 'forum:/'],
  ['/staff-room', '/', 'forum:/'],
  ['', '/staff-room', 'forum:/'],
  ['/ar', '/ar/discussions', '/ar/discussions'],
  ['/ar', '/discussions', '/ar/discussions'],
  ['', '/discussions', '/discussions'],
])
  test(`signing out on a page of “${page}” for ${target} leads to a page that guests have`, async ({
    forum,
  }) => {
    const moderator = await openClient(forum.url, []);
    const session = { form: { name: 'moderator', password: 'inlay', target: '/' } };
    await moderator.context.post('/entry/signin', session);
    const question = await openPlain(moderator.context, `${page}/entry/signout`);
    const answer = await moderator.context.post(`${page}/entry/signout`, {
      form: { TransientKey: /name="TransientKey" value="([^"]*)"/.exec(question.html)![1]!, target: target! },
      headers: { origin: forum.url },
      maxRedirects: 0,
    });
    const location = answer.headers().location?.replace(/^https?:\/\/[^/]*/, 'forum:');
    expect([answer.status(), location]).toEqual([303, leads]);
    expect((await moderator.context.get(answer.headers().location!)).status()).toBe(200);
    await moderator.context.dispose();
  });

for (const folder of ['/staff-room', '/nowhere'])
  test(`who is signed out already and presses Sign Out below ${folder} lands on a page that guests have`, async ({
    forum,
  }) => {
    const moderator = await openClient(forum.url, []);
    const session = { form: { name: 'moderator', password: 'inlay', target: '/' } };
    await moderator.context.post('/entry/signin', session);
    const { html } = await openPlain(moderator.context, '/staff-room/discussions');
    const out = {
      form: {
        TransientKey: /name="TransientKey" value="([^"]*)"/.exec(html)![1]!,
        target: `${folder}/discussions`,
      },
      headers: { origin: forum.url },
      maxRedirects: 0,
    };
    // In another tab.
    expect((await moderator.context.post('/entry/signout', out)).status()).toBe(303);
    for (const target of [out.form.target, '/discussions', '/', '//evil.example']) {
      const form = { ...out.form, target };
      const answer = await moderator.context.post(`${folder}/entry/signout`, { ...out, form });
      expect([answer.status(), answer.headers().location]).toEqual([303, `${forum.url}/`]);
    }
    expect((await go(moderator, `${folder}/entry/signout`)).status()).toBe(404);
    await moderator.context.dispose();
  });
