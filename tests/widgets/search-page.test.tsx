import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import type { PageMeta } from '../../src/contract/pageConfig';
import { SearchPage } from '../../widgets/search-page/SearchPage';
import { readProps, type SearchPageProps } from '../../widgets/search-page/props';
import { startPage, stopPages } from '../support/startPage';
import { refused, testClient } from '../support/testClient';
import { urlAttacks } from '../support/urlAttacks';

const home = window.location.origin;
const domains = [
  { value: 'all_content', label: 'Everything' },
  { value: 'discussions', label: 'Posts' },
  { value: 'members', label: 'Members' },
];
const props = {
  domains,
  categories: [
    { categoryID: 4, name: 'Wood', depth: 1 },
    { categoryID: 5, name: 'Oak', depth: 2 },
  ],
  types: [{ value: 'comment', label: 'Comment' }],
  total: 45,
};
const row = (name: string, more: object = {}) => ({
  name,
  url: `${home}/discussion/${name.length}`,
  recordID: name,
  recordType: 'discussion',
  type: 'discussion',
  excerpt: `About ${name}`,
  dateInserted: '2026-01-02T03:04:05+00:00',
  insertUser: { userID: 3, name: 'Mara' },
  breadcrumbs: [{ name: 'Wood', url: `${home}/categories/wood` }],
  ...more,
});
const found = (rows: object[], total = rows.length): ApiResult => ({
  outcome: 'done',
  status: 200,
  data: rows,
  paging: { total },
});
const offline: ApiResult = { outcome: 'failed', error: plainError('offline') };

type Query = Record<string, unknown>;
type Answer = (query: Query) => ApiResult | Promise<ApiResult>;

const printedPage = `<div data-inlay-slot="results">
  <ul><li><h3><a href="/discussion/1">Printed oak</a></h3></li><li><h3><a href="/discussion/2">Printed ash</a></h3></li></ul>
  <nav><a href="/search?query=oak&page=2" data-inlay-part="page-2">2</a><a href="/elsewhere">Else</a>
  <form action="/search"><input type="hidden" name="query" value="oak"><input type="hidden" name="from" value="1"><input name="page" aria-label="Jump to page"><button>Go</button></form></nav></div>`;

interface Options {
  answer?: Answer;
  address?: string;
  printed?: string | null;
  meta?: Partial<PageMeta>;
  user?: Record<string, unknown> | null;
}

async function open({
  answer,
  address = '/search?query=oak',
  printed = printedPage,
  meta,
  user = null,
}: Options = {}) {
  window.history.replaceState(null, '', address);
  const server = testClient((request: ApiRequest) =>
    request.path === 'search' ? (answer ?? (() => found([row('Oak')])))(request.query as Query) : found([]),
  );
  const page = await startPage({ client: server.client, user, meta });
  page.ui.leaveFor = jest.fn(() => true);
  const element = document.createElement('div');
  element.innerHTML = printed ?? '';
  const view = (clean: SearchPageProps) => <SearchPage {...clean} printed={element} />;
  const { unmount } = page.show({ props: readProps, view }, props);
  const announce = jest.spyOn(page.ui.announcer, 'announce');
  return {
    ...page,
    unmount,
    announce,
    asked: () =>
      server.requests
        .filter(({ path }) => path === 'search')
        .map(({ query }) => query as Query)
        // Beside what the bar asks for.
        .filter(({ limit }) => limit === 20),
  };
}

const address = () => window.location.pathname + window.location.search;
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const field = () => screen.getByRole('combobox', { name: 'Search Text' });
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const search = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
};
const back = async (to: string) => {
  window.history.back();
  await waitFor(() => expect(address()).toBe(to));
};

afterEach(() => {
  stopPages();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a page that was printed asks for nothing, and shows what the server found until the first search', async () => {
  const { asked } = await open();
  expect(titles()).toEqual(['Printed oak', 'Printed ash']);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('45 results: oak');
  expect(field()).toHaveValue('oak');
  expect(asked()).toEqual([]);
  await search('ash');
  await waitFor(() => expect(titles()).toEqual(['Oak']));
  expect(asked()).toEqual([
    {
      query: 'ash',
      domain: 'all_content',
      page: 1,
      limit: 20,
      expand: ['insertUser', 'breadcrumbs', 'excerpt', 'image', '-body'],
    },
  ]);
  expect(address()).toBe('/search?query=ash');
  expect(document.title).toBe('Search: ash - Forum');
});

