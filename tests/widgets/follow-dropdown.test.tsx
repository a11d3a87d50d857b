import { join } from 'node:path';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Eta } from 'eta';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { json } from '../../examples/forum/routes/pages/json';
import type { PageMeta } from '../../src/contract/pageConfig';
import type { WidgetDefinition } from '../../src/contract/widget';
import fixture from '../../widgets/follow-dropdown/fixture.json';
import { widget } from '../../widgets/follow-dropdown/widget';
import { cutNetwork, offline } from '../support/cutNetwork';
import { renderOnServer } from '../support/renderOnServer';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

const View = widget.view;
const [unfollowed, followed] = fixture.cases.map(({ props }) => props) as [object, object];
const path = 'categories/7/preferences/3';
const withDigest: Partial<PageMeta> = { emails: { enabled: true, digest: true } };

afterEach(() => {
  jest.restoreAllMocks();
  stopPages();
  jest.useRealTimers();
});

interface Page {
  props?: object;
  /** A second tag on the page. */
  also?: object;
  meta?: Partial<PageMeta>;
  viewerID?: number;
  permissions?: string[];
  own?: object;
  /** Answers of the calls that the test wants to answer itself. */
  answer?: (request: ApiRequest) => ApiResult | Promise<ApiResult> | undefined;
}

const refusal: ApiResult = {
  outcome: 'failed',
  error: { ...plainError('forbidden', 403, 'Permission Problem'), description: 'You need glue.' },
};

/** A page with a tag or two, over a server that keeps one map. */
async function openPage({
  props = unfollowed,
  also,
  meta = withDigest,
  viewerID = 3,
  permissions = [],
  own = {
    NewDiscussion: { popup: true, email: true },
    NewComment: { email: true },
    DigestEnabled: { email: true },
  },
  answer,
}: Page = {}) {
  const clean = [props, ...(also ? [also] : [])].map((each) => widget.props(each as Record<string, unknown>));
  const server = { ...(clean[0]!.notificationPreferences as Record<string, boolean>) };
  const { client, requests } = testClient((request) => {
    const special = answer?.(request);
    if (special) return special;
    if (request.path === 'users/me') return done({ userID: viewerID, name: 'Me' });
    if (request.path.startsWith('notification-preferences/')) return done(own);
    if (request.method === 'PATCH') Object.assign(server, request.body);
    return done({ ...server });
  });
  const { ui, session, failures, wrapper, prepare } = await startPage({
    client,
    user: { userID: viewerID, name: 'Me' },
    permissions,
    meta,
  });
  for (const each of clean) prepare(widget as unknown as WidgetDefinition, each);
  const announce = jest.spyOn(ui.announcer, 'announce');
  const { container } = render(
    clean.map((each, index) => <View key={index} {...each} />),
    { wrapper },
  );
  const user = userEvent.setup();
  return {
    user,
    container,
    server,
    failures,
    session,
    requests,
    said: () => announce.mock.calls.map(([text]) => text),
    saved: () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body as object),
    trigger: () => screen.getAllByRole('button', { name: /^Follow(ing)?$/ })[0]!,
    async open() {
      await user.click(screen.getAllByRole('button', { name: /^Follow(ing)?$/ })[0]!);
      return screen.findByRole('dialog', { name: 'Notification Preferences' });
    },
  };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('a press asks for what the dialog shows beside its code, once, however late the answers are', async () => {
  const waiting: (() => void)[] = [];
  const { trigger, requests, server } = await openPage({
    answer: ({ method, path: asked }) =>
      method === 'PATCH' || asked === 'users/me'
        ? undefined
        : new Promise((resolve) => waiting.push(() => resolve(done(asked === path ? { ...server } : {})))),
  });
  const asked = () => requests.map((request) => request.path).filter((each) => each !== 'users/me');
  act(() => trigger().click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked()).toEqual(['notification-preferences/3', path]);
  await screen.findByRole('dialog', { name: 'Notification Preferences' });
  expect(asked()).toEqual(['notification-preferences/3', path]);
  waiting.forEach((answer) => answer());
  expect(await screen.findAllByRole('checkbox')).not.toEqual([]);
});

