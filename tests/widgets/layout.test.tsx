import { act, screen, waitFor } from '@testing-library/react';
import { plainError } from '../../src/contract/apiError';
import type { PageMeta, PreloadedAnswer } from '../../src/contract/pageConfig';
import { layoutHere } from '../../src/page-life/layoutHere';
import { layoutRouteOf } from '../../src/resources/layoutRoutes';
import type { Ui } from '../../src/ui/UiContext';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { Layout } from '../../widgets/layout/Layout';
import { readProps as readLayout } from '../../widgets/layout/props';

const widget = { props: readLayout, view: Layout };

afterEach(() => {
  stopPages();
  window.sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const node = ($reactComponent: string, $reactProps: object = {}, more: object = {}) => ({
  ...{ $reactComponent, $reactProps, ...more },
});
const layoutOf = (...layout: unknown[]) => done({ layout, seo: { title: 'Polls' } });

interface Given {
  user?: Record<string, unknown>;
  meta?: Partial<PageMeta>;
  permissions?: string[];
  props?: object;
  printed?: string;
  fragments?: Ui['fragments'];
  preload?: PreloadedAnswer[];
}

/** A page with a tag for a layout, whose lookup answers what the test says. */
async function open(
  answer: Parameters<typeof testClient>[0],
  { user, meta, permissions, props = {}, printed = '', fragments = null, preload = [] }: Given = {},
) {
  document.body.innerHTML = `<main><div data-react="Layout">${printed}</div><p>after</p></main>`;
  const client = testClient(answer);
  const page = await startPage({ client: client.client, user, meta, permissions, preload });
  page.ui.fragments = fragments;
  const tag = document.querySelector('div')!;
  const own = { layoutViewType: 'pollList', ...props };
  const clean = { ...widget.props(own), printed: tag };
  const shown = page.show({ ...widget, props: () => clean } as typeof widget, own, tag);
  await act(async () => undefined);
  const place = () => document.querySelector('.inl-layout');
  return { ...page, ...client, ...shown, tag, place };
}
/** The page has looked at a tag, and knows no widget of its name. */
const leave = (name: string) =>
  document.querySelector(`[data-react="${name}"]`)!.setAttribute('data-inlay-state', 'waiting');
const tagsIn = (place: Element | null) =>
  [...place!.querySelectorAll('[data-react]')].map((tag) => tag.getAttribute('data-react'));

test('a layout’s widgets become tags of the page, beside the layout’s own, and it names the page', async () => {
  const { place, tag, requests } = await open(() =>
    done({
      titleBar: node('TitleBar'),
      layout: [node('Poll', { pollID: 5, $seoContent: 'x' }), null, node('UserCard', { userID: 3 })],
      seo: { title: 'Polls' },
    }),
  );
  expect(requests[0]).toMatchObject({
    path: 'layouts/lookup-hydrate',
    query: {
      ...{ layoutViewType: 'pollList', recordType: 'siteSection', recordID: 0 },
      params: { locale: 'en', siteSectionID: 0 },
    },
  });
  expect(tag.nextElementSibling).toBe(place());
  expect(tagsIn(place())).toEqual(['TitleBar', 'Poll', 'UserCard']);
  const poll = place()!.querySelector('[data-react=Poll]')!;
  expect(poll.getAttribute('data-props')).toBe('{"pollID":5}');
  expect(poll.parentElement!.closest('[data-react]')).toBeNull();
  expect(document.title).toBe('Polls - Forum');
});

test('a record without entries, as PHP prints it, asks for nothing more', async () => {
  const { requests } = await open(() => layoutOf(), { props: { params: [] } });
  expect(requests[0]!.query!.params).toEqual({ locale: 'en', siteSectionID: 0 });
});

test('what the page says of its section and the tag of its record is asked for', async () => {
  const { requests } = await open(() => layoutOf(), {
    meta: { raw: { siteSection: { sectionID: 'es' } } },
    props: { recordType: 'category', recordID: 7, params: { page: 2 } },
  });
  expect(requests[0]!.query).toMatchObject({
    ...{ recordType: 'category', recordID: 7 },
    params: { locale: 'en', siteSectionID: 'es', page: 2 },
  });
});

test('sections are columns in their order, with whatever stands in places that nobody told us of above them', async () => {
  const text = (html: string) => node('HtmlWidget', { html });
  const { place } = await open(() =>
    layoutOf(
      node('SectionTwoColumns', {
        mainTop: [text('main')],
        mainBottom: text('below'),
        secondaryTop: [text('beside')],
        breadcrumbs: [node('Breadcrumbs', { children: [{ name: 'Home', url: '/' }] })],
      }),
      node('SectionTwoColumns', {
        isInverted: true,
        mainTop: [text('second')],
        secondaryTop: [text('first')],
      }),
      node('SectionThreeColumns', { leftTop: [text('1')], middleTop: [text('2')], rightBottom: [text('3')] }),
      node('SectionOneColumn', {
        isNarrow: true,
        children: [node('SectionFullWidth', { children: [text('in')] })],
      }),
    ),
  );
  // The page’s matter is read before its panels, wherever those stand.
  expect(place()!.textContent).toBe('Homemainbelowbesidesecondfirst213in');
  const shapes = [...place()!.querySelectorAll<HTMLElement>('.inl-layout__columns')].map(({ dataset }) => [
    dataset.shape,
    dataset.state,
  ]);
  expect(shapes).toEqual([
    ['main aside', undefined],
    ['main aside', 'inverted'],
    ['main left right', undefined],
    ['main', undefined],
    ['main', undefined],
  ]);
});

test('even columns are read by either name of their places; a column without widgets takes no room, nor a section', async () => {
  const text = (html: string) => node('HtmlWidget', { html });
  const { place } = await open(() =>
    layoutOf(
      node('SectionTwoColumnsEven', { left: [text('1')], right: [text('2')] }),
      node('SectionThreeColumnsEven', { leftTop: [text('3')], middle: [text('4')], rightBottom: text('5') }),
      node('SectionThreeColumns', { middleTop: [text('6')], rightTop: [], leftBottom: [text('7')] }),
      node('SectionTwoColumns', { mainTop: [], secondaryTop: null }),
    ),
  );
  expect(place()!.textContent).toBe('1234567');
  const shapes = [...place()!.querySelectorAll('[data-shape]')].map((each) =>
    each.getAttribute('data-shape'),
  );
  expect(shapes).toEqual(['even even', 'even even even', 'main left']);
});

test('crumbs lead into the forum only, and HTML is cleaned; neither is a tag', async () => {
  const { place } = await open(() =>
    layoutOf(
      node('Breadcrumbs', {
        children: [
          { name: 'Home', url: '/' },
          { name: 'Evil', url: 'javascript:alert(1)' },
          { name: 'Away', url: 'https://evil.example/' },
          null,
        ],
      }),
      node('HtmlWidget', { html: '<p data-react="UserCard">safe<img src=x onerror=alert(1)></p>' }),
    ),
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/^Home$/);
  await waitFor(() => expect(place()).toHaveTextContent('safe'));
  expect(tagsIn(place())).toEqual([]);
  expect(place()!.querySelector('[onerror],[data-react=UserCard]')).toBeNull();
});

test('a page with a bar of its own keeps it', async () => {
  const bar = document.createElement('div');
  bar.setAttribute('data-react', 'title-bar-HAMBURGER');
  bar.setAttribute('data-inlay-state', 'asleep');
  const { client } = testClient(() => done({ titleBar: node('TitleBar'), layout: [node('Poll')] }));
  const page = await startPage({ client });
  document.body.append(bar);
  document.body.append(document.createElement('div'));
  const tag = document.body.lastElementChild as HTMLElement;
  tag.setAttribute('data-react', 'Layout');
  page.show(widget, { layoutViewType: 'home' }, tag);
  await act(async () => undefined);
  expect(tagsIn(document.querySelector('.inl-layout'))).toEqual(['Poll']);
});

test('what is for some devices only is in the page on those alone, by the layout’s own width', async () => {
  const visibility = (device: string) => ({ $middleware: { visibility: { device } } });
  let width = 806;
  let resize = () => {};
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width));
  jest.spyOn(window, 'ResizeObserver').mockImplementation((measure) => {
    resize = () => measure([], null as never);
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
  const { place } = await open(() =>
    layoutOf(
      node('Poll', {}, visibility('mobile')),
      node('UserCard', {}, visibility('desktop')),
      node('TagWidget', {}, visibility('all')),
    ),
  );
  expect(tagsIn(place())).toEqual(['Poll', 'TagWidget']);
  const [, always] = place()!.querySelectorAll('[data-react]');
  width = 806.5;
  act(resize);
  expect(tagsIn(place())).toEqual(['UserCard', 'TagWidget']);
  expect(place()).toContainElement(always as HTMLElement);
});

test('a widget that nobody has is told of, in full to those who can mend it; one that comes late takes the box away', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const box = () => screen.queryByText(/There was a problem loading Riddle/);
  const { failures, place, unmount } = await open(() => layoutOf(node('Riddle')));
  expect(box()).toBeNull();
  // A busy device has had no frame yet in which the page looks for tags.
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(box()).toBeNull();
  leave('Riddle');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(box()).toBeInTheDocument();
  expect(screen.queryByText(/has registered a widget/)).toBeNull();
  expect(failures).toEqual([expect.objectContaining({ widget: 'Riddle', phase: 'load' })]);
  act(() => {
    place()!
      .querySelector('[data-react=Riddle]')!
      .dispatchEvent(new CustomEvent('inlay:mounted', { bubbles: true }));
  });
  expect(box()).toBeNull();
  unmount();
  expect(place()).toBeNull();
  stopPages();

  await open(() => layoutOf(node('Riddle')), { permissions: ['site.manage'] });
  leave('Riddle');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(/has registered a widget/)).toBeInTheDocument();
});

