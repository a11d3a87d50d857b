import { hydrate } from '../../../examples/forum/data/hydrate';

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