test('a search for everything shows the parts of the forum that are called so, above its first page alone', async () => {
  await open({
    answer: ({ domain }) =>
      domain === 'places'
        ? found([
            { name: 'Oak Room', type: 'category', url: `${home}/categories/oak` },
            { name: 'Bad', url: 'javascript:1' },
          ])
        : found([row('Oak')], 45),
  });
  const places = () => screen.queryByRole('navigation', { name: 'Places' });
  await search('oak room');
  await waitFor(() => expect(places()).toHaveTextContent(/^Oak Room Category$/));
  expect(within(places()!).getByRole('link')).toHaveAttribute('href', `${home}/categories/oak`);
  await press('Page 2');
  await waitFor(() => expect(address()).toBe('/search?query=oak+room&page=2'));
  expect(places()).toBeNull();
  await press('Posts');
  await waitFor(() => expect(address()).toBe('/search?query=oak+room&domain=discussions'));
  expect(places()).toBeNull();
});

test('the printed pager turns pages without a reload; focus and announcement follow, Back and Forward are exact', async () => {
  const { announce, asked } = await open({
    answer: ({ page }) => found([row(`Page ${String(page)}`)], 45),
  });
  const entries = window.history.length;
  await press('2');
  await waitFor(() => expect(titles()).toEqual(['Page 2']));
  expect(address()).toBe('/search?query=oak&page=2');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(announce).toHaveBeenLastCalledWith('45 results, Page 2');
  await press('Page 3');
  await waitFor(() => expect(titles()).toEqual(['Page 3']));
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('41 - 45 of 45');
  expect(window.history.length).toBe(entries + 2);
  await back('/search?query=oak&page=2');
  expect(titles()).toEqual(['Page 2']);
  await back('/search?query=oak');
  expect(titles()).toEqual(['Printed oak', 'Printed ash']);
  window.history.go(2);
  await waitFor(() => expect(address()).toBe('/search?query=oak&page=3'));
  expect(titles()).toEqual(['Page 3']);
  // What was there is shown again, and not asked for.
  expect(asked().map(({ page }) => page)).toEqual([2, 3]);
});

test('the printed jump form turns to its page, and keeps it when it is empty', async () => {
  const { asked } = await open({ answer: ({ page }) => found([row(`Page ${String(page)}`)], 45) });
  await userEvent.type(screen.getByRole('textbox', { name: 'Jump to page' }), '3{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Page 3']));
  expect(asked().map(({ page }) => page)).toEqual([3]);
});

test('a page behind the last one becomes the last', async () => {
  await open({
    printed: null,
    address: '/search?query=oak&page=99',
    answer: ({ page }) => found(page === 3 ? [row('Last')] : [], 45),
  });
  await waitFor(() => expect(titles()).toEqual(['Last']));
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 3');
});