describe.each(fixture.cases)('fixture: $name', ({ props, form, part }) => {
  const check = (container: Element) => {
    const found = [...container.querySelectorAll<HTMLElement>('button[data-inlay-part]')];
    expect(found.map(({ dataset }) => dataset['inlayPart'])).toEqual([part.part]);
    expect(found[0]!.localName).toBe(part.tag);
    expect(found[0]).toHaveAccessibleName(part.name);
    expect(found[0]).toHaveAccessibleDescription(props.name);
    expect(found[0]).toHaveAttribute('data-state', part.state);
    expect(found[0]!.classList.contains('inl-button--compact')).toBe('size' in props);
  };

  it('the view', async () => {
    const { container, requests } = await openPage({ props });
    check(container);
    expect(requests).toEqual([]);
  });

  it('the view on a server, whose form works by itself', () => {
    const reader = { user: { userID: 3, name: 'Me' }, meta: { TransientKey: 'key-1' } };
    const url = { viewRecordUrl: '/category/woodworking' };
    const shown = { ...props, ...url };
    const { place, problems } = renderOnServer(
      { 'follow-dropdown': widget },
      ['CategoryFollowWidget', shown],
      reader,
    );
    expect(problems).toEqual([]);
    check(place);
    const printed = place.querySelector('form')!;
    expect([printed.method, new URL(printed.action).pathname]).toEqual([form.method, form.action]);
    const fields = Object.fromEntries(new FormData(printed));
    expect(fields).toEqual(form.method === 'post' ? { TransientKey: 'key-1', ...form.fields } : form.fields);
    const guest = renderOnServer({ 'follow-dropdown': widget }, ['CategoryFollowWidget', shown]);
    expect(guest.place).not.toHaveTextContent('Follow');
  });

  it('the HTML of the server, whose form works by itself', () => {
    const eta = new Eta({
      views: join(process.cwd(), 'examples/forum/pages'),
      functionHeader: 'const { t, json } = it;',
    });
    document.body.innerHTML = eta.render('/widgets/follow', {
      ...{ json, t: (text: string) => text },
      follow: { props, action: '/category/woodworking/follow' },
      viewer: { transientKey: 'key-1' },
    });
    check(document.body);
    const tag = document.querySelector<HTMLElement>('[data-react]')!;
    expect(JSON.parse(tag.dataset['props']!)).toEqual(props);
    const printed = document.querySelector('form')!;
    expect(printed.method).toBe(form.method);
    expect(printed.getAttribute('action')).toBe(form.action);
    const fields = Object.fromEntries(new FormData(printed));
    expect(fields).toEqual(form.method === 'post' ? { TransientKey: 'key-1', ...form.fields } : form.fields);
  });
});

it('opening follows with the user’s own defaults, says so, and can be undone', async () => {
  const { open, saved, said, trigger, user, server } = await openPage();
  const dialog = await open();
  await waitFor(() => expect(trigger()).toHaveAccessibleName('Following'));
  expect(saved()).toEqual([
    {
      'preferences.followed': true,
      'preferences.popup.posts': true,
      'preferences.email.posts': true,
      'preferences.popup.comments': false,
      'preferences.email.comments': true,
      'preferences.email.digest': true,
    },
  ]);
  expect(dialog).toHaveTextContent('You now follow Woodworking.');
  // Marks of direction in a name turn no words but its own.
  expect(within(dialog).getByText('Woodworking', { selector: '[class$=notice] bdi' })).toBeVisible();
  expect(said()).toContain('You now follow Woodworking.');
  expect(box('New posts, popup')).toBeChecked();
  expect(box('New comments, popup')).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.values(server).some(Boolean)).toBe(false);
  expect(trigger()).toHaveAccessibleName('Follow');
  await waitFor(() => expect(trigger()).toHaveFocus());
  expect(said()).toContain('You no longer follow Woodworking.');
});

