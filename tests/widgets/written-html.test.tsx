import { act, waitFor } from '@testing-library/react';
import { createRenderLayout } from '../../src/render/createRenderLayout';
import { Layout } from '../../widgets/layout/Layout';
import { readProps } from '../../widgets/layout/props';
import { ServerLayout } from '../../widgets/layout/ServerLayout';
import { gapStyleSheets } from '../support/gapStyleSheets';
import { startPage, stopPages } from '../support/startPage';
import { plainMeta } from '../support/testUi';
import { done, testClient } from '../support/testClient';

// HTML that an administrator writes into a layout, with a stylesheet for it alone.

gapStyleSheets();
afterEach(stopPages);

const html = '<p class="note" onclick="x()">Hi<script>alert(1)</script></p>';
const css = '@import "//evil.test/a.css"; .note { color: red } </style><script>alert(2)</script>';
const javascript = 'alert(3)';
const layoutOf = (props: object) => ({
  ...{ layout: [{ $reactComponent: 'HtmlWidget', $reactProps: props }], seo: {} },
});

function onServer(props: object) {
  const render = createRenderLayout({ widgets: [], Layout: ServerLayout, words: () => ({}) });
  return render(layoutOf(props), { url: 'http://localhost/', config: {}, nonce: 'a"b' }).html;
}

test('a server prints it in a shadow root: no script, nothing else in the page has its styles', () => {
  const printed = onServer({ html, css, javascript });
  const [, inner] = /<template shadowrootmode="open">(.*)<\/template>/.exec(printed)!;
  const [, styles, rest] = /^<style nonce="a&quot;b">(.*?)<\/style>(.*)$/.exec(inner!)!;
  expect(rest).toBe('<p class="note">Hi</p>');
  // The element does not end before its time, and imports nothing.
  expect(styles).toMatch(/^:host\{display:block\}/);
  expect(styles).not.toContain('evil');
  expect(styles).toContain('.note { color: red }');
  expect(printed.replace(styles!, '')).not.toMatch(/alert|onclick|<script/);
  expect(printed).toContain('class="inl-layout__written"');
});

test.each([
  ['without a stylesheet', undefined],
  ['with an empty one', ' '],
  ['with one that is no text', 5],
  ['with one of more than 50 kB', '/**/'.repeat(20_000)],
])('%s it is HTML of the page', (_what, given) => {
  const printed = onServer({ html, css: given });
  expect(printed).toContain('<div class="userContent"><p class="note">Hi</p></div>');
  expect(printed).not.toContain('template');
});

async function inBrowser(props: object, debug = false) {
  document.body.innerHTML = '<main><div data-react="Layout"></div></main>';
  const { client } = testClient(() => done(layoutOf(props)));
  const meta = { ...plainMeta, context: { ...plainMeta.context, debug } };
  const page = await startPage({ client, meta });
  const printed = document.querySelector('div')!;
  const clean = { ...readProps({ layoutViewType: 'home' }), printed };
  page.show({ props: () => clean, view: Layout }, {}, printed);
  await act(async () => undefined);
  return page;
}

test('a browser alone draws it alike, and imports nothing', async () => {
  await inBrowser({ html, css: '@import "//evil.test/a.css"; .note { color: red }', javascript });
  const host = () => document.querySelector<HTMLElement>('.inl-layout__written > div')?.shadowRoot;
  await waitFor(() => expect(host()?.innerHTML).toBe('<p class="note">Hi</p>'));
  const [sheet] = host()!.adoptedStyleSheets as unknown as { text: string }[];
  expect(sheet!.text).toContain('color: red');
  expect(sheet!.text).not.toContain('evil');
});

test('an address in it is one that pictures may come from, and the rest stays, on a server as in a browser', async () => {
  const mixed =
    '.a { background: url(javascript:x); color: red } @font-face { src: url(/x.woff) } .b { background: url(/b.png) }';
  const [, printed] = /<style[^>]*>:host\{display:block\}(.*?)<\/style>/.exec(
    onServer({ html, css: mixed }),
  )!;
  await inBrowser({ html, css: mixed });
  const host = () => document.querySelector<HTMLElement>('.inl-layout__written > div')?.shadowRoot;
  await waitFor(() => expect(host()?.innerHTML).toBe('<p class="note">Hi</p>'));
  const [sheet] = host()!.adoptedStyleSheets as unknown as { text: string }[];
  for (const styles of [printed, sheet!.text]) {
    expect(styles).not.toMatch(/javascript|@font-face/);
    expect(styles).toMatch(/\.a \{ ?color: red \}/);
    expect(styles).toContain('.b { background: url(/b.png) }');
  }
});

test('its script never runs; debug pages say so, once', async () => {
  const quiet = await inBrowser({ html, javascript });
  expect(quiet.failures).toEqual([]);
  stopPages();
  const { failures } = await inBrowser({ html, javascript }, true);
  expect(failures).toEqual([expect.objectContaining({ widget: 'HtmlWidget', phase: 'props' })]);
});
