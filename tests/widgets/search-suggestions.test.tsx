import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import type { PageMeta } from '../../src/contract/pageConfig';
import { widget } from '../../widgets/title-bar/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { urlAttacks } from '../support/urlAttacks';

afterEach(() => {
  stopPages();
  jest.useRealTimers();
});

const home = window.location.origin;
const row = (name: string, more: object = {}) => ({
  name,
  url: `${home}/discussion/${name.length}`,
  recordType: 'discussion',
  type: 'discussion',
  dateInserted: '2026-01-02T03:04:05+00:00',
  breadcrumbs: [
    { name: 'Making', url: '/' },
    { name: 'Wood', url: '/' },
  ],
  ...more,
});

type Answer = (query: Record<string, unknown>) => ApiResult | Promise<ApiResult>;

/** The bar with its field used. Time stands still until the test lets it go on. */
async function openField(
  answer: Answer = () => done([]),
  search: Partial<PageMeta['search']> = {},
  raw: Record<string, unknown> = {},
) {
  jest.useFakeTimers();
  const queryOf = (request: ApiRequest) => request.query as Record<string, unknown>;
  const server = testClient((request) => (request.path === 'search' ? answer(queryOf(request)) : done([])));
  const page = await startPage({
    client: server.client,
    user: null,
    meta: {
      raw,
      search: { externalSearch: null, autocompleteDebounce: 500, ...search },
    },
  });
  page.ui.leaveFor = jest.fn(() => true);
  page.show(widget, {});
  const person = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time), delay: 1 });
  await person.click(screen.getByRole('combobox', { name: 'Search Text' }));
  await act(() => jest.advanceTimersByTimeAsync(1));
  const asked = (domain = 'all_content') =>
    server.requests.map(queryOf).filter((query) => query?.domain === domain);
  const wait = (time = 500) => act(() => jest.advanceTimersByTimeAsync(time));
  return { ...page, person, asked, wait, field: screen.getByRole('combobox', { name: 'Search Text' }) };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

