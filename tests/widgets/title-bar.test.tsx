import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTo } from '../support/addTo';
import { addExtension } from '../../src/addons/addExtension';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import type { PageConfig, PageMeta } from '../../src/contract/pageConfig';
import { widget } from '../../widgets/title-bar/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { plainMeta } from '../support/testUi';
import { urlAttacks } from '../support/urlAttacks';

interface Page {
  user?: Record<string, unknown> | null;
  permissions?: string[];
  meta?: Partial<PageMeta>;
  bar?: Record<string, unknown>;
  props?: Record<string, unknown>;
  preload?: PageConfig['preload'];
  answer?: (request: ApiRequest) => ApiResult;
  /** What the server printed in the bar's place. */
  printed?: string;
}

const ada = { userID: 5, name: 'Ada', photoUrl: '/ada.png', roleIDs: [8], countUnreadNotifications: 5 };
const navigation = [
  { name: 'Posts', url: '/discussions' },
  {
    name: 'Categories',
    url: '/categories',
    children: [
      { name: 'All of it', url: '/all' },
      { name: 'Making', url: '/making', children: [{ name: 'Wood', url: '/wood' }] },
      { name: 'Desk', url: '/desk', permission: 'community.moderate' },
    ],
  },
];

afterEach(() => {
  stopPages();
  window.innerWidth = 1024;
  localStorage.clear();
  sessionStorage.clear();
});

async function openPage({
  user = null,
  permissions = [],
  meta,
  bar = { navigation },
  props = {},
  preload = [],
  answer = () => done([]),
  printed,
}: Page = {}) {
  const server = testClient(answer);
  const page = await startPage({
    client: server.client,
    user,
    permissions,
    meta: { ...meta, raw: { titleBar: bar, ui: { siteName: 'Forum' }, ...meta?.raw } },
    preload,
  });
  const { ui, failures, store } = page;
  ui.leaveFor = jest.fn(() => true);
  const place = printed === undefined ? undefined : document.body.appendChild(document.createElement('div'));
  if (place) place.innerHTML = printed!;
  const view = page.show(widget, props, place);
  return { ...server, ...view, ui, failures, store, person: userEvent.setup() };
}

const hrefs = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => `${link.textContent?.trim()} ${new URL((link as HTMLAnchorElement).href).pathname}`);

test('T40: a logo shows and leads to addresses of the web alone, whatever a theme says; what is no width is none', async () => {
  for (const url of urlAttacks('evil.test')) {
    const bar = {
      logo: { imageUrl: url, url },
      mobileLogo: url,
      breakpoint: '1px;background:url(//evil.test)}',
    };
    const { container } = await openPage({ bar });
    const logo = container.querySelector<HTMLAnchorElement>('.inl-title-bar__logo')!;
    const picture = logo.querySelector('img');
    for (const address of [logo.href, picture?.src].filter((each) => each !== undefined)) {
      const { protocol, username } = new URL(address);
      expect([url, protocol, username]).toEqual([url, 'http:', '']);
    }
    expect(container.innerHTML).not.toContain('background:');
    stopPages();
  }
});

const own = { backgroundColor: '#123456', foregroundColor: 'white', height: 64, heightMobile: 50 };
test.each([
  ['a layout', { props: { ...own, borderType: 'shadow' } }],
  ['the page', { bar: { navigation, ...own, borderType: 'shadow' } }],
])('colours and heights of %s are its own, as a server prints them', async (_where, given) => {
  const { container } = await openPage(given);
  const bar = container.querySelector<HTMLElement>('.inl-title-bar')!;
  const read = (name: string) => bar.style.getPropertyValue(name);
  expect(read('--inl-bar-color')).toBe('#123456');
  expect(read('--inl-bar-text')).toBe('white');
  expect(read('--inl-height-title-bar')).toBe('64px');
  expect(read('--inl-height-title-bar-mobile')).toBe('50px');
  expect(bar).toHaveAttribute('data-look', 'own');
  expect(bar).toHaveAttribute('data-border', 'shadow');
});

