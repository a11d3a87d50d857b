import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

interface Row {
  url: string;
  name: string;
  recordType: string;
  recordID: number;
  type: string;
  body: string | null;
  excerpt: string;
  dateInserted: string;
  insertUserID: number;
  categoryID?: number;
  discussionID?: number;
  insertUser?: { name: string };
  image?: { url: string } | null;
  subqueryMatchCount?: number;
  subqueryExtraParams?: object;
}

const find = async (client: Client, query: string): Promise<Row[]> => {
  const answer = await client.get(`/search?${query}`);
  expect([query, answer.status()]).toEqual([query, 200]);
  return (await answer.json()) as Row[];
};
const names = async (client: Client, query: string) => (await find(client, query)).map(({ name }) => name);
const coined = (kind: string) => `${kind}${Date.now().toString(36)}`;

test.slow();

test('what nobody may read is in no result, count or suggestion, whatever finds it', async ({ as }) => {
  const [guest, moderator] = [await as('guest'), await as('moderator')];
  const word = coined('secretly');
  const discussionID = await startDiscussion(moderator, {
    name: `${word} planned`,
    body: `A ${word} body`,
    categoryID: seeded.categories.moderationDesk,
    newTagNames: [`${word}tag`],
  });
  await writeComment(moderator, discussionID, `Also ${word}.`);
  const ways = [
    `query=${word}`,
    `query=${word.slice(0, -2)}`,
    // A letter off.
    `query=${word.slice(0, 4)}x${word.slice(4)}`,
    `query=${word}&collapse=true&expand=breadcrumbs,-body&limit=10`,
    `query=${word}tag`,
    `name=${word}`,
    `tags[]=${word}tag`,
    `categoryID=${seeded.categories.moderationDesk}`,
    `categoryIDs=${seeded.categories.moderationDesk}&includeChildCategories=true`,
    'domain=places&query=moderation',
    'domain=places&query=staff',
  ];
  for (const way of ways) {
    const answer = await guest.get(`/search?${way}`);
    expect([way, await answer.json()]).toEqual([way, []]);
    expect(answer.headers()['x-app-page-result-count'], way).toBe('0');
    expect((await find(moderator, way)).length, way).toBeGreaterThan(0);
  }
});

test('filters narrow what is found by category, tags, author, date, type and title', async ({ as }) => {
  const [member, moderator, guest] = [await as('member'), await as('moderator'), await as('guest')];
  const word = coined('bassoon');
  const { help, woodworking } = seeded.categories;
  const [red, blue] = [`red${word}`, `blue${word}`];
  await startDiscussion(moderator, { name: `${word} one`, newTagNames: [red, blue], categoryID: help });
  const two = await startDiscussion(moderator, { name: `${word} two`, newTagNames: [red], type: 'question' });
  await startDiscussion(member, { name: `Three, by a member`, body: `The ${word}.` });
  await writeComment(member, two, `A comment with ${word}.`);
  const all = [`${word} one`, `${word} two`, 'Three, by a member', `${word} two`].sort();
  const counts: [query: string, found: string[]][] = [
    ['', all],
    [`categoryID=${help}`, [`${word} one`]],
    ['categoryID=1', []],
    ['categoryID=1&includeChildCategories=true', [`${word} one`]],
    [`categoryIDs[]=${help}&categoryIDs[]=${woodworking}`, all],
    [`tags[]=${red}`, [`${word} one`, `${word} two`, `${word} two`]],
    [`tags[]=${red}&tags[]=${blue}`, [`${word} one`, `${word} two`, `${word} two`]],
    [`tags[]=${red}&tags[]=${blue.toUpperCase()}&tagOperator=and`, [`${word} one`]],
    [`insertUserIDs=${seeded.users.member}`, ['Three, by a member', `${word} two`]],
    ['insertUserNames[]=MEMBER', ['Three, by a member', `${word} two`]],
    ['types[]=question', [`${word} two`]],
    ['types[]=comment', [`${word} two`]],
    ['recordTypes[]=discussion', [`${word} one`, `${word} two`, 'Three, by a member']],
    [`name=${word}`, [`${word} one`, `${word} two`]],
    ['dateInserted=>=2020-01-01', all],
    ['dateInserted=[2001-01-01,2002-01-01]', []],
    ['dateUpdated=>=2001-01-01', []],
    ['siteSectionID=another', []],
    ['knowledgeBaseID=3', []],
    ['domain=discussions', [`${word} one`, `${word} two`, 'Three, by a member']],
    ['domain=posts&tags=nothing', []],
    ['domain=group', []],
    ['followedCategories=true', []],
    ['locale=ar&siteSectionGroup=vanilla&scope=site&includeArchivedCategories=true', all],
  ];
  for (const [query, found] of counts) {
    expect([query, (await names(guest, `query=${word}&${query}`)).sort()]).toEqual([
      query,
      [...found].sort(),
    ]);
  }
  // Filters alone are a search, too.
  expect((await names(guest, `tags[]=${blue}`)).sort()).toEqual([`${word} one`]);
});

