import { within } from '@testing-library/react';
import { columnsOf, type DisplayType } from '../../src/ui/home/columnsOf';
import type { ItemOptions } from '../../src/ui/home/homeProps';
import { layoutWidgets } from '../support/layoutWidgets';
import { renderOnServer } from '../support/renderOnServer';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

// The options that all widgets of a layout share: what is around them, how things stand in them, what a card says.

afterEach(stopPages);

const codes = Object.fromEntries(Object.values(layoutWidgets).map(({ folder, code }) => [folder, code]));
const onServer = (name: string, props: object) => renderOnServer(codes, [name, props]);
async function inBrowser(name: string, props: object) {
  const { show } = await startPage({ client: testClient(() => done([])).client });
  return show(layoutWidgets[name]!.code, JSON.parse(JSON.stringify(props)) as object).container;
}
/** The same widget, as a server prints it and as a browser draws it. */
const both = (name: string, props: object) => [
  ['on a server', async () => onServer(name, props)] as const,
  ['in a browser', async () => ({ place: await inBrowser(name, props), rules: '' })] as const,
];
const home = (more: object, item: object = {}) => ({
  itemData: [{ to: '/a', name: 'A', description: 'First', ...item }],
  ...more,
});
const card = (place: Element) => place.querySelector<HTMLElement>('.inl-item')!;

const limits: [ItemOptions['contentType'], number][] = [
  ['title', 3],
  ['title-description', 3],
  ['title-description-image', 4],
  ['title-description-icon', 3],
  ['title-background', 4],
  ['title-background-description', 4],
  ['title-chat-bubble', 3],
];
describe.each(limits)('columns of %s, at most %d', (contentType, limit) => {
  test.each<[DisplayType, number]>([
    ['grid', limit],
    ['carousel', limit],
    ['list', 1],
    ['link', 1],
  ])('as %s: at most %d', (display, most) => {
    const shown = [undefined, 0, 1, 3, 4, 5, -2, 2.9].map((wanted) =>
      columnsOf(display, wanted, contentType),
    );
    expect(shown).toEqual([most, 1, 1, 3, 4, 5, 1, 2].map((wanted) => Math.min(wanted, most)));
    if (display === 'link') return;
    const containerOptions = { displayType: display, maxColumnCount: 'x' };
    const { place } = onServer('HomeWidget', home({ itemOptions: { contentType }, containerOptions }));
    expect(place.querySelector('.inl-items')).toHaveAttribute('data-columns', `${most}`);
  });
});

test.each([
  [undefined, 'inner'],
  ['inner', 'inner'],
  ['outer', 'outer'],
  ['middle', 'inner'],
])('the border stands on the box that `visualBackgroundType` %s names: the %s one', (type, box) => {
  const { place } = onServer(
    'HomeWidget',
    home({ containerOptions: { borderType: 'shadow', visualBackgroundType: type } }),
  );
  const bordered = [...place.querySelectorAll('[data-border]')].filter((each) => !each.matches('.inl-item'));
  expect(bordered.map(({ className }) => className.split(' ')[0])).toEqual([
    box === 'outer' ? 'inl-widget' : 'inl-widget__inner',
  ]);
});