test('a fragment of the theme, or of this place, stands in for a widget that nobody registers; “system” keeps it out', async () => {
  const impl = { jsUrl: '/call.js' };
  const load = jest.fn(async () => ({
    attach: () => ({ update: () => undefined, detach: () => undefined }),
  }));
  const { place } = await open(
    () =>
      layoutOf(
        node('CallToActionWidget', { title: 'Hi' }, { $fragmentImpls: { CallToActionFragment: impl } }),
        node('SiteTotalsWidget', {}, { $fragmentImpls: { SiteTotalsFragment: 'system' } }),
        node('SearchWidget'),
        node('CustomFragmentWidget', { fact: 5, fragmentImpl: impl }),
      ),
    { fragments: { impls: { SearchFragment: impl, SiteTotalsFragment: impl }, load } },
  );
  const places = [...place()!.querySelectorAll('[data-inlay-fragment]')].map((each) => [
    each.getAttribute('data-inlay-fragment'),
    tagsIn(each)[0],
    JSON.parse(each.getAttribute('data-props')!) as unknown,
  ]);
  expect(places).toEqual([
    [
      ...['CallToActionFragment', 'CallToActionWidget'],
      { title: 'Hi', $fragmentImpls: { CallToActionFragment: impl } },
    ],
    ['SearchFragment', 'SearchWidget', {}],
  ]);
  expect(load).toHaveBeenCalled();
  const custom = place()!.querySelector('[data-react=CustomFragmentWidget]')!;
  expect(JSON.parse(custom.getAttribute('data-props')!)).toEqual({ fact: 5, fragmentImpl: impl });
});

