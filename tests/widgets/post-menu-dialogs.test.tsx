import { screen, waitFor, within } from '@testing-library/react';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { all, openPostMenu, saw } from '../support/openPostMenu';
import { stopPages } from '../support/startPage';
import { done } from '../support/testClient';

afterEach(stopPages);

const refusal = (field: string, message: string): ApiResult => ({
  outcome: 'failed',
  error: {
    ...plainError('validation', 400, 'Validation Failed'),
    fields: [{ field, message, path: '', code: 'invalid' }],
  },
});

/** A dialog of the menu, opened by its item. */
async function open(name: string, answer: (request: ApiRequest) => ApiResult | Promise<ApiResult>) {
  const page = await openPostMenu({ permissions: all, answer });
  const { keys, openMenu, requests } = page;
  const openDialog = async () => {
    await openMenu();
    await keys.click(screen.getByRole('menuitem', { name }));
    return screen.findByRole(name === 'Delete' ? 'alertdialog' : 'dialog');
  };
  const press = (button: string) =>
    keys.click(
      within(screen.getByRole(/Delete/.test(name) ? 'alertdialog' : 'dialog')).getByRole('button', {
        name: button,
      }),
    );
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole(/Delete/.test(name) ? 'alertdialog' : 'dialog')).toBeNull());
  const sent = () => requests.filter(({ method }) => method !== undefined);
  return { ...page, dialog: await openDialog(), openDialog, press, isClosed, sent };
}

test('announcing says where, and the record follows the answer', async () => {
  const { dialog, keys, press, isClosed, sent, record, button } = await open('Announce', () =>
    done({ discussionID: 5, pinned: false, pinLocation: null }),
  );
  const radio = (name: string) => within(dialog).getByRole('radio', { name });
  expect(radio('In Woodworking and recent discussions.')).toBeChecked();
  await keys.click(radio("Don't announce."));
  await press('OK');
  await isClosed();
  expect(sent()).toMatchObject([
    { method: 'PATCH', path: 'discussions/5', body: { pinned: false, pinLocation: null } },
  ]);
  expect(record()).toMatchObject({ pinned: false, pinLocation: null });
  await waitFor(() => expect(button()).toHaveFocus());
});

test('what was chosen is there again after a close by mistake', async () => {
  const { dialog, keys, isClosed, openDialog, sent } = await open('Announce', () => done(null));
  await keys.click(within(dialog).getByRole('radio', { name: 'In Woodworking.' }));
  await keys.keyboard('{Escape}');
  await isClosed();
  expect(within(await openDialog()).getByRole('radio', { name: 'In Woodworking.' })).toBeChecked();
  expect(sent()).toEqual([]);
});

test('a deletion goes on in rounds, and leaves for the category only once it is done', async () => {
  const left: string[] = [];
  const progress = { successIDs: [], failedIDs: [], exceptionsByID: {}, countTotalIDs: 1 };
  const { press, sent, ui, record } = await open('Delete', ({ path }) =>
    path === 'calls/run'
      ? done({ progress: { ...progress, successIDs: [5] }, callbackPayload: null })
      : { outcome: 'done', status: 408, data: { progress, callbackPayload: 'more' }, paging: {} },
  );
  ui.leaveFor = (url) => Boolean(left.push(url));
  await press('OK');
  await waitFor(() => expect(left).toEqual(['http://localhost/category/woodworking']));
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE discussions/5',
    'POST calls/run',
  ]);
  expect(record().gone).toBe(true);
});

test('a deletion that is refused says why in the dialog, and nothing leaves', async () => {
  const left: string[] = [];
  const { press, ui, dialog, record } = await open('Delete', () => ({
    outcome: 'failed',
    error: { ...plainError('forbidden', 403, 'Permission Problem'), description: 'Not yours.' },
  }));
  ui.leaveFor = (url) => Boolean(left.push(url));
  await press('OK');
  expect(await within(dialog).findByText(/Not yours/)).toBeVisible();
  expect([left, record().gone]).toEqual([[], undefined]);
});

test('a move needs a target, and takes the answer about one alone', async () => {
  const found = [{ categoryID: 8, name: 'Finishing', url: '/category/finishing', displayAs: 'discussions' }];
  const { dialog, keys, press, isClosed, sent, record } = await open('Move Post', ({ path }) =>
    done(path === 'categories/search' ? found : { status: 'success' }),
  );
  const target = within(dialog).getByRole('combobox', { name: 'Category' });
  const redirect = within(dialog).getByRole('checkbox', { name: 'Leave a redirect link' });
  await press('Move');
  await waitFor(() => expect(target).toHaveAccessibleDescription('Select a category'));
  expect([sent(), redirect.matches(':disabled')]).toEqual([[], true]);
  await keys.type(target, 'Fin');
  await keys.click(await screen.findByRole('option', { name: /Finishing/ }));
  await keys.click(redirect);
  await press('Move');
  await isClosed();
  expect(sent()).toMatchObject([
    { path: 'discussions/move', body: { discussionIDs: [5], categoryID: 8, addRedirects: true } },
  ]);
  expect(record()).toMatchObject({ categoryID: 8, category: { name: 'Finishing' } });
});

