import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Pager } from '../../../src/ui/pager/Pager';
import { pagerFacts } from '../../../src/ui/pager/pagerFacts';
import { SortOptions } from '../../../src/ui/pager/SortOptions';
import { sorts } from '../../../src/ui/pager/sorts';
import { testUi } from '../../support/testUi';

let page: ReturnType<typeof testUi>;
beforeEach(() => (page = testUi()));
afterEach(() => page.ui.dispose());

function show(props: Partial<ComponentProps<typeof Pager>>) {
  const onChange = jest.fn();
  render(<Pager currentPage={1} onChange={onChange} {...props} />, { wrapper: page.wrapper });
  return { onChange, person: userEvent.setup() };
}

const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

test.each([
  [{ currentPage: 1, totalResults: 95 }, '1 - 10 of 95'],
  [{ currentPage: 10, totalResults: 95 }, '91 - 95 of 95'],
  [{ currentPage: 2, totalResults: 1000, pageLimit: 20 }, '21 - 40 of 1k'],
  [{ currentPage: 120, totalResults: 12_345 }, '1,191 - 1,200 of 12.3k'],
  [{ currentPage: 3, hasMorePages: true }, '21 - 30 of 30+'],
  [{ currentPage: 2, totalResults: 500, hasMorePages: true }, '11 - 20 of 500+'],
  // What servers get wrong.
  [{ currentPage: 99, totalResults: 25 }, '21 - 25 of 25'],
  [{ currentPage: -3, totalResults: 25 }, '1 - 10 of 25'],
  [{ currentPage: NaN, totalResults: 25.7 }, '1 - 10 of 25'],
  [{ currentPage: 1, totalResults: 0 }, '0 - 0 of 0'],
  [{ currentPage: 1, totalResults: -5, pageLimit: 0 }, '0 - 0 of 0'],
  [{ currentPage: 2 }, '11 - 20 of 20'],
])('%j says %s', (rows, text) => {
  show(rows);
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent(text);
});