test.each([
  ['SearchWidget', 'SearchWidgetFragment', {}, 'SearchWidgetFragment'],
  ['GuestCallToActionWidget', 'CallToActionFragment', {}, 'CallToActionFragment'],
  ['GuestCallToActionWidget', 'CallToActionFragment', { user: { userID: 3, name: 'member' } }, undefined],
])('in place of %s a theme’s %s stands, for %j', async (name, type, reader, shown) => {
  const load = async () => ({ attach: () => ({ update: () => undefined, detach: () => undefined }) });
  const fragments = { impls: { [type]: { jsUrl: '/own.js' } }, load };
  const { place } = await open(() => layoutOf(node(name)), { fragments, ...reader });
  const found = place()!.querySelector('[data-inlay-fragment]')?.getAttribute('data-inlay-fragment');
  expect(found).toBe(shown);
  expect(tagsIn(place()!)).toEqual([name]);
});

test('a layout that stands in another, or in itself, is not shown', async () => {
  const page = await open(() => layoutOf(node('Layout', { layoutViewType: 'pollList' })));
  // As the page does with the tags that it finds.
  const tag = page.place()!.querySelector<HTMLElement>('[data-react=Layout]')!;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => page.show(widget, { layoutViewType: 'pollList' }, tag)).toThrow('a layout in a layout');
  expect(document.querySelectorAll('.inl-layout')).toHaveLength(1);
});

test('a name without end is cut short', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await open(() => layoutOf(node('x'.repeat(1e6))));
  document.querySelector('.inl-layout [data-react]')!.setAttribute('data-inlay-state', 'waiting');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(/There was a problem loading xxx/).textContent.length).toBeLessThan(200);
  expect(document.body.innerHTML.length).toBeLessThan(5000);
});

