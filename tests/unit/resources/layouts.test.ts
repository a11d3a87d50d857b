import { readLayout, readLayoutNodes } from '../../../src/resources/layouts';

const html = { $reactComponent: 'HtmlWidget', $reactProps: { html: '<p>x</p>' } };

test('a layout is its title, its bar and its widgets; what is no widget is left out', () => {
  const answer = readLayout({
    layoutID: 1,
    titleBar: { $reactComponent: 'TitleBar', $reactProps: [] },
    layout: [html, null, 'x', { $reactProps: {} }, { $reactComponent: 5 }],
    seo: { title: 'Polls' },
  });
  expect(answer).toEqual({
    title: 'Polls',
    titleBar: { name: 'TitleBar', props: {}, device: null, fragmentImpls: undefined },
    nodes: [{ name: 'HtmlWidget', props: { html: '<p>x</p>' }, device: null, fragmentImpls: undefined }],
    contexts: [],
  });
});

test('a redirect is one whatever else is in the answer', () => {
  expect(readLayout({ redirectTo: '/there', status: 302, layout: [] })).toEqual({ redirectTo: '/there' });
});

test.each([[null], ['<html>'], [[]], [{}], [{ layout: {} }], [{ redirectTo: 5 }]])(
  '%j is no layout',
  (foreign) => {
    expect(readLayout(foreign)).toBeNull();
  },
);

test('where a widget is shown and what replaces it is kept; the server’s own keys are not', () => {
  const visibility = (device: unknown) => ({ $middleware: { visibility: { device } } });
  const impls = { BannerFragment: { fragmentUUID: 'system' } };
  const [mobile, all, none] = readLayoutNodes([
    { ...html, ...visibility('mobile'), $fragmentImpls: impls },
    {
      $reactComponent: 'A',
      $reactProps: { a: 1, $hydrate: 'secret', $seoContent: 'x' },
      ...visibility('all'),
    },
    { ...html, ...visibility({}), $fragmentImpls: [] },
  ]);
  expect(mobile).toMatchObject({ device: 'mobile', fragmentImpls: impls });
  expect(all).toEqual({ name: 'A', props: { a: 1 }, device: null, fragmentImpls: undefined });
  expect(none).toMatchObject({ device: null, fragmentImpls: undefined });
});