it('opening what is followed changes nothing, also when only the server knows that it is', async () => {
  const { open, saved } = await openPage({ props: followed });
  const dialog = await open();
  expect(await within(dialog).findByRole('checkbox', { name: 'New posts, popup' })).toBeChecked();
  expect(dialog).not.toHaveTextContent('You now follow');
  expect(saved()).toEqual([]);
  stopPages();
  document.body.replaceChildren();

  const stale = await openPage({
    answer: ({ method, path: asked }) =>
      method === undefined && asked === path
        ? done({ 'preferences.followed': true, 'preferences.popup.comments': true })
        : undefined,
  });
  await stale.open();
  await waitFor(() => expect(box('New comments, popup')).toBeChecked());
  expect(stale.saved()).toEqual([]);
});

it('a check mark is saved at once, with success said', async () => {
  const { open, saved, user } = await openPage({ props: followed });
  await open();
  await waitFor(() => expect(box('New comments, e-mail')).not.toBeChecked());
  await user.click(box('New comments, e-mail'));
  expect(box('New comments, e-mail')).toBeChecked();
  await waitFor(() => expect(saved()).toEqual([{ 'preferences.email.comments': true }]));
  await waitFor(() =>
    expect(document.querySelector('.inl-toast [role=status]')).toHaveTextContent(
      'Success! Preferences saved.',
    ),
  );
});