test('one word is enough, or all are needed', async ({ as }) => {
  const [member, guest] = [await as('member'), await as('guest')];
  const [one, two] = [coined('oboe'), coined('cornett')];
  await startDiscussion(member, { name: `Only ${one}` });
  await startDiscussion(member, { name: `Only ${two}` });
  expect(await names(guest, `query=${one} ${two}`)).toEqual([]);
  expect((await names(guest, `query=${one} ${two}&queryOperator=or`)).sort()).toEqual(
    [`Only ${one}`, `Only ${two}`].sort(),
  );
});

test('hits come in the order that is asked for, each on one page', async ({ as }) => {
  const guest = await as('guest');
  const usual = 'glue plane board weather&queryOperator=or';
  const dates = async (sort: string) =>
    (await find(guest, `query=${usual}&recordTypes=discussion,comment&limit=100&sort=${sort}`)).map(
      (row) => row.dateInserted,
    );
  const newest = await dates('-dateInserted');
  expect(newest.length).toBeGreaterThan(20);
  expect(newest).toEqual(newest.toSorted().reverse());
  const oldest = await dates('dateInserted');
  expect(oldest).toEqual(oldest.toSorted());
  expect(oldest[0]! < newest.at(-1)!).toBe(true);
  for (const sort of ['relevance', 'dateUpdated', '-dateUpdated', 'score', '-score']) {
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) {
      const rows = await find(guest, `query=${usual}&limit=7&page=${page}&sort=${sort}`);
      for (const row of rows) seen.add(`${row.recordType} ${row.recordID}`);
    }
    expect([sort, seen.size]).toEqual([sort, 21]);
  }
  const paged = await guest.get(`/search?query=${usual}&limit=10&offset=20`);
  expect(paged.headers()).toMatchObject({
    'x-app-page-current': '3',
    'x-app-page-limit': '10',
    'x-search-powered-by': 'PostgreSQL',
  });
  expect(paged.headers()['x-app-page-next-url']).toMatch(/queryOperator=or&limit=10&page=4$/);
  expect(await paged.json()).toEqual(await find(guest, `query=${usual}&limit=10&page=3`));
  const beyond = await guest.get(`/search?query=${usual}&limit=10&page=900`);
  expect(await beyond.json()).toEqual([]);
  expect(Number(beyond.headers()['x-app-page-result-count'])).toBeGreaterThan(20);
});

test('hits of one discussion collapse into its best one', async ({ as }) => {
  const [member, guest] = [await as('member'), await as('guest')];
  const word = coined('shawm');
  const discussionID = await startDiscussion(member, { name: `The ${word}` });
  await writeComment(member, discussionID, `${word}!`);
  await writeComment(member, discussionID, `Another ${word}.`);
  expect(await find(guest, `query=${word}`)).toHaveLength(3);
  expect(await find(guest, `query=${word}&collapse=true`)).toMatchObject([
    { recordType: 'discussion', subqueryMatchCount: 3, subqueryExtraParams: { discussionID } },
  ]);
});