test('until the answer is here what the server printed stays; then it goes', async () => {
  let come = (_: unknown) => {};
  const { tag, place } = await open(() => new Promise((resolve) => (come = resolve as never)), {
    printed: '<a href="/polls">Polls</a>',
  });
  expect(tag).toHaveTextContent('Polls');
  expect(place()).toBeNull();
  await act(async () => come(layoutOf(node('Poll'))));
  expect(tag).toHaveTextContent(/^$/);
  expect(tagsIn(place())).toContain('Poll');
});

test('what the server printed stays until what is in sight has come, a second at most; the keyboard goes on in there', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{ height: 0, top: 0 }] as never);
  let come = (_: unknown) => {};
  const { tag, place, unmount } = await open(() => new Promise((resolve) => (come = resolve as never)), {
    printed: '<a href="/polls">Polls</a>',
  });
  screen.getByRole('link').focus();
  await act(async () =>
    come(layoutOf(node('Poll'), node('SectionOneColumn', { children: [node('UserCard')] }))),
  );
  expect(tag).toHaveTextContent('Polls');
  expect(screen.getByRole('link')).toHaveFocus();
  expect(place()).toHaveAttribute('data-state', 'coming');
  const tags = [...place()!.querySelectorAll('[data-react]')];
  for (const each of tags) {
    expect(tag).toHaveTextContent('Polls');
    await act(async () => {
      each.setAttribute('data-inlay-state', 'mounted');
      await jest.advanceTimersByTimeAsync(20);
    });
  }
  expect(tag).toHaveTextContent(/^$/);
  expect(place()).not.toHaveAttribute('data-state');
  expect(place()).toHaveFocus();
  // Printed anew they would be set in once more, and jump.
  expect([...place()!.querySelectorAll('[data-react]')]).toEqual(tags);
  unmount();
  stopPages();

  const slow = await open(() => layoutOf(node('Poll')), { printed: 'Polls' });
  expect(slow.tag).toHaveTextContent('Polls');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(slow.tag).toHaveTextContent(/^$/);
  expect(document.body).toHaveFocus();
});

test('what was made for one reader is shown to no other, not even while the other’s is on its way', async () => {
  let requestsForLayouts = 0;
  const { tag, place, session } = await open(
    ({ path }) => {
      if (path === 'users/me') return done({ userID: 5, name: 'x', roleIDs: [] });
      if (path.startsWith('users/')) return done({ permissions: [] });
      return requestsForLayouts++ ? new Promise(() => undefined) : layoutOf(node('Poll'));
    },
    { printed: 'for the guest' },
  );
  expect(place()).not.toBeNull();
  await act(() => session.refresh());
  expect(place()).toBeNull();
  expect(tag).not.toHaveTextContent('for the guest');
});

test('a failure that may pass can be tried again', async () => {
  let isDown = true;
  const { tag, place, requests } = await open(() => (isDown ? refused(500) : layoutOf(node('Poll'))), {
    printed: '<p>before</p>',
  });
  isDown = false;
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  await act(async () => retry.click());
  expect(requests).toHaveLength(2);
  expect(tagsIn(place())).toEqual(['Poll']);
  expect(tag).toHaveTextContent(/^$/);
  expect(place()).toHaveFocus();
});

test.each([
  [404, 'Page Not Found'],
  [403, 'Permission Problem'],
  [500, 'There was an error'],
])('an answer of %i is the page for it', async (status, heading) => {
  await open(() =>
    status === 404 ? { outcome: 'failed', error: plainError('notFound', 404) } : refused(status),
  );
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(status === 500 ? 1 : 0);
});

test('so is one that is no layout', async () => {
  await open(() => done({ hello: 'world' }));
  expect(await screen.findByRole('heading', { name: 'There was an error' })).toBeInTheDocument();
});

test('T16: a redirect that leads out of the forum is not followed, and told of', async () => {
  await open(() => done({ redirectTo: 'https://evil.example/', status: 302 }), { printed: '<p>before</p>' });
  expect(await screen.findByText('This page leads to an address that cannot be opened.')).toBeInTheDocument();
});

test('T16: pages that lead to each other end with a message', async () => {
  const last = { count: 5, target: window.location.href, at: Date.now() };
  window.sessionStorage.setItem('inlay.redirects', JSON.stringify(last));
  await open(() => done({ redirectTo: '/there', status: 302 }), { printed: '<p>before</p>' });
  expect(await screen.findByText('This page leads back to itself.')).toBeInTheDocument();
});

