import { filterNavigation } from '../../../src/resources/navigation/filterNavigation';
import { readNavItems } from '../../../src/resources/navigation/navItem';
import { titleBarFacts } from '../../../src/resources/navigation/titleBarFacts';

const names = (items: readonly { name: string; children: never[] | readonly object[] }[]): unknown[] =>
  items.map(({ name, children }) => (children.length ? [name, names(children as never)] : name));

describe('reading items', () => {
  test('an item needs a name, and a URL or children', () => {
    const items = readNavItems([
      { name: 'Plain', url: '/plain' },
      { name: '', url: '/nameless' },
      { url: '/nameless' },
      { name: 'Nowhere' },
      { name: 'Empty', children: [{ name: 'Nowhere either' }] },
      { name: 'Group', children: [{ name: 'Leaf', url: '/leaf' }] },
    ]);
    expect(names(items)).toEqual(['Plain', ['Group', ['Leaf']]]);
  });

  test.each([null, 'text', { name: 'No list' }, 5])('%p is no list of items', (foreign) => {
    expect(readNavItems(foreign)).toEqual([]);
  });

  test('a bad item takes no other with it, and its odd fields count as missing', () => {
    const items = readNavItems([
      7,
      null,
      ['x'],
      { name: 'Odd', url: '/odd', roleIDs: 'all', permission: 5, isHidden: 'no', badge: 'new', children: 3 },
    ]);
    expect(items).toEqual([
      {
        id: '3',
        name: 'Odd',
        url: '/odd',
        permissions: [],
        roleIDs: [],
        isHidden: false,
        badge: null,
        children: [],
      },
    ]);
  });

  test('a badge has a type and a text', () => {
    const badge = (given: unknown) => readNavItems([{ name: 'x', url: '/', badge: given }])[0]!.badge;
    expect(badge({ type: 'text', text: 'New' })).toEqual({ type: 'text', text: 'New' });
    expect(badge({ type: 'count', text: 'Bookmarks' })).toEqual({ type: 'count', text: 'Bookmarks' });
    expect(badge({ text: 3 })).toEqual({ type: 'text', text: '3' });
    expect(badge({ type: 'text', text: '' })).toBeNull();
  });

  test('a menu without end is cut off', () => {
    const item: Record<string, unknown> = { name: 'Round', url: '/round' };
    item.children = [item];
    const depth = (list: readonly { children: readonly object[] }[]): number =>
      list.length === 0 ? 0 : 1 + depth(list[0]!.children as never);
    expect(depth(readNavItems([item]))).toBe(5);
    expect(readNavItems(Array.from({ length: 5000 }, () => ({ name: 'x', url: '/x' })))).toHaveLength(100);
  });
});

describe('who sees what', () => {
  const items = readNavItems([
    { name: 'All', url: '/' },
    { name: 'Hidden', url: '/hidden', isHidden: true },
    { name: 'Desk', url: '/desk', permission: 'community.moderate' },
    { name: 'Staff', url: '/staff', roleIDs: [16, 32] },
    {
      name: 'Group',
      children: [
        { name: 'For staff', url: '/a', roleIDs: [16] },
        { name: 'Secret', url: '/b', isHidden: true },
        { name: 'Deeper', children: [{ name: 'May', url: '/c', permission: 'community.moderate' }] },
      ],
    },
    { name: 'Page', url: '/page', children: [{ name: 'Inner', url: '/inner', permission: 'site.manage' }] },
  ]);
  const seenBy = (roleIDs: number[], ...permissions: string[]) =>
    names(
      filterNavigation(items, { roleIDs, can: (asked) => asked.some((name) => permissions.includes(name)) }),
    );

  test('a guest sees what is for everybody; an emptied group goes, a page stays', () => {
    expect(seenBy([2])).toEqual(['All', 'Page']);
  });
  test('a role opens items at every depth', () => {
    expect(seenBy([8, 16])).toEqual(['All', 'Staff', ['Group', ['For staff']], 'Page']);
  });
  test('a permission opens items at every depth, and is no role', () => {
    expect(seenBy([8], 'community.moderate')).toEqual([
      'All',
      'Desk',
      ['Group', [['Deeper', ['May']]]],
      'Page',
    ]);
  });
  test('nobody sees what is hidden', () => {
    const all = JSON.stringify(seenBy([2, 8, 16, 32], 'community.moderate', 'site.manage'));
    expect(all).toContain('Inner');
    expect(all).not.toMatch(/Hidden|Secret/);
  });
});

