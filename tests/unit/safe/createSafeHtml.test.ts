import { disarm } from '../../../src/safe/disarm';
import { createSafeHtml } from '../../../src/safe/createSafeHtml';
import { growth, linear } from '../../support/growth';

const urls = () => ({ origin: 'https://forum.test', page: 'https://forum.test/p', hosts: ['*'] });
const load = createSafeHtml({ window, urls });

async function clean(html: string): Promise<string> {
  const box = document.createElement('div');
  box.append((await load()).fragment(html));
  return box.innerHTML;
}

test.each([
  ['<script>window.__pwned=1</script>a', 'a'],
  ['<img src=x onerror="window.__pwned=1">', ''],
  ['<svg><animate onbegin="window.__pwned=1"></svg>', ''],
  ['<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.test">a</a>', '<a>a</a>'],
  ['<iframe srcdoc="<script>1</script>"></iframe>b', 'b'],
  ['<style>@import "//evil.test"</style>c', 'c'],
  ['<input autofocus onfocus=alert(1)>', ''],
  ['<form action="//evil.test"><button>d</button></form>', 'd'],
  ['<meta http-equiv=refresh content="0;url=//evil.test">', ''],
  ['<object data="data:text/html,x"></object>', ''],
  ['<svg><use href="data:image/svg+xml,x"></use></svg>', ''],
  ['<p style="position:fixed;inset:0">e</p>', '<p>e</p>'],
  ['<div data-react="html" data-props="{}">f</div>', '<div>f</div>'],
  ['<p aria-hidden="true" role="alert" tabindex="1">g</p>', '<p>g</p>'],
  ['<b class="inl-modal Role js-userCard">h</b>', '<b class="Role">h</b>'],
])('makes %j harmless', async (html, expected) => {
  expect(await clean(html)).toBe(expected);
  expect(window).not.toHaveProperty('__pwned');
});

test('what only browsers’ CSP reports would see is renamed before it is parsed, text is left alone', () => {
  expect(disarm('<img src=x onerror=a()><b title=">" onclick = x style="a">on x = 1</b>')).toBe(
    '<img src=x x-onerror=a()><b title=">" x-onclick = x x-style="a">on x = 1</b>',
  );
  expect(disarm('<base href="//e"><STYLE>p{}</Style>')).toBe('<x-base href="//e"><xmp>p{}</xmp>');
});

test('renaming it costs no more than reading it', async () => {
  const hostile = (size: number) => disarm(`${'<a "'.repeat(size)}${"<a '".repeat(size + 1)}`);
  expect(await growth(hostile, 5_000)).toBeLessThan(linear);
});

test('ids cannot become names of the document', async () => {
  expect(await clean('<a id="currentScript" href="/x">a</a>')).toBe(
    '<a href="https://forum.test/x" id="user-content-currentScript">a</a>',
  );
});

test('foreign links pass nothing on, pictures tell only where they are shown', async () => {
  expect(await clean('<a href="https://a.test/">a</a>')).toContain('rel="noopener noreferrer nofollow ugc"');
  const box = document.createElement('div');
  box.append((await load()).fragment('<img src="https://a.test/b.png" alt="B">'));
  expect(box.querySelector('img')).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(box.querySelector('img')).toHaveAttribute('src', 'https://a.test/b.png');
});

test('a deep and long text is cut', async () => {
  const html = await clean(`${'<div>'.repeat(2000)}${'x'.repeat(1_000_000)}`);
  expect(html.length).toBeLessThan(400_000);
});

test('asks for one policy, and only for that, where the page requires Trusted Types', async () => {
  const createPolicy = jest.fn((_name: string, rules: object) => rules);
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = Object.assign(frame.contentWindow!, { trustedTypes: { createPolicy } });
  const start = createSafeHtml({ window: other as unknown as Window & typeof globalThis, urls });
  const box = other.document.createElement('div');
  box.append((await start()).fragment('<b onclick=x>a</b>'));
  await start();
  expect(box.innerHTML).toBe('<b>a</b>');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['inlay']);
});
