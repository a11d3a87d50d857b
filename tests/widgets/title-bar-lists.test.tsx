import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { storeCounts } from '../../src/resources/counts/countsSlice';
import { widget } from '../../widgets/title-bar/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';

afterEach(() => {
  stopPages();
  localStorage.clear();
  jest.useRealTimers();
});

const ada = { userID: 5, name: 'Ada', photoUrl: '/ada.png', roleIDs: [8], countUnreadNotifications: 5 };
const bob = { ...ada, userID: 6, name: 'Bob', countUnreadNotifications: 0 };
const notice = (body: string, read = true) => ({
  ...{ notificationID: 1, body, photoUrl: null, url: '/discussion/1' },
  ...{ dateInserted: '2026-10-01T10:00:00+00:00', read },
});
const letter = (excerpt: string) => ({
  ...{ conversationID: 1, name: 'A word', excerpt, url: '/messages/1', countUnread: 0 },
  ...{ dateInserted: '2026-10-01T10:00:00+00:00', insertUser: { name: 'Eve', photoUrl: null } },
});

/** Answers that never come, until they do. */
function held() {
  let give: (answer: ApiResult) => void = () => undefined;
  return {
    answer: new Promise<ApiResult>((resolve) => (give = resolve)),
    give: (answer: ApiResult) => give(answer),
  };
}

async function openBar(
  answer: (request: ApiRequest) => ApiResult | Promise<ApiResult>,
  reader: Record<string, unknown> = ada,
) {
  let user: object = reader;
  const server = testClient((request) => (request.path === 'users/me' ? done(user) : answer(request)));
  const page = await startPage({ client: server.client, user: reader });
  page.show(widget, {});
  const person = userEvent.setup();
  const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  return {
    ...server,
    ...page,
    person,
    button,
    async open(name: string) {
      await person.click(button(name));
      return screen.findByRole('dialog', { name });
    },
    async close(name: string) {
      await person.click(button(name));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    /** Somebody else has signed in, in another tab. */
    async handOver(to: object) {
      user = to;
      await act(async () => void (await page.session.refresh()));
    },
  };
}

describe.each([
  ['Messages', 'conversations', letter('Between you and me')],
  ['Notifications', 'notifications', notice('Between you and me')],
])('%s of the one before', (name, path, row) => {
  const isList = (request: ApiRequest) => request.path === path && (request.method ?? 'GET') === 'GET';

  test('are never shown to who has taken over: not while theirs are on the way, nor when those fail', async () => {
    const later = held();
    let answer: ApiResult | Promise<ApiResult> = done([row]);
    const page = await openBar((request) => (isList(request) ? answer : done([])));
    expect(await within(await page.open(name)).findByText('Between you and me')).toBeInTheDocument();
    await page.close(name);
    await page.handOver(bob);
    answer = later.answer;
    const flyout = await page.open(name);
    expect(flyout).not.toHaveTextContent('Between you and me');
    await act(async () => later.give(refused(500)));
    expect(await within(flyout).findByRole('alert')).toBeInTheDocument();
    expect(flyout).not.toHaveTextContent('Between you and me');
  });

  test('go from a list that is open', async () => {
    let answer: ApiResult | Promise<ApiResult> = done([row]);
    const page = await openBar((request) => (isList(request) ? answer : done([])));
    const flyout = await page.open(name);
    await within(flyout).findByText('Between you and me');
    answer = held().answer;
    await page.handOver(bob);
    expect(flyout).not.toHaveTextContent('Between you and me');
  });
});

test.each([
  ['Messages', 'conversations'],
  ['Notifications', 'notifications'],
])('%s are not none because a network has answered for the server, and counts stay', async (name, path) => {
  let answer = done({ message: 'Sign in to this network' });
  const page = await openBar((request) => (request.path === path ? answer : done([])));
  const flyout = await page.open(name);
  const retry = await within(flyout).findByRole('button', { name: 'Retry' });
  expect(flyout).not.toHaveTextContent('You do not have any');
  expect(page.button('Notifications')).toHaveAccessibleName('Notifications, 5 unread');
  answer = done([]);
  await page.person.click(retry);
  expect(await within(flyout).findByText(/You do not have any/)).toBeInTheDocument();
});

test.each([
  ['Messages', 'conversations'],
  ['Notifications', 'notifications'],
])(
  '%s that do not come say after ten seconds that it takes long, also when they are asked for again',
  async (name, path) => {
    jest.useFakeTimers({ advanceTimers: true });
    let later = held();
    const page = await openBar((request) => (request.path === path ? later.answer : done([])));
    const flyout = await page.open(name);
    const slow = () => within(flyout).queryByText('This is taking longer than usual…');
    expect(slow()).toBeNull();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(slow()).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('This is taking longer'),
    );

    const first = later;
    later = held();
    await act(async () => first.give(refused(500)));
    const retry = await within(flyout).findByRole('button', { name: 'Retry' });
    expect(slow()).toBeNull();
    await page.person.click(retry);
    expect(slow()).toBeNull();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(slow()).toBeVisible();
    await act(async () => later.give(done([])));
    await waitFor(() => expect(slow()).toBeNull());
  },
);