test.each([
  ['one colour alone', { backgroundColor: '#123456' }],
  ['what is no colour', { backgroundColor: 'url(//evil.test)', foregroundColor: '#fff' }],
  ['what is more', { backgroundColor: '#fff;position:fixed', foregroundColor: '#fff' }],
  ['other things', { backgroundColor: ['#fff'], foregroundColor: {}, height: 'x', heightMobile: null }],
])('%s leaves the bar as it is', async (_what, props) => {
  const { container } = await openPage({ props });
  const bar = container.querySelector<HTMLElement>('.inl-title-bar')!;
  expect(bar.getAttribute('style') ?? '').toBe('');
  expect(bar).not.toHaveAttribute('data-look');
});

describe('for a guest', () => {
  test('menus, and links to sign in and register that come back here', async () => {
    window.history.replaceState(null, '', '/discussion/5?page=2&token=secret#Comment_1');
    const { calls } = await openPage();
    expect(hrefs(screen.getByRole('navigation', { name: 'Site' }))).toEqual([
      'Posts /discussions',
      'Categories /categories',
    ]);
    for (const name of ['Sign In', 'Register'])
      expect(
        new URL((screen.getByRole('link', { name }) as HTMLAnchorElement).href).searchParams.get('target'),
      ).toBe('/discussion/5?page=2');
    expect(screen.queryByRole('button', { name: 'My Account' })).toBeNull();
    expect(calls()).toEqual([]);
    window.history.replaceState(null, '', '/');
  });

  test('no register page, no link; a page may send parameters along', async () => {
    await openPage({ meta: { registrationUrl: '', signInUrl: 'sso/start' } });
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign In' });
    expect(new URL(link.href).pathname).toBe('/sso/start');
    const add = (event: Event) => {
      (event as CustomEvent<{ parameters: object }>).detail.parameters = Object.assign(
        (event as CustomEvent<{ parameters: object }>).detail.parameters,
        { campaign: 'spring' },
      );
    };
    document.addEventListener('inlay:entry-link', add);
    act(() => link.focus());
    expect(new URL(link.href).searchParams.get('campaign')).toBe('spring');
    document.removeEventListener('inlay:entry-link', add);
  });

  test('dangerous addresses are no links, and take nothing else with them', async () => {
    await openPage({
      bar: {
        navigation: [
          { name: 'Evil', url: 'javascript:alert(1)' },
          { name: 'Other', url: '//evil.test' },
          { name: 'Elsewhere', url: 'https://elsewhere.test/' },
        ],
      },
    });
    expect(hrefs(screen.getByRole('navigation', { name: 'Site' }))).toEqual([
      'Elsewhere  (opens in a new tab) /',
    ]);
    expect(screen.getByText('Evil')).toBeInTheDocument();
  });
});

