import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { SearchBar } from '../../../src/ui/search/SearchBar';
import { testUi } from '../../support/testUi';

let page: ReturnType<typeof testUi>;
let leaveFor: jest.SpyInstance;
const suggest = jest.fn(() => Promise.resolve({ found: [], places: [] }));

function Bar(props: Partial<ComponentProps<typeof SearchBar>>) {
  const [words, setWords] = useState(props.words ?? '');
  return (
    <>
      <SearchBar services={{ can: () => true, suggest }} {...props} words={words} onWords={setWords} />
      <button type="button">Elsewhere</button>
    </>
  );
}

function show(props: Partial<ComponentProps<typeof SearchBar>> = {}, meta = {}) {
  page = testUi(meta);
  leaveFor = jest.spyOn(page.ui, 'leaveFor').mockReturnValue(true);
  render(<Bar {...props} />, { wrapper: page.wrapper });
  return userEvent.setup();
}

const field = () => screen.getByRole('combobox', { name: 'Search Text' });
const soon = { search: { externalSearch: null, autocompleteDebounce: 0 } };

afterEach(() => {
  page.ui.dispose();
  jest.restoreAllMocks();
  suggest.mockClear();
});

test('an open bar asks for nothing until it is typed in, and each search takes along what its place says', async () => {
  const person = show({ words: 'oak', params: { domain: 'discussions', categoryID: '4' } }, soon);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(suggest).not.toHaveBeenCalled();
  expect(field()).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await person.click(field());
  await person.keyboard('s');
  expect(await screen.findByRole('option', { name: 'Search for oaks' })).toBeInTheDocument();
  expect(screen.getByRole('search')).toHaveAttribute('data-state', 'open');
  await person.keyboard('{Enter}');
  expect(leaveFor).toHaveBeenCalledWith('http://localhost/search?query=oaks&domain=discussions&categoryID=4');
});

test('a page that searches by itself is told what was searched, and where', async () => {
  const onSearch = jest.fn();
  const person = show({
    onSearch,
    places: [
      { value: 'here', name: 'This category', params: { categoryID: '7' }, isFirst: true },
      { value: 'members', name: 'Members', params: { domain: 'members' } },
    ],
  });
  await person.type(field(), ' oak {Enter}');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Members');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Everything');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch.mock.calls).toEqual([
    ['oak', { categoryID: '7' }],
    ['oak', { domain: 'members' }],
    ['oak', {}],
  ]);
  expect(leaveFor).not.toHaveBeenCalled();
});

test('a press outside takes away suggestions first, and leaves the search with the next; focus that goes on leaves it', async () => {
  const onLeave = jest.fn();
  // jsdom says no while focus goes from one element to another.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const person = show({ onLeave, onCancel: jest.fn() });
  expect(field()).toHaveFocus();
  await person.keyboard('oak');
  await screen.findByRole('listbox');
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
  await person.click(document.body);
  expect(onLeave).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(onLeave).toHaveBeenCalledTimes(2);
});

test('another site that searches opens where it is set to, also in a new tab, and learns nothing of the page', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  for (const resultsInNewTab of [false, true]) {
    const externalSearch = { query: 'https://find.test/?q=%s&again=%s', resultsInNewTab };
    const person = show({}, { search: { externalSearch, autocompleteDebounce: 0 } });
    await person.type(screen.getByRole('searchbox', { name: 'Search Text' }), 'a&b %s{Enter}');
    expect(open).toHaveBeenLastCalledWith(
      'https://find.test/?q=a%26b%20%25s&again=a%26b%20%25s',
      resultsInNewTab ? '_blank' : '_self',
      'noopener,noreferrer',
    );
    document.body.innerHTML = '';
  }
  expect(suggest).not.toHaveBeenCalled();
  expect(leaveFor).not.toHaveBeenCalled();
});
