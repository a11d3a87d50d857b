import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';

/** What stands before a reader, without the marks around what was found. */
const titlesOf = (html: string) =>
  [...html.matchAll(/class="forum-row__title"><a [^>]*><bdi[^>]*>(.*?)<\/bdi>/gs)].map(([, title = '']) =>
    title.replace(/<\/?mark>/g, ''),
  );

test.slow();

test('the page searches by filters of its address, and keeps them in every link and in its form', async ({
  as,
}) => {
  const [moderator, guest] = [await as('moderator'), await as('guest')];
  const word = `clavichord${Date.now().toString(36)}`;
  const { help, woodworking } = seeded.categories;
  await startDiscussion(moderator, { name: `One ${word}`, newTagNames: [`felt${word}`], categoryID: help });
  await startDiscussion(moderator, { name: `Two ${word}`, newTagNames: [`felt${word}`, `wire${word}`] });
  await startDiscussion(await as('member'), { name: `Three`, body: `The ${word} & <b>.` });
  const open = async (query: string) => (await guest.context.get(`/search?${query}`)).text();
  const cases: [query: string, titles: string[]][] = [
    [`query=${word}`, [`Two ${word}`, `One ${word}`, 'Three']],
    [`search=${word}&sort=dateInserted`, [`One ${word}`, `Two ${word}`, 'Three']],
    [`query=${word}&categoryID=${help}`, [`One ${word}`]],
    [`query=${word}&categoryID=1&includeChildCategories=1`, [`One ${word}`]],
    [`tags=felt${word}, wire${word}&tagOperator=and`, [`Two ${word}`]],
    [`domain=posts&tags=felt${word}`, [`Two ${word}`, `One ${word}`]],
    [`query=${word}&author=member`, ['Three']],
    [`query=${word}&author=${seeded.users.member}`, ['Three']],
    [`query=${word}&type=comment`, []],
    [`query=${word}&since=2001-01-01&until=2001-02-01`, []],
    [`query=${word}&dateInserted=>=2001-01-01`, [`Two ${word}`, `One ${word}`, 'Three']],
    [`query=${word} zz${word}&queryOperator=or`, [`Two ${word}`, `One ${word}`, 'Three']],
    [`query=${word}&domain=places`, []],
  ];
  // Past the end stands the last page, by its own address.
  const past = await guest.context.get(`/search?query=${word}&page=999`);
  expect(titlesOf(await past.text())).toHaveLength(3);
  expect(past.url()).not.toContain('page=');
  // The title bar's form, on a category's page without script.
  const within = await guest.context.get(`/search?domain=category-${help}&query=${word}`);
  expect(titlesOf(await within.text())).toEqual([`One ${word}`]);
  expect(within.url()).toMatch(new RegExp(`\\?query=${word}&categoryID=${help}&includeChildCategories=1$`));
  for (const [query, titles] of cases) expect([query, titlesOf(await open(query))]).toEqual([query, titles]);

  const page = await open(
    `query=${word}&categoryID=${woodworking}&tags=wire${word}&sort=-dateInserted&dateInserted=[2001-01-01,2030-01-01]&scope=hub`,
  );
  expect(titlesOf(page)).toEqual([`Two ${word}`]);
  expect(page).toContain(`<mark>${word}</mark>`);
  const hrefs = [...page.matchAll(/href="(\/search\?[^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'http://forum.test').searchParams,
  );
  const inDomain = (domain: string) => hrefs.find((each) => each.get('domain') === domain)!;
  expect(Object.fromEntries(inDomain('discussions'))).toEqual({
    query: word,
    categoryID: `${woodworking}`,
    tags: `wire${word}`,
    sort: '-dateInserted',
    dateInserted: '[2001-01-01,2030-01-01]',
    scope: 'hub',
    domain: 'discussions',
  });
  // Members have no categories, tags and dates.
  expect(Object.fromEntries(inDomain('members'))).toEqual({ query: word, scope: 'hub', domain: 'members' });
  expect(page).toMatch(/name="since" value="2001-01-01"[\s\S]*name="until" value="2030-01-01"/);
  expect(page).toMatch(new RegExp(`<option value="${woodworking}" selected>`));
  expect(page).toContain('type="hidden" name="sort" value="-dateInserted"');
});

test('what an address says wrongly is left out of the search', async ({ as }) => {
  const guest = await as('guest');
  const open = async (query: string) => {
    const answer = await guest.context.get(`/search?query=dovetail&${query}`);
    expect([query.slice(0, 60), answer.status()]).toEqual([query.slice(0, 60), 200]);
    return titlesOf(await answer.text());
  };
  const usual = await open('');
  expect(usual).toHaveLength(20);
  const { moderationDesk } = seeded.categories;
  const wrong = [
    'sort=best',
    'domain=moon',
    'categoryID=x',
    `categoryID=${moderationDesk}`,
    'categoryID=99999999999',
    'type=secret',
    'dateInserted=[yesterday,',
    'since=soon&until=2026-02-30',
    'queryOperator=xor',
    'tagOperator=and',
    'scope=moon',
    'author=nobody of that name',
    'page=-1',
    'page=NaN',
    'page=0x10',
    'page=１２',
    '__proto__[x]=1&constructor=2',
    Array.from({ length: 1000 }, (_, at) => `a[]=${at}`).join('&'),
    'tags[a]=b&domain[]=&sort[x]=y',
    'colour=red',
  ];
  for (const query of wrong)
    expect([query.slice(0, 60), await open(query)]).toEqual([query.slice(0, 60), usual]);
  for (const query of [
    '%25',
    '_',
    '%5C',
    '%22%27',
    'a'.repeat(5000),
    '%E2%80%AE%E2%80%8F',
    '%3Cmark%3E',
    '%E0%A4%A',
  ])
    expect([query.slice(0, 60), (await guest.context.get(`/search?query=${query}`)).status()]).toEqual([
      query.slice(0, 60),
      200,
    ]);
  expect((await guest.context.get('/kb/search?query=oak')).status()).toBe(404);
});

test('a search for everything leads to the categories that are called so, above its first page alone', async ({
  as,
}) => {
  const guest = await as('guest');
  const open = async (query: string) => (await guest.context.get(`/search?${query}`)).text();
  const places = (html: string) =>
    [...(/aria-label="Places">(.*?)<\/nav>/s.exec(html)?.[1]?.matchAll(/href="([^"]*)"/g) ?? [])].map(
      ([, href]) => href,
    );
  expect(places(await open('query=wood'))).toEqual(['/category/woodworking']);
  expect(await open('query=wood')).toContain('<mark>Woodworking</mark>');
  expect(places(await open('query=garden'))).not.toEqual([]);
  for (const query of [
    'query=garden&page=2',
    'query=wood&domain=discussions',
    'query=wood&type=comment',
    'query=moderation',
    'query=%25',
  ])
    expect([query, places(await open(query))]).toEqual([query, []]);
});

test('a body’s excerpt shows what was found in it, marked as text', async ({ as }) => {
  const [member, guest] = [await as('member'), await as('guest')];
  const word = `regal${Date.now().toString(36)}`;
  const filling = 'Many words stand before it. '.repeat(40);
  await startDiscussion(member, {
    name: 'A long story',
    body: `${filling} Then <i>${word}</i> comes. ${filling}`,
  });
  const html = await (await guest.context.get(`/search?query=${word.toUpperCase()}`)).text();
  expect(html).toMatch(new RegExp(`…[^<]*Then &lt;i&gt;<mark>${word}</mark>&lt;/i&gt; comes`));
});