describe('a group of the menu', () => {
  test('opens by its button, names its columns, and shows what the reader may see', async () => {
    const { person } = await openPage();
    const button = screen.getByRole('button', { name: 'More in Categories' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Wood' })).toBeNull();
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(screen.getByRole('list', { name: 'Making' })).getByRole('link')).toHaveTextContent('Wood');
    expect(screen.queryByRole('link', { name: 'Desk' })).toBeNull();
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes it and gives focus back; a press elsewhere closes it', async () => {
    const { person } = await openPage();
    const button = screen.getByRole('button', { name: 'More in Categories' });
    await person.click(button);
    act(() => screen.getByRole('link', { name: 'Wood' }).focus());
    await person.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await person.click(button);
    fireEvent.pointerDown(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a mouse opens it by being there, and it closes 250 ms after the mouse has gone', async () => {
    await openPage();
    jest.useFakeTimers();
    const item = screen.getByRole('link', { name: 'Categories' }).closest('li')!;
    const button = screen.getByRole('button', { name: 'More in Categories' });
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(0));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(249));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    act(() => jest.advanceTimersByTime(1));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    jest.useRealTimers();
  });

  test('of two only one is open', async () => {
    const children = [{ name: 'x', url: '/x' }];
    const { person } = await openPage({
      bar: {
        navigation: [
          { name: 'One', children },
          { name: 'Two', children },
        ],
      },
    });
    await person.click(screen.getByRole('button', { name: 'One' }));
    await person.click(screen.getByRole('button', { name: 'Two' }));
    expect(screen.getByRole('button', { name: 'One' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Two' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the search of a wide bar', () => {
  const field = () => screen.getByRole('combobox', { name: 'Search Text' });

  test('is an open field with nothing to cancel: it asks for nothing before it is used, and Enter or its button searches', async () => {
    const { person, ui, calls } = await openPage();
    expect(screen.getByRole('search', { name: 'Site' })).toContainElement(field());
    expect(field()).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(calls()).toEqual([]);
    await person.type(field(), ' oak & ash {Enter}');
    await person.click(screen.getByRole('button', { name: 'Search' }));
    const address = `${window.location.origin}/search?query=oak+%26+ash`;
    expect(jest.mocked(ui.leaveFor).mock.calls).toEqual([[address], [address]]);
  });

  test('keys come to it after the menus and before the reader’s own corner', async () => {
    const { person } = await openPage({ user: ada, bar: { navigation: navigation.slice(0, 1) } });
    act(() => screen.getByRole('link', { name: 'Posts' }).focus());
    await person.tab();
    expect(field()).toHaveFocus();
    await person.tab();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await person.tab();
    expect(screen.getByRole('button', { name: /^Notifications/ })).toHaveFocus();
  });

  test('the old search page has another parameter; an external one takes the words away', async () => {
    const { person, ui } = await openPage({ meta: { raw: { themeFeatures: { useNewSearchPage: false } } } });
    await person.type(field(), 'oak{Enter}');
    expect(ui.leaveFor).toHaveBeenCalledWith(`${window.location.origin}/search?search=oak`);
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const search = {
      externalSearch: { query: 'https://find.test/?q=%s', resultsInNewTab: true },
      autocompleteDebounce: 500,
    };
    document.body.replaceChildren();
    const other = await openPage({ meta: { search } });
    act(
      () =>
        void addExtension(other.ui.extensions, 'search.domains', 'questions', { name: 'Questions' }, 'qna'),
    );
    expect(screen.queryByRole('combobox', { name: 'Search in' })).toBeNull();
    await other.person.type(screen.getByRole('searchbox', { name: 'Search Text' }), 'a#b{Enter}');
    expect(open).toHaveBeenCalledWith('https://find.test/?q=a%23b', '_blank', 'noopener,noreferrer');
    expect(other.ui.leaveFor).not.toHaveBeenCalled();
  });

  test('what an add-on adds can be searched alone, also when it comes late; not by those who may not, nor after it has gone', async () => {
    const { person, ui } = await openPage();
    const add = addTo(ui.extensions);
    expect(screen.queryByRole('combobox', { name: 'Search in' })).toBeNull();
    let end = () => {};
    act(() => {
      end = add('search.domains', 'questions', { name: 'Questions' }, 'qna');
      add('search.domains', 'secrets', { name: 'Secrets', permission: 'staff.allow' }, 'x');
    });
    const choice = screen.getByRole('combobox', { name: 'Search in' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Everything', 'Questions']);
    await person.type(screen.getByLabelText('Search Text'), 'oak');
    await person.selectOptions(choice, 'Questions');
    expect(screen.getByLabelText('Search Text')).toHaveValue('oak');
    await person.type(screen.getByLabelText('Search Text'), '{Enter}');
    expect(ui.leaveFor).toHaveBeenLastCalledWith(
      `${window.location.origin}/search?query=oak&domain=questions`,
    );
    act(() => end());
    expect(screen.queryByRole('combobox', { name: 'Search in' })).toBeNull();
    await person.type(screen.getByLabelText('Search Text'), '{Enter}');
    expect(ui.leaveFor).toHaveBeenLastCalledWith(`${window.location.origin}/search?query=oak`);
  });

  test('where the server’s form was told to search counts, also before the add-on comes that offers it', async () => {
    const form = `<select name="domain"><option value="all_content">Everything</option><option value="questions" selected>Questions</option></select>`;
    const { person, ui } = await openPage({ printed: form });
    await person.type(screen.getByLabelText('Search Text'), 'oak{Enter}');
    const asked = `${window.location.origin}/search?query=oak&domain=questions`;
    expect(ui.leaveFor).toHaveBeenLastCalledWith(asked);
    act(() => void addTo(ui.extensions)('search.domains', 'questions', { name: 'Questions' }, 'qna'));
    expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue('questions');
    await person.type(screen.getByLabelText('Search Text'), '{Enter}');
    expect(ui.leaveFor).toHaveBeenLastCalledWith(asked);
  });

  test('an add-on’s own search gets the words, here or elsewhere; what is no address of one is not offered', async () => {
    const { person, ui } = await openPage();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const add = addTo(ui.extensions);
    act(() => {
      add('search.domains', 'wiki', { name: 'Pages' }, 'x');
      add('search.sources', 'wiki', { name: 'Wiki', url: '/kb/search?q=%s' }, 'x');
      add('search.sources', 'web', { name: 'Web', url: 'https://find.test/?q=%s', order: 1 }, 'x');
      add('search.sources', 'mine', { name: 'Mine', url: '/mine?q=%s', permission: 'staff.allow' }, 'x');
      for (const url of [
        'javascript:%s',
        '//evil.test/?q=%s',
        'https://%s.evil.test/',
        'https://find.test/',
        '',
      ])
        add('search.sources', `bad ${url}`, { name: 'Bad', url }, 'x');
    });
    const choice = screen.getByRole('combobox', { name: 'Search in' });
    const names = within(choice).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Everything', 'Pages', 'Wiki', 'Web']);
    await person.type(screen.getByLabelText('Search Text'), 'a#b');
    const home = window.location.origin;
    for (const [name, address] of [
      ['Pages', `${home}/search?query=a%23b&domain=wiki`],
      ['Wiki', `${home}/kb/search?q=a%23b`],
    ] as const) {
      await person.selectOptions(choice, name);
      await person.type(screen.getByLabelText('Search Text'), '{Enter}');
      expect(ui.leaveFor).toHaveBeenLastCalledWith(address);
    }
    await person.selectOptions(choice, 'Web');
    await person.type(screen.getByLabelText('Search Text'), '{Enter}');
    expect(open).toHaveBeenCalledWith('https://find.test/?q=a%23b', '_self', 'noopener,noreferrer');
    expect(ui.leaveFor).toHaveBeenCalledTimes(2);
  });

  test('Escape closes its list, then clears it, and leaves it open', async () => {
    const { person } = await openPage();
    await person.type(field(), 'oak');
    await screen.findByRole('option', { name: 'Search for oak' });
    await person.keyboard('{Escape}');
    expect(field()).toHaveValue('oak');
    await person.keyboard('{Escape}{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear Search' })).toBeNull();
    await person.keyboard('oak');
    await person.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(field()).toHaveFocus();
    await person.keyboard('ash');
    expect(field()).toHaveValue('ash');
  });

  test('a bar that becomes narrow shows it as it is used, and as an icon where it is not; its words stay', async () => {
    const { person } = await openPage();
    // The list's code comes a turn later.
    const turn = (width: number) =>
      act(async () => {
        window.innerWidth = width;
        window.dispatchEvent(new Event('resize'));
        await Promise.resolve();
      });
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    await person.type(field(), 'oak');
    await screen.findByRole('option', { name: 'Search for oak' });
    await turn(700);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('oak');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await turn(1024);
    expect(field()).toHaveFocus();
    act(() => screen.getByRole('link', { name: 'Posts' }).focus());
    await turn(700);
    expect(screen.queryByRole('combobox', { name: 'Search Text' })).toBeNull();
    act(() => screen.getByRole('button', { name: 'Search' }).focus());
    await turn(1024);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('oak');
  });

  test('what an add-on adds to the default menu is not in one that somebody has configured', async () => {
    const link = (name: string) => screen.queryByRole('link', { name });
    for (const navigation of [[], [{ name: 'Own', url: '/own' }]]) {
      const { ui } = await openPage({ meta: { raw: { titleBar: { navigation } } } });
      act(() => void addTo(ui.extensions)('titleBar.defaults', 'wiki', { name: 'Wiki', url: '/kb' }, 'x'));
      expect([link('Posts') === null, link('Wiki') === null]).toEqual(
        navigation.length > 0 ? [true, true] : [false, false],
      );
      document.body.replaceChildren();
    }
  });
});

describe('the search of a narrow bar', () => {
  beforeEach(() => {
    window.innerWidth = 700;
  });

  test('the icon opens a field; Enter searches, Cancel and Escape give the icon back', async () => {
    const { person, ui } = await openPage();
    await person.click(screen.getByRole('button', { name: 'Search' }));
    const field = screen.getByLabelText('Search Text');
    expect(field).toHaveFocus();
    await person.type(field, ' oak & ash {Enter}');
    expect(ui.leaveFor).toHaveBeenCalledWith(`${window.location.origin}/search?query=oak+%26+ash`);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await person.keyboard('{Enter}{Escape}');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  test('focus that goes elsewhere closes it; its words are there again, unless they were cancelled', async () => {
    const { person } = await openPage();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    await person.click(screen.getByRole('button', { name: 'Search' }));
    await person.keyboard('oak');
    act(() => screen.getByRole('button', { name: 'Menu' }).focus());
    expect(screen.queryByLabelText('Search Text')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Search' }));
    await person.keyboard(' table');
    expect(screen.getByLabelText('Search Text')).toHaveValue('oak table');
    // The list goes first.
    await screen.findByRole('option', { name: 'Search for oak table' });
    await person.keyboard('{Escape}');
    expect(screen.getByLabelText('Search Text')).toHaveValue('oak table');
    await person.keyboard('{Escape}');
    expect(screen.getByLabelText('Search Text')).toHaveValue('');
    expect(screen.getByLabelText('Search Text')).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(screen.queryByLabelText('Search Text')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  test('what was typed can be cleared, to type something else', async () => {
    const { person } = await openPage();
    await person.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('button', { name: 'Clear Search' })).toBeNull();
    await person.keyboard('oak');
    await person.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.getByLabelText('Search Text')).toHaveFocus();
    await person.keyboard('ash');
    expect(screen.getByLabelText('Search Text')).toHaveValue('ash');
  });
});

describe('for a member', () => {
  const spoken = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';
  const notification = {
    notificationID: 1,
    body: '<b>Bob</b> wrote <a href="https://evil.test">x</a>',
    photoUrl: null,
    url: '/discussion/1',
    readUrl: '/notifications/1/read',
    dateInserted: '2026-10-01T10:00:00+00:00',
    read: false,
  };

  test('counts are in the names of the buttons', async () => {
    await openPage({ user: { ...ada, countUnreadConversations: 120 } });
    expect(screen.getByRole('button', { name: 'Notifications, 5 unread' })).toHaveTextContent('5');
    expect(screen.getByRole('button', { name: 'Messages, more than 99 unread' })).toHaveTextContent('99+');
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(spoken()).toBe('');
  });

  test('a forum without conversations has no messages', async () => {
    const context = { ...plainMeta.context, conversationsEnabled: false };
    await openPage({ user: ada, meta: { context } });
    expect(screen.queryByRole('button', { name: /Messages/ })).toBeNull();
  });

  test('notifications are shown as text, and all of them can be marked as read', async () => {
    const { person, requests } = await openPage({
      user: ada,
      answer: ({ method = 'GET' }) => (method === 'GET' ? done([notification]) : done(null, 204)),
    });
    await person.click(screen.getByRole('button', { name: /^Notifications/ }));
    const flyout = await screen.findByRole('dialog', { name: 'Notifications' });
    const row = await within(flyout).findByRole<HTMLAnchorElement>('link', { name: /Bob wrote x/ });
    expect(new URL(row.href).pathname).toBe('/notifications/1/read');
    await person.click(within(flyout).getByRole('button', { name: 'Mark All Read' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument());
    expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: 'notifications',
      body: { read: true },
    });
    expect(within(flyout).queryByText('Unread:')).toBeNull();
  });

  test('what was read elsewhere is counted no more once the list says so', async () => {
    const { person } = await openPage({ user: ada, answer: () => done([{ ...notification, read: true }]) });
    await person.click(screen.getByRole('button', { name: 'Notifications, 5 unread' }));
    await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument());
  });

  test('unread ones that are older than the list can be marked as read', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({
      ...notification,
      notificationID: index + 1,
      read: true,
    }));
    const { person, requests } = await openPage({
      user: ada,
      answer: ({ method = 'GET', path }) =>
        method === 'PATCH' ? done(null, 204) : path === 'notifications' ? done(rows) : done({}),
    });
    await person.click(screen.getByRole('button', { name: 'Notifications, 5 unread' }));
    const flyout = await screen.findByRole('dialog', { name: 'Notifications' });
    await person.click(await within(flyout).findByRole('button', { name: 'Mark All Read' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument());
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(true);
  });

  test('marking that fails says so below its button', async () => {
    const { person } = await openPage({
      user: ada,
      answer: ({ method = 'GET' }) => (method === 'GET' ? done([notification]) : refused(500)),
    });
    await person.click(screen.getByRole('button', { name: /^Notifications/ }));
    const flyout = await screen.findByRole('dialog', { name: 'Notifications' });
    const button = await within(flyout).findByRole('button', { name: 'Mark All Read' });
    await person.click(button);
    const alert = await within(flyout).findByRole('alert');
    expect(button.closest('.inl-bar-list__footer')).not.toContainElement(alert);
    expect(button.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('what fails can be tried again, and what is empty says so', async () => {
    let fails = true;
    const { person } = await openPage({ user: ada, answer: () => (fails ? refused(500) : done([])) });
    await person.click(screen.getByRole('button', { name: /^Messages/ }));
    const flyout = await screen.findByRole('dialog', { name: 'Messages' });
    await within(flyout).findByRole('alert');
    fails = false;
    await person.click(within(flyout).getByRole('button', { name: 'Retry' }));
    expect(await within(flyout).findByText('You do not have any messages yet.')).toBeInTheDocument();
  });

  test('the account menu asks for the counts once, and signs out by a form of its own', async () => {
    const bar = {
      account: [
        {
          name: 'Mine',
          children: [{ name: 'Bookmarks', url: '/b', badge: { type: 'count', text: 'Bookmarks' } }],
        },
      ],
    };
    const { person, calls } = await openPage({
      user: ada,
      meta: { transientKey: 'key' },
      bar,
      answer: () =>
        done({
          counts: [
            { name: 'Bookmarks', count: 12 },
            { name: 'UnreadNotifications', count: 7 },
          ],
        }),
    });
    const button = screen.getByRole('button', { name: 'My Account' });
    await person.click(button);
    const menu = await screen.findByRole('dialog', { name: 'My Account' });
    expect(await within(menu).findByRole('link', { name: 'Bookmarks 12' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notifications, 7 unread' })).toBeInTheDocument();
    await waitFor(() => expect(spoken()).toBe('Notifications, 7 unread'));
    const form = within(menu).getByRole('button', { name: 'Sign Out' }).closest('form')!;
    expect(new URL(form.action).pathname).toBe('/entry/signout');
    expect(Object.fromEntries(new FormData(form))).toEqual({ TransientKey: 'key', target: '/' });
    await person.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(button);
    await screen.findByRole('dialog');
    expect(calls()).toEqual(['GET users/me-counts']);

    // Within the minute nobody asks again: the tab's next page knows what this one has read, and its own reader's alone.
    for (const [userID, count] of [
      [5, 'Bookmarks 12'],
      [6, 'Bookmarks'],
    ] as const) {
      stopPages();
      const next = await openPage({ user: { ...ada, userID }, bar });
      await next.person.click(screen.getByRole('button', { name: 'My Account' }));
      expect(await screen.findByRole('link', { name: /^Bookmarks/ })).toHaveTextContent(count);
      expect(screen.getByRole('button', { name: 'Notifications, 5 unread' })).toBeInTheDocument();
      expect(next.calls()).toEqual([]);
    }
  });

  test('another site gets no key', async () => {
    const { person } = await openPage({
      user: ada,
      meta: { transientKey: 'key', signOutUrl: 'https://sso.test/out' },
    });
    await person.click(screen.getByRole('button', { name: 'My Account' }));
    expect(await screen.findByRole('link', { name: 'Sign Out' })).toHaveAttribute(
      'href',
      'https://sso.test/out',
    );
    expect(document.body.innerHTML).not.toContain('TransientKey');
  });
});

describe('the rest of the bar', () => {
  test('languages lead to the same page, each in its own words', async () => {
    const data = [
      { localeKey: 'en', displayNames: { en: 'English' } },
      { localeKey: 'pt_BR', displayNames: { pt_BR: 'Português' } },
    ];
    const { person } = await openPage({ preload: [{ method: 'GET', path: 'locales', query: {}, data }] });
    const button = screen.getByRole('button', { name: 'Choose language' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    await person.keyboard('{ArrowDown}');
    const link = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: 'Português' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(link).getByText('Português')).toHaveAttribute('lang', 'pt-BR');
    expect(new URL(link.href).search).toBe('?locale=pt_BR');
    const english = screen.getByRole('menuitem', { name: 'English' });
    expect(english).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(english).toHaveFocus());
    await person.keyboard('{ArrowDown}');
    expect(link).toHaveFocus();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('one language needs no toggle', async () => {
    await openPage();
    expect(screen.queryByRole('button', { name: 'Choose language' })).toBeNull();
  });

  test('a layout says how it stands', async () => {
    const { container } = await openPage({ props: { positioning: 'StaticTransparent' } });
    expect(container.firstElementChild).toHaveAttribute('data-positioning', 'static-transparent');
  });

  test('it brings a skip link where the page has none', async () => {
    const main = document.createElement('main');
    document.body.append(main);
    const { person } = await openPage();
    await person.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(main).toHaveFocus();
  });

  test('and none where the page has one', async () => {
    document.body.innerHTML = '<a href="#content">Skip</a><main id="content"></main>';
    await openPage();
    expect(screen.queryByRole('link', { name: 'Skip to content' })).toBeNull();
  });
});

describe('on a narrow screen', () => {
  test('menus open one level at a time, with a way back', async () => {
    window.innerWidth = 700;
    const { person } = await openPage();
    await person.click(screen.getByRole('button', { name: 'Menu' }));
    const panel = await screen.findByRole('dialog', { name: 'Menu' });
    await person.click(within(panel).getByRole('button', { name: 'Categories' }));
    expect(screen.getByRole('heading', { name: 'Categories' })).toHaveFocus();
    expect(hrefs(panel)).toEqual(['All of Categories /categories', 'All of it /all']);
    await person.click(within(panel).getByRole('button', { name: 'Making' }));
    expect(hrefs(panel)).toEqual(['All of Making /making', 'Wood /wood']);
    await person.click(within(panel).getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Categories' })).toHaveFocus();
  });

  test('what is one’s own has tabs that arrows walk through', async () => {
    window.innerWidth = 700;
    const { person } = await openPage({ user: ada });
    await person.click(screen.getByRole('button', { name: 'My Account, 5 unread' }));
    await screen.findByRole('dialog', { name: 'My Account' });
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
      'Me',
      'Notifications, 5 unread',
      'Messages',
    ]);
    await person.click(tabs[0]!);
    await person.keyboard('{ArrowRight}');
    expect(tabs[1]).toHaveFocus();
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('You do not have any notifications yet.')).toBeInTheDocument();
    await person.keyboard('{End}');
    expect(tabs[2]).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(tabs[0]).toHaveFocus();
  });

  test.each(['Menu', 'My Account, 5 unread'])(
    '%s says that its panel is open, and that it is not',
    async (name) => {
      window.innerWidth = 700;
      const { person } = await openPage({ user: ada });
      const button = screen.getByRole('button', { name });
      await person.click(button);
      const panel = await screen.findByRole('dialog');
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(button).toHaveAttribute('aria-controls', panel.id);
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(button).toHaveFocus();
    },
  );

  test('the theme says how narrow that is', async () => {
    window.innerWidth = 900;
    await openPage({ bar: { navigation, breakpoint: 950 } });
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });
});