test('rows have the parts that are asked for', async ({ as }) => {
  const guest = await as('guest');
  const [plain] = await find(guest, 'query=dovetail&recordTypes=discussion&limit=1');
  expect(plain).toMatchObject({ recordType: 'discussion', body: expect.any(String), groupID: null });
  for (const name of ['insertUser', 'breadcrumbs', 'image']) expect(plain).not.toHaveProperty(name);
  const [full] = await find(guest, 'query=dovetail&recordTypes=discussion&limit=1&expand=all');
  for (const name of ['insertUser', 'breadcrumbs', 'image']) expect(full).toHaveProperty(name);
  for (const without of ['expand=-body', 'expandBody=false'])
    expect(await find(guest, `query=dovetail&limit=1&${without}`)).toMatchObject([{ body: null }]);
});

test('members are found by their names, page after page', async ({ as }) => {
  const guest = await as('guest');
  const all = await guest.get('/search?domain=members&limit=100');
  const total = Number(all.headers()['x-app-page-result-count']);
  expect(total).toBeGreaterThanOrEqual(38);
  const listed = ((await all.json()) as Row[]).map(({ name }) => name);
  expect(listed.length).toBe(Math.min(total, 100));
  expect(listed).not.toContain('deleted 36');
  expect(await names(guest, 'domain=user&query=lucia')).toEqual(['Lucía Fernández']);
  expect(await names(guest, 'domain=user&query=kogel')).toEqual(['Matthias Kögel']);
  expect(await names(guest, 'domain=user&query=Lindqvisst')).toEqual(['Mara Lindqvist']);
});

test('what means something elsewhere is text to the search', async ({ as }) => {
  const guest = await as('guest');
  const hostile = [
    '%',
    '_',
    '\\',
    '\\\\%_',
    `'`,
    `'"`,
    `'; drop table "user"; --`,
    ':*',
    '!oak',
    'oak & | ! ( ) <-> :A :*',
    '((((((a+)+)+)+)+$',
    '[a-z]*.*?$^{2}',
    '\u202e\u200f\u2066oak\u2069',
    '⑴ ﷺ ½ ㎏',
    '🌱',
    '<script>alert(1)</script>',
    '${1} $1 {{x}}',
    'a'.repeat(10_000),
    'oak '.repeat(2500),
    'é'.repeat(1500),
  ];
  for (const query of hostile) {
    for (const more of ['', '&queryOperator=or', '&domain=members', '&domain=places', '&collapse=true']) {
      const answer = await guest.get(`/search?query=${encodeURIComponent(query)}${more}`);
      expect([query.slice(0, 40), more, answer.status()]).toEqual([query.slice(0, 40), more, 200]);
    }
  }
  // Signs alone are in no post, and do not stand for all.
  for (const query of ['%', '%%%', '_', '" \'', '🌱 -'])
    for (const more of ['', '&domain=discussions', '&domain=user', '&domain=places', '&categoryID=7'])
      expect(await find(guest, `query=${encodeURIComponent(query)}${more}`)).toEqual([]);
});

test('what the search does not know is refused by its name', async ({ as }) => {
  const guest = await as('guest');
  const wrong: [query: string, field: string][] = [
    ['colour=red', 'colour'],
    ['filter[a]=b', 'filter'],
    ['sort=hot', 'sort'],
    ['domain=moon', 'domain'],
    ['tagOperator=xor', 'tagOperator'],
    ['queryOperator=not', 'queryOperator'],
    ['dateInserted=soon', 'dateInserted'],
    ['dateUpdated=[2026-01-01', 'dateUpdated'],
    ['categoryID=x', 'categoryID'],
    ['limit=101', 'limit'],
    ['page=0', 'page'],
  ];
  for (const [query, field] of wrong) {
    const answer = await guest.get(`/search?query=oak&${query}`);
    expect([query, answer.status()]).toEqual([query, 400]);
    expect((await answer.json()).errors).toMatchObject([{ field }]);
  }
  const two = await (await guest.get('/search?one=1&two=2')).json();
  expect(two.errors.map(({ field }: { field: string }) => field)).toEqual(['one', 'two']);
});
