import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from '../../widgets/banner/Banner';
import { readProps } from '../../widgets/banner/props';
import { readColor } from '../../src/ui/home/readColor';
import type { Ui } from '../../src/ui/UiContext';
import { addTo } from '../support/addTo';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { htmlAttacks } from '../support/htmlAttacks';
import { urlAttacks } from '../support/urlAttacks';

const widget = { props: readProps, view: Banner };

afterEach(() => {
  stopPages();
  jest.restoreAllMocks();
});

/** A page with a banner's tag, under the name and over the HTML that the test says. */
async function open(
  props: object,
  { name = 'community-banner', html = '', around = '', fragments = null as Ui['fragments'] } = {},
) {
  document.body.innerHTML = `${around}<main><div data-react="${name}">${html}</div></main>`;
  const { client, requests } = testClient(() => done([]));
  const page = await startPage({
    client,
    meta: { search: { externalSearch: null, autocompleteDebounce: 0 } },
  });
  const tag = document.querySelector<HTMLElement>(`[data-react]`)!;
  page.ui.fragments = fragments;
  const leave = jest.spyOn(page.ui, 'leaveFor').mockReturnValue(true);
  const clean = { ...readProps(props), printed: tag };
  const shown = page.show({ ...widget, props: () => clean } as typeof widget, {}, tag);
  await act(async () => undefined);
  const banner = () => document.querySelector<HTMLElement>('.inl-banner')!;
  return { ...page, ...shown, requests, leave, banner };
}

test('a banner says what the page is about, and asks for nothing', async () => {
  const { banner, requests } = await open({
    title: 'Workshop',
    description: 'Ask &amp; <b>answer</b>',
    logoImage: '/logo.svg',
    iconImage: '/icon.png',
    iconUrlSrcSet: { 72: '/icon-72.png', 144: '/icon-144.png' },
    contentImage: '/side.png',
    className: 'mine inl-root js-hook',
  });
  expect(screen.getByRole('region', { name: 'Workshop' })).toBe(banner());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Workshop');
  expect(await screen.findByText('answer')).toBeInTheDocument();
  expect(banner().querySelector('.inl-banner__text')).toHaveTextContent('Ask & answer');
  const pictures = [...banner().querySelectorAll('img')].map(({ src, srcset, alt }) => [src, srcset, alt]);
  const at = 'http://localhost';
  expect(pictures).toEqual([
    [`${at}/logo.svg`, '', ''],
    [`${at}/icon.png`, `${at}/icon-72.png 72w, ${at}/icon-144.png 144w`, ''],
    [`${at}/side.png`, '', ''],
  ]);
  expect(banner()).toHaveClass('mine', 'inl-root');
  expect(banner()).not.toHaveClass('js-hook');
  expect(requests).toEqual([]);
});

test.each([
  ['without one', {}, 'How can we help you?'],
  ['of spaces', { title: '  ' }, 'How can we help you?'],
  ['of the wrong type', { title: 5 }, 'How can we help you?'],
  ['of its own', { title: 'Mine' }, 'Mine'],
  ['hidden', { title: 'Mine', showTitle: false }, null],
  ['hidden by its type', { title: 'Mine', titleType: 'none' }, null],
  ['hidden by options', { title: 'Mine', options: { hideTitle: true } }, null],
  ['of a content banner without one', { isContentBanner: true }, null],
])('the title of a banner %s', async (_, props, title) => {
  await open(props);
  const heading = screen.queryByRole('heading');
  expect(heading?.textContent ?? null).toBe(title);
});

