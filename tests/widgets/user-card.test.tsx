import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTo } from '../support/addTo';
import { addExtension } from '../../src/addons/addExtension';
import type { ApiClient, ApiRequest } from '../../src/contract/apiClient';
import type { PageMeta } from '../../src/contract/pageConfig';
import { createLinkOpener } from '../../src/mount/createLinkOpener';
import { MenuItem } from '../../src/ui/menu/MenuItem';
import fixture from '../../widgets/user-card/fixture.json';
import { widget } from '../../widgets/user-card/widget';
import { startPage, stopPages } from '../support/startPage';
import { plainMeta } from '../support/testUi';

interface Page {
  meta?: Partial<PageMeta>;
  permissions?: readonly string[];
  viewerID?: number;
  /** Answers of `GET users/{id}`, in order; the last one stays. */
  answers?: { status: number; data?: unknown; message?: string }[];
}

const record = { ...fixture.cases[0]!.props.user, email: 'ada@forum.test' };

afterEach(() => {
  jest.useRealTimers();
  stopPages();
  window.innerWidth = 1024;
});

/** Store, session and view parts of a page, with a client that answers what the test says. */
async function openPage({
  meta,
  permissions = ['profiles.view'],
  viewerID = 1,
  answers = [{ status: 200, data: record }],
}: Page = {}) {
  const requests: ApiRequest[] = [];
  const queue = [...answers];
  const client = {
    send(request: ApiRequest) {
      requests.push(request);
      const { status, data, message = 'Boom' } = queue.length > 1 ? queue.shift()! : queue[0]!;
      const error = {
        code: status === 404 ? 'notFound' : 'server',
        status,
        message,
        description: null,
        fields: [],
        actionButton: null,
      };
      return Promise.resolve(
        status < 400 ? { outcome: 'done', data, paging: {} } : { outcome: 'failed', error },
      );
    },
  } as unknown as ApiClient;
  const user = { userID: viewerID, name: 'Me' };
  return { requests, ...(await startPage({ client, user, permissions, meta })) };
}

const View = widget.view;

describe.each(fixture.cases)('fixture: $name', ({ viewer, props, parts, text }) => {
  test('the view has the parts that the server prints', async () => {
    const { wrapper, requests } = await openPage({
      permissions: viewer.permissions,
      viewerID: viewer.signedIn ? 1 : 0,
    });
    const { container } = render(<View {...widget.props(props)} />, { wrapper });
    const found = [...container.querySelectorAll<HTMLElement>('[data-inlay-part]')];
    expect(found.map((part) => part.dataset['inlayPart'])).toEqual(parts.map(({ part }) => part));
    for (const { part, tag, role, name } of parts) {
      const control = screen.getByRole(role, { name });
      expect(control).toHaveAttribute('data-inlay-part', part);
      expect(control.localName).toBe(tag);
    }
    for (const words of text) expect(container).toHaveTextContent(words);
    expect(requests).toEqual([]);
  });
});

test('names are encoded in every address', async () => {
  const { wrapper } = await openPage({
    permissions: ['profiles.view', 'personalInfo.view', 'conversations.add'],
  });
  render(<View {...widget.props(fixture.cases[1]!.props)} />, { wrapper });
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('View Profile')).toBe('http://localhost/profile/6/a%252fb%20%2526%20c');
  expect(address('Message')).toBe('http://localhost/messages/add/a%252fb%20%2526%20c');
  expect(address('0 Discussions')).toBe('http://localhost/profile/discussions/a%252fb%20%2526%20c');
  expect(address('1 Comments')).toBe('http://localhost/profile/comments/a%252fb%20%2526%20c');
  expect(address('ab@forum.test')).toBe('mailto:ab@forum.test');
});

test('a tag without a record asks for it, with a skeleton meanwhile', async () => {
  const { wrapper, requests } = await openPage();
  const { container } = render(<View {...widget.props({ userID: 5 })} />, { wrapper });
  expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Loading…');
  expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    path: expect.stringMatching(/^users\/5\/?$/),
    query: { expand: ['all'] },
  });
});

