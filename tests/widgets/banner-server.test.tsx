import { screen, within } from '@testing-library/react';
import { createRenderLayout } from '../../src/render/createRenderLayout';
import { widget } from '../../widgets/banner/widget';
import { ServerLayout } from '../../widgets/layout/ServerLayout';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { withFacts } from '../support/withFacts';

afterEach(stopPages);

const renderLayout = createRenderLayout({
  widgets: [withFacts('banner', widget)],
  Layout: ServerLayout,
  words: () => ({}),
});
const node = ($reactComponent: string, $reactProps: object) => ({ $reactComponent, $reactProps });
const props = {
  title: 'Workshop',
  description: 'Ask &amp; <b onclick="evil()">answer</b>',
  background: { image: '/wide.webp', imageUrlSrcSet: { 640: '/small.webp' }, color: '#112233' },
  placeholder: 'Search here',
};

/** A page of a layout as a server prints it. */
function onServer(nodes: object[], { config = {}, parts = {} } = {}) {
  const rendered = renderLayout({ layout: nodes }, { url: `${window.location.origin}/`, config, parts });
  document.body.innerHTML = rendered.html;
  return rendered;
}

test('a layout’s banner is the server’s HTML at its final size, and its tag sleeps over it', () => {
  const { waiting, problems, rules } = onServer([node('Banner', props)]);
  expect({ waiting, problems }).toEqual({ waiting: [], problems: [] });
  const tag = document.querySelector('[data-react=Banner]')!;
  expect(tag).not.toHaveAttribute('data-inlay-when');
  expect(withFacts('banner', widget).when).toBe('interaction');
  const banner = screen.getByRole('region', { name: 'Workshop' });
  expect(within(banner).getByRole('heading', { level: 1 })).toHaveTextContent('Workshop');
  expect(banner).toHaveAttribute('data-image', 'dark');
  expect(banner.querySelector('.inl-banner__image')).toHaveAttribute(
    'srcset',
    expect.stringContaining('640w'),
  );
  // What pages refuse in their HTML stands in their head.
  expect(banner).not.toHaveAttribute('style');
  expect(rules).toContain('--inl-banner-color:#112233');
});

test.each([
  ['Banner', 'text', /^Ask &amp; <b onclick="evil\(\)">answer<\/b>$/],
  ['BannerWidget', 'text', /^Ask &amp; <b onclick="evil\(\)">answer<\/b>$/],
  ['BannerContentWidget', 'text', /^Ask &amp; <b onclick="evil\(\)">answer<\/b>$/],
  ['community-banner', 'HTML', /^Ask & answer$/],
  ['community-content-banner', 'HTML', /^Ask & answer$/],
])('the description of a %s is %s', (name, _what, says) => {
  onServer([node(name, props)]);
  const text = document.querySelector('.inl-banner__text')!;
  expect(text).toHaveTextContent(says);
  expect(text.querySelector('[onclick]')).toBeNull();
});

test('room above and below, and how the picture lies, are the layout’s to say', () => {
  const { rules } = onServer([
    node('BannerWidget', {
      ...{ title: 'Workshop', subtitle: 'Since 1964', spacing: { top: 0, bottom: 40, left: -3 } },
      background: { image: '/b.webp', position: 'left top', size: 'contain' },
    }),
  ]);
  expect(rules).toContain('--inl-banner-top:0px;--inl-banner-bottom:40px');
  expect(rules).toContain('--inl-backdrop-position:left top;--inl-backdrop-fit:contain');
  expect(document.querySelector('.inl-banner__subtitle')).toHaveTextContent('Since 1964');
  const tiled = { image: '/b.webp', repeat: 'repeat' };
  expect(onServer([node('BannerWidget', { background: tiled })]).rules).toContain('center / auto repeat');
  expect(document.querySelector('div.inl-banner__image')).toHaveAttribute('data-state', 'tile');
});

test('only the picture of the first banner is fetched before it is in sight', () => {
  onServer([node('BannerWidget', props), node('BannerContentWidget', props)]);
  const pictures = [...document.querySelectorAll('.inl-banner__image')];
  expect(pictures.map((each) => [each.getAttribute('loading'), each.getAttribute('fetchpriority')])).toEqual([
    [null, 'high'],
    ['lazy', null],
  ]);
});

test('its search is a form that works without script, in the place that the banner searches', () => {
  onServer([node('Banner', { ...props, initialParams: { domain: 'discussions', categoryIDs: [3] } })]);
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Workshop' });
  expect(form).toHaveAttribute('action', `${window.location.origin}/search`);
  expect(within(form).getByPlaceholderText('Search here')).toHaveAttribute('name', 'query');
  expect(within(form).getByRole('combobox', { name: 'Search in' })).toHaveDisplayValue('This category');
  expect(Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)).toEqual({
    ...{ query: '', categoryID: '3', domain: 'discussions' },
  });
});

test.each([
  ['Banner', { ...props, showSearch: false }],
  ['BannerContentWidget', props],
  ['community-content-banner', props],
])('%s without a search is HTML for which no code is fetched', (name, given) => {
  const { widgets, waiting } = onServer([node(name, given)]);
  expect(document.querySelector('[data-react]')).toBeNull();
  expect(screen.getByRole('region', { name: 'Workshop' })).toBeInTheDocument();
  expect({ widgets, waiting }).toEqual({ widgets: ['Banner'], waiting: [] });
});

test('one that a theme replaces does not sleep over the built-in view', () => {
  const config = { meta: { globalFragmentImpls: { BannerFragment: { fragmentUUID: 'a1' } } } };
  for (const given of [props, { ...props, showSearch: false }]) {
    onServer([node('Banner', given)], { config });
    expect(document.querySelector('[data-react=Banner]')).toHaveAttribute('data-inlay-when', 'visible');
  }
});

test('a page has one first heading: a second banner, and one above a post of its own heading, is a part of it', () => {
  onServer([node('Banner', props), node('Banner', { ...props, title: 'Second' })]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Second');
  onServer([node('Banner', props), node('OriginalPostAsset', {})], {
    parts: { OriginalPostAsset: '<h1 class="x">Post</h1>' },
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Workshop');
});

test('the view that takes it over in a browser has the same parts', async () => {
  onServer([node('Banner', props)]);
  const names = (place: Element) =>
    [...place.querySelectorAll('[class^=inl-banner]')].map(({ tagName, className }) => [tagName, className]);
  const printed = names(document.querySelector('.inl-banner')!);
  const tag = document.querySelector<HTMLElement>('[data-react=Banner]')!;
  const { show } = await startPage({ client: testClient(() => done([])).client });
  const shown = show(
    { ...widget, props: (given) => ({ ...widget.props(given), printed: tag }) } as typeof widget,
    props,
    tag,
  );
  expect(names(shown.container.querySelector('.inl-banner')!)).toEqual(printed);
});