test('a page has one first heading: its own, or else its first banner’s', async () => {
  await open({ title: 'Banner' }, { around: '<h1>Page</h1>' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Banner');
  stopPages();
  await open({ title: 'Banner' }, { around: '<div class="userContent"><h1>Of a member</h1></div>' });
  expect(screen.getAllByRole('heading', { level: 1 })[1]).toHaveTextContent('Banner');
  stopPages();
  // What it takes the place of is its own.
  await open({ title: 'Banner' }, { html: '<h1>Banner</h1>' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Banner');
});

test('the names of content banners, and their prop, show a picture and no search', async () => {
  for (const name of ['BannerContentWidget', 'community-content-banner', 'COMMUNITY-CONTENT-BANNER']) {
    const { banner } = await open({ backgroundImage: '/b.jpg' }, { name });
    expect(banner()).toHaveAttribute('data-look', 'content');
    expect(screen.queryByRole('search')).toBeNull();
    stopPages();
  }
  await open({});
  expect(screen.getByRole('search')).toBeInTheDocument();
});

test.each([[{ showSearch: false }], [{ hideSearch: true }], [{ options: { hideSearch: true } }]])(
  'a search that %j hides is not there',
  async (props) => {
    await open(props);
    expect(screen.queryByRole('search')).toBeNull();
  },
);

const both = (title: string, image: string) => ({
  tag: { title, backgroundImage: image, backgroundUrlSrcSet: { 300: '/300.jpg', 1200: '/1200.jpg' } },
  layout: { title, background: { image, imageUrlSrcSet: { 300: '/300.jpg', 1200: '/1200.jpg' } } },
});

test.each(Object.entries(both('Mine', '/b.jpg')))(
  'the picture of a %s comes in the window’s width',
  async (_, props) => {
    const { banner } = await open(props);
    const picture = banner().querySelector('img')!;
    expect(picture.srcset).toBe('http://localhost/300.jpg 300w, http://localhost/1200.jpg 1200w');
    expect([picture.sizes, picture.alt]).toEqual(['100vw', '']);
    expect(banner()).toHaveAttribute('data-image', 'dark');
  },
);

test('a picture without an address of its own is its widest; widths that are none are left out', async () => {
  const { banner } = await open({
    backgroundUrlSrcSet: { 300: '/300.jpg', 1600: '/16,00.jpg', wide: '/w.jpg', '-5': '/m.jpg', 800: 5 },
  });
  const picture = banner().querySelector('img')!;
  expect(picture.src).toBe('http://localhost/16,00.jpg');
  expect(picture.srcset).toBe('http://localhost/300.jpg 300w, http://localhost/16%2C00.jpg 1600w');
});

test('every prop of a wrong type is left out, and nothing else', async () => {
  const wrong = Object.fromEntries(
    Object.keys(readProps({ ...Object.fromEntries(names.map((name) => [name, undefined])) })).map((name) => [
      name,
      name === '$fragmentImpls' ? 'no record' : Symbol.iterator,
    ]),
  );
  const clean = readProps({ ...wrong, title: 'Still here' });
  expect(Object.values(clean).filter((value) => value !== undefined)).toEqual(['Still here', 'no record']);
  const { banner } = await open({ ...wrong, title: 'Still here', background: [], options: 'x' });
  expect(banner()).toHaveTextContent('Still here');
  expect(() => readProps('no record')).toThrow();
});

const names = [
  ...['title', 'showTitle', 'titleType', 'description', 'showDescription', 'descriptionType', 'textColor'],
  ...['alignment', 'background', 'backgroundImage', 'backgroundUrlSrcSet', 'iconImage', 'iconUrlSrcSet'],
  ...['logoImage', 'contentImage', 'showSearch', 'hideSearch', 'searchPlacement', 'placeholder'],
  ...['initialQuery', 'initialParams', 'isContentBanner', 'className', 'options', '$fragmentImpls'],
];

test('T15: no address of an attack is loaded', async () => {
  for (const url of urlAttacks('evil.example')) {
    const { banner } = await open({
      ...{ backgroundImage: url, logoImage: url, contentImage: url, iconImage: url },
      backgroundUrlSrcSet: { 300: url },
    });
    for (const { src, srcset } of banner().querySelectorAll('img')) {
      expect(src).toMatch(/^https?:\/\//);
      if (srcset !== '') expect(srcset).toMatch(/^https?:\/\/\S+ 300w$/);
    }
    stopPages();
  }
});

test('a description is cleaned', async () => {
  for (const html of Object.values(htmlAttacks('http://evil.example'))) {
    const { banner, unmount } = await open({ description: html });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(banner().querySelector('script,iframe,style,[onerror],[onload],[onclick]')).toBeNull();
    unmount();
    stopPages();
  }
});

test.each([
  [{ textColor: '#fff' }, 'dark', '#fff'],
  [{ textColor: '#1d232d' }, 'light', '#1d232d'],
  // Seen on neither: the text is white, or nothing could be read over some pictures.
  [{ textColor: '#888' }, 'dark', ''],
  [{ textColor: 'rgb(0, 0, 0)' }, 'light', 'rgb(0, 0, 0)'],
  [{ options: { fgColor: '#000' } }, 'light', '#000'],
  [{ textColor: 'red;background:url(//evil.example)' }, 'dark', ''],
  [{ textColor: '#888', background: { image: '/b.jpg', useOverlay: false } }, 'bare', '#888'],
])('over a picture, %j has an overlay that is %s', async (props, overlay, color) => {
  const { banner } = await open({ backgroundImage: '/b.jpg', ...props });
  expect(banner()).toHaveAttribute('data-image', overlay);
  expect(banner().style.getPropertyValue('--inl-banner-text')).toBe(color);
});

test('overlays of the sheet keep a contrast of 4.5, whatever the picture is', () => {
  const sheet = readFileSync('widgets/banner/banner.css', 'utf8');
  const overlays = [...sheet.matchAll(/background: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g)].map((found) =>
    found.slice(1).map(Number),
  );
  const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const seen = ([red, green, blue, percent]: number[], picture: number) => {
    const [r, g, b] = [red!, green!, blue!].map((part) =>
      linear((part * percent!) / 100 + picture * (1 - percent! / 100)),
    );
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [dark, light] = overlays;
  expect(1.05 / (seen(dark!, 255) + 0.05)).toBeGreaterThanOrEqual(4.5);
  expect((0.965 + 0.05) / (seen(dark!, 255) + 0.05)).toBeGreaterThanOrEqual(4.5);
  expect((seen(light!, 0) + 0.05) / (0.06 + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test('without a picture a colour has text that can be read on it', async () => {
  const { banner } = await open({ background: { color: '#102030' } });
  expect(banner().style.getPropertyValue('--inl-banner-color')).toBe('#102030');
  expect(banner().style.getPropertyValue('--inl-banner-text')).toBe('#ffffff');
  stopPages();
  const pale = await open({ options: { bgColor: 'rgb(250, 250, 200)' } });
  expect(pale.banner().style.getPropertyValue('--inl-banner-text')).toBe('#1d232d');
});

test.each([
  ['rebeccapurple', 'rebeccapurple', '#ffffff'],
  [' Wheat ', 'wheat', '#1d232d'],
  ['constructor', '', ''],
  ['red;background:url(//evil.test)', '', ''],
  ['url(//evil.test)', '', ''],
  ['blurple', '', ''],
])('the colour %j is %j with text in %j', async (color, shown, text) => {
  const { banner } = await open({ background: { color } });
  expect(banner().style.getPropertyValue('--inl-banner-color')).toBe(shown);
  expect(banner().style.getPropertyValue('--inl-banner-text')).toBe(text);
});

test('a picture that cannot be had in its widths is tried at its own address, and then not shown', async () => {
  const { banner } = await open({
    background: { image: '/head.png', imageUrlSrcSet: { 600: '/gone.png' } },
    iconImage: '/icon.png',
  });
  const picture = () => banner().querySelector<HTMLImageElement>('.inl-banner__image');
  expect(picture()!.srcset).toContain('/gone.png');
  fireEvent.error(picture()!);
  expect([picture()!.getAttribute('srcset'), picture()!.src]).toEqual([null, 'http://localhost/head.png']);
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(banner().querySelector('.inl-banner__icon')).not.toBeNull();
});

test.each(['SearchFragment', 'SearchWidgetFragment'])(
  'a theme’s %s is the search of a banner',
  async (type) => {
    const attach = jest.fn(({ host, props }: { host: Element; props: { placeholder?: string } }) => {
      host.append(`theme: ${props.placeholder}`);
      return { update: () => undefined, detach: () => undefined };
    });
    const fragments = { impls: { [type]: { jsUrl: '/search.js' } }, load: () => Promise.resolve({ attach }) };
    const { banner } = await open(
      { title: 'Head', placeholder: 'Find wood' },
      { fragments: fragments as never },
    );
    expect(banner()).toHaveTextContent('theme: Find wood');
    expect(banner()).toHaveTextContent('Head');
    expect(attach.mock.calls[0]![0]).toMatchObject({ type });
  },
);

test('letters that were typed before the view was there are suggested for at once', async () => {
  const { requests } = await open({}, { html: '<form><input name="query"></form>' });
  const field = screen.getByRole('combobox', { name: 'Search Text' });
  // As the page hands over what was typed into the server's field.
  fireEvent.change(field, { target: { value: 'oa' } });
  act(() => field.focus());
  await waitFor(() => expect(requests.map(({ query }) => query?.query)).toContain('oa'));
});

test('a search begins with what the banner says: in its category, or everywhere', async () => {
  const person = userEvent.setup();
  const { leave } = await open({
    initialQuery: 'oak',
    initialParams: {
      ...{ domain: 'discussions', categoryIDs: [7, '8', 'x', -1], includeChildCategories: true },
      recordTypes: ['discussion', 'comment', 5],
    },
  });
  expect(screen.getByRole('combobox', { name: 'Search Text' })).toHaveValue('oak');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  const asked = () => Object.fromEntries(new URL(String(leave.mock.lastCall)).searchParams);
  expect(asked()).toEqual({
    ...{ query: 'oak', domain: 'discussions', categoryIDs: '7,8', includeChildCategories: '1' },
    recordTypes: 'discussion,comment',
  });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Everything');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(asked()).toEqual({ query: 'oak' });
});

test('a search of one domain takes that along, and add-ons stand before and after it', async () => {
  const person = userEvent.setup();
  const { ui, leave } = await open({ initialParams: { domain: 'places' } });
  act(() => {
    const add = addTo(ui.extensions);
    add('banner.beforeSearch', 'before', { view: () => <p>Before</p> }, 'test');
    add('banner.afterSearch', 'after', { view: () => <p>After</p> }, 'test');
  });
  expect(screen.getByText('Before').nextElementSibling).toBe(screen.getByRole('search'));
  expect(screen.getByText('After').previousElementSibling).toBe(screen.getByRole('search'));
  await person.type(screen.getByRole('combobox', { name: 'Search Text' }), 'x{Enter}');
  expect(leave).toHaveBeenCalledWith('http://localhost/search?query=x&domain=places');
});

test('the description that the server printed goes over as it is', async () => {
  const description = 'See <a href="/rules">the rules</a>.';
  const html = `<section><div class="inl-banner__text">${description}</div></section>`;
  const { banner } = await open({ description }, { html });
  expect(banner().querySelector('.inl-banner__text a')).toHaveTextContent('the rules');
});

test('a fragment of the theme takes its place, unless the tag says “system”', async () => {
  const shown: object[] = [];
  const load = async () => ({
    attach({ host, props, onState }: { host: Element; props: object; onState(state: 'shown'): void }) {
      shown.push(props);
      host.append('Mine');
      onState('shown');
      return { update: () => undefined, detach: () => undefined };
    },
  });
  const fragments = { impls: { BannerFragment: { jsUrl: '/banner.js' } }, load } as never;
  const props = {
    ...{ title: 'Workshop', description: 'Come in', backgroundImage: '/b.jpg', textColor: '#fff' },
    backgroundUrlSrcSet: { 300: '/300.jpg' },
  };
  const { banner } = await open(props, { fragments });
  expect(await screen.findByText('Mine')).toBeInTheDocument();
  expect(banner()).toBeNull();
  expect(shown).toEqual([
    {
      ...{ title: 'Workshop', titleType: 'static', description: 'Come in', descriptionType: 'static' },
      background: {
        image: 'http://localhost/b.jpg',
        imageUrlSrcSet: { 300: 'http://localhost/300.jpg' },
        useOverlay: true,
      },
      ...{ showSearch: true, textColor: '#fff', alignment: 'center' },
    },
  ]);
  stopPages();
  const own = await open({ ...props, $fragmentImpls: { BannerFragment: 'system' } }, { fragments });
  expect(own.banner()).toHaveTextContent('Workshop');
});

test.each([
  ['everywhere, in spite of the banner’s category', 'categoryID', '', ''],
  ['in the banner’s category', 'categoryID', '5', 'here'],
])(
  'a reader who chose to search %s on the server’s form searches there',
  async (_what, name, value, chosen) => {
    const options = `<option value="5">This category</option><option value="">Everything</option>`;
    const html = `<form><select name="${name}">${options}</select></form>`;
    document.body.innerHTML = '';
    await open(
      { initialParams: { domain: 'discussions', categoryIDs: [5] } },
      { html: html.replace(`value="${value}"`, `value="${value}" selected`) },
    );
    expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue(chosen);
  },
);

test('an add-on’s domain that was chosen on the server’s form is searched, before the add-on is there, too', async () => {
  const html =
    '<form><select name="domain"><option value="all_content">Everything</option><option value="questions" selected>Questions</option></select></form>';
  const { leave } = await open({}, { html });
  await userEvent.type(screen.getByRole('combobox', { name: 'Search Text' }), 'oak{Enter}');
  expect(leave).toHaveBeenCalledWith(expect.stringContaining('domain=questions'));
});

test.each<[string, string | undefined]>([
  ['#abc', '#abc'],
  ['#aabbcc80', '#aabbcc80'],
  ['#abcd', '#abcd'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['rgba(1, 2, 3, .5)', 'rgba(1, 2, 3, .5)'],
  ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
  ['Rebeccapurple', 'rebeccapurple'],
  ...['rgb(1,2)', 'rgb(256, 0, 0)', '#abcde', 'url(//x)', 'red;x:y', 'constructor', 'rgb(1,2,3,url(x))'].map(
    (text): [string, undefined] => [text, undefined],
  ),
])('a colour that a host writes as %s is %s', (text, css) => {
  expect(readColor(text)?.css).toBe(css);
});
