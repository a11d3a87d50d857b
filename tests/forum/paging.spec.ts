import { expect, test } from '../support/apiTest';
import { seeded } from '../support/forumRecords';

test('a numbered list says where it stands and where its neighbours are', async ({ as, forum }) => {
  const answer = await (await as('guest')).get('/discussions?page=2&limit=10&sort=-dateInserted');
  const headers = answer.headers();
  const url = (page: number) => `${forum.url}/api/v2/discussions?page=${page}&limit=10&sort=-dateInserted`;
  expect(headers).toMatchObject({
    'x-app-page-current': '2',
    'x-app-page-limit': '10',
    'x-app-page-first-url': url(1),
    'x-app-page-prev-url': url(1),
    'x-app-page-next-url': url(3),
  });
  const total = Number(headers['x-app-page-result-count']);
  expect(total).toBeGreaterThanOrEqual(seeded.publicDiscussionsLeft);
  expect(headers['x-app-page-last-url']).toBe(url(Math.ceil(total / 10)));
  expect(headers.link).toContain(`<${url(3)}>; rel="next"`);
  expect(await answer.json()).toHaveLength(10);
});

test('the first page has no previous one, the last no next one', async ({ as }) => {
  const client = await as('guest');
  const first = await client.get('/discussions?limit=50&sort=dateInserted');
  expect(first.headers()).not.toHaveProperty('x-app-page-prev-url');
  const last = await client.get(new URL(first.headers()['x-app-page-last-url']!).href.split('/api/v2')[1]!);
  expect(last.headers()).not.toHaveProperty('x-app-page-next-url');
  expect((await last.json()).length).toBeGreaterThan(0);
  const beyond = await client.get('/discussions?limit=50&page=900');
  expect(beyond.status()).toBe(200);
  expect(await beyond.json()).toEqual([]);
  expect(beyond.headers()['x-app-page-prev-url']).toBe(beyond.headers()['x-app-page-last-url']);
  expect(beyond.headers()).not.toHaveProperty('x-app-page-next-url');
});

test('every discussion is on exactly one page', async ({ as }) => {
  const client = await as('guest');
  for (const sort of ['-dateLastComment', '-score', '-hot', 'dateInserted']) {
    const seen = new Set<number>();
    let count = 0;
    for (let page = 1; page <= 5; page += 1) {
      const rows = await (
        await client.get(`/discussions?limit=100&page=${page}&sort=${sort}&expand=-body`)
      ).json();
      for (const row of rows) seen.add(row.discussionID);
      count += rows.length;
    }
    expect(seen.size).toBe(count);
    expect(count).toBeGreaterThanOrEqual(seeded.publicDiscussionsLeft);
  }
});

test('a list without a total only knows whether it goes on', async ({ as }) => {
  const answer = await (await as('guest')).get('/categories/search?query=&limit=3');
  expect(answer.headers()).toHaveProperty('x-app-page-next-url');
  expect(answer.headers()).not.toHaveProperty('x-app-page-result-count');
  expect(answer.headers()).not.toHaveProperty('x-app-page-last-url');
  const whole = await (await as('guest')).get('/categories/search?query=&limit=100');
  expect(whole.headers()).not.toHaveProperty('x-app-page-next-url');
});

test('reaction types, tags and locales are not paged', async ({ as }) => {
  for (const path of ['/reactions', '/tags', '/locales']) {
    const answer = await (await as('guest')).get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).not.toHaveProperty('x-app-page-current');
  }
});

test('lists in a query come with brackets, repeated or with commas', async ({ as }) => {
  const client = await as('guest');
  const queries = [
    'expand[0]=insertUser&expand[1]=breadcrumbs',
    'expand%5B0%5D=insertUser&expand%5B1%5D=breadcrumbs',
    'expand[]=insertUser&expand[]=breadcrumbs',
    'expand=insertUser&expand=breadcrumbs',
    'expand=insertUser,breadcrumbs',
  ];
  for (const query of queries) {
    const [row] = await (await client.get(`/discussions?limit=1&${query}`)).json();
    expect(row).toHaveProperty('insertUser');
    expect(row).toHaveProperty('breadcrumbs');
    expect(row).not.toHaveProperty('reactions');
  }
  const rows = await (await client.get('/discussions?discussionID=11,12,13')).json();
  expect(rows.map((row: { discussionID: number }) => row.discussionID).sort()).toEqual([11, 12, 13]);
});

test('"all" is everything, and a minus takes away', async ({ as }) => {
  const row = await (await (await as('member')).get('/discussions/11?expand=all')).json();
  for (const name of [
    'insertUser',
    'lastUser',
    'category',
    'breadcrumbs',
    'reactions',
    'excerpt',
    'status',
    'permissions',
    'body',
  ]) {
    expect(row).toHaveProperty(name);
  }
  const less = await (await (await as('member')).get('/discussions/11?expand=all,-body,-lastUser')).json();
  expect(less).not.toHaveProperty('body');
  expect(less).not.toHaveProperty('lastUser');
});

test('booleans may be 1 and 0', async ({ as }) => {
  const client = await as('guest');
  const one = await (await client.get('/discussions?pinned=1&limit=100')).json();
  const word = await (await client.get('/discussions?pinned=true&limit=100')).json();
  expect(one.length).toBeGreaterThan(1);
  expect(one).toEqual(word);
  expect(one.every((row: { pinned: boolean }) => row.pinned)).toBe(true);
});

test('the seed is all there', async ({ as }) => {
  const guest = await as('guest');
  const types = await (await guest.get('/reactions')).json();
  expect(types.filter((type: { class: string }) => type.class !== 'Flag')).toHaveLength(13);
  const categories = await (await guest.get('/categories')).json();
  expect(categories).toHaveLength(10);
  const sum = categories.reduce(
    (total: number, row: { countDiscussions: number }) => total + row.countDiscussions,
    0,
  );
  expect(sum).toBeGreaterThanOrEqual(seeded.publicDiscussionsLeft);
  const users = await (await as('admin')).get('/users?limit=1');
  expect(Number(users.headers()['x-app-page-result-count'])).toBeGreaterThanOrEqual(38);
});