test('a skeleton says after ten seconds, outside of what is busy, that it takes long', async () => {
  const client = { send: () => new Promise<never>(() => undefined) };
  const { wrapper } = await startPage({ client, permissions: ['profiles.view'] });
  jest.useFakeTimers();
  render(<View {...widget.props({ userID: 5 })} />, { wrapper });
  act(() => void jest.advanceTimersByTime(9_999));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent('This is taking longer than usual…');
  expect(status.closest('[aria-busy=true]')).toBeNull();
});

test('a user who is gone', async () => {
  const { wrapper } = await openPage({ answers: [{ status: 404, message: 'User not found.' }] });
  render(<View {...widget.props({ userID: 5 })} />, { wrapper });
  expect(await screen.findByText('This user has been deleted.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'User Deleted' })).toBeVisible();
  expect(screen.getByText('DELETED')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['Page not found.', 'Not Found', 'Something went wrong while contacting the server.'])(
  'a host that has no such route says nothing about the user (404: %s)',
  async (message) => {
    const answers = [
      { status: 404, message },
      { status: 200, data: record },
    ];
    const { wrapper } = await openPage({ answers });
    render(<View {...widget.props({ userID: 5 })} />, { wrapper });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user');
    expect(screen.queryByText(/deleted/i)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  },
);

test.each([[''], [[]], [{}], [{ ...record, userID: 0 }], [{ ...record, userID: 1.5 }]])(
  'an answer that is no user is a failure: %j',
  async (data) => {
    const { wrapper } = await openPage({ answers: [{ status: 200, data }] });
    render(<View {...widget.props({ userID: 5 })} />, { wrapper });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user');
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('what is no date has no label either', async () => {
  const data = { ...record, dateInserted: '2026-01-05T10:00:00+00:00', dateLastActive: 'never' };
  const { wrapper } = await openPage({ answers: [{ status: 200, data }] });
  render(<View {...widget.props({ userID: 5 })} />, { wrapper });
  expect(await screen.findByText('Joined')).toBeVisible();
  expect(screen.queryByText('Last Active')).toBeNull();
});

test('a failure says so and can be tried again', async () => {
  const user = userEvent.setup();
  const { wrapper, requests } = await openPage({ answers: [{ status: 500 }, { status: 200, data: record }] });
  render(<View {...widget.props({ userID: 5 })} />, { wrapper });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load user');
  expect(screen.getByText('ERROR')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  expect(requests).toHaveLength(2);
});

const settings = (bannedPrivateProfile: boolean, conversationsEnabled = true): Partial<PageMeta> => ({
  ui: { ...plainMeta.ui, bannedPrivateProfile },
  context: { ...plainMeta.context, conversationsEnabled },
});

test.each([
  ['private, for others', {}, { private: true }, 'reduced', ['Private', "This user's profile is private."]],
  ['private, for its owner', { viewerID: 5 }, { private: true }, 'success', ['View Profile']],
  [
    'private, for holders of personalInfo.view',
    { permissions: ['users.edit', 'personalInfo.view'] },
    { private: true },
    'success',
    ['ada@forum.test'],
  ],
  [
    'banned, where that hides',
    { meta: settings(true) },
    { banned: 1 },
    'reduced',
    ['Banned', 'This user has been banned.'],
  ],
  [
    'banned, where it does not',
    { meta: settings(false) },
    { banned: 1 },
    'success',
    ['Banned', 'This user has been banned.', 'View Profile'],
  ],
] as const)('%s', async (_name, page, change, state, texts) => {
  const { wrapper } = await openPage(page);
  const { container } = render(<View {...widget.props({ userID: 5, user: { ...record, ...change } })} />, {
    wrapper,
  });
  expect(container.querySelector('.inl-card')).toHaveAttribute('data-state', state);
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link').length > 0).toBe(state === 'success');
});

test.each([
  ['offered', {}, {}, true],
  ['not where conversations are off', { meta: settings(false, false) }, {}, false],
  ['not to a banned user', {}, { banned: 1 }, false],
  ['not without conversations.add', { permissions: ['profiles.view'] }, {}, false],
] as const)('Message is %s', async (_name, page, change, offered) => {
  const { wrapper } = await openPage({ permissions: ['profiles.view', 'conversations.add'], ...page });
  render(<View {...widget.props({ userID: 5, user: { ...record, ...change } })} />, { wrapper });
  expect(screen.queryByRole('link', { name: 'Message' }) !== null).toBe(offered);
  expect(screen.queryByText('ada@forum.test')).toBeNull();
});

test('a nameless user, a label of HTML, hostile text', async () => {
  const { wrapper } = await openPage();
  const user = {
    ...record,
    name: '',
    title: null,
    labelHtml: '<b>Gold</b><img src=x onerror=window.__pwned=1>',
    photoUrl: 'javascript:alert(1)',
  };
  const { container } = render(<View {...widget.props({ userID: 5, user })} />, { wrapper });
  expect(screen.getByRole('heading', { name: 'Deleted User' })).toBeVisible();
  expect(await screen.findByText('Gold')).toHaveProperty('localName', 'b');
  expect(container.querySelector('img')).toBeNull();
});

test('nothing for readers who may not see profiles', async () => {
  const { wrapper, requests } = await openPage({ permissions: ['discussions.view'] });
  const { container } = render(<View {...widget.props({ userID: 5 })} />, { wrapper });
  expect(container).toBeEmptyDOMElement();
  expect(requests).toEqual([]);
});

test.each([
  {},
  { userID: 0 },
  { userID: -1 },
  { userID: '5x' },
  { userID: 1.5 },
  { userID: [5] },
  { userID: '' },
])('refuses %j', (props) => {
  expect(() => widget.props(props)).toThrow(/userID/);
});

describe('from a link', () => {
  /** A link of the page, and the real opener that answers its clicks. */
  async function openLink(page?: Page, around?: { className: string; shared: object }) {
    const opened = await openPage(page);
    document.body.innerHTML =
      '<div><p>text <a class="js-userCard" data-userid="5" href="/profile/5/Ada">Ada</a> more</p></div>';
    if (around) {
      document.body.firstElementChild!.className = around.className;
      document.querySelector('p')!.setAttribute('data-inlay-shared', JSON.stringify(around.shared));
    }
    const link = screen.getByRole('link', { name: 'Ada' });
    const open = createLinkOpener({
      window: window as Window & typeof globalThis,
      loader: { follow: () => undefined },
      reporter: { fail: (failure) => opened.failures.push(failure), debug: () => undefined },
      Providers: opened.wrapper,
      prepare: () => undefined,
      released: () => Promise.resolve(),
    });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void open(link, widget as never);
    });
    return { ...opened, link };
  }

  test('opens a dialog beside it, named by the user, with focus on the heading; Escape gives focus back', async () => {
    const user = userEvent.setup();
    const { link, failures } = await openLink();
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Ada Lovelace' });
    expect(dialog).not.toHaveAttribute('aria-modal', 'true');
    expect(link).toHaveAttribute('aria-expanded', 'true');
    expect(within(dialog).getByRole('link', { name: 'View Profile' })).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link).toHaveFocus();
    await waitFor(() => expect(document.querySelector('.inl-host')).toBeNull());
    expect(failures).toEqual([]);
  });

  test.each([
    ['what the page says around a link', 'list', 'Page’s Ada', 0],
    ['the server, not the writer of a post that mentions the user', 'userContent', 'Ada Lovelace', 1],
  ])('the card shows %s', async (_what, className, name, asked) => {
    const shared = { user: { ...record, name: 'Page’s Ada' } };
    const { link, requests } = await openLink(undefined, { className, shared });
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(requests).toHaveLength(asked);
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('opens with the keyboard, and a second use closes it', async () => {
    const user = userEvent.setup();
    const { link } = await openLink();
    link.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    act(() => link.click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('on a small screen it is a modal with a close button, also when loading failed', async () => {
    const user = userEvent.setup();
    window.innerWidth = 500;
    const { link } = await openLink({ answers: [{ status: 500 }] });
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Unknown User' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(link).toHaveAttribute('aria-expanded', 'true');
    expect(link).toHaveAttribute('aria-controls', dialog.id);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to load user');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('aria-expanded', 'false');
  });

  test('add-ons’ items are in a menu of the card’s own, which stays open around it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const { link, ui, failures } = await openLink();
    const add = addTo(ui.extensions);
    const item = (name: string) => ({
      view: ({ userID }: { userID: number }) => <MenuItem onPress={pressed}>{`${name} ${userID}`}</MenuItem>,
    });
    const pressed = jest.fn();
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Ada Lovelace' });
    const button = () => within(dialog).queryByRole('button', { name: 'Options: Ada Lovelace' });
    act(() => void add('userCard.menu', 'edit', { ...item('Edit'), permission: 'users.edit' }, 'a'));
    expect(button()).toBeNull();
    let end = () => {};
    act(() => {
      add('userCard.menu', 'last', item('Last'), 'a');
      end = add('userCard.menu', 'first', { ...item('First'), group: 'first' }, 'b');
    });
    await user.click(button()!);
    const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await screen.findByRole('menu');
    expect(names().slice(0, 1)).toEqual(['First 5']);
    expect(dialog).toBeVisible();
    act(() => {
      end();
      add(
        'userCard.menu',
        'bad',
        {
          view: () => {
            throw new Error('broken');
          },
        },
        'bad',
      );
    });
    expect(names()).not.toContain('First 5');
    expect(failures).toEqual([expect.objectContaining({ widget: 'bad', phase: 'render' })]);
    await user.click(screen.getByRole('menuitem', { name: 'Last 5' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button()).toHaveFocus());
    // Until the next frame the menu is still on its way out.
    await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
    expect(dialog).toBeVisible();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(dialog).toBeVisible();
  });

  test('without permission the link does what links do', async () => {
    const user = userEvent.setup();
    const { link, ui, requests } = await openLink({ permissions: [] });
    const leaveFor = jest.spyOn(ui, 'leaveFor').mockReturnValue(true);
    await user.click(link);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('http://localhost/profile/5/Ada'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toEqual([]);
  });
});

test('a card waits for what add-ons say on it, and does without what takes more than a second', async () => {
  jest.useFakeTimers();
  try {
    const { ui, wrapper } = await openPage();
    let arrive = () => {};
    const asked: number[] = [];
    const load = (userID: number) => () => {
      asked.push(userID);
      return new Promise<void>((resolve) => (arrive = resolve));
    };
    addExtension(ui.extensions, 'userCard.content', 'rank', { view: () => <p>Artisan</p>, load }, 'ranks');
    addExtension(
      ui.extensions,
      'userCard.content',
      'x',
      { view: () => <p>At once</p>, load: () => failing },
      'x',
    );
    const shown = () => ({
      card: screen.queryByText('Joined') !== null,
      part: screen.queryByText('Artisan') !== null,
    });
    const first = render(<View {...widget.props({ userID: 8 })} />, { wrapper });
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(shown()).toEqual({ card: false, part: false });
    await act(async () => arrive());
    expect(shown()).toEqual({ card: true, part: true });
    expect(screen.getByText('At once')).toBeVisible();
    first.unmount();
    render(<View {...widget.props({ userID: 8 })} />, { wrapper });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(shown()).toEqual({ card: true, part: false });
    await act(async () => arrive());
    // Nothing moves once it is shown.
    expect(shown()).toEqual({ card: true, part: false });
    expect(asked).toEqual([8, 8]);
  } finally {
    jest.useRealTimers();
  }
});
const failing = () => Promise.reject(new Error('broken'));
