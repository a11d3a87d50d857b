import { within } from '@testing-library/react';
import { createRenderLayout } from '../../src/render/createRenderLayout';
import { ServerLayout } from '../../widgets/layout/ServerLayout';
import { layoutWidgets } from '../support/layoutWidgets';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { withFacts } from '../support/withFacts';

afterEach(stopPages);

const names = Object.keys(layoutWidgets);
const definitions = names.map((name) => withFacts(layoutWidgets[name]!.folder, layoutWidgets[name]!.code));
const renderLayout = createRenderLayout({ widgets: definitions, Layout: ServerLayout, words: () => ({}) });
const guest = { method: 'GET', path: 'users/me', query: {}, data: { userID: 0, name: 'Guest' } };

/** As a server prints it, put into a page. */
function onServer(name: string, props: object, config: object = {}) {
  const layout = { layout: [{ $reactComponent: name, $reactProps: props }] };
  const page = { url: `${window.location.origin}/`, config: { preload: [guest], ...config } };
  const rendered = renderLayout(layout, page);
  document.body.innerHTML = rendered.html;
  return { ...rendered, place: document.querySelector('.inl-layout__node')! };
}

/** As the widget's own view draws it in a browser. */
async function inBrowser(name: string, props: object) {
  const { code } = layoutWidgets[name]!;
  const { show } = await startPage({ client: testClient(() => done([])).client });
  return show(code, JSON.parse(JSON.stringify(props)) as object).container;
}

/** HTML as both say it: ids count up on each side, and styles of an element's own are rules on one of them. */
function same(place: Element): string {
  const page = document.createElement('div');
  page.innerHTML = place.innerHTML.replace(/inl-(id|server)-\d+/g, 'id').replace(/ ?inl-own-\d+/g, '');
  for (const element of page.querySelectorAll('*')) {
    element.removeAttribute('style');
    const all = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of all) element.removeAttribute(name);
    for (const { name, value } of all) element.setAttribute(name, value);
  }
  return page.innerHTML;
}

describe.each(names)('%s', (name) => {
  const { props, shows, hostile, list, isGone = false } = layoutWidgets[name]!;

  test('a server prints what the view shows in a browser, and no tag that would load code', async () => {
    const { place, widgets, waiting, problems } = onServer(name, props);
    const printed = place.querySelector('.inl-host')!;
    for (const what of shows)
      if (typeof what === 'string') expect(printed).toHaveTextContent(what);
      else if (what.name)
        expect(within(place as HTMLElement).getByRole(what.role, { name: what.name })).toBeInTheDocument();
    expect(place.innerHTML).not.toContain('data-react');
    expect({ widgets, waiting, problems }).toEqual({ widgets: [name], waiting: [], problems: [] });
    expect(same(await inBrowser(name, props))).toBe(same(printed));
  });

  test('nothing that a server sends becomes script, a foreign address or markup', async () => {
    const { place, rules } = onServer(name, hostile);
    const browser = await inBrowser(name, hostile);
    for (const html of [place.outerHTML, browser.outerHTML]) {
      const page = new DOMParser().parseFromString(html, 'text/html');
      expect(
        page.querySelector('[onerror], script, [src^=data], [href^=javascript], [href^="//"], [href*=evil]'),
      ).toBeNull();
      expect(page.querySelector('img[src$="/x"]')).toBeNull();
    }
    expect(rules).not.toMatch(/evil|body|url/);
    expect(browser.textContent === '').toBe(isGone);
  });

  if (list)
    test('of ten thousand it shows a hundred at most, quickly', () => {
      const [first] = props[list] as object[];
      const many = Array.from({ length: 10_000 }, () => first);
      const { place } = onServer(name, { ...props, [list]: many, limit: 10_000 });
      expect(place.querySelectorAll('li, tr, dt').length).toBeLessThan(320);
      expect(place.querySelector('li, tr, dt')).not.toBeNull();
    });

  test('props that are none leave its place empty, and say why to the host', () => {
    const { place, problems } = onServer(name, list ? { [list]: 'no list' } : { title: 5, userInfo: 5 });
    expect(place?.textContent ?? '').not.toMatch(/undefined|null|NaN/);
    expect(problems.length).toBeLessThan(2);
  });
});