it('what the server refuses is taken back, with its words above the form', async () => {
  const { open, user } = await openPage({
    props: followed,
    answer: ({ method }) => (method === 'PATCH' ? refusal : undefined),
  });
  const dialog = await open();
  await waitFor(() => expect(box('New posts, popup')).toBeChecked());
  await user.click(box('New posts, popup'));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('You need glue.');
  expect(box('New posts, popup')).toBeChecked();
  expect(alert.compareDocumentPosition(box('New posts, popup'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a session that ends leaves every button, and the dialog with the reason and a way to sign in', async () => {
  let reader = 0;
  const ended = {
    ...plainError('forbidden', 403, 'Permission Problem'),
    permissions: ['Garden.SignIn.Allow'],
  };
  const { open, user, session, trigger } = await openPage({
    props: followed,
    also: { ...unfollowed, recordID: 8, name: 'Weaving', nameAsLabel: true },
    answer: ({ method, path: asked }) =>
      asked === 'users/me'
        ? done({ userID: reader, name: 'Me' })
        : method === 'PATCH' && reader !== 3
          ? { outcome: 'failed', error: ended }
          : undefined,
  });
  const first = await open();
  await waitFor(() => expect(box('New comments, popup')).not.toBeChecked());
  for (const _press of ['the first', 'and another']) {
    await user.click(box('New comments, popup'));
    expect(await within(first).findByRole('alert')).toHaveTextContent(
      'You have been signed out. Sign in again to go on.',
    );
    await waitFor(() => expect(session.userID()).toBe(0));
    expect(box('New comments, popup')).not.toBeChecked();
    expect(box('New comments, popup')).toHaveFocus();
  }
  expect(within(first).getByRole('link', { name: 'Sign in again in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(trigger()).toHaveAccessibleName('Following');
  expect(screen.getByRole('button', { name: 'Weaving, Follow' })).toBeVisible();
  // It still holds when the dialog is opened anew.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger()).toHaveAttribute('aria-expanded', 'false'));
  const dialog = await open();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You have been signed out.');
  reader = 3;
  await act(() => session.refresh());
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.click(box('New comments, popup'));
  await waitFor(() => expect(box('New comments, popup')).toBeChecked());
});

it.each([
  [4, true, '\u2068Pottery\u2069: Somebody else is signed in now.'],
  [4, false, '\u2068Pottery\u2069: Somebody else is signed in now.'],
  [0, true, '\u2068Pottery\u2069: You have been signed out. Sign in again to go on.'],
])('a refusal as user %i takes what is private away, and says why (open: %s)', async (to, stays, words) => {
  const { open, user, session } = await openPage({
    props: { ...followed, name: 'Pottery' },
    answer: ({ method, path: asked }) =>
      asked === 'users/me' ? done({ userID: to, name: 'Other' }) : method === 'PATCH' ? refusal : undefined,
  });
  await open();
  await waitFor(() => expect(box('New comments, popup')).not.toBeChecked());
  await user.click(box('New comments, popup'));
  if (!stays) await user.keyboard('{Escape}');
  await waitFor(() => expect(session.userID()).toBe(to));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByRole('alert')).not.toHaveTextContent('You need glue.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Follow(ing)?$/ })).toBeNull();
});

it('following that fails shows the way to try again, and nothing as followed', async () => {
  let fails = true;
  const { open, trigger, user } = await openPage({
    answer: ({ method }) => (method === 'PATCH' && fails ? refusal : undefined),
  });
  const dialog = await open();
  await within(dialog).findByRole('alert');
  expect(trigger()).toHaveAccessibleName('Follow');
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Unfollow Category' })).toBeNull();
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  // The button goes with the failure: focus would be lost with it.
  expect(within(dialog).getByRole('heading')).toHaveFocus();
  expect(await within(dialog).findByRole('checkbox', { name: 'New posts, popup' })).toBeChecked();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

it('defaults that cannot be read: nothing is followed until they can', async () => {
  let fails = true;
  const { open, saved, user, trigger } = await openPage({
    answer: ({ path: asked }) =>
      fails && asked.startsWith('notification')
        ? { outcome: 'failed', error: plainError('server', 500, 'Out of glue.') }
        : undefined,
  });
  const dialog = await open();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Out of glue.');
  expect(saved()).toEqual([]);
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(within(dialog).getByRole('heading')).toHaveFocus();
  await waitFor(() => expect(trigger()).toHaveAccessibleName('Following'));
});

it('a category that cannot be read is not followed either: somebody may have chosen for it elsewhere', async () => {
  let fails = true;
  const { open, user, saved } = await openPage({
    answer: ({ method, path: asked }) =>
      fails && method !== 'PATCH' && asked === path
        ? { outcome: 'failed', error: plainError('server', 500, 'Out of glue.') }
        : undefined,
  });
  const dialog = await open();
  expect(await within(dialog).findByText('Out of glue.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Follow' })).toBeNull();
  expect(saved()).toEqual([]);

  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(within(dialog).queryByText('Out of glue.')).toBeNull();
});

it('what is followed can be changed, also where the category cannot be read anew', async () => {
  const { open, saved, user } = await openPage({
    props: followed,
    answer: ({ method, path: asked }) =>
      method !== 'PATCH' && asked === path
        ? { outcome: 'failed', error: plainError('server', 500, 'Out of glue.') }
        : undefined,
  });
  const dialog = await open();
  await user.click(await within(dialog).findByRole('checkbox', { name: 'New posts, popup' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(within(dialog).queryByText('Out of glue.')).toBeNull();
});

it('unfollowing switches everything off, add-ons’ kinds too, then closes', async () => {
  const extra = 'preferences.popup.categoryevent';
  const map = { 'preferences.followed': true, 'preferences.email.digest': true, [extra]: true };
  const { open, saved, user, trigger } = await openPage({
    props: { ...followed, notificationPreferences: map },
  });
  const dialog = await open();
  await user.click(await within(dialog).findByRole('button', { name: 'Unfollow Category' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [body] = saved() as [Record<string, boolean>];
  expect(Object.values(body).some(Boolean)).toBe(false);
  expect(Object.keys(body)).toEqual(expect.arrayContaining([extra, 'preferences.email.digest']));
  expect(trigger()).toHaveAccessibleName('Follow');
});

it('unfollowing before the preferences have come does not follow again when they do', async () => {
  const held: (() => void)[] = [];
  const later = (data: object) => new Promise<ApiResult>((resolve) => held.push(() => resolve(done(data))));
  const { open, saved, user, trigger } = await openPage({
    props: followed,
    answer: ({ method, path: at }) =>
      later(method === 'PATCH' || at === path ? { 'preferences.followed': method !== 'PATCH' } : {}),
  });
  const dialog = await open();
  await user.click(await within(dialog).findByRole('button', { name: 'Unfollow Category' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  const [ownMap, read, save] = held as [() => void, () => void, () => void];
  await act(async () => [ownMap, read].forEach((arrive) => arrive()));
  await act(async () => save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved()).toHaveLength(1);
  expect(trigger()).toHaveAccessibleName('Follow');
});

it.each([
  ['Unfollow Category', followed],
  ['Undo', unfollowed],
])('%s that takes long says that it is under way, and keeps the focus when it fails', async (name, props) => {
  let fail: (() => void) | undefined;
  const { open, user, said } = await openPage({
    props,
    answer: ({ method, body }) =>
      method === 'PATCH' && (body as Record<string, boolean>)['preferences.followed'] === false
        ? new Promise<ApiResult>((resolve) => (fail = () => resolve(refusal)))
        : undefined,
  });
  const dialog = await open();
  const button = await within(dialog).findByRole('button', { name });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  const before = said();
  // At most one save in 1250 ms.
  await waitFor(() => expect(fail).toBeDefined());
  await act(async () => fail!());
  expect(within(dialog).getByRole('alert')).toHaveTextContent('You need glue.');
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
  expect(said()).toEqual(before);
});

it.each([
  ['Unfollow Category', followed],
  ['Unfollow Category', unfollowed],
  ['Undo', unfollowed],
])('%s leaves the dialog as it is until the server has taken it', async (name, props) => {
  let take: (() => void) | undefined;
  const { open, user, trigger, saved } = await openPage({
    props,
    answer: ({ method, body }) =>
      method === 'PATCH' && (body as Record<string, boolean>)['preferences.followed'] === false
        ? new Promise<ApiResult>((resolve) => (take = () => resolve(done(body))))
        : undefined,
  });
  const dialog = await open();
  const posts = await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: 'New posts, popup' });
  const seen = () => [dialog.textContent, posts.isConnected && posts.checked];
  const before = seen();
  await user.click(within(dialog).getByRole('button', { name }));
  expect(trigger()).toHaveAccessibleName('Follow');
  expect(seen()).toEqual(before);
  // What can be seen there can be changed no more.
  expect(posts.closest('[inert]')).not.toBeNull();
  for (const each of ['Unfollow Category', 'Undo']) {
    const button = within(dialog).queryByRole('button', { name: each });
    if (button) await user.click(button);
  }
  await waitFor(() => expect(take).toBeDefined());
  const count = saved().length;
  await act(async () => take!());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved()).toHaveLength(count);
});

it('what the server refuses is not announced as followed, and what was followed is not announced again', async () => {
  let refuses = true;
  const { open, user, said } = await openPage({
    answer: ({ method }) => (method === 'PATCH' && refuses ? refusal : undefined),
  });
  const dialog = await open();
  await within(dialog).findByRole('alert');
  expect(said()).not.toContain('You now follow Woodworking.');
  refuses = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  const told = () => said().filter((words) => words === 'You now follow Woodworking.');
  await waitFor(() => expect(told()).toHaveLength(1));
  refuses = true;
  await user.click(within(dialog).getByRole('button', { name: 'Unfollow Category' }));
  await within(dialog).findByRole('alert');
  expect(told()).toHaveLength(1);
});

it('a change that the server does not answer says after ten seconds that it takes long', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let answer = () => {};
  const held = new Promise<ReturnType<typeof done>>((resolve) => (answer = () => resolve(done({}))));
  const { open, said, saved } = await openPage({
    answer: ({ method }) => (method === 'PATCH' ? held : undefined),
  });
  const dialog = await open();
  await waitFor(() => expect(saved()).toHaveLength(1));
  const words = 'This is taking longer than usual…';
  const focused = document.activeElement;
  act(() => void jest.advanceTimersByTime(9_000));
  expect(within(dialog).queryByText(words)).toBeNull();
  act(() => void jest.advanceTimersByTime(1_500));
  expect(within(dialog).getByText(words)).toBeVisible();
  expect(said().filter((each) => each === words)).toHaveLength(1);
  expect(focused).toHaveFocus();
  answer();
  await waitFor(() => expect(within(dialog).queryByText(words)).toBeNull());
});

it('unfollowing that fails leaves the dialog open, with the reason', async () => {
  const { open, user } = await openPage({
    props: followed,
    answer: ({ method }) => (method === 'PATCH' ? refusal : undefined),
  });
  const dialog = await open();
  await user.click(await within(dialog).findByRole('button', { name: 'Unfollow Category' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You need glue.');
  expect(box('New posts, popup')).toBeChecked();
});

it('a change that is refused after the dialog was closed is told of in a toast', async () => {
  let answer = (_: ApiResult) => {};
  const { open, user, trigger } = await openPage({
    props: followed,
    answer: ({ method }) =>
      method === 'PATCH' ? new Promise<ApiResult>((resolve) => (answer = resolve)) : undefined,
  });
  await open();
  await user.click(await screen.findByRole('checkbox', { name: 'New posts, popup' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger()).toHaveAttribute('aria-expanded', 'false'));
  await act(async () => answer(refusal));
  expect(await screen.findByText(/^\u2068Woodworking\u2069: .*You need glue\.$/)).toBeInTheDocument();
});

it('that there is no network is said for as long as there is none', async () => {
  const mendNetwork = cutNetwork();
  const { open, user } = await openPage({
    props: followed,
    answer: ({ method }) => (method === 'PATCH' && !navigator.onLine ? offline : undefined),
  });
  const dialog = await open();
  await user.click(await within(dialog).findByRole('checkbox', { name: 'New posts, popup' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You are offline.');
  expect(box('New posts, popup')).toBeChecked();
  mendNetwork();
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.click(box('New posts, popup'));
  await waitFor(() => expect(screen.getByText('Success! Preferences saved.')).toBeInTheDocument());
});

it('following that failed for want of a network is offered again when there is one, the focus kept', async () => {
  const mendNetwork = cutNetwork();
  const { open, user, trigger } = await openPage({
    answer: ({ method }) => (method === 'PATCH' && !navigator.onLine ? offline : undefined),
  });
  const dialog = await open();
  const retry = await within(dialog).findByRole('button', { name: 'Retry' });
  act(() => retry.focus());
  mendNetwork();
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(within(dialog).getByRole('heading')).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(trigger()).toHaveAccessibleName('Following'));
});

it('preferences that could not be read for want of a network are read when there is one', async () => {
  const mendNetwork = cutNetwork();
  const { open } = await openPage({
    props: followed,
    answer: () => (navigator.onLine ? undefined : offline),
  });
  const dialog = await open();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You are offline.');
  mendNetwork();
  expect(await within(dialog).findByRole('checkbox', { name: 'New posts, popup' })).toBeChecked();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

it.each([
  ['a check mark', 'checkbox', 'New posts, popup'],
  ['unfollowing', 'button', 'Unfollow Category'],
])('why %s was refused is not said again in a dialog that is opened anew', async (_what, role, name) => {
  const { open, user, trigger } = await openPage({
    props: followed,
    answer: ({ method }) => (method === 'PATCH' ? refusal : undefined),
  });
  await open();
  await user.click(await screen.findByRole(role, { name }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You need glue.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger()).toHaveAttribute('aria-expanded', 'false'));
  const dialog = await open();
  expect(await within(dialog).findByRole('checkbox', { name: 'New posts, popup' })).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  // What is refused now is news.
  await user.click(await screen.findByRole(role, { name }));
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('You need glue.'), {
    timeout: 2000,
  });
});

it('following is announced, too, when the dialog was closed before the server took it', async () => {
  let answer = (_: ApiResult) => {};
  const { open, user, said, trigger } = await openPage({
    answer: ({ method, body }) =>
      method === 'PATCH'
        ? new Promise<ApiResult>((resolve) => (answer = () => resolve(done(body))))
        : undefined,
  });
  await open();
  await waitFor(() => expect(trigger()).toHaveAccessibleName('Following'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger()).toHaveAttribute('aria-expanded', 'false'));
  expect(said()).not.toContain('You now follow Woodworking.');
  await act(async () => answer(done(null)));
  await waitFor(() => expect(said()).toContain('You now follow Woodworking.'));
});

it('a button that says Following only looks: what was unfollowed elsewhere stays so', async () => {
  const { open, saved, trigger } = await openPage({
    props: followed,
    answer: ({ method, path: asked }) =>
      method !== 'PATCH' && asked === path ? done({ 'preferences.followed': false }) : undefined,
  });
  const dialog = await open();
  await waitFor(() => expect(trigger()).toHaveAccessibleName('Follow'));
  expect(await within(dialog).findByRole('button', { name: 'Follow' })).toBeInTheDocument();
  expect(saved()).toHaveLength(0);
});

describe('the digest', () => {
  it('makes being notified a choice: without it no table, with it at least one method', async () => {
    const { open, saved, user } = await openPage({ props: followed });
    const dialog = await open();
    const notify = await within(dialog).findByRole('checkbox', { name: 'Notify me of new content' });
    expect(notify).toBeChecked();
    expect(box('Include in email digest')).toBeChecked();
    const message = 'At least one notification method must be selected to receive notifications';
    expect(dialog).not.toHaveTextContent(message);
    await user.click(box('New posts, popup'));
    expect(dialog).toHaveTextContent(message);
    expect(screen.getByRole('table')).toBeVisible();
    await user.click(notify);
    expect(screen.queryByRole('table')).toBeNull();
    expect(dialog).toHaveTextContent(message);
    await user.click(notify);
    expect(screen.getByRole('table')).toHaveAccessibleDescription(message);
    expect(saved()[0]).toEqual({ 'preferences.popup.posts': false });
  });

  it.each([
    ['the page does not allow it', { props: { ...followed, emailDigestEnabled: false } }],
    ['the forum sends none', { props: followed, meta: { emails: { enabled: true, digest: false } } }],
    ['the user wants none', { props: followed, own: { DigestEnabled: { email: false } } }],
  ])('is not offered where %s', async (_name, page) => {
    const { open } = await openPage(page);
    const dialog = await open();
    expect(await within(dialog).findByRole('table')).toBeVisible();
    expect(within(dialog).queryByRole('checkbox', { name: 'Include in email digest' })).toBeNull();
    expect(within(dialog).queryByRole('checkbox', { name: 'Notify me of new content' })).toBeNull();
  });
});

it('no e-mail column where the forum sends no mail', async () => {
  const { open } = await openPage({ props: followed, meta: { emails: { enabled: false, digest: false } } });
  const dialog = await open();
  await within(dialog).findByRole('table');
  expect(
    within(dialog)
      .getAllByRole('checkbox')
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(['New posts, popup', 'New comments, popup']);
});

it('two tags of one category agree', async () => {
  const { open } = await openPage({ also: { ...unfollowed, nameAsLabel: true } });
  expect(screen.getByRole('button', { name: 'Woodworking, Follow' })).toBeVisible();
  await open();
  expect(await screen.findByRole('button', { name: 'Woodworking, Following' })).toBeVisible();
});

it('links to the category and to everything followed, and drops an address that leaves', async () => {
  const { open } = await openPage({ props: { ...followed, viewRecordUrl: '/category/woodworking' } });
  const dialog = await open();
  const link = within(dialog).getByRole('link', { name: 'View Category' });
  expect(link).toHaveAttribute('href', 'http://localhost/category/woodworking');
  expect(link).toHaveAttribute('target', '_blank');
  const settings = within(dialog).getByRole('link', { name: 'View all followed categories' });
  expect(settings).toHaveAttribute('href', 'http://localhost/profile/followed-content');
  stopPages();
  document.body.replaceChildren();

  const evil = await openPage({ props: { ...followed, viewRecordUrl: '//evil.test/x' } });
  expect(within(await evil.open()).queryByRole('link', { name: 'View Category' })).toBeNull();
});

it.each([
  ['guests', { viewerID: 0 }, false],
  ['others', { viewerID: 4 }, false],
  ['those who may edit users', { viewerID: 4, permissions: ['users.edit'] }, true],
  ['those who may edit profiles', { viewerID: 4, permissions: ['profiles.edit'] }, true],
])('what %s see', async (_name, page, shown) => {
  const { container } = await openPage(page);
  expect(container.querySelector('button') !== null).toBe(shown);
});

it('takes what deployed pages print, and refuses what is no category', () => {
  const props = { userID: 3, recordID: 7, name: 'A', isFollowed: false, notificationPreferences: [] };
  const looks = { buttonColor: 'red;background:url(//evil)', borderRadius: '9', size: 'huge' };
  expect(widget.props({ ...props, ...looks })).toMatchObject({
    buttonColor: undefined,
    borderRadius: undefined,
    size: undefined,
  });
  expect(widget.props({ ...props, buttonColor: '#fff' })).toMatchObject({ buttonColor: '#fff' });

  for (const bad of [{ recordID: 0 }, { recordID: '7' }, { userID: -1 }, { name: {} }, { recordID: 1.5 }])
    expect(() => widget.props({ ...props, ...bad })).toThrow(new RegExp(Object.keys(bad)[0]!));
});

it.each([
  [{ className: 'mine big', alignment: 'center' }, 'inl-root inl-follow inl-follow--center mine big'],
  [{ alignment: 'start' }, 'inl-root inl-follow inl-follow--start'],
  [{ className: 'mine inl-modal', alignment: 'middle' }, 'inl-root inl-follow'],
  [{ className: 'js-userCard' }, 'inl-root inl-follow'],
  [{ className: ['x'] }, 'inl-root inl-follow'],
])('it stands where %j says, with a class of the host’s own and none of ours', async (looks, className) => {
  const { container } = await openPage({ props: { ...unfollowed, ...looks } });
  expect(container.firstElementChild!.className).toBe(className);
  const { place } = renderOnServer(
    { 'follow-dropdown': widget },
    ['CategoryFollowWidget', { ...unfollowed, ...looks }],
    { user: { userID: 3, name: 'Me' } },
  );
  expect(place.querySelector('.inl-follow')!.className).toBe(className);
});

it('a preview does nothing', async () => {
  const { user, trigger, requests } = await openPage({ props: { ...unfollowed, preview: true } });
  await user.click(trigger());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests).toEqual([]);
});

it('its button closes it again, and Escape gives focus back', async () => {
  const { open, user, trigger } = await openPage({ props: followed });
  await open();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  await user.click(trigger());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger()).toHaveAttribute('aria-expanded', 'false'));
  const dialog = await open();
  await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger()).toHaveFocus());
});
