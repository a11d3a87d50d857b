import { act, screen, waitFor } from '@testing-library/react';
import type { ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { discussionChanged } from '../../src/resources/discussions/discussionsSlice';
import { all, openPostMenu as open, saw } from '../support/openPostMenu';
import { stopPages } from '../support/startPage';
import { done } from '../support/testClient';

afterEach(stopPages);

const names = (menu: HTMLElement) =>
  [...menu.querySelectorAll('[role^=menuitem]')].map(({ textContent }) => textContent);

test('a moderator finds every item in its place', async () => {
  const { openMenu } = await open({ permissions: all });
  const menu = await openMenu();
  expect(names(menu)).toEqual([
    ...['Edit', 'Dismiss off', 'Mute off', 'Delete', 'Move Post', 'Change Post Type', 'Tag', 'Resolve off'],
    ...['Announce', 'Change Author', 'Add to Collection'],
    ...['Bump', 'Sink off', 'Close off'],
    ...['Revision History', 'Deleted Comments'],
    'Report',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/post\/editdiscussion\/5$/),
  );
  expect(screen.getByRole('menuitem', { name: 'Revision History' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/log\/filter\?recordType=discussion&recordID=5$/),
  );
});

test('guests find no menu, and who may report finds a button for that', async () => {
  await open({ user: 0 });
  expect(screen.getAllByRole('button').map((each) => each.ariaLabel)).toEqual(['Share']);
  stopPages();
  await open({ permissions: ['flag.add'] });
  expect(screen.getByRole('button', { name: 'Report content' })).toBeVisible();
  stopPages();
  await open({ permissions: ['flag.add'], props: { permissionsOverrides: { 'flag.add': false } } });
  expect(screen.queryByRole('button', { name: 'Report content' })).toBeNull();
});

test('a switch shows its new state at once, waits for the answer in the open menu, and says that it is done', async () => {
  let answer: (result: ApiResult) => void = () => undefined;
  const { openMenu, item, keys, calls, record } = await open({
    answer: () => new Promise((resolve) => (answer = resolve)),
  });
  await openMenu();
  expect(item(/^Mute off/)).not.toBeChecked();
  await keys.click(item(/^Mute/));
  expect(item(/^Muted on/)).toBeChecked();
  expect(item(/^Muted/)).toHaveAttribute('aria-disabled', 'true');
  await keys.click(item(/^Muted/));
  await act(async () => answer(done({ muted: true })));
  await waitFor(() => expect(item(/^Muted/)).not.toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByText('Discussion has been muted.')).toBeVisible();
  expect(calls()).toEqual(['PUT discussions/5/mute']);
  expect(record().muted).toBe(true);
});

test.each([
  ['Dismiss', 'dismissed', 'PUT discussions/5/dismiss'],
  ['Mute', 'muted', 'PUT discussions/5/mute'],
  ['Sink', 'sink', 'PATCH discussions/5'],
  ['Close', 'closed', 'PATCH discussions/5'],
  ['Resolve', 'resolved', 'PATCH discussions/5'],
] as const)('%s goes back where the server refuses, and the reason stays', async (name, flag, call) => {
  const error = { ...plainError('forbidden', 403, 'Permission Problem'), description: 'Not today.' };
  const { openMenu, item, keys, calls, record } = await open({
    permissions: all,
    answer: () => ({ outcome: 'failed', error }),
  });
  await openMenu();
  await keys.click(item(new RegExp(`^${name} off`)));
  expect(await screen.findByText('Not today.')).toBeVisible();
  expect(item(new RegExp(`^${name} off`))).not.toBeChecked();
  expect(record()[flag]).toBe(false);
  expect(calls()).toContain(call);
});

test('a bump says that it is done', async () => {
  const { openMenu, keys, calls } = await open({ permissions: all, answer: () => done(saw) });
  await openMenu();
  await keys.click(screen.getByRole('menuitem', { name: 'Bump' }));
  expect(await screen.findByText('Success! This post has been bumped.')).toBeVisible();
  expect(calls()).toEqual(['PATCH discussions/5/bump']);
});

describe('the time for editing', () => {
  const ago = (seconds: number) => ({
    discussion: { ...saw, pinned: false, dateInserted: new Date(Date.now() - 1000 * seconds).toISOString() },
  });

  test('stands behind Edit for the author alone', async () => {
    const { openMenu } = await open({ user: 3, limit: 3600, props: ago(3000) });
    expect(names(await openMenu())).toEqual(['Edit (10 minutes)', 'Mute off', 'Tag']);
    stopPages();
    const other = await open({ user: 3, permissions: ['discussions.edit'], limit: 3600, props: ago(3000) });
    expect(names(await other.openMenu())[0]).toBe('Edit');
    stopPages();
    const endless = await open({ user: 3, limit: -1, props: ago(3000) });
    expect(names(await endless.openMenu())[0]).toBe('Edit');
  });

  test('runs by the server’s clock', async () => {
    const page = await open({ user: 3, limit: 3600, props: ago(3000) });
    page.ui.serverAhead = () => -20 * 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(names(await page.openMenu())[0]).toBe('Edit (30 minutes)');
  });

  test('is over in an open menu, too', async () => {
    const { openMenu } = await open({ user: 3, limit: 3600, props: ago(3596) });
    const menu = await openMenu();
    expect(names(menu)[0]).toMatch(/^Edit \(\d second/);
    await waitFor(() => expect(names(menu)).toEqual(['Mute off']), { timeout: 9000 });
  });

  test('ends when the discussion is closed', async () => {
    const { openMenu, store } = await open({ user: 3, limit: 3600, props: ago(60) });
    const menu = await openMenu();
    expect(names(menu)[0]).toBe('Edit (59 minutes)');
    await act(async () => store.dispatch(discussionChanged(5, { closed: true })));
    expect(names(menu)).toEqual(['Mute off']);
  });
});
