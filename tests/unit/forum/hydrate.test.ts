import { hydrate, type Source } from '../../../examples/forum/data/hydrate';

const options = {
  locale: 'en',
  sources: {},
  withDetails: false,
  isHidden: (middleware: Readonly<Record<string, unknown>>) =>
    (middleware['role-filter'] as { roleIDs: number[] } | undefined)?.roleIDs.some((id) => id > 0) ?? false,
};
const text = (html: unknown, more: object = {}) => ({
  $reactComponent: 'HtmlWidget',
  $reactProps: { html },
  ...more,
});
const failed = {
  $reactComponent: 'LayoutError',
  $reactProps: { componentName: 'HtmlWidget', message: '' },
};

const odd: [what: string, node: object, shown: unknown][] = [
  ['no words for any language', text({ $locale: null }), failed],
  ['roles that are no list', text('x', { $middleware: { 'role-filter': { roleIDs: 5 } } }), failed],
  ['a fault in an item that is no widget', text([{ name: { $locale: null } }]), failed],
  [
    'a fault on phones alone',
    text({ $locale: null }, { $middleware: { visibility: { device: 'mobile' } } }),
    { ...failed, $middleware: { visibility: { device: 'mobile' } } },
  ],
  [
    'a fault in a widget within a widget',
    { $reactComponent: 'Tabs', $reactProps: { inner: [text({ $locale: null }), text('y')] } },
    { $reactComponent: 'Tabs', $reactProps: { inner: [failed, text('y')] } },
  ],
  ['no props', { $reactComponent: 'Poll' }, { $reactComponent: 'Poll', $reactProps: {} }],
];
test.each(odd)('a widget that is kept with %s takes no other with it', async (_, node, shown) => {
  const layout = [{ $reactComponent: 'SectionOneColumn', $reactProps: { children: [node, text('Here.')] } }];
  expect(await hydrate({ layout }, options)).toEqual({
    layout: [{ $reactComponent: 'SectionOneColumn', $reactProps: { children: [shown, text('Here.')] } }],
  });
});

const sources = {
  tags: async (props: object) => [
    { $reactComponent: 'TagWidget', $reactProps: { ...props, tags: [{ tagID: 1, name: 'oak' }] } },
  ],
  leaders: async () => [],
  feed: () => Promise.reject(new Error('Nobody answers.')),
};
const filled = (...children: unknown[]) => hydrate(children, { ...options, sources });
const widget = ($reactComponent: string, $reactProps: object) => ({ $reactComponent, $reactProps });

test('a widget that is kept without what it shows is filled; what has nothing is null, what fails says so', async () => {
  const given = widget('TagWidget', { tags: [{ tagID: 9, name: 'ash' }] });
  expect(
    await filled(
      { ...widget('TagWidget', { title: 'Tags' }), $middleware: { visibility: { device: 'mobile' } } },
      given,
      widget('LeaderboardWidget', {}),
      widget('RSSWidget', { itemData: [] }),
      widget('toString', {}),
    ),
  ).toEqual([
    {
      ...widget('TagWidget', { title: 'Tags', tags: [{ tagID: 1, name: 'oak' }] }),
      $middleware: { visibility: { device: 'mobile' } },
    },
    given,
    null,
    widget('LayoutError', { componentName: 'RSSWidget', message: '' }),
    widget('toString', {}),
  ]);
});

test.each(['OriginalPostAsset', 'CommentThreadAsset', 'AnswerThreadAsset'])(
  '%s shows what its page is about, whatever it was kept with, and elsewhere nothing',
  async (name) => {
    const kept = widget(name, {
      discussion: { body: '<script>', insertUser: { url: 'javascript:alert(1)' } },
    });
    const read = (source: Source) => hydrate([kept], { ...options, sources: { [name]: source } });
    expect(await read(async () => [])).toEqual([null]);
    expect(await read(async () => [widget(name, { discussion: 1 })])).toEqual([
      widget(name, { discussion: 1 }),
    ]);
  },
);

test('tabs are filled one by one; one that fails or has nothing is left out, and a widget without any is null', async () => {
  const tab = (componentName: string, componentProps: unknown) => ({
    label: componentName,
    componentName,
    componentProps,
  });
  const html = tab('HtmlWidget', { html: 'x' });
  const tabs = [tab('TagWidget', []), tab('LeaderboardWidget', {}), tab('RSSWidget', {}), html, null];
  expect(await filled(widget('TabWidget', { tabs, limit: 3 }))).toEqual([
    widget('TabWidget', {
      limit: 3,
      tabs: [tab('TagWidget', { tags: [{ tagID: 1, name: 'oak' }] }), html],
    }),
  ]);
  expect(await filled(widget('TabWidget', { tabs: [tab('LeaderboardWidget', {})] }))).toEqual([null]);
});