test('another author is found by name; an unknown one is told at the field', async () => {
  let answer: ApiResult = refusal('insertUserID', 'There is no such user.');
  const author = { userID: 12, name: 'Mara' };
  const { dialog, keys, press, isClosed, sent, record } = await open('Change Author', ({ path }) =>
    path === 'users/by-names/' ? done([author]) : answer,
  );
  const field = within(dialog).getByRole('combobox', { name: 'Author' });
  await keys.type(field, 'Ma');
  await keys.click(await screen.findByRole('option', { name: 'Mara' }));
  await press('Save');
  await waitFor(() => expect(field).toHaveAccessibleDescription('There is no such user.'));
  answer = done({ discussionID: 5, insertUserID: 12, insertUser: author });
  await press('Save');
  await isClosed();
  expect(sent().at(-1)).toMatchObject({ method: 'PATCH', body: { insertUserID: 12 } });
  expect(record().insertUser).toMatchObject(author);
});

test('another type is asked for by the name that the server knows it by', async () => {
  const { dialog, keys, press, isClosed, sent, record } = await open('Change Post Type', () =>
    done({ discussionID: 5, type: 'question', statusID: 1 }),
  );
  expect(within(dialog).getByRole('radio', { name: 'discussion' })).toBeChecked();
  await keys.click(within(dialog).getByRole('radio', { name: 'question' }));
  await press('Save');
  await isClosed();
  expect(sent()).toMatchObject([{ method: 'PUT', path: 'discussions/5/type', body: { type: 'question' } }]);
  expect(record()).toMatchObject({ type: 'question', statusID: 1 });
});

describe('tags', () => {
  const oak = { tagID: 2, name: 'oak & ash', type: 'User', countDiscussions: 4 };

  test('that are there are put by their numbers', async () => {
    const { dialog, keys, press, isClosed, sent, requests, record } = await open('Tag', ({ path }) =>
      done(path === 'tags' ? [oak] : [{ ...oak, urlcode: 'oak' }]),
    );
    const field = within(dialog).getByRole('combobox', { name: 'Tags' });
    await keys.click(field);
    await keys.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /^oak/ });
    expect(requests.find(({ path }) => path === 'tags')?.query).toEqual({ sort: '-countDiscussions' });
    await keys.type(field, 'OAK & ');
    const asked = () => requests.filter(({ path }) => path === 'tags').at(-1)?.query;
    await waitFor(() => expect(asked()).toMatchObject({ query: 'OAK &' }));
    await keys.click(await screen.findByRole('option', { name: /^oak/ }));

    await press('Save');
    await isClosed();
    expect(sent()).toMatchObject([{ method: 'PUT', path: 'discussions/5/tags', body: { tagIDs: [2] } }]);
    expect(record().tags).toMatchObject([{ tagID: 2, name: 'oak & ash' }]);
  });

  test('that are not there yet go by their names', async () => {
    const { dialog, keys, press, isClosed, sent } = await open('Tag', ({ path }) =>
      done(path === 'tags' ? [] : { ...saw, tags: [{ tagID: 9, name: 'jig', urlcode: 'jig' }] }),
    );
    await keys.type(within(dialog).getByRole('combobox', { name: 'Tags' }), 'jig');
    await keys.click(await screen.findByRole('option', { name: 'Add jig' }));
    expect(within(dialog).getByRole('button', { name: 'Remove jig' })).toBeVisible();
    await press('Save');
    await isClosed();
    expect(sent()).toMatchObject([{ method: 'PATCH', body: { tagIDs: [], newTagNames: ['jig'] } }]);
  });
});

test('collections are saved in one call, and a new one is held at once', async () => {
  const collections = [
    { collectionID: 1, name: 'Best of' },
    { collectionID: 2, name: 'For beginners' },
  ];
  let made: ApiResult = refusal('name', 'There is a collection of this name already.');
  const { dialog, keys, press, isClosed, sent } = await open('Add to Collection', ({ method, path }) => {
    if (method === 'POST') return made;
    return done(path === 'collections' ? collections : [collections[0]]);
  });
  const box = (name: string) => within(dialog).findByRole('checkbox', { name });
  expect(await box('Best of')).toBeChecked();
  const name = within(dialog).getByRole('textbox', { name: 'New collection' });
  await keys.type(name, 'Best of{Enter}');
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('There is a collection of this name already.'),
  );
  made = done({ collectionID: 3, name: 'Jigs', records: [] }, 201);
  await keys.clear(name);
  await keys.type(name, 'Jigs{Enter}');
  expect(await box('Jigs')).toBeChecked();
  await keys.click(await box('Best of'));
  await keys.click(await box('For beginners'));
  await press('Save');
  await isClosed();
  expect(sent().filter(({ method }) => method === 'PUT')).toMatchObject([
    {
      path: 'collections/by-resource',
      body: { record: { recordType: 'discussion', recordID: 5 }, collectionIDs: [3, 2] },
    },
  ]);
});