test('a call to guests is nothing to a member, not a byte of it', () => {
  const me = { ...guest, data: { userID: 3, name: 'member' } };
  const { html } = onServer('GuestCallToActionWidget', { title: 'Welcome!' }, { preload: [me] });
  expect(html).not.toContain('Welcome');
  expect(html).toContain('<div class="inl-layout__node"></div>');
});

test('links are for those who may see what they lead to', () => {
  const rights = {
    ...guest,
    path: 'users/$me/permissions',
    data: { permissions: [{ type: 'global', permissions: { 'site.manage': true } }] },
  };
  const { html } = onServer('QuickLinks', layoutWidgets.QuickLinks!.props, { preload: [guest, rights] });
  expect(html).toContain('For staff');
  expect(html).not.toContain('Hidden');
});

test('the link of the page itself says so', () => {
  const links = [{ name: 'Home', url: '/' }];
  expect(onServer('QuickLinks', { links }).html).toContain('aria-current="page"');
});

test('colours of single elements are rules for the head of the page, since policies refuse styles in its HTML', () => {
  const { html, rules } = onServer('CallToActionWidget', { title: 'Join', textColor: '#abc' });
  expect(html).not.toContain('style=');
  const [, name] = /class="inl-call (inl-own-\d+)"/.exec(html)!;
  expect(rules).toBe(`.${name}{--inl-widget-color:#abc}`);
});

test('where a theme’s fragment stands in for a widget, its place is around the built-in one', () => {
  const theme = { meta: { globalFragmentImpls: { SiteTotalsFragment: { fragmentUUID: 'a1' } } } };
  const totals = layoutWidgets.SiteTotalsWidget!.props;
  const { place } = onServer('SiteTotalsWidget', totals, theme);
  const fragment = place.querySelector('[data-inlay-fragment]')!;
  expect(fragment.getAttribute('data-inlay-fragment')).toBe('SiteTotalsFragment');
  expect(JSON.parse(fragment.getAttribute('data-props')!)).toMatchObject(totals);
  expect(fragment).toHaveTextContent('Members');
});

test.each([
  ['grid', 'title-description', undefined, 3],
  ['grid', 'title-description', 0, 1],
  ['grid', 'title-description', 5, 3],
  ['grid', 'title-description', 'x', 3],
  ['grid', 'title-background', 5, 4],
  ['grid', 'title-description-image', 4, 4],
  ['carousel', 'title-description', 2, 2],
  ['list', 'title-background', 4, 1],
])('%s of %s with %s columns stands in %s', (displayType, contentType, maxColumnCount, columns) => {
  const { place } = onServer('HomeWidget', {
    itemData: [{ name: 'A' }],
    itemOptions: { contentType },
    containerOptions: { displayType, maxColumnCount },
  });
  expect(place.querySelector('.inl-items')).toHaveAttribute('data-columns', `${columns}`);
});

test('sections, written HTML and what only a browser can draw stand in the same page', () => {
  const node = ($reactComponent: string, $reactProps: object) => ({ $reactComponent, $reactProps });
  const page = { url: `${window.location.origin}/`, config: { preload: [guest] } };
  const { html, waiting, problems } = renderLayout(
    {
      layout: [
        node('SectionTwoColumns', {
          breadcrumbs: [node('Breadcrumbs', { children: [{ name: 'Home', url: '/' }] })],
          mainTop: [
            node('HtmlWidget', {
              html: '<p class="inl-x note" id="a">Hi <script>1</script><a href="javascript:1">x</a></p>',
            }),
            node('HtmlWidget', { html: '<p>Buy oak</p>', isAdvertisement: true, javascript: 'alert(1)' }),
            node('HtmlWidget', { html: '', isAdvertisement: true }),
            node('UserCard', { userID: 3 }),
            null,
          ],
          secondaryTop: [
            node('LeaderboardWidget', { leaders: 5 }),
            node('LayoutError', { componentName: 'X', message: 'secret' }),
          ],
        }),
      ],
    },
    page,
  );
  document.body.innerHTML = html;
  expect(document.querySelector('nav ol a')).toHaveTextContent('Home');
  expect(document.querySelector('.userContent')!.innerHTML).toBe(
    '<p id="user-content-a" class="note">Hi <a>x</a></p>',
  );
  expect(document.querySelector('[data-react=UserCard]')).toHaveAttribute('data-props', '{"userID":3}');
  expect(document.querySelectorAll('[aria-label=Advertisement]')).toHaveLength(1);
  expect(document.querySelector('[aria-label=Advertisement]')).toHaveTextContent(/^Buy oak$/);
  expect(html).not.toContain('alert(');
  expect(document.body).toHaveTextContent('There was a problem loading X');
  expect(html).not.toContain('secret');
  expect(waiting).toEqual(['UserCard']);
  expect(problems).toEqual([expect.stringMatching(/^LeaderboardWidget: /)]);
});

