import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainError } from '../../src/contract/apiError';
import { sessionApi } from '../../src/session/sessionApi';
import { widget } from '../../widgets/bulk-actions/widget';
import { modelModeration } from '../support/modelModeration';
import { startPage, stopPages } from '../support/startPage';
import { done as answered, refused } from '../support/testClient';

const every = ['manage', 'edit', 'delete', 'close'].map((name) => `discussions.${name}`);
const categories = [
  {
    categoryID: 4,
    name: 'News',
    url: '/category/news',
    displayAs: 'discussions',
    breadcrumbs: [{ name: 'Top' }, { name: 'News' }],
  },
  { categoryID: 9, name: 'Attic', url: '/category/attic', displayAs: 'discussions', breadcrumbs: [] },
  { categoryID: 2, name: 'A heading', url: '/category/heading', displayAs: 'heading', breadcrumbs: [] },
];

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  stopPages();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface Page {
  rows?: number;
  closed?: number[];
  permissions?: string[];
  /** Granted there instead of the global ones. */
  inCategory8?: string[];
  userID?: number;
  model?: Parameters<typeof modelModeration>[0];
  /** Adds to a row's markup. */
  html?: string;
}

/** Rows as the server prints them; those with an even ID stand in category 8, the others in 7. */
async function openPage({
  rows = 3,
  closed = [],
  permissions = every,
  inCategory8,
  userID = 5,
  model,
  html = '',
}: Page = {}) {
  const list = Array.from({ length: rows }, (_, index) => {
    const id = index + 1;
    const record = {
      discussionID: id,
      name: `Number ${id}`,
      categoryID: id % 2 ? 7 : 8,
      closed: closed.includes(id),
    };
    return `<li data-inlay-shows="discussion/${id}"><label>Select Number ${id}<input type="checkbox" value="${id}"
      data-inlay-check="discussion" data-inlay-record='${JSON.stringify(record)}'></label>
      <ul hidden><li data-inlay-field="closed" hidden>Closed</li></ul>
      <a data-inlay-field="category" href="/category/old">Old</a></li>`;
  });
  document.body.innerHTML = `<main tabindex="-1"><ul>${list.join('')}</ul>${html}</main><div id="tag"></div>`;
  const server = modelModeration({
    ...model,
    instead: (turn, request) => {
      const other = model?.instead?.(turn, request);
      if (other || request.path !== 'categories/search') return other;
      const wanted = String(request.query!.query).toLowerCase();
      return answered(categories.filter(({ name }) => name.toLowerCase().includes(wanted)));
    },
  });
  const page = await startPage({
    client: server.client,
    user: { userID, name: 'Me' },
    permissions,
    inCategory: inCategory8 && { id: 8, permissions: inCategory8 },
  });
  const view = page.show(widget, {}, document.querySelector<HTMLElement>('#tag')!);
  const user = userEvent.setup();
  return {
    ...server,
    ...view,
    store: page.store,
    failures: page.failures,
    user,
    box: (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Number ${id}` }),
    kept: () => JSON.parse(sessionStorage.getItem('inlay.checked') ?? 'null'),
    press: async (name: string) =>
      user.click(
        within(await screen.findByRole('region', { name: 'Bulk actions' })).getByRole('button', { name }),
      ),
    pick: async (...ids: number[]) => {
      for (const id of ids) await user.click(screen.getByRole('checkbox', { name: `Select Number ${id}` }));
    },
  };
}

const region = () => screen.queryByRole('region', { name: 'Bulk actions' });

test('the toast is there while anything is checked, and says how many', async () => {
  const { pick, press, box, kept } = await openPage();
  expect(region()).toBeNull();
  await pick(1, 3);
  expect(within(region()!).getByRole('status')).toHaveTextContent('2 selected');
  expect(kept()).toEqual({
    userID: 5,
    discussions: [
      { discussionID: 1, name: 'Number 1', categoryID: 7, closed: false },
      { discussionID: 3, name: 'Number 3', categoryID: 7, closed: false },
    ],
  });
  await press('Select all on this page');
  expect([1, 2, 3].map((id) => box(id).checked)).toEqual([true, true, true]);
  await press('Cancel');
  expect(region()).toBeNull();
  expect([1, 2, 3].map((id) => box(id).checked)).toEqual([false, false, false]);
  expect(kept()).toBeNull();
});

test('until its dialog has come the toast stays where it is, and a second press does nothing', async () => {
  const { pick } = await openPage();
  await pick(1, 3);
  const button = within(region()!).getByRole('button', { name: 'Delete' });
  for (const detail of [1, 2]) {
    fireEvent.click(button, { detail });
    expect(button).toBeVisible();
  }
  fireEvent.click(within(region()!).getByRole('button', { name: 'Cancel' }), { detail: 1 });
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  expect(region()).toBeNull();
});

test('Cancel leads to the rows, also where those that were picked are on another page', async () => {
  const discussions = [{ discussionID: 77, name: 'Number 77', categoryID: 8, closed: false }];
  sessionStorage.setItem('inlay.checked', JSON.stringify({ userID: 5, discussions }));
  const { press, box } = await openPage();
  await press('Cancel');
  await waitFor(() => expect(box(1)).toHaveFocus());
  expect(region()).toBeNull();
});

test('a click with Shift takes all rows in between, in both directions', async () => {
  const { user, pick, box } = await openPage({ rows: 6 });
  const checked = () => [1, 2, 3, 4, 5, 6].filter((id) => box(id).checked);
  await pick(5);
  await user.keyboard('{Shift>}');
  await user.click(box(2));
  await user.keyboard('{/Shift}');
  expect(checked()).toEqual([2, 3, 4, 5]);
  await user.keyboard('{Shift>}');
  await user.click(box(4));
  await user.keyboard('{/Shift}');
  expect(checked()).toEqual([5]);
});

test('what was picked on the page before is checked, also in rows that come later', async () => {
  const kept = { discussionID: 2, name: 'Number 2', categoryID: 8, closed: false };
  sessionStorage.setItem(
    'inlay.checked',
    JSON.stringify({ userID: 5, discussions: [kept, { ...kept, discussionID: 77 }] }),
  );
  const { box } = await openPage();
  expect(box(2).checked).toBe(true);
  expect(await screen.findByText('2 selected')).toBeInTheDocument();
  const late = document.createElement('input');
  Object.assign(late, { type: 'checkbox', value: '77' });
  late.setAttribute('data-inlay-check', 'discussion');
  document.querySelector('main')!.append(late);
  await waitFor(() => expect(late.checked).toBe(true));
});

test('why something failed is still known on the next page, and rows say what has become of a discussion', async () => {
  const stale = { discussionID: 2, name: 'Number 2', categoryID: 7, closed: true };
  sessionStorage.setItem(
    'inlay.checked',
    JSON.stringify({ userID: 5, discussions: [stale, { ...stale, discussionID: 77 }], failed: { 2: 'No.' } }),
  );
  const { box, kept } = await openPage();
  expect(region()).toHaveTextContent('1 of them failed');
  expect(box(2).dataset['state']).toBe('failed');
  expect(kept()).toMatchObject({
    discussions: [
      { discussionID: 2, categoryID: 8, closed: false },
      { discussionID: 77, categoryID: 7 },
    ],
    failed: { 2: 'No.' },
  });
  const late = document.createElement('p');
  late.innerHTML = `<input type="checkbox" value="77" data-inlay-check="discussion"
    data-inlay-record='{"discussionID":77,"name":"Number 77","categoryID":9,"closed":false}'>`;
  document.querySelector('main')!.append(late);
  await waitFor(() => expect(kept().discussions[1]).toMatchObject({ categoryID: 9, closed: false }));
});

test("a page that comes back from the browser's cache has the selection as it is by now", async () => {
  const { pick, box } = await openPage();
  await pick(1, 2);
  const come = (persisted: boolean) =>
    act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  const discussions = [2, 3].map((id) => ({ discussionID: id, name: `Number ${id}`, categoryID: 8 }));
  sessionStorage.setItem('inlay.checked', JSON.stringify({ userID: 5, discussions }));
  await come(false);
  expect([1, 2, 3].map((id) => box(id).checked)).toEqual([true, true, false]);
  await come(true);
  expect([1, 2, 3].map((id) => box(id).checked)).toEqual([false, true, true]);
  expect(region()).toHaveTextContent('2 selected');
  sessionStorage.clear();
  await come(true);
  expect(region()).toBeNull();
  expect(box(2).checked).toBe(false);
});

test.each([
  ['is thrown away by who signs in', 7, null],
  ['is not shown to a guest, and waits for who may be back with the next page', 0, expect.anything()],
])("somebody else's selection %s", async (_, userID, left) => {
  const discussions = [{ discussionID: 2, name: 'Number 2', categoryID: 8, closed: false }];
  sessionStorage.setItem('inlay.checked', JSON.stringify({ userID: 6, discussions }));
  const { box, kept } = await openPage({ userID, permissions: [] });
  expect(box(2).checked).toBe(false);
  expect(kept()).toEqual(left);
  expect(region()).toBeNull();
});

test('what was checked before the code was here counts; a row that lies cannot be picked', async () => {
  const html = `<input type="checkbox" aria-label="liar" value="50" data-inlay-check="discussion"
      data-inlay-record='{"discussionID":1,"name":"x","categoryID":7}'><input type="checkbox" aria-label="mute" value="51" data-inlay-check="discussion">`;
  const { user } = await openPage({ html });
  for (const name of ['liar', 'mute']) {
    const check = screen.getByRole<HTMLInputElement>('checkbox', { name });
    await user.click(check);
    expect(check.checked).toBe(false);
  }
  expect(region()).toBeNull();
});

test('members without discussions.manage have no toast', async () => {
  const { pick } = await openPage({ permissions: ['discussions.edit', 'discussions.delete'] });
  await pick(1);
  expect(region()).toBeNull();
});

describe('what cannot be done says why', () => {
  const reasonOf = (name: string) => {
    const button = within(region()!).getByRole('button', { name });
    return button.getAttribute('aria-disabled') === 'true'
      ? document.getElementById(button.getAttribute('aria-describedby')!)!.textContent
      : null;
  };

  test.each([
    [[1], [], {}, { Merge: 'You must select at least 2 discussions to merge.' }],
    [[1, 3], [1, 3], {}, { Close: 'Selected discussions are already closed.' }],
    [[1, 3], [1], {}, {}],
    [
      [1, 2],
      [],
      { inCategory8: ['discussions.manage'] },
      {
        Move: 'You don’t have the edit permission on the following discussions: Number 2',
        Merge: 'You don’t have the delete permission on the following discussions: Number 2',
        Close: "You don't have the close permission on the following discussions: Number 2",
        Delete: 'You don’t have the delete permission on the following discussions: Number 2',
      },
    ],
    [
      [1, 3],
      [],
      { permissions: ['discussions.manage', 'discussions.delete'] },
      {
        Move: 'You don’t have the edit permission on the following discussions: Number 1, Number 3',
        Merge: 'You don’t have the edit permission on the following discussions: Number 1, Number 3',
        Close: "You don't have the close permission on the following discussions: Number 1, Number 3",
      },
    ],
  ])('%j checked, %j closed, %j', async (ids, closed, page, reasons) => {
    const { pick, press } = await openPage({ closed, ...page });
    await pick(...ids);
    const found = Object.fromEntries(
      ['Move', 'Merge', 'Close', 'Delete'].flatMap((name) =>
        reasonOf(name) ? [[name, reasonOf(name)]] : [],
      ),
    );
    expect(found).toEqual(reasons);
    for (const name of Object.keys(reasons)) await press(name);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of many that it is about, ten are seen', async () => {
    const { user, pick, press } = await openPage({ rows: 24, inCategory8: ['discussions.manage'] });
    await pick(1);
    await press('Select all on this page');
    expect(reasonOf('Delete')).toMatch(/: Number 2, .*, Number 24$/);
    await user.hover(within(region()!).getByRole('button', { name: 'Delete' }));
    const names = within(await screen.findByRole('tooltip')).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent).slice(-2)).toEqual(['Number 20', 'and 2 more']);
  });
});

test('deleting asks, with focus on Cancel; the rows go, and focus goes to the one that took their place', async () => {
  const { user, pick, press, requests, box, kept } = await openPage({ rows: 4 });
  await pick(2, 3);
  await press('Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete' });
  expect(dialog).toHaveTextContent('Are you sure you would like to delete 2 discussions?');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Number 2', 'Number 3']);
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Selected discussions have been deleted successfully.');
  expect(requests.at(-1)!.body).toEqual({ discussionIDs: [2, 3] });
  expect(document.querySelectorAll('[data-inlay-shows]')).toHaveLength(2);
  expect(kept()).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[1]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(box(4)).toHaveFocus());
  expect(region()).toBeNull();
});

test('a list that has lost its last row says so, and focus goes to the link that loads it again', async () => {
  const { user, pick, press } = await openPage({ rows: 2 });
  await pick(1, 2);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Selected discussions have been deleted successfully.');
  expect(screen.getByText('Nothing is left in this list.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const link = screen.getByRole('link', { name: 'Load the list again' });
  await waitFor(() => expect(link).toHaveFocus());
  expect(link).toHaveAttribute('href', 'http://localhost/');
});

describe('with none of its rows on the page', () => {
  const discussions = [{ discussionID: 77, name: 'Number 77', categoryID: 8, closed: false }];
  const removeIt = async (page: Parameters<typeof openPage>[0]) => {
    sessionStorage.setItem('inlay.checked', JSON.stringify({ userID: 5, discussions }));
    const opened = await openPage(page);
    await opened.press('Delete');
    const question = await screen.findByRole('alertdialog');
    await opened.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/deleted successfully|0 discussions are done/);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return opened;
  };

  test('focus goes to the list that is there', async () => {
    const { box } = await removeIt({ rows: 3 });
    await waitFor(() => expect(box(1)).toHaveFocus());
  });

  test('focus goes to what the page is about where there is no list', async () => {
    await removeIt({ rows: 0 });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('focus goes back to the button where nothing was done', async () => {
    await removeIt({ rows: 3, model: { instead: () => refused(500) } });
    await waitFor(() => expect(within(region()!).getByRole('button', { name: 'Delete' })).toHaveFocus());
  });
});

test('the page of a discussion that is deleted stays: there may be text in it', async () => {
  const html = '<section data-inlay-shows="discussion/1"><textarea>Half a reply</textarea><input></section>';
  const { user, pick, press } = await openPage({ html });
  await pick(1);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Selected discussions have been deleted successfully.');
  expect(screen.queryByRole('checkbox', { name: 'Select Number 1' })).toBeNull();
  expect(screen.getByText('Half a reply')).toBeInTheDocument();
});

test('one is deleted in the words for one, and a question that is cancelled leads back', async () => {
  const { user, pick, press, calls, box } = await openPage();
  await pick(1);
  await press('Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this discussion?');
  expect(region()).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(within(region()!).getByRole('button', { name: 'Delete' })).toHaveFocus());
  expect(calls()).toEqual([]);
  // That was once: a selection of its own leaves focus in its row.
  await press('Cancel');
  await pick(2);
  expect(region()).toHaveTextContent('1 selected');
  expect(box(2)).toHaveFocus();
});

test('closing closes: the label shows, and it cannot be closed twice', async () => {
  const { user, pick, press, box } = await openPage();
  await pick(1);
  await press('Close');
  await user.click(await screen.findByRole('button', { name: 'Close Discussions' }));
  await screen.findByText('Selected discussions have been successfully closed to commenting.');
  expect(document.querySelector('[data-inlay-shows="discussion/1"] [data-inlay-field]')).not.toHaveAttribute(
    'hidden',
  );
  expect(box(1).dataset['inlayRecord']).toContain('"closed":true');
});

test('moving needs a category, found by its name, and brings rows up to date', async () => {
  const { user, pick, press, requests, box } = await openPage();
  await pick(1, 2);
  await press('Move');
  const dialog = await screen.findByRole('dialog', { name: 'Move' });
  const redirect = within(dialog).getByRole('checkbox', { name: 'Leave a redirect link' });
  expect(redirect).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  const search = within(dialog).getByRole('combobox', { name: 'Category' });
  await waitFor(() => expect(search).toHaveFocus());
  expect(search).toHaveAccessibleDescription('Select a category');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(search).toHaveFocus());
  await user.click(search);
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['NewsTop', 'Attic']),
  );
  await user.type(search, 'att');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(requests.at(-1)).toMatchObject({
    path: 'categories/search',
    query: { query: 'att', expand: ['breadcrumbs'], limit: 50 },
  });
  await user.click(screen.getByRole('option', { name: 'Attic' }));
  expect(search).toHaveValue('Attic');
  await user.click(redirect);
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await screen.findByText('Selected discussions have been moved successfully.');
  expect(requests.at(-1)!.body).toEqual({ discussionIDs: [1, 2], categoryID: 9, addRedirects: true });
  const link = document.querySelector('[data-inlay-shows="discussion/1"] a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Attic', 'http://localhost/category/attic']);
  expect(box(1).dataset['inlayRecord']).toContain('"categoryID":9');
});

test('in the list of one category the row of a moved discussion is a sign, to which nothing can be done', async () => {
  const { user, pick, press, box } = await openPage();
  document.querySelectorAll('a').forEach((link) => link.remove());
  const sign = box(1);
  await pick(1);
  await press('Move');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move' }));
  await user.click(dialog.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: 'Attic' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Leave a redirect link' }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await screen.findByText('Selected discussions have been moved successfully.');
  expect(sign).toBeDisabled();
  expect(sign).not.toHaveAttribute('data-inlay-check');
  expect(document.querySelector('[data-inlay-shows="discussion/1"]')).toBeNull();
  await user.keyboard('{Escape}');
  await pick(2);
  await press('Select all on this page');
  expect(region()).toHaveTextContent('2 selected');
});

test('a sign counts nowhere, and what is merged counts in the row that it has gone to', async () => {
  const count = (id: number) => `<data data-inlay-field="countComments" value="${id}"></data>`;
  const html =
    '<p data-inlay-shows="category/7"><data data-inlay-field="countDiscussions" value="9"></data></p>';
  const { user, pick, press } = await openPage({ rows: 5, html });
  for (const row of document.querySelectorAll('li[data-inlay-shows]')) {
    const check = row.querySelector('input')!;
    const id = Number(check.value);
    row.insertAdjacentHTML('beforeend', count(id));
    const record = JSON.parse(check.dataset['inlayRecord']!) as object;
    check.dataset['inlayRecord'] = JSON.stringify({ ...record, countComments: id, moved: id === 5 });
  }
  await pick(1, 3);
  await press('Merge');
  const merge = within(await screen.findByRole('dialog', { name: 'Merge Discussions' }));
  await user.click(merge.getByRole('radio', { name: 'Number 1' }));
  await user.click(merge.getByRole('button', { name: 'Merge' }));
  await screen.findByText(/merged/);
  expect(document.querySelector('[data-inlay-shows="discussion/1"] data')).toHaveTextContent('5 comments');
  const posts = () => document.querySelector('[data-inlay-shows="category/7"] data');
  expect(posts()).toHaveTextContent('8 posts');
  await pick(5);
  await press('Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Selected discussions have been deleted successfully.');
  expect(posts()).toHaveTextContent('8 posts');
});

test('who picks all by keyboard is still at the button', async () => {
  const { user, pick } = await openPage();
  await pick(1);
  const all = within(region()!).getByRole('button', { name: 'Select all on this page' });
  all.focus();
  await user.keyboard('{Enter}');
  expect(region()).toHaveTextContent('3 selected');
  expect(all).toHaveFocus();
  // It stays: without its line the other buttons would move away under a press.
  await user.tab();
  expect(all).toBeInTheDocument();
  expect(all).toHaveAttribute('aria-disabled', 'true');
});

test('what the server could not do is tried again with what was chosen, without being asked once more', async () => {
  const answers = [refused(500)];
  const { user, pick, press, requests, done } = await openPage({
    model: { instead: (_, { path }) => (path === 'discussions/move' ? answers.shift() : undefined) },
  });
  await pick(1, 2);
  await press('Move');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move' }));
  await user.click(dialog.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: 'Attic' }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await user.click(await dialog.findByRole('button', { name: 'Retry' }));
  await screen.findByText('Selected discussions have been moved successfully.');
  expect(requests.at(-1)!.body).toMatchObject({ discussionIDs: [1, 2], categoryID: 9 });
  expect(done).toEqual([1, 2]);
  expect(document.querySelector('[data-inlay-shows="discussion/1"] a')).toHaveTextContent('Attic');
});

test('a category search that fails says so and can be tried again; one that finds nothing says that', async () => {
  const answers = [refused(500)];
  const { user, pick, press } = await openPage({ model: { instead: () => answers.pop() } });
  await pick(1);
  await press('Move');
  const search = await screen.findByRole('combobox', { name: 'Category' });
  await user.click(search);
  await user.click(await screen.findByRole('option', { name: /Retry$/ }));
  expect(await screen.findByRole('option', { name: 'Attic' })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.type(search, 'zzz');
  expect(await screen.findByText('No results')).toBeInTheDocument();
});

test('merging asks for the main discussion, and closes itself', async () => {
  const { user, pick, press, requests } = await openPage({ rows: 3 });
  await pick(1, 2, 3);
  await press('Merge');
  const dialog = await screen.findByRole('dialog', { name: 'Merge Discussions' });
  const group = within(dialog).getByRole('radiogroup', {
    name: 'Choose the main discussion into which all comments will be merged:',
  });
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(group).toHaveAccessibleDescription('Select a discussion');
  const first = within(group).getByRole('radio', { name: 'Number 1' });
  expect(first).toHaveFocus();
  // Below the last of ten it would be out of view.
  const said = within(group).getByText('Select a discussion');
  expect(said.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(within(group).getByRole('radio', { name: 'Number 2' }));
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.at(-1)!.body).toEqual({
    discussionIDs: [1, 3],
    destinationDiscussionID: 2,
    addRedirects: false,
  });
  expect(await screen.findAllByText('Selected discussions have been merged successfully.')).not.toEqual([]);
  expect(document.querySelectorAll('[data-inlay-shows]')).toHaveLength(1);
});

test('among more than ten the main discussion is searched for', async () => {
  const { user, pick, press, requests } = await openPage({ rows: 11 });
  await pick(1);
  await press('Select all on this page');
  await press('Merge');
  const search = await screen.findByRole('combobox', {
    name: 'Choose the main discussion into which all comments will be merged:',
  });
  await user.type(search, 'number 1');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await user.click(screen.getByRole('option', { name: 'Number 10' }));
  expect(search).toHaveValue('Number 10');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(requests.at(-1)!.body).toMatchObject({ destinationDiscussionID: 10 }));
});

test('what fails comes back checked, each with its reason', async () => {
  const refuses = { 2: { message: 'It is locked.', status: 403 } };
  const { user, pick, press, box } = await openPage({ model: { refuses } });
  await pick(1, 2);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete' });
  expect(await within(dialog).findByText('There was a problem deleting:')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('1 discussion is done.');
  expect(dialog).toHaveTextContent('“Number 2”: It is locked.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(region()).toHaveTextContent('1 selected'));
  expect(region()).toHaveTextContent('1 of them failed');
  expect(box(2).checked).toBe(true);
  expect(box(2).dataset['state']).toBe('failed');
});

test('what no answer names stays in the list, checked, as something that has failed', async () => {
  const { user, pick, press, box } = await openPage({ model: { unnamed: [1] } });
  await pick(1, 2);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete' });
  expect(await within(dialog).findByText('There was a problem deleting:')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('“Number 1”: The server did not say whether this was done.');
  expect(box(1).checked).toBe(true);
  expect(box(1).dataset['state']).toBe('failed');
});

test('single discussions that may not be changed are named under the message for them', async () => {
  const refuses = {
    1: { message: 'Permission Problem', status: 403, permissions: ['Vanilla.Discussions.Delete'] },
    2: { message: 'Refused', status: 409, description: 'It is under a legal hold.' },
  };
  const { user, pick, press } = await openPage({ model: { refuses } });
  await pick(1, 2, 3);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^You don’t have the delete permission on the following discussions:Number 1$/,
  );
  const dialog = screen.getByRole('dialog', { name: 'Delete' });
  expect(dialog).toHaveTextContent('There was a problem deleting:“Number 2”: It is under a legal hold.');
});

test('when the server refuses, the discussions are named under the message for them', async () => {
  const error = {
    ...plainError('forbidden', 403),
    recordIDs: [2],
    permissions: ['Vanilla.Discussions.Close'],
  };
  const { user, pick, press, box } = await openPage({
    model: { instead: () => ({ outcome: 'failed', error }) },
  });
  await pick(1, 2);
  await press('Close');
  await user.click(await screen.findByRole('button', { name: 'Close Discussions' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    "You don't have the close permission on the following discussions:Number 2",
  );
  expect([box(1).checked, box(2).checked]).toEqual([true, true]);
});

test.each([
  ['notFound', 404, [], 'Discussion not found.', '1 discussion was no longer there.', '1 selected'],
  [
    ...(['forbidden', 403, ['Vanilla.Discussions.Edit']] as const),
    ...(['You don’t have the edit permission on the following discussions:', '', '2 selected'] as const),
  ],
] as const)('when a merge is refused for its main one (%s), that one is named', async (...expected) => {
  const [code, status, permissions, words, told, left] = expected;
  const error = { ...plainError(code, status, words), permissions: [...permissions], recordIDs: [2] };
  const { user, pick, press } = await openPage({
    model: { instead: () => ({ outcome: 'failed', error }) },
  });
  await pick(1, 2);
  await press('Merge');
  await user.click(await screen.findByRole('radio', { name: 'Number 2' }));
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(within(alert).getByRole('listitem')).toHaveTextContent('Number 2');
  expect(screen.getByRole('dialog')).toHaveTextContent(`0 discussions are done. ${told}`.trim());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(region()).toHaveTextContent(left));
});

test('a session that has ended meanwhile is told in a toast, which stays without the dialog and leads to sign-in', async () => {
  const error = { ...plainError('forbidden', 403), permissions: ['Garden.SignIn.Allow'] };
  const { user, pick, press, box, kept } = await openPage({
    model: {
      instead: (_turn, { path }) =>
        path === 'users/me'
          ? answered({ userID: 0, name: 'Guest' })
          : path.startsWith('users/')
            ? answered({ isAdmin: false, permissions: [], junctions: {}, junctionAliases: {} })
            : { outcome: 'failed', error },
    },
  });
  await pick(1);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const words = '0 discussions are done. You have been signed out. Sign in again to go on.';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  const link = screen.getByRole('link', { name: 'Sign In' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/entry/signin'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(link).toBeVisible();
  const add = (event: Event) =>
    Object.assign((event as CustomEvent<{ parameters: object }>).detail.parameters, { campaign: 'spring' });
  document.addEventListener('inlay:entry-link', add);
  act(() => link.focus());
  document.removeEventListener('inlay:entry-link', add);
  expect(link).toHaveAttribute('href', expect.stringContaining('campaign=spring'));
  expect([region(), box(1).checked]).toEqual([null, false]);
  // For who signs in again there.
  expect(kept()).toMatchObject({ userID: 5, discussions: [{ discussionID: 1 }] });
});

describe('somebody else signs in elsewhere', () => {
  const told = '0 discussions are done. Somebody else is signed in now.';
  /** The page, where two are checked, and what tells it who is there now. */
  async function openWith(to: number, isAdmin: boolean) {
    const now = { instead: false };
    const page = await openPage({
      model: {
        instead: (_turn, { path }) => {
          if (!now.instead || !path.startsWith('users/')) return undefined;
          return path === 'users/me'
            ? answered({ userID: to, name: 'Other' })
            : answered({ isAdmin, permissions: [], junctions: {}, junctionAliases: {} });
        },
      },
    });
    await page.pick(1, 3);
    const arrive = async () => {
      now.instead = true;
      const again = { subscribe: false, forceRefetch: true };
      await act(async () => page.store.dispatch(sessionApi.endpoints.me.initiate(undefined, again)));
    };
    return { ...page, arrive };
  }

  test.each([
    ['Move', 9, true],
    ['Merge', 9, true],
    ['Close', 9, true],
    ['Delete', 9, true],
    ['Delete', 9, false],
  ] as const)('the dialog of %s goes, and says why (user %i, admin: %s)', async (name, to, isAdmin) => {
    const { press, arrive, done, box } = await openWith(to, isAdmin);
    await press(name);
    await screen.findByRole(name === 'Delete' ? 'alertdialog' : 'dialog');
    await arrive();
    await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());
    const toast = await screen.findByRole('alert');
    await waitFor(() => expect(toast).toHaveTextContent(told));
    expect([done, region(), box(1).checked]).toEqual([[], null, false]);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('who has signed out there is asked to sign in, and goes on with what was checked', async () => {
    const { press, arrive, kept } = await openWith(0, false);
    await press('Delete');
    await screen.findByRole('alertdialog');
    await arrive();
    const toast = await screen.findByRole('alert');
    await waitFor(() =>
      expect(toast).toHaveTextContent(
        '0 discussions are done. You have been signed out. Sign in again to go on.',
      ),
    );
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(document.querySelector('[role$=dialog]')).toBeNull();
    expect(kept()).toMatchObject({ userID: 5, discussions: [{ discussionID: 1 }, { discussionID: 3 }] });
  });

  test('a refusal because somebody else is there is told as that, and nothing more can be checked', async () => {
    const other = { userID: 9, name: 'Other' };
    const { user, pick, press, box } = await openPage({
      model: {
        instead: (_turn, { path }) =>
          path === 'users/me'
            ? answered(other)
            : path.startsWith('users/')
              ? answered({ isAdmin: false, permissions: [], junctions: {}, junctionAliases: {} })
              : { outcome: 'failed', error: { ...plainError('forbidden', 403), recordIDs: [1] } },
      },
    });
    await pick(1);
    await press('Delete');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told));
    await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());
    expect(screen.getByRole('alert')).not.toHaveTextContent('Number 1');
    await waitFor(() => expect(box(1)).toBeDisabled());
    await waitFor(() => expect(document.querySelector('main > ul')).toHaveFocus());
    await pick(2);
    expect([box(2).checked, region()]).toEqual([false, null]);
  });

  test.each([
    [9, 'whole', told],
    [9, 'single', '1 discussion is done. Somebody else is signed in now.'],
    [0, 'whole', '0 discussions are done. You have been signed out. Sign in again to go on.'],
  ] as const)('so is one that comes after the dialog was closed (user %i, %s)', async (to, how, words) => {
    let release = () => {};
    const permissions = ['Vanilla.Discussions.Delete'];
    const { user, pick, press, box } = await openPage({
      model: {
        ...(how === 'single' && {
          refuses: { 1: { message: 'Permission Problem', status: 403, permissions } },
        }),
        before: (turn) => (turn === 0 ? new Promise((resolve) => (release = resolve)) : undefined),
        instead: (_turn, { path }) =>
          path === 'users/me'
            ? answered({ userID: to, name: 'Other' })
            : path.startsWith('users/')
              ? answered({ isAdmin: false, permissions: [], junctions: {}, junctionAliases: {} })
              : how === 'whole'
                ? {
                    outcome: 'failed',
                    error: { ...plainError('forbidden', 403), permissions, recordIDs: [1] },
                  }
                : undefined,
      },
    });
    await pick(1, 2);
    await press('Delete');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('progressbar');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const heard: string[] = [];
    const listen = new MutationObserver(() =>
      heard.push(...screen.queryAllByRole('alert').map(({ textContent }) => textContent)),
    );
    listen.observe(document.body, { subtree: true, childList: true, characterData: true });
    await act(async () => release());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    await waitFor(() => expect(box(1)).toBeDisabled());
    listen.disconnect();
    expect(heard.join()).not.toMatch(/permission|Number 1/i);
    expect(region()).toBeNull();
  });

  test('a keyboard that is on a row goes on from there when nothing can be checked any more', async () => {
    const { arrive, box } = await openWith(9, false);
    expect(box(3)).toHaveFocus();
    await arrive();
    await waitFor(() => expect(box(3)).toBeDisabled());
    expect([region(), box(1).checked, box(3).checked]).toEqual([null, false, false]);
    expect(within(box(3).closest('li')!).getByRole('link')).toHaveFocus();
  });

  test('the dialog that comes after they have come asks nothing', async () => {
    const { press, arrive } = await openWith(9, true);
    await press('Delete');
    await arrive();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told));
    expect(document.querySelector('[role$=dialog]')).toBeNull();
  });
});

test('a run shows how far it is, can be cancelled, and says what is done', async () => {
  let release = () => {};
  const { user, pick, press, kept } = await openPage({
    rows: 4,
    model: {
      perRound: 1,
      before: (turn) => (turn === 1 ? new Promise((resolve) => (release = resolve)) : undefined),
    },
  });
  await pick(1, 2, 3, 4);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const bar = await screen.findByRole('progressbar', { name: 'Deleting discussions…' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '1 of 4'));
  // What is done has left by now, and whoever leaves the page keeps the rest.
  expect(document.querySelectorAll('[data-inlay-shows]')).toHaveLength(3);
  expect(kept().discussions).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Stopping…')).toBeInTheDocument();
  await act(async () => release());
  const dialog = screen.getByRole('dialog', { name: 'Delete' });
  await waitFor(() => expect(dialog).toHaveTextContent('2 discussions are done.'));
  expect(dialog).toHaveTextContent('Cancelled: what is done stays done, the others are still selected.');
  expect(document.querySelectorAll('[data-inlay-shows]')).toHaveLength(2);
});

test('a round that does not end says after ten seconds that it takes long, in the dialog and in the toast', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let release = () => {};
  const { user, pick, press } = await openPage({
    model: { perRound: 1, before: () => new Promise((resolve) => (release = resolve)) },
  });
  await pick(1, 2, 3);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('progressbar');
  const slow = () => screen.queryByText('This is taking longer than usual…', { selector: '.inl-bulk-slow' });
  const wait = () => act(() => void jest.advanceTimersByTime(10_000));
  expect(slow()).toBeNull();
  wait();
  expect(screen.getByRole('dialog')).toContainElement(slow());
  await waitFor(() =>
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('This is taking longer'),
  );
  await act(async () => release());
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3');
  expect(slow()).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  wait();
  expect(region()).toContainElement(slow());
});

test('what fails after its dialog was closed is told with its reason', async () => {
  let release = () => {};
  const refuses = { 1: { message: 'Refused', status: 409, description: 'It is under a legal hold.' } };
  const { user, pick, press, box } = await openPage({
    model: { refuses, before: () => new Promise((resolve) => (release = resolve)) },
  });
  await pick(1);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('progressbar');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(box(2)).toHaveFocus());
  await act(async () => release());
  // A line for each; what a name is written with turns no words but its own.
  const lines =
    '0 discussions are done.\nThere was a problem deleting:\n“\u2068Number 1\u2069”: It is under a legal hold.';
  expect(await screen.findAllByText(lines, { normalizer: (text) => text })).not.toEqual([]);
  const told = screen.getByRole('alert');
  expect(told).toBeVisible();

  // The next one speaks for itself.
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(told).not.toBeVisible();
  await act(async () => release());
});

test('a dialog that is closed during a run leaves the run alone, and the end is told', async () => {
  let release = () => {};
  const { user, pick, press, box, done } = await openPage({
    model: { before: () => new Promise((resolve) => (release = resolve)) },
  });
  await pick(1);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('progressbar');
  expect(box(1)).toBeDisabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(box(2)).toHaveFocus());
  await pick(2);
  expect(within(region()!).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    'Another action is under way.',
  );
  await act(async () => release());
  expect(await screen.findAllByText('Selected discussions have been deleted successfully.')).not.toEqual([]);
  expect(done).toEqual([1]);
  expect(document.querySelectorAll('[data-inlay-shows]')).toHaveLength(2);
});

test('storage that is full or blocked costs nothing but the memory', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { pick, failures } = await openPage();
  await pick(1, 2);
  expect(region()).toHaveTextContent('2 selected');
  expect(failures).toEqual([]);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(region()).toHaveTextContent('2 selected');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(region()).toBeNull();
});