test('domains, sorts and filters are in the address and in every link; another domain drops what it does not know', async () => {
  const { asked } = await open();
  await userEvent.click(screen.getByText('Filters', { selector: 'summary' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Wood');
  await userEvent.click(screen.getByRole('checkbox', { name: 'With the categories inside it' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), 'a b, c');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Of these tags' }), 'all are needed');
  await userEvent.type(screen.getByRole('textbox', { name: 'Author' }), 'mara');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Comment');
  await userEvent.type(screen.getByLabelText('Written since'), '2026-01-01');
  await userEvent.type(screen.getByLabelText('Written until'), '2026-02-01');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Of the words' }), 'one is enough');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(titles()).toEqual(['Oak']));
  await press('Newest');
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toMatchObject({
    query: 'oak',
    categoryID: '4',
    includeChildCategories: true,
    tags: ['a b', 'c'],
    tagOperator: 'and',
    insertUserNames: ['mara'],
    types: ['comment'],
    dateInserted: '[2026-01-01,2026-02-01]',
    queryOperator: 'or',
    sort: '-dateInserted',
  });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true'),
  );
  const params = (name: string) =>
    Object.fromEntries(new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams);
  expect(params('Posts')).toEqual({
    query: 'oak',
    sort: '-dateInserted',
    queryOperator: 'or',
    categoryID: '4',
    includeChildCategories: '1',
    tags: 'a b, c',
    tagOperator: 'and',
    author: 'mara',
    type: 'comment',
    dateInserted: '[2026-01-01,2026-02-01]',
    domain: 'discussions',
  });
  expect(params('Members')).toEqual({ query: 'oak', domain: 'members' });
  await press('Members');
  await waitFor(() => expect(address()).toBe('/search?query=oak&domain=members'));
  expect(asked()[2]).toEqual({
    query: 'oak',
    domain: 'members',
    page: 1,
    limit: 20,
    expand: expect.any(Array) as unknown,
  });
  expect(screen.queryByText('Filters')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Sort by' })).toBeNull();
});

test('the latest search wins, whichever answer comes first; a second press for the same is one call', async () => {
  const answers = new Map<unknown, (result: ApiResult) => void>();
  const { asked } = await open({
    answer: ({ query, domain }) =>
      domain === 'places' ? found([]) : new Promise((resolve) => answers.set(query, resolve)),
  });
  await search('ash');
  await search('elm');
  await userEvent.type(field(), '{Enter}');
  expect(asked().map(({ query }) => query)).toEqual(['ash', 'elm']);
  answers.get('elm')!(found([row('Elm')]));
  await waitFor(() => expect(titles()).toEqual(['Elm']));
  answers.get('ash')!(found([row('Ash')]));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(titles()).toEqual(['Elm']);
  expect(address()).toBe('/search?query=elm');
});

test('a failed page keeps what was shown and its address, and is tried again', async () => {
  let fails = true;
  await open({ answer: () => (fails ? refused(500) : found([row('There')])) });
  await press('2');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong/);
  expect(titles()).toEqual(['Printed oak', 'Printed ash']);
  expect(address()).toBe('/search?query=oak');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(titles()).toEqual(['There']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(address()).toBe('/search?query=oak&page=2');
});

test('a page whose first search fails keeps its bar', async () => {
  let fails = true;
  await open({ printed: null, answer: () => (fails ? refused(500) : found([row('There')])) });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field()).toHaveValue('oak');
  fails = false;
  await search('ash');
  await waitFor(() => expect(titles()).toEqual(['There']));
});

test('without a connection what the page has shown is searched, and that is said', async () => {
  let isOffline = false;
  await open({ answer: () => (isOffline ? offline : found([row('Oak table'), row('Ash chair')])) });
  await search('wood');
  await waitFor(() => expect(titles()).toHaveLength(2));
  isOffline = true;
  await search('chair');
  expect(
    await screen.findByText('You are offline. Only what this page has shown is searched.'),
  ).toBeInTheDocument();
  expect(titles()).toEqual(['Ash chair']);
  await search('printed');
  await waitFor(() => expect(titles()).toEqual(['Printed oak', 'Printed ash']));
  expect(address()).toBe('/search?query=wood');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(address()).toBe('/search?query=printed'));
});

test('results say what they are, matches are marked literally, and another site’s open in a new tab', async () => {
  await open({
    printed: null,
    address: '/search?query=' + encodeURIComponent('a+ <b>'),
    answer: () =>
      found([
        row('A+ <b>old</b>', { excerpt: null, body: '<p>Some&nbsp;<i>b</i> &lt;here&gt;</p>' }),
        row('Far', {
          isForeign: true,
          siteDomain: 'far.test',
          url: 'https://far.test/x',
          labelCodes: ['Solved'],
        }),
        ...urlAttacks('evil.test').map((url, at) => row(`Attack ${at}`, { url })),
      ]),
  });
  await waitFor(() => expect(titles()[0]).toBe('A+ <b>old</b>'));
  const [first, far] = screen.getAllByRole('article');
  expect(within(first!).getAllByText(/^(A|b)$/, { selector: 'mark' }).length).toBeGreaterThan(1);
  expect(first).toHaveTextContent('Some b <here>');
  expect(within(first!).getByRole('link', { name: 'Mara' })).toHaveAttribute(
    'href',
    `${home}/profile/3/Mara`,
  );
  expect(within(first!).getByRole('link', { name: 'Wood' })).toHaveAttribute(
    'href',
    `${home}/categories/wood`,
  );
  const link = within(far!).getByRole('link', { name: /^Far/ });
  expect(link).toHaveAccessibleName('Far (opens in a new tab)');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(far).toHaveTextContent('Solvedfar.test');
  for (const each of screen.getAllByRole<HTMLAnchorElement>('link'))
    if (each !== link) expect(new URL(each.href).origin).toBe(home);
});

test.each([
  [
    'nothing that means anything',
    'domain=moon&sort=best&categoryID=99&type=secret&page=-1&scope=x&tagOperator=and',
    {},
  ],
  ['dates that are none', 'dateInserted=[yesterday,&since=2026-02-30', {}],
  ['half a range', 'dateInserted=[2026-01-01,', {}],
  ['a range', 'dateInserted=>=2026-01-01', { dateInserted: '>=2026-01-01' }],
  ['the fields of a form', 'since=2026-01-01&until=2026-01-02', { dateInserted: '[2026-01-01,2026-01-02]' }],
  ['another name of a domain', 'domain=user', { domain: 'members' }],
  ['pages that are no numbers', 'page=0x10', {}],
])('an address with %s asks for what is left', async (_, query, expected) => {
  const { asked } = await open({ printed: null, address: `/search?query=oak&${query}` });
  await waitFor(() => expect(asked()).toHaveLength(1));
  const { expand, ...rest } = asked()[0]!;
  expect(expand).toBeDefined();
  expect(rest).toEqual({ query: 'oak', domain: 'all_content', page: 1, limit: 20, ...expected });
});

test.each([
  ['percent', '%'],
  ['underscore', '_'],
  ['backslash', '\\'],
  ['quotes', `"'`],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['right-to-left marks', '\u202e\u200fabc'],
  ['a regular expression', '(((a+)+)+)+$'],
  ['another expression', '.*[\\'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a lone surrogate', '\ud800'],
  ['an address', '&page=9#x?query=y'],
])('%s stays text in bar, page and address', async (_, text) => {
  const { asked, failures } = await open({ answer: () => found([row(`On ${text}`)]) });
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual([`On ${text}`]));
  const { query } = asked()[0]!;
  expect(typeof query).toBe('string');
  const kept = new URLSearchParams(window.location.search);
  expect([...kept.keys()]).toEqual(['query']);
  expect(document.querySelector('img, script')).toBeNull();
  expect(document.title.length).toBeLessThan(700);
  expect(failures).toEqual([]);
});

test('j and k go through the results from where focus stands in the page, and take no letter from a field', async () => {
  await open({ answer: () => found([row('One'), row('Three'), row('Fifteen')]) });
  await search('wood');
  await waitFor(() => expect(titles()).toHaveLength(3));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  const at = () => document.activeElement?.textContent;
  await userEvent.keyboard('j');
  expect(at()).toBe('One');
  await userEvent.keyboard('jj');
  expect(at()).toBe('Fifteen');
  await userEvent.keyboard('j');
  expect(at()).toBe('Fifteen');
  await userEvent.keyboard('k');
  expect(at()).toBe('Three');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(at()).toBe('Three');
  await userEvent.type(field(), 'jk');
  expect(field()).toHaveValue('woodjk');
  expect(field()).toHaveFocus();
});

test('the letters can be switched off, for this reader on this machine', async () => {
  const first = await open({ user: mara, answer: () => found([row('One'), row('Three')]) });
  await search('wood');
  await waitFor(() => expect(titles()).toHaveLength(2));
  await userEvent.click(screen.getByRole('checkbox', { name: 'The keys j and k go through the results' }));
  const heading = () => screen.getByRole('heading', { level: 2 });
  act(() => heading().focus());
  await userEvent.keyboard('jk');
  expect(heading()).toHaveFocus();
  first.unmount();
  stopPages();

  const next = await open({ user: mara, answer: () => found([row('One')]) });
  expect(screen.getByRole('checkbox', { name: /keys j and k/ })).not.toBeChecked();
  next.unmount();
  stopPages();
  await open({ user: { ...mara, userID: 4 } });
  expect(screen.getByRole('checkbox', { name: /keys j and k/ })).toBeChecked();
});

const mara = { userID: 3, name: 'Mara', roleIDs: [8] };

test('a reader’s last searches are kept on this machine, for that reader alone, until they are forgotten', async () => {
  const first = await open({ user: mara });
  await search('oak table');
  await waitFor(() => expect(window.localStorage.length).toBe(1));
  await search('ash');
  await waitFor(() => expect(titles()).toEqual(['Oak']));
  first.unmount();
  stopPages();

  const other = await open({ user: { ...mara, userID: 4 }, address: '/search', printed: null });
  expect(screen.queryByRole('region', { name: 'Your last searches' })).toBeNull();
  other.unmount();
  stopPages();

  await open({ user: mara, address: '/search', printed: null });
  const list = within(screen.getByRole('region', { name: 'Your last searches' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['ash', 'oak table']);
  await userEvent.click(list.getByRole('button', { name: 'Forget them' }));
  expect(screen.queryByRole('region', { name: 'Your last searches' })).toBeNull();
  expect(window.localStorage.length).toBe(0);
});

test('where nothing about the reader may be kept, no search is', async () => {
  await open({ user: null, meta: { raw: { AnonymizeData: true } } });
  await search('oak');
  await waitFor(() => expect(titles()).toEqual(['Oak']));
  expect(window.localStorage.length).toBe(0);
});

test('the knowledge base’s search stays at its own address', async () => {
  await open({ address: '/kb/search?query=oak' });
  await search('ash');
  await waitFor(() => expect(address()).toBe('/kb/search?query=ash'));
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Newest' }).pathname).toBe('/kb/search');
});

test('in a section it searches what is in the section, and leads to pages of it', async () => {
  const section = { basePath: '/es', sectionID: 'es' };
  const url = `${home}/discussion/3`;
  const { asked } = await open({
    meta: { raw: { siteSection: section, siteSectionSlugs: ['/es', '/fr'] } },
    answer: () => found([row('Oak', { url })]),
  });
  await search('ash');
  await waitFor(() => expect(titles()).toEqual(['Oak']));
  expect(asked()).toMatchObject([{ query: 'ash', siteSectionID: 'es' }]);
  const link = within(screen.getByRole('heading', { level: 3 })).getByRole<HTMLAnchorElement>('link');
  expect(link.href).toBe(`${home}/es/discussion/3`);
});
