import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRenderLayout } from '../../src/render/createRenderLayout';
import { ServerLayout } from '../../widgets/layout/ServerLayout';
import { readProps } from '../../widgets/tabs/props';
import { widget as tabs } from '../../widgets/tabs/widget';
import { gapStyleSheets } from '../support/gapStyleSheets';
import { layoutWidgets } from '../support/layoutWidgets';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { withFacts } from '../support/withFacts';

gapStyleSheets();
afterEach(stopPages);

const evil = '<img src=x onerror=alert(1)>';
const tab = (label: string, componentName: string, componentProps: unknown = {}) => ({
  ...{ label, componentName, componentProps },
});
const three = [
  tab('Latest', 'DiscussionsWidget', layoutWidgets.DiscussionsWidget!.props),
  tab('Leaders', 'LeaderboardWidget', layoutWidgets.LeaderboardWidget!.props),
  tab('Nothing', 'WidgetThatNobodyHas', []),
];

const renderLayout = createRenderLayout({
  widgets: [
    withFacts('tabs', tabs),
    ...['DiscussionsWidget', 'LeaderboardWidget'].map((name) =>
      withFacts(layoutWidgets[name]!.folder, layoutWidgets[name]!.code),
    ),
  ],
  Layout: ServerLayout,
  words: () => ({}),
});

function onServer(props: object, config = {}) {
  const layout = { layout: [{ $reactComponent: 'TabWidget', $reactProps: props }] };
  const rendered = renderLayout(layout, { url: `${window.location.origin}/`, config });
  document.body.innerHTML = rendered.html;
  return rendered;
}

async function inBrowser(props: object, options = {}) {
  const { show } = await startPage({ client: testClient(() => done([])).client, ...options });
  return show(tabs, props);
}

const tagIn = (panel: HTMLElement) => panel.querySelector('[data-react]')?.getAttribute('data-react');

test('a server prints all panels, each whole and with a heading, and above them tabs that lead to them', () => {
  const { problems } = onServer({ title: 'New', tabs: three });
  expect(problems).toEqual([]);
  for (const [label, content] of [
    ['Latest', 'Which saw?'],
    ['Leaders', 'Ada'],
  ] as const) {
    const panel = within(screen.getByRole('tabpanel', { name: label }));
    expect(panel.getByRole('heading', { level: 3, name: label })).toBeInTheDocument();
    expect(panel.getAllByText(content)[0]).toBeInTheDocument();
  }
  const [latest, leaders] = screen.getAllByRole('tab');
  expect(latest).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Leaders' })).toHaveAttribute(
    'id',
    leaders!.getAttribute('href')!.slice(1),
  );
  // The box itself needs no code, and its tabs none before they are used.
  const tag = latest!.closest('[data-react]')!;
  expect(tag).toHaveAttribute('data-inlay-when', 'interaction');
  expect(tag.parentElement!.closest('[data-react]')).toBeNull();
});

test('the tabs above printed panels take them over as they are: one is in sight, and none is drawn anew', async () => {
  onServer({ title: 'New', tabs: three, defaultTabIndex: 1 });
  const html = document.body.innerHTML;
  const { show } = await startPage({ client: testClient(() => done([])).client });
  document.body.innerHTML = html;
  const before = [...document.querySelectorAll('section section > :not(h3)')];
  const tag = document.querySelector<HTMLElement>('[data-react=TabWidget]')!;
  const list = () => document.querySelector('[role=tablist]')!.outerHTML.replace(/ tabindex="-?\d"/g, '');
  const printed = list();
  show(tabs, JSON.parse(tag.getAttribute('data-props')!) as object, tag);
  expect(list()).toBe(printed);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Leaders');
  screen.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Latest');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Latest');
  await userEvent.click(screen.getByRole('tab', { name: 'Nothing' }));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Nothing');
  expect(window.location.hash).toBe('');
  expect([...document.querySelectorAll('section section > :not(h3)')]).toEqual(before);
});

test('arrows, Home and End go from tab to tab; a panel comes when it is first shown, and stays', async () => {
  await inBrowser({ title: 'New', tabs: three });
  expect(screen.getByRole('tablist', { name: 'New' })).toBeInTheDocument();
  const [recent, leaders, nothing] = screen.getAllByRole('tab');
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(1);
  expect(tagIn(screen.getByRole('tabpanel', { name: 'Latest' }))).toBe('DiscussionsWidget');
  const first = screen.getByRole('tabpanel').querySelector('[data-react]');
  recent!.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(leaders).toHaveFocus();
  expect(leaders).toHaveAttribute('aria-selected', 'true');
  expect(tagIn(screen.getByRole('tabpanel', { name: 'Leaders' }))).toBe('LeaderboardWidget');
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(2);
  await userEvent.keyboard('{End}');
  expect(nothing).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel').querySelector('[data-react]')).toBe(first);
});

test('its widgets stand outside of its own tag, where the page finds them', async () => {
  document.body.innerHTML = '<div data-react="TabWidget"></div>';
  const { show } = await startPage({ client: testClient(() => done([])).client });
  const tag = document.querySelector<HTMLElement>('[data-react=TabWidget]')!;
  const { unmount } = show(tabs, { tabs: three }, tag);
  expect(
    document.querySelector('[data-react=DiscussionsWidget]')!.closest('[data-react=TabWidget]'),
  ).toBeNull();
  unmount();
  expect(document.querySelector('[data-react=DiscussionsWidget]')).toBeNull();
});