describe('the files of a layout', () => {
  const files = {
    js: ['/inlay/assets/Poll.1.js', '//evil.example/x.js', 5],
    css: ['/inlay/assets/Poll.1.css'],
  };
  const asked = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);
  const alone = async (late: boolean, printed = '') => {
    document.head.replaceChildren();
    let send: (answer: ReturnType<typeof done>) => void = () => undefined;
    const page = await open(
      ({ path }) =>
        path.endsWith('-assets')
          ? done(files)
          : late
            ? new Promise((resolve) => (send = resolve))
            : layoutOf(node('Poll')),
      { printed },
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    return { ...page, send };
  };

  test('are asked for beside a layout that is still to come, those of the site alone', async () => {
    const { calls, send, place } = await alone(true);
    expect(calls()).toEqual(['GET layouts/lookup-hydrate', 'GET layouts/lookup-hydrate-assets']);
    expect(asked()).toEqual([
      ['modulepreload', '/inlay/assets/Poll.1.js'],
      ['preload', '/inlay/assets/Poll.1.css'],
    ]);
    await act(async () => send(layoutOf(node('Poll'))));
    expect(tagsIn(place())).toEqual(['Poll']);
  });

  test('cost no call where the layout is here at once, nor below a server’s HTML', async () => {
    expect((await alone(false)).calls()).toEqual(['GET layouts/lookup-hydrate']);
    stopPages();
    expect((await alone(true, '<p>whole</p>')).calls()).toEqual(['GET layouts/lookup-hydrate']);
    expect(asked()).toEqual([]);
  });
});

test.each([
  [{ positioning: 'StaticSolid' }, { positioning: 'StaticSolid' }],
  [{ positioning: 'Floating', logo: 5, navigation: 'x' }, {}],
  [
    { logo: { imageUrl: '/l.svg', url: '/', alignment: 'up' }, logoType: 'custom' },
    { logo: { imageUrl: '/l.svg', url: '/' } },
  ],
  [
    {
      ...{ logo: { imageUrl: '/l.svg' }, logoType: 'styleguide' },
      ...{ navigation: { items: [{ name: 'x', url: '/x' }] }, navigationType: 'styleguide' },
    },
    {},
  ],
])('a layout’s title bar with %j has %j', async (props, kept) => {
  const { place } = await open(() =>
    done({ titleBar: node('TitleBar', props), layout: [node('Poll')], seo: { title: 'Polls' } }),
  );
  const bar = place()!.querySelector('[data-react=TitleBar]')!;
  expect(JSON.parse(bar.getAttribute('data-props')!)).toEqual(kept);
});

const flags = ['home', 'discussionList', 'categoryList', 'post', 'createPost'].map((view) => [
  `customLayout.${view}`,
  true,
]);
const customPages = [{ customPageID: 4, urlcode: 'about' }];
const routes = [
  ...['/', '/discussions?sort=-score&page=2', '/categories/tools/p2', '/discussion/9/oak/p3'],
  ...['/discussion/comment/77', '/post/question/5', '/about'],
];
/** What a page at an address brings: the layout of its route, asked for as servers write that down. */
function preloadFor(address: string): PreloadedAnswer {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const {
    flag: _flag,
    params,
    ...query
  } = layoutRouteOf({
    path: pathname,
    query: Object.fromEntries(searchParams),
    customPages,
  })!;
  return {
    ...{ method: 'GET', path: 'layouts/lookup-hydrate' },
    query: { ...query, params: { locale: 'en', siteSectionID: 0, ...params } },
    data: { layout: [node('Poll')], seo: { title: 'Mine' } },
  } as PreloadedAnswer;
}
const propsAt = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  const meta = {
    context: { host: '' },
    featureFlags: Object.fromEntries(flags),
    raw: { customPages },
  } as unknown as PageMeta;
  return layoutHere({ pathname, search } as Location, meta)!;
};
const lookUps = (requests: readonly { path: string }[]) =>
  requests.filter(({ path }) => path === 'layouts/lookup-hydrate');

test.each(routes)('the layout that a page at %s brings is the one that its tag asks for', async (address) => {
  const { requests, place } = await open(() => layoutOf(node('Other')), {
    ...{ props: propsAt(address), preload: [preloadFor(address)] },
  });
  expect(lookUps(requests)).toEqual([]);
  expect(tagsIn(place())).toContain('Poll');
});

test('a page that brings another layout than it asks for says so once, on debug pages', async () => {
  const { requests } = await open(() => layoutOf(node('Other')), {
    props: propsAt('/categories/tools/p2'),
    preload: [preloadFor('/categories/tools/p3')],
    meta: { context: { host: '', debug: true } } as never,
  });
  expect(lookUps(requests)).toHaveLength(1);
  expect(await screen.findAllByText(/it was fetched twice/)).toHaveLength(1);
});
