import { printedBar } from '../../../examples/forum/routes/pages/layoutBar';
import { titleBar } from '../../../examples/forum/routes/pages/titleBar';
import { titleBarFacts } from '../../../src/resources/navigation/titleBarFacts';

const origin = 'https://forum.test';
const viewer = { origin, roleIDs: [], user: null, can: () => true };

/** What a page says of its bar to scripts, and what it prints, where its layout has this logo and these items. */
function barWith({ logo, items = [] }: { logo?: object; items?: object[] }) {
  const custom = { logoType: 'custom', logo, navigationType: 'custom', navigation: { items } };
  const bar = titleBar({
    ...{ forum: { categories: { names: () => [] } }, viewer, me: { name: 'Ann' } },
    ...{ siteName: 'Forum', logo: '/usual.svg', breakpoint: 800 },
    layout: { titleBar: { $reactComponent: 'TitleBar', $reactProps: custom } },
  } as never);
  const printed = printedBar(bar, origin);
  return { bar, printed, facts: titleBarFacts({ meta: { titleBar: printed } }) };
}

const unsafe = [
  'javascript:alert(1)',
  ' jAvascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/\\evil.test',
  '//evil.test',
  '/\t/evil.test',
  'https://me:pw@evil.test/',
];
test.each(unsafe)('a layout’s bar does not lead to %j, nor load it', (url) => {
  const { bar, printed, facts } = barWith({
    logo: { url, imageUrl: url, imageUrlMobile: url },
    items: [
      { id: 'a', name: 'Gone', url },
      {
        id: 'b',
        name: 'Group',
        url,
        children: [
          { name: 'Gone too', url },
          { name: 'Kept', url: '/kept' },
        ],
      },
      { id: 'c', name: 'All gone', url, children: [{ name: 'Gone too', url }] },
    ],
  });
  for (const { navigation } of [bar, printed])
    expect(navigation).toMatchObject([
      { name: 'Group', url: null, children: [{ name: 'Kept', url: '/kept' }] },
    ]);
  expect(facts.logo).toMatchObject({ url: '/', imageUrl: '/usual.svg', imageUrlMobile: '/usual.svg' });
  expect(JSON.stringify([bar, printed])).not.toMatch(/script:|data:|evil/);
});

test.each([
  ['/a-way', '/a-way'],
  ['a-way', '/a-way'],
  ['~/a-way', '/a-way'],
  ['https://forum.test/a-way?x=1#y', '/a-way?x=1#y'],
  ['https://shop.test/oak', 'https://shop.test/oak'],
  ['mailto:us@shop.test', 'mailto:us@shop.test'],
  ['#content', '#content'],
])('%s stays as it is for scripts, and is printed as a script would link it: %s', (url, href) => {
  const picture = 'https://cdn.test/logo.svg';
  const { bar, printed, facts } = barWith({
    logo: { url, imageUrl: picture, imageUrlMobile: '/small.svg' },
    items: [{ name: 'A way', url }],
  });
  expect(bar).toMatchObject({ logo: { url }, navigation: [{ url }] });
  expect(printed.navigation).toMatchObject([{ url: href }]);
  expect(facts.logo).toMatchObject({ url: href, imageUrl: picture, imageUrlMobile: '/small.svg' });
});