test('pages are numbered around the current one, which leads nowhere', async () => {
  const { onChange, person } = show({ currentPage: 5, totalResults: 100 });
  expect(names()).toEqual(['Previous Page', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 10', 'Next Page']);
  const current = screen.getByRole('button', { current: 'page' });
  expect(current).toHaveAccessibleName('Page 5');
  await person.click(current);
  expect(onChange).not.toHaveBeenCalled();
  for (const name of ['Previous Page', 'Next Page', 'Page 10'])
    await person.click(screen.getByRole('button', { name }));
  expect(onChange.mock.calls).toEqual([[4], [6], [10]]);
});

test.each([
  ['the first page', { currentPage: 1, totalResults: 30 }, [true, false]],
  ['the last page', { currentPage: 3, totalResults: 30 }, [false, true]],
  [
    'the last page that is counted, of more',
    { currentPage: 3, totalResults: 30, hasMorePages: true },
    [false, false],
  ],
  ['the only page', { currentPage: 1, totalResults: 3 }, [true, true]],
] as const)('%s has no page before or behind it', async (_, rows, off) => {
  const { onChange, person } = show(rows);
  expect([isOff('Previous Page'), isOff('Next Page')]).toEqual(off);
  for (const [at, name] of ['Previous Page', 'Next Page'].entries())
    if (off[at]) await person.click(screen.getByRole('button', { name }));
  expect(onChange).not.toHaveBeenCalled();
});

test('only the range, or no Next, where that is asked for', () => {
  show({ totalResults: 50, rangeOnly: true });
  expect(screen.getByRole('navigation')).toHaveTextContent(/^1 - 10 of 50$/);
  expect(screen.queryByRole('button')).toBeNull();
  document.body.innerHTML = '';
  show({ totalResults: 50, showNextButton: false });
  expect(screen.queryByRole('button', { name: 'Next Page' })).toBeNull();
});

test.each([
  ['12', 12],
  ['99999', 1235],
  ['0', 1],
  ['-7x', 7],
  ['١٢', 12],
  ['１２', 12],
  ['', null],
  ['abc', null],
])('"%s" in the jump field leads to page %s of 1,235', async (typed, expected) => {
  const { onChange, person } = show({ currentPage: 5, totalResults: 12_345 });
  await person.click(screen.getByRole('button', { name: 'Jump to a specific page' }));
  const field = screen.getByRole('textbox', { name: 'Jump to page' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('of 1,235');
  if (typed) await person.type(field, typed);
  await person.click(screen.getByRole('button', { name: 'Go' }));
  expect(onChange.mock.calls).toEqual(expected === null ? [] : [[expected]]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Jump to a specific page' })).toHaveFocus());
});

test('focus goes back to the button that opened the jump form', async () => {
  const { onChange, person } = show({ currentPage: 5, totalResults: 100 });
  const opener = () => screen.getByRole('button', { name: 'Jump to a specific page' });
  for (const leave of [
    () => person.click(screen.getByRole('button', { name: 'Back to post count' })),
    () => person.keyboard('{Escape}'),
  ]) {
    await person.click(opener());
    await leave();
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(opener()).toHaveFocus());
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('pages with addresses are links: a plain press is the page’s, one with Ctrl the browser’s', async () => {
  const { onChange, person } = show({
    currentPage: 1,
    totalResults: 30,
    hrefOf: (to) => `/search?page=${to}`,
  });
  const second = screen.getByRole('link', { name: 'Page 2' });
  expect(second).toHaveAttribute('href', '/search?page=2');
  const left: boolean[] = [];
  const onClick = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  await person.click(second);
  await person.keyboard('{Control>}');
  await person.click(second);
  await person.keyboard('{/Control}');
  expect(onChange.mock.calls).toEqual([[2]]);
  expect(left).toEqual([false, true]);
  document.removeEventListener('click', onClick);
});

test('facts never leave what there is, whatever numbers come', () => {
  for (const currentPage of [-1, 0, 1, 2.5, 1e9, NaN, Infinity])
    for (const totalResults of [undefined, -1, 0, 1, 10, 11, 1e9, NaN])
      for (const pageLimit of [undefined, 0, -5, 1, 30, NaN]) {
        const facts = pagerFacts({ currentPage, totalResults, pageLimit });
        expect(
          Object.values(facts).every((value) => value === undefined || Number.isSafeInteger(value)),
        ).toBe(true);
        expect(facts.page).toBeLessThanOrEqual(facts.pages);
        expect(facts.from).toBeLessThanOrEqual(facts.to);
        expect(facts.to).toBeLessThanOrEqual(facts.total);
      }
});

test.each([
  [
    'discussions',
    sorts.discussions,
    ['Recently commented', 'Newest', 'Top', 'Trending', 'Oldest'],
    '-score',
    'Top',
  ],
  ['comments', sorts.comments, ['Oldest', 'Newest', 'Top', 'Trending'], '-dateInserted', 'Newest'],
  ['results', sorts.results, ['Best match', 'Newest', 'Oldest'], 'dateInserted', 'Oldest'],
] as const)('%s are sorted by links of their own', async (_, choices, labels, value, label) => {
  const onChange = jest.fn();
  const [first] = choices;
  render(
    <SortOptions<string>
      sorts={choices}
      current={first.value}
      hrefOf={(sort) => `?sort=${sort}`}
      onChange={onChange}
    />,
    { wrapper: page.wrapper },
  );
  const list = within(screen.getByRole('navigation', { name: 'Sort by' })).getAllByRole('link');
  expect(list.map(({ textContent }) => textContent)).toEqual(labels);
  expect(list[0]).toHaveAttribute('aria-current', 'true');
  await userEvent.click(list[0]!);
  await userEvent.click(screen.getByRole('link', { name: label }));
  expect(onChange.mock.calls).toEqual([[value]]);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `?sort=${value}`);
});