test('a fast typist asks once, for what the last key left, and is shown the search itself meanwhile', async () => {
  const { person, asked, wait, field } = await openField(({ domain }) =>
    done(
      domain === 'places'
        ? [{ name: 'Oak Room', type: 'category', url: `${home}/category/oak` }]
        : [row('Oak')],
    ),
  );
  expect(asked()).toEqual([]);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await person.type(field, 'oak table');
  expect(options()).toEqual(['Search for oak table']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await wait();
  expect(asked()).toEqual([
    {
      domain: 'all_content',
      query: 'oak table',
      limit: 10,
      locale: 'en',
      expand: ['breadcrumbs', '-body'],
      collapse: true,
    },
  ]);
  expect(asked('places')).toHaveLength(1);
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Places', 'Forum']);
  const [, place, post] = screen.getAllByRole('option') as HTMLAnchorElement[];
  expect(place).toHaveAttribute('href', `${home}/category/oak`);
  expect(post).toHaveTextContent(/^OakDiscussionMaking › Wood/);
  expect(within(post!).getByText('Oak', { selector: 'mark' })).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await person.clear(field);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('an answer that an older text gets later changes nothing', async () => {
  const answers = new Map<unknown, (rows: object[]) => void>();
  const { person, wait, field } = await openField(({ domain, query }) =>
    domain === 'places'
      ? done([])
      : new Promise((resolve) => answers.set(query, (rows) => resolve(done(rows)))),
  );
  await person.type(field, 'oa');
  await wait();
  await person.type(field, 'k');
  await wait();
  expect([...answers.keys()]).toEqual(['oa', 'oak']);
  answers.get('oak')!([row('New')]);
  await wait(1);
  expect(screen.getByRole('option', { name: /New/ })).toBeInTheDocument();
  answers.get('oa')!([row('Old one')]);
  await wait(1);
  expect(screen.queryByRole('option', { name: /Old one/ })).toBeNull();
  expect(screen.getByRole('option', { name: /New/ })).toBeInTheDocument();
});

test('arrows mark, Enter opens what is marked or else searches, Escape closes and then clears', async () => {
  const { person, wait, field, ui } = await openField(({ domain }) =>
    done(domain === 'places' ? [] : [row('One'), row('Three')]),
  );
  await person.type(field, 'e');
  await wait();
  expect(marked()).toEqual([]);
  await person.keyboard('{ArrowDown}');
  expect(marked()).toEqual(['Search for e']);
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^One/);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await person.keyboard('{ArrowUp}{ArrowUp}');
  const last = screen.getByRole('option', { selected: true });
  expect(last).toHaveTextContent(/^Three/);
  expect(field).toHaveFocus();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  last.addEventListener('click', pressed);
  await person.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(ui.leaveFor).not.toHaveBeenCalled();
  // Home and End are the text's.
  await person.keyboard('{Home}x');
  expect(field).toHaveValue('xe');
  expect(marked()).toEqual([]);
  await person.keyboard('{Enter}');
  expect(ui.leaveFor).toHaveBeenLastCalledWith(`${home}/search?query=xe`);
  await person.click(screen.getByRole('option', { name: 'Search for xe' }));
  expect(ui.leaveFor).toHaveBeenCalledTimes(2);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('xe');
  await person.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await person.keyboard('oak');
  await person.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Clear Search' })).toHaveFocus();
});

test('a failure shows nothing, is reported, and hinders no search', async () => {
  const { person, wait, field, ui, failures } = await openField(() => refused(500));
  await person.type(field, 'oak');
  await wait();
  expect(options()).toEqual(['Search for oak']);
  expect(failures).toHaveLength(1);
  failures.length = 0;
  await person.keyboard('{Enter}');
  expect(ui.leaveFor).toHaveBeenCalledWith(`${home}/search?query=oak`);
});

test('hostile texts and answers stay text, and lead nowhere', async () => {
  const attacks = urlAttacks('evil.test');
  const { person, wait, field } = await openField(({ domain }) =>
    done([
      ...attacks.map((url, at) => row(`Attack ${at}`, { url, isForeign: false })),
      row('<img src=x onerror=alert(1)>', { recordType: '__proto__', type: 'constructor' }),
      { name: 5 },
      null,
      'text',
      ...(domain === 'places' ? [{ name: 'Bad', url: 'javascript:alert(1)' }] : []),
    ]),
  );
  for (const text of ['(((((((a+)+)+)+)+$', '%_\\', '"\'><img src=x>', '\u202e\u200f', '.*']) {
    await person.clear(field);
    await person.click(field);
    await person.paste(text);
    await wait();
    for (const option of screen.queryAllByRole('option')) {
      if (option instanceof HTMLAnchorElement) expect(new URL(option.href).origin).toBe(home);
    }
  }
  await person.clear(field);
  await person.paste('a'.repeat(10_000));
  await wait();
  expect(document.querySelector('.inl-suggestions img')).toBeNull();
});

test('where another site searches there are no suggestions, nor a list', async () => {
  const search = { externalSearch: { query: 'https://find.test/?q=%s', resultsInNewTab: false } };
  jest.useFakeTimers();
  const server = testClient(() => done([]));
  const page = await startPage({
    client: server.client,
    user: null,
    meta: { search: { autocompleteDebounce: 500, ...search } },
  });
  page.show(widget, {});
  const person = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
  await person.type(screen.getByRole('searchbox', { name: 'Search Text' }), 'oak');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(server.requests.filter(({ path }) => path === 'search')).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('readers choose between this site and all of its hub, and a cleared field may search at once', async () => {
  const { person, wait, field, asked, ui } = await openField(() => done([]), {
    supportsScope: true,
    defaultScope: 'hub',
    triggerSearchOnClear: true,
  });
  const scope = screen.getByRole('combobox', { name: 'Search scope' });
  expect(scope).toHaveValue('hub');
  await person.type(field, 'oak');
  await wait();
  await person.selectOptions(scope, 'This site');
  await person.type(field, 's');
  await wait();
  expect(asked().map((query) => query.scope)).toEqual(['hub', 'site']);
  await person.keyboard('{Enter}');
  expect(ui.leaveFor).toHaveBeenLastCalledWith(`${home}/search?query=oaks&scope=site`);
  await person.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(ui.leaveFor).toHaveBeenLastCalledWith(`${home}/search?scope=site`);
  expect(field).toHaveFocus();
});

test('on a category’s page that category is the first place to search in, and is searched with those inside it', async () => {
  const { person, field, ui } = await openField(undefined, {}, { category: { categoryID: 4 } });
  const places = screen.getByRole('combobox', { name: 'Search in' });
  expect(
    within(places)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['In this category', 'Everything']);
  expect(places).toHaveDisplayValue('Everything');
  await person.type(field, 'oak');
  await person.selectOptions(places, 'In this category');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(ui.leaveFor).toHaveBeenLastCalledWith(
    `${home}/search?query=oak&categoryID=4&includeChildCategories=1`,
  );
});

test.each([undefined, null, 4, { categoryID: '4' }, { categoryID: NaN }])(
  'a page that says %p of its category offers none',
  async (category) => {
    await openField(undefined, {}, { category });
    expect(screen.queryByRole('combobox', { name: 'Search in' })).toBeNull();
  },
);