test('a name that no widget has is said in its tag, for readers without script, until its code comes; why, to administrators', () => {
  const { place, waiting } = onServer('WidgetThatNobodyHas', { a: 1 });
  const tag = place.querySelector('[data-react=WidgetThatNobodyHas]')!;
  expect(tag).toHaveAttribute('data-props', '{"a":1}');
  expect(tag).toHaveAttribute('data-inlay-when', 'visible');
  expect(tag).toHaveTextContent('There was a problem loading WidgetThatNobodyHas');
  expect(tag).not.toHaveTextContent('Nothing on this page');
  expect(waiting).toEqual(['WidgetThatNobodyHas']);
  const debug = onServer('WidgetThatNobodyHas', {}, { meta: { context: { debug: true } } });
  expect(debug.place).toHaveTextContent('Nothing on this page has registered a widget of this name.');
});

test('the last crumb is the page itself; too few are none', () => {
  const children = ['Home', 'Tools'].map((name) => ({ name, url: `/${name.toLowerCase()}` }));
  const { place } = onServer('Breadcrumbs', { children });
  const links = within(place as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(onServer('Breadcrumbs', { children, minimumCrumbCount: 3 }).place).toBeEmptyDOMElement();
  const nameless = [{ name: ' ', url: '/' }, { url: '/' }, ...children];
  expect(
    within(onServer('Breadcrumbs', { children: nameless }).place as HTMLElement).getAllByRole('link'),
  ).toHaveLength(2);
  expect(onServer('Breadcrumbs', { children: 'none', minimumCrumbCount: 'x' }).place).toBeEmptyDOMElement();
});

test('a server prints what is for one device alone with its name: the page shows those of its width', () => {
  const of = (device: string) => ({
    ...{ $reactComponent: 'HomeWidget', $reactProps: { itemData: [{ name: device }] } },
    $middleware: { visibility: { device } },
  });
  const page = { url: `${window.location.origin}/`, config: {} };
  const { html } = renderLayout({ layout: ['mobile', 'desktop', 'all', 'watch'].map(of) }, page);
  document.body.innerHTML = html;
  const nodes = [...document.querySelectorAll<HTMLElement>('.inl-layout__node')];
  expect(nodes.map((each) => [each.textContent, each.dataset.device])).toEqual([
    ['mobile', 'mobile'],
    ['desktop', 'desktop'],
    ['all', undefined],
    ['watch', undefined],
  ]);
});

test('whatever else is counted of leaders is a column of its own, by its name', () => {
  const leaders = [
    { user: { userID: 7, name: 'Ada' }, points: 310, answers: 1200, title: 'x', ratio: 0.5 },
    { user: { userID: 8, name: 'Bea' }, points: 310, posts: 4 },
    { user: { userID: 9, name: 'Cyd' }, points: 12 },
  ];
  const { place } = onServer('LeaderboardWidget', { leaders });
  const table = within(place as HTMLElement);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Place', 'Member', 'Points', 'answers', 'posts'],
  ]);
  const cells = table
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
  // Equal points share a place.
  expect(cells.slice(1).map(([place]) => place)).toEqual(['1', '1', '3']);
  expect(cells[1]!.slice(3)).toEqual(['1.2k1,200', '']);
});

test('a total of a part of the forum says so', () => {
  const totals = [{ recordType: 'post', label: 'Posts', count: 5, isFiltered: true }];
  expect(onServer('SiteTotalsWidget', { totals }).place).toHaveTextContent('Posts');
  expect(onServer('SiteTotalsWidget', { totals }).place).toHaveTextContent('in this section');
});

test('a list of tags links no page of all tags', () => {
  const { place } = onServer('TagWidget', {
    tags: [{ tagID: 1, name: 'oak' }],
    containerOptions: { viewAll: { to: '/tags' } },
  });
  expect(within(place as HTMLElement).getAllByRole('link')).toHaveLength(1);
});