test('a widget that the page does not have is told in its own panel alone, with details for who can mend it', async () => {
  jest.useFakeTimers();
  const page = inBrowser(
    { tabs: three, defaultTabIndex: 2 },
    { user: { userID: 2 }, permissions: ['site.manage'] },
  );
  await jest.advanceTimersByTimeAsync(0);
  await page;
  const panel = screen.getByRole('tabpanel', { name: 'Nothing' });
  // A busy device has had no frame yet in which the page looks for tags.
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(panel).not.toHaveTextContent('There was a problem');
  panel.querySelector('[data-react]')!.setAttribute('data-inlay-state', 'waiting');
  await act(() => jest.advanceTimersByTimeAsync(1500));
  jest.useRealTimers();
  expect(panel).toHaveTextContent('There was a problem loading WidgetThatNobodyHas');
  expect(panel).toHaveTextContent('Nothing on this page has registered');
});

const written = tab('Written', 'HtmlWidget', {
  html: '<p class="note" onclick="x()">Hi<img src=x onerror=x()></p>',
});

test('HTML that an administrator wrote stands in its panel cleaned, as in a layout, and is no tag', async () => {
  const { problems } = onServer({ tabs: [written, ...three] });
  expect(problems).toEqual([]);
  const printed = screen.getByRole('tabpanel', { name: 'Written' });
  const content = printed.querySelector('.userContent')!.innerHTML;
  expect(content).toMatch(/^<p class="note">Hi/);
  expect(printed.innerHTML).not.toMatch(/onclick|onerror|data-react/);
  document.body.replaceChildren();
  await inBrowser({ tabs: [written, ...three] });
  const panel = screen.getByRole('tabpanel', { name: 'Written' });
  await waitFor(() => expect(panel.querySelector('.userContent')).toContainHTML(content));
  expect(tagIn(panel)).toBeUndefined();
});

test('its stylesheet reaches nothing else, on a server as in a browser', async () => {
  const props = { html: '<p>Hi</p>', css: 'p { color: red }' };
  const { html } = onServer({ tabs: [tab('Written', 'HtmlWidget', props)] });
  expect(html).toMatch(
    /<template shadowrootmode="open"><style[^>]*>:host\{display:block\}p \{ color: red \}/,
  );
  document.body.replaceChildren();
  await inBrowser({ tabs: [tab('Written', 'HtmlWidget', props)] });
  const host = () => document.querySelector<HTMLElement>('.inl-layout__written > div')?.shadowRoot;
  await waitFor(() => expect(host()?.innerHTML).toBe('<p>Hi</p>'));
});

test('what failed on the server is told in its panel as in a layout', async () => {
  const failed = tab('Failed', 'LayoutError', { componentName: 'RSSWidget', message: 'It is down.' });
  await inBrowser({ tabs: [failed] });
  const panel = screen.getByRole('tabpanel', { name: 'Failed' });
  expect(panel).toHaveTextContent('There was a problem loading RSSWidget');
  expect(panel).not.toHaveTextContent('It is down.');
});

test.each([
  ['everybody', [], false],
  ['who can mend it', ['site.manage'], true],
])(
  'a server says in its panel alone which widget it does not know; the reason is for %s',
  (_who, names, withReason) => {
    const permissions = {
      isAdmin: false,
      permissions: [{ type: 'global', permissions: Object.fromEntries(names.map((name) => [name, true])) }],
    };
    onServer({ tabs: three }, { preload: [{ path: 'users/$me/permissions', data: permissions }] });
    const [alert, ...more] = screen.getAllByRole('alert');
    expect(more).toEqual([]);
    expect(screen.getByRole('tabpanel', { name: 'Nothing' })).toContainElement(alert!);
    expect(alert).toHaveTextContent('There was a problem loading WidgetThatNobodyHas');
    expect(/has registered/.test(alert!.textContent)).toBe(withReason);
    // A tag all the same, which a widget that comes later takes over.
    expect(alert!.closest('[data-react]')).toHaveAttribute('data-react', 'WidgetThatNobodyHas');
  },
);

test.each([
  [-1, 'Latest'],
  [1, 'Leaders'],
  [7, 'Latest'],
  ['x', 'Latest'],
])('it opens with the tab of index %s, or the first', async (defaultTabIndex, name) => {
  await inBrowser({ tabs: three, defaultTabIndex });
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
});

test('five tabs without a limit, and only those that are tabs; without one there is nothing', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => tab(`Tab ${index}`, 'HomeWidget'));
  await inBrowser({
    tabs: [5, null, { label: evil }, tab(evil, 'javascript:x'), tab(evil, 'HomeWidget'), ...many],
  });
  expect(screen.getAllByRole('tab')).toHaveLength(5);
  expect(document.querySelector('img')).toBeNull();
  stopPages();
  expect(onServer({ tabs: [] }).html).not.toContain('inl-widget');
  expect(() => readProps({ tabs: 'none' })).toThrow();
});