describe('facts of a bar', () => {
  test('a page that says nothing gets the defaults', () => {
    const facts = titleBarFacts({ meta: { ui: { siteName: 'Forum' } } });
    expect(names(facts.navigation)).toEqual(['Posts', 'Categories']);
    expect(facts.navigation.map(({ url }) => url)).toEqual(['/discussions', '/categories']);
    expect(facts).toMatchObject({
      logo: { url: '/', imageUrl: null, name: 'Forum', alignment: 'left' },
      positioning: 'sticky-solid',
      breakpoint: 800,
    });
  });

  test.each([
    [{ apps: ['kb'] }, ['Posts']],
    [{ apps: ['forum', 'kb'] }, ['Posts', 'Categories']],
    [{ apps: { forum: false } }, ['Posts']],
    [{ apps: { forum: true } }, ['Posts', 'Categories']],
  ])('categories are for sections with the forum app: %j', (siteSection, expected) => {
    expect(names(titleBarFacts({ meta: { siteSection } }).navigation)).toEqual(expected);
  });

  test.each([
    ['StickySolid', 'sticky-solid'],
    ['StickyTransparent', 'sticky-transparent'],
    ['StaticSolid', 'static-solid'],
    ['static-transparent', 'static-transparent'],
    ['position:fixed', 'sticky-solid'],
    [undefined, 'sticky-solid'],
  ])('positioning %s is %s', (positioning, expected) => {
    expect(titleBarFacts({ meta: { titleBar: { positioning } } }).positioning).toBe(expected);
    expect(titleBarFacts({ meta: {}, props: { positioning } }).positioning).toBe(expected);
  });

  test('props win over the page, the page over the theme', () => {
    const theme = {
      assets: {
        logo: { type: 'image', url: '/theme.png' },
        mobileLogo: { type: 'image', url: '/theme-small.png' },
        variables: { data: { titleBar: { breakpoints: { compact: 900 } } } },
      },
    };
    const meta = { titleBar: { logo: '/page.png', navigation: [{ name: 'Page', url: '/page' }] } };
    const props = {
      logo: { imageUrl: '/props.png', url: '/start', alignment: 'center' },
      navigation: { alignment: 'center', items: [{ name: 'Props', url: '/props' }] },
    };
    expect(titleBarFacts({ meta: {}, theme })).toMatchObject({
      logo: { imageUrl: '/theme.png', imageUrlMobile: '/theme-small.png', name: null },
      breakpoint: 900,
    });
    expect(titleBarFacts({ meta, theme }).logo).toMatchObject({
      imageUrl: '/page.png',
      imageUrlMobile: '/theme-small.png',
    });
    const facts = titleBarFacts({ meta, theme, props });
    expect(facts.logo).toMatchObject({ imageUrl: '/props.png', url: '/start', alignment: 'center' });
    expect(names(facts.navigation)).toEqual(['Props']);
    expect(facts.navigationAlignment).toBe('center');
  });

  test.each([0, -5, Number.NaN, '800', 1e9, null])('%p is no breakpoint', (breakpoint) => {
    expect(titleBarFacts({ meta: { titleBar: { breakpoint } } }).breakpoint).toBe(800);
  });
});

describe('the theme of a deployed page', () => {
  const theme = (data: object, assets: object = {}) => ({
    meta: { ui: { siteName: 'Forum', localeKey: 'de' } },
    theme: { assets: { ...assets, variables: { data } } },
  });
  test('has logos for wide and narrow bars, and says where they lead', () => {
    const { logo } = titleBarFacts(
      theme(
        {
          titleBar: { logo: { desktop: { url: '/wide.png' }, mobile: { url: '/narrow.png' } } },
          navigation: { logo: { url: '/start' } },
        },
        { logo: { url: '/asset.png' } },
      ),
    );
    expect(logo).toMatchObject({ url: '/start', imageUrl: '/wide.png', imageUrlMobile: '/narrow.png' });
    expect(titleBarFacts(theme({}, { logo: { url: '/asset.png' } })).logo).toMatchObject({
      ...{ url: '/', imageUrl: '/asset.png', imageUrlMobile: '/asset.png' },
    });
  });
  test('has a menu for each language, in the words of older themes too', () => {
    const menuOf = (navItems: unknown) =>
      titleBarFacts(
        theme({ navigation: { navItems, navigationItems: [{ name: 'All', url: '/all' }] } }),
      ).navigation.map(({ name, url }) => [name, url]);
    const old = { to: '/neu', children: 'Neu', permission: 'x' };
    expect(menuOf({ de: [old], default: [{ name: 'New', url: '/new' }] })).toEqual([['Neu', '/neu']]);
    expect(menuOf({ en: [old], default: [{ name: 'New', url: '/new' }] })).toEqual([['New', '/new']]);
    for (const odd of [null, [], {}, 'text', { de: 'text' }, { __proto__: { de: [old] } }])
      expect(menuOf(odd)).toEqual([['All', '/all']]);
  });
});