test('whoever is signed out while something is open has the focus where they sign in again', async () => {
  const page = await openBar(() => done([]));
  expect(await page.open('Notifications')).toContainElement(document.activeElement as HTMLElement);
  await page.handOver({ userID: 0, name: 'Guest', photoUrl: '' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
});

test('what is opened in another tab is counted no more, and once', async () => {
  const page = await openBar(({ path }) => done(path === 'notifications' ? [notice('New', false)] : []));
  const link = (await within(await page.open('Notifications')).findByText('New')).closest('a')!;
  link.removeAttribute('href');
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(link).toHaveAttribute('data-state', 'read');
  expect(page.button('Notifications')).toHaveAccessibleName('Notifications, 4 unread');
});

test('what one reader has marked as read leaves the list and the count of the next alone', async () => {
  const marking = held();
  const page = await openBar(({ method = 'GET', path }) =>
    method === 'PATCH' ? marking.answer : done(path === 'notifications' ? [notice('New', false)] : []),
  );
  const flyout = await page.open('Notifications');
  await page.person.click(await within(flyout).findByRole('button', { name: 'Mark All Read' }));
  await page.handOver({ ...bob, countUnreadNotifications: 2 });
  await act(async () => marking.give(done(null, 204)));
  expect(await within(flyout).findByText('Unread:')).toBeInTheDocument();
  expect(page.button('Notifications')).toHaveAccessibleName('Notifications, 2 unread');
});

describe('the count of unread notifications', () => {
  const spoken = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';
  const reader = { ...ada, countUnreadNotifications: 0 };
  const tellUnread = (page: Awaited<ReturnType<typeof openBar>>, count: number) =>
    act(() => void page.store.dispatch(storeCounts({ UnreadNotifications: count })));

  test('stays what it is while a list that is older than the newest one is being read again', async () => {
    const later = held();
    let answer: ApiResult | Promise<ApiResult> = done([notice('Old')]);
    const page = await openBar(({ path }) => (path === 'notifications' ? answer : done([])), reader);
    await within(await page.open('Notifications')).findByText('Old');
    await page.close('Notifications');
    tellUnread(page, 1);
    answer = later.answer;
    const flyout = await page.open('Notifications');
    expect(page.button('Notifications')).toHaveAccessibleName('Notifications, 1 unread');
    await act(async () => later.give(done([notice('New', false), { ...notice('Old'), notificationID: 2 }])));
    expect(await within(flyout).findByText('New')).toBeInTheDocument();
    expect(page.button('Notifications')).toHaveAccessibleName('Notifications, 1 unread');
    await waitFor(() => expect(spoken()).toBe('Notifications, 1 unread'));
  });

  test('stays what it is when the newest one comes while the list is open', async () => {
    const page = await openBar(() => done([notice('Old')]), reader);
    await within(await page.open('Notifications')).findByText('Old');
    tellUnread(page, 1);
    expect(page.button('Notifications')).toHaveAccessibleName('Notifications, 1 unread');
  });

  test('stays what it is when the list cannot be read again', async () => {
    let answer = done([notice('Old')]);
    const page = await openBar(({ path }) => (path === 'notifications' ? answer : done([])), reader);
    await within(await page.open('Notifications')).findByText('Old');
    await page.close('Notifications');
    tellUnread(page, 1);
    answer = refused(500);
    expect(await within(await page.open('Notifications')).findByRole('alert')).toBeInTheDocument();
    expect(page.button('Notifications')).toHaveAccessibleName('Notifications, 1 unread');
  });
});