describe.each([
  ['with a title', { title: 'Start' }],
  ['without any head', {}],
])('the link to all %s', (_what, head) => {
  test.each([
    [{ to: '/all' }, 'bottom', 'View All'],
    [{ to: '/all', position: 'top', name: 'More' }, 'top', 'More'],
    [{ to: '/all', showViewAll: false }, null, ''],
    [{ to: 'javascript:alert(1)' }, null, ''],
    [{ name: 'More' }, null, ''],
  ])('of %j stands at the %s', (viewAll, where, name) => {
    const { place } = onServer('HomeWidget', home({ ...head, containerOptions: { viewAll } }));
    const link = place.querySelector('.inl-widget__all a');
    if (where === null) return expect(link).toBeNull();
    expect(link).toHaveTextContent(name);
    const list = place.querySelector('.inl-items')!;
    const follows = Boolean(list.compareDocumentPosition(link!) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(follows).toBe(where === 'bottom');
  });
});

const picture = { image: '/b.jpg', imageUrlSrcSet: { 1200: '/w.jpg', 300: '/s.jpg' } };
test.each([
  ['covers its box', {}, { width: '1200w' }],
  ['stands where it is told to', { position: 'left 20%' }, { rule: '--inl-backdrop-position:left 20%' }],
  ['is whole', { size: 'contain' }, { rule: '--inl-backdrop-fit:contain' }],
  [
    'repeats',
    { repeat: 'repeat-x' },
    { rule: 'url("http://localhost/b.jpg") center / auto repeat-x scroll' },
  ],
  [
    'stays',
    { attachment: 'fixed' },
    { rule: 'url("http://localhost/b.jpg") center / cover no-repeat fixed' },
  ],
  ['has a size', { size: '40px', repeat: 'round' }, { rule: '") center / 40px round scroll' }],
  [
    'is told nonsense',
    { position: '}body{', size: 'url(//x)', repeat: ';', attachment: 5 },
    { width: '300w' },
  ],
])('a background picture %s', (_what, options, shows: { rule?: string; width?: string }) => {
  const containerOptions = { outerBackground: { ...picture, ...options } };
  const { place, rules } = onServer('HomeWidget', home({ containerOptions }));
  const drawn = place.querySelector('.inl-widget > .inl-backdrop')!;
  expect(place.querySelector('.inl-widget')).toHaveAttribute('data-background', 'outer');
  if (shows.rule) expect(rules).toContain(shows.rule);
  if (shows.width) expect(drawn).toHaveAttribute('srcset', expect.stringContaining(shows.width));
  expect(rules).not.toMatch(/body|\/\/x/);
});

test('an address in a rule cannot end it', () => {
  const image = '/a")}b{c:url(x\\2f.png?"\')<style>#\'")';
  const { rules } = onServer(
    'HomeWidget',
    home({ containerOptions: { innerBackground: { image, repeat: 'repeat' } } }),
  );
  const [, address] = /url\("([^"]*)"\)/.exec(rules)!;
  expect(address).not.toMatch(/["'()\\<>\s]/);
  expect(rules.match(/[{}]/g)).toEqual(['{', '}']);
});

test.each(
  both(
    'HomeWidget',
    home(
      { itemOptions: { contentType: 'title-description-image' } },
      { imageUrlSrcSet: { 300: '/s.jpg', 800: '/w.jpg' } },
    ),
  ),
)('a picture that comes in widths alone is shown, %s', async (_where, draw) => {
  const { place } = await draw();
  const image = place.querySelector('img')!;
  expect(image.src).toBe('http://localhost/w.jpg');
  expect(image.srcset).toBe('http://localhost/s.jpg 300w, http://localhost/w.jpg 800w');
  expect(image).toHaveAttribute('alt', '');
});

test('a picture that stands in for one brings none of the widths of the one that is missing', () => {
  const options = { contentType: 'title-description-image', fallbackImage: '/none.jpg' };
  const { place } = onServer(
    'HomeWidget',
    home({ itemOptions: options }, { imageUrl: 'javascript:x', imageUrlSrcSet: { 300: 'data:x' } }),
  );
  expect(place.querySelector('img')).toHaveAttribute('src', 'http://localhost/none.jpg');
  expect(place.querySelector('img')).not.toHaveAttribute('srcset');
});

describe.each(
  both(
    'HomeWidget',
    home(
      {
        itemOptions: {
          contentType: 'title-background-description',
          verticalAlignment: 'bottom',
          imagePlacementMobile: 'left',
          viewMore: { labelCode: 'Go', buttonType: 'primary' },
          box: {
            borderType: 'border',
            border: { color: '#123456', width: 3, style: 'dashed', radius: 9 },
            background: { color: '#fedcba' },
            spacing: { all: 8, top: 2, horizontal: 30 },
          },
        },
      },
      { metas: 'Since 1964', className: 'mine inl-x js-y', tabIndex: -1 },
    ),
  ),
)('a card %s', (where, draw) => {
  test('is as its options say', async () => {
    const { place, rules } = await draw();
    const one = card(place);
    expect(one).toHaveAttribute('data-border', 'border');
    expect(one).toHaveAttribute('data-vertical', 'bottom');
    expect(one).toHaveAttribute('data-image-narrow', 'left');
    // Pictures behind words stand in the middle.
    expect(one).toHaveAttribute('data-align', 'center');
    expect(one).toHaveClass('mine');
    expect(one.className).not.toMatch(/inl-x|js-y/);
    expect(one).toHaveTextContent('Since 1964');
    const link = within(one).getByRole('link', { name: 'A' });
    expect(link).toHaveAttribute('tabindex', '-1');
    expect(link).toHaveAttribute('draggable', 'false');
    expect(one.querySelector('.inl-item__action')).toHaveTextContent('Go');
    expect(one.querySelector('.inl-item__action')).toHaveClass('inl-button--primary');
    const says = where === 'on a server' ? rules : one.getAttribute('style')!.replaceAll(': ', ':');
    for (const rule of [
      '--inl-item-border:#123456',
      '--inl-item-border-width:3px',
      '--inl-item-border-style:dashed',
      '--inl-item-radius:9px',
      '--inl-item-background:#fedcba',
      '--inl-item-padding:2px 30px 8px 30px',
    ])
      expect(says).toContain(rule);
  });
});

test.each([
  ['title-background', {}, 'View More'],
  ['title-background', { display: { cta: false } }, undefined],
  ['title-background-description', { viewMore: { labelCode: 'Go' } }, 'Go'],
  ['title-chat-bubble', {}, 'Read More'],
  ['title-chat-bubble', { callToActionText: 'Listen' }, 'Listen'],
  ['title-description', { viewMore: { labelCode: 'Go' } }, undefined],
])('what a card of %s with %j calls to is %s', (contentType, options, words) => {
  const { place } = onServer('HomeWidget', home({ itemOptions: { contentType, ...options } }));
  expect(place.querySelector('.inl-item__action')?.textContent).toBe(words);
});

test.each([
  ['title-description', 'shadow', 'left'],
  ['title-description-icon', 'shadow', 'center'],
  ['title-background', 'shadow', 'center'],
  ['title-chat-bubble', 'none', 'left'],
])('without options a card of %s has the border %s and stands %s', (contentType, border, align) => {
  const { place } = onServer('HomeWidget', home({ itemOptions: { contentType } }));
  expect(card(place)).toHaveAttribute('data-border', border);
  expect(card(place)).toHaveAttribute('data-align', align);
});

test('a card whose name is not shown is still one link with a name; one that leads nowhere is none', () => {
  const display = { name: false, description: false, counts: false };
  const given = home(
    { itemOptions: { contentType: 'title-description', display } },
    { counts: [{ labelCode: 'posts', count: 3 }] },
  );
  const { place } = onServer('HomeWidget', given);
  expect(within(place).getAllByRole('link')).toHaveLength(1);
  expect(within(place).getByRole('link', { name: 'A' }).querySelector('.inl-hidden')).toHaveTextContent('A');
  expect(card(place)).not.toHaveTextContent(/First|posts/);
  for (const nowhere of ['', 'javascript:alert(1)', undefined]) {
    const { place: other } = onServer('HomeWidget', home({}, { to: nowhere }));
    expect(within(other).queryByRole('link')).toBeNull();
    expect(other).toHaveTextContent('A');
  }
  expect(
    within(onServer('HomeWidget', home({}, { to: '', url: '/u' })).place).getByRole('link'),
  ).toHaveAttribute('href', 'http://localhost/u');
});

test.each([
  [160, 160],
  // Up to the end of a word.
  [161, 159],
])('a description of %d letters is cut to %d', (length, shown) => {
  const description = 'oak and '.repeat(30).slice(0, length);
  const { place } = onServer(
    'HomeWidget',
    home({ itemOptions: { contentType: 'title-description' } }, { description }),
  );
  const text = place.querySelector('.inl-item__text')!.textContent!;
  expect(text.endsWith('…')).toBe(length > 160);
  expect(text.replace('…', '').length).toBeLessThanOrEqual(shown);
  expect(description.startsWith(text.replace('…', ''))).toBe(true);
});

test('a strip is a carousel by its name, each slide says which it is of how many; names alone are a navigation', () => {
  const itemData = ['A', 'B'].map((name) => ({
    name,
    to: '/x',
    description: 'no',
    counts: [{ labelCode: 'posts', count: 3 }],
  }));
  const { place: strip } = onServer('HomeWidget', {
    title: 'Start',
    itemData,
    containerOptions: { displayType: 'carousel' },
  });
  expect(within(strip).getByRole('region', { name: 'Start' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(within(strip).getByRole('group', { name: '2 of 2' })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  );
  const { place: names } = onServer('HomeWidget', {
    title: 'Start',
    itemData,
    containerOptions: { displayType: 'link' },
  });
  const list = within(names).getByRole('navigation', { name: 'Start' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(list).not.toHaveTextContent(/no|posts/);
  // Older spellings count where the newer one is missing.
  for (const [older, display] of [
    [{ isGrid: true }, 'grid'],
    [{ isCarousel: true }, 'carousel'],
    [{ isCarousel: true, displayType: 'list' }, 'list'],
  ] as const)
    expect(
      onServer('HomeWidget', { itemData, containerOptions: older }).place.querySelector('.inl-items'),
    ).toHaveAttribute('data-display', display);
});

test.each([
  [0, 0],
  [1, 1],
  [-3, 0],
  ['x', 2],
])('of two things %s are shown: %d', (maxItemCount, shown) => {
  const { place } = onServer('HomeWidget', {
    title: 'Start',
    itemData: [{ name: 'A' }, { name: 'B' }],
    maxItemCount,
  });
  expect(place.querySelectorAll('.inl-item')).toHaveLength(shown);
  if (shown === 0) expect(place).toBeEmptyDOMElement();
});

test('a head is as its types say, and none where there is nothing in it', () => {
  const head = { title: 'Start', subtitle: 'Here', description: 'One\ntwo' };
  const { place } = onServer(
    'HomeWidget',
    home({ ...head, containerOptions: { subtitleType: 'overline', headerAlignment: 'center' } }),
  );
  const shown = place.querySelector('.inl-widget__head')!;
  expect(shown).toHaveAttribute('data-align', 'center');
  expect(shown.firstElementChild).toHaveTextContent('Here');
  expect(within(place).getByRole('heading', { level: 2, name: 'Start' })).toBeInTheDocument();
  expect(within(place).getByRole('heading', { level: 3, name: 'A' })).toBeInTheDocument();
  const none = { titleType: 'none', descriptionType: 'none' };
  expect(
    onServer('HomeWidget', home({ title: 'Start', description: 'x', ...none })).place.querySelector(
      '.inl-widget__head',
    ),
  ).toBeNull();
  // Any other word is the editor's memory of where the text came from.
  expect(
    onServer('HomeWidget', home({ title: 'Tools', titleType: 'category/name' })).place.querySelector('h2'),
  ).toHaveTextContent('Tools');
});

// As deployed pages and broken servers have them: a wrong value costs what it is about and nothing else.
const wrong = [[], {}, 5, 'x', null, true, [null], [[]], [{}], { a: [] }];
describe.each(Object.keys(layoutWidgets))('%s with wrong props', (name) => {
  const { props, list } = layoutWidgets[name]!;
  const keys = Object.keys(props);

  test('one after the other, none takes the page with it', async () => {
    for (const key of keys)
      for (const value of wrong) {
        const { place, problems } = onServer(name, { ...props, [key]: value, extra: value, $own: value });
        expect(place?.textContent ?? '').not.toMatch(/undefined|NaN|\[object/);
        expect(problems.length).toBeLessThan(2);
        // What is no list at all is the host's mistake; everything else is left out.
        if (problems.length > 0) expect(key === list || key === 'userInfo' || key === 'title').toBe(true);
      }
  });

  test('all the rest of them wrong, what it is about is still shown', () => {
    const about = [
      'itemData',
      'tags',
      'links',
      'leaders',
      'totals',
      'users',
      'userInfo',
      'collection',
      'discussions',
    ];
    const kept = about.filter((key) => key in props);
    if (kept.length === 0) return;
    for (const value of wrong.slice(0, 6)) {
      const given = Object.fromEntries(keys.map((key) => [key, kept.includes(key) ? props[key] : value]));
      const { place, problems } = onServer(name, { ...given, containerOptions: value, itemOptions: value });
      expect(problems).toEqual([]);
      expect(place.textContent).not.toBe('');
    }
  });
});
