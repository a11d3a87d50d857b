import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';
import { untilQuiet } from '../support/untilQuiet';

const poster = (page: Page) => page.locator('.poster');

/** A place as a host prints one, for types that the reference theme leaves alone. */
const place = (type: string, props: object) =>
  `<div data-inlay-fragment="${type}" data-props="${JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">built in</div>`;

/** Changes the page's replacements, and what their addresses answer; `added` goes to the top of the page's main part. */
async function replace(
  page: Page,
  impls: object,
  files: Record<string, { body: string; type?: string }> = {},
  added: (path: string) => string = () => '',
) {
  await page.route(/\/(discussions?|search)[/?]/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const { pathname } = new URL(route.request().url());
    const body = html
      .replace(/("globalFragmentImpls":)\{.*?\}\}/, () => `"globalFragmentImpls":${JSON.stringify(impls)}`)
      .replace(/<main[^>]*>/, (main) => `${main}${added(pathname)}`);
    await route.fulfill({ response, body });
  });
  for (const [path, { body, type = 'text/javascript' }] of Object.entries(files))
    await page.route(`**${path}*`, (route) => route.fulfill({ body, contentType: type }));
}

test('a theme replaces the call to action; its styles stay inside, and the page’s parts work in there', async ({
  page,
}) => {
  await page.goto('/discussions?fragments=on');
  await expect(poster(page)).toBeVisible();
  await expect(page.getByText('Read as much as you like.')).toHaveCount(2);
  await poster(page).getByRole('button', { name: 'Less' }).click();
  await expect(poster(page).getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  const colours = await page.evaluate(() => {
    const inside = document
      .querySelector('[data-inlay-fragment]')!
      .shadowRoot!.querySelector('div > div')!.shadowRoot!;
    const colour = (element: Element) => getComputedStyle(element).backgroundImage;
    const outside = document.createElement('div');
    outside.className = 'poster';
    document.body.append(outside);
    return [colour(inside.querySelector('.poster')!), colour(outside)];
  });
  expect(colours[0]).toContain('linear-gradient');
  expect(colours[1]).toBe('none');
  await expectNoAxeViolations(page);
});

test('a widget’s own tag names its fragment, or none, whatever the theme says', async ({ page, as }) => {
  await as('member');
  const widgets = {
    ReactionBar: ['ReactionBarFragment', { recordType: 'discussion', recordID: 1 }, ['button', 'Like']],
    UserCard: ['UserCardFragment', { userID: 3 }, ['link', 'View Profile']],
    // In a column as narrow as this its logo may be a picture.
    TitleBar: ['TitleBarFragment', { positioning: 'StaticSolid' }, ['link', 'Brightwater Makers']],
  } as const;
  const all = Object.entries(widgets);
  const tags = all.flatMap(([name, [type, props]]) =>
    [undefined, 'system', { jsUrl: '/own.js' }].map((impl, index) => {
      const json = JSON.stringify({ ...props, ...(impl && { $fragmentImpls: { [type]: impl } }) });
      const given = json.replaceAll('"', '&quot;');
      return `<div id="${name}${index}" data-react="${name}" data-inlay-when="now" data-props="${given}"></div>`;
    }),
  );
  await replace(
    page,
    Object.fromEntries(all.map(([, [type]]) => [type, { jsUrl: '/theme.js' }])),
    {
      '/theme.js': { body: 'export default () => "of the theme"' },
      '/own.js': { body: 'export default () => "of this place"' },
    },
    () => tags.join(''),
  );
  await page.goto('/discussions?fragments=on');
  for (const [name, [, , [role, builtIn]]] of all) {
    await expect(page.locator(`#${name}0`).getByText('of the theme')).toBeVisible();
    await expect(page.locator(`#${name}2`).getByText('of this place')).toBeVisible();
    const system = page.locator(`#${name}1`);
    await expect(system.getByRole(role, { name: builtIn, exact: true })).toBeVisible();
    await expect(system.getByText(/^of /)).toHaveCount(0);
  }
});

test('a page without fragments loads none of their code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/discussions?fragments=off');
  await page.waitForFunction(() => document.querySelector('script[src*=loader]') && window.inlay);
  await untilQuiet(page);
  expect(asked.filter((url) => /fragment/i.test(new URL(url).pathname))).toEqual([]);
});

test('the server’s part shows in the fragment where it asks for it, and lives on there', async ({
  page,
  as,
}) => {
  await as('member');
  await page.goto('/discussions?fragments=on');
  await page.locator('.forum-row__title a').first().click();
  const comment = page.locator('[data-inlay-fragment=CommentItemFragment]').first();
  await expect(comment).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(comment.locator('.numbered__mark')).toHaveText('1');
  await expect(comment.locator('.userContent')).toBeVisible();
});

test('safe mode leaves fragments out', async ({ page }) => {
  await page.goto('/discussions?fragments=on&safeMode=1');
  await page.waitForFunction(() => window.inlay);
  await untilQuiet(page);
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
  await expect(poster(page)).toHaveCount(0);
});

test('a fragment that fails in any way leaves the built-in part, and the console says why', async ({
  page,
  problems,
}) => {
  problems.allow(/Inlay: CallToActionFragment failed|integrity|Failed to load resource/);
  const own = { CallToActionFragment: { jsUrl: '/api/v2/fragments/x/js' } };
  const cases: [string, object, Record<string, { body: string; type?: string }>, RegExp][] = [
    [
      'another host',
      { CallToActionFragment: { jsUrl: 'https://evil.test/x.js' } },
      {},
      /no address that fragments/,
    ],
    ['HTML for code', own, { '/fragments/x/js': { body: '<p>', type: 'text/html' } }, /"text\/html/],
    [
      'wrong integrity',
      { CallToActionFragment: { jsUrl: '/api/v2/fragments/x/js', integrity: 'sha384-AAAA' } },
      { '/fragments/x/js': { body: 'export default () => null' } },
      /is not what its integrity says/,
    ],
    [
      'throws at render',
      own,
      { '/fragments/x/js': { body: 'export default () => { throw new Error("at render") }' } },
      /at render/,
    ],
    [
      'another version of the kit',
      own,
      { '/fragments/x/js': { body: "globalThis[Symbol.for('inlay.fragment')](99)" } },
      /built for version 99/,
    ],
  ];
  for (const [name, impls, files, reason] of cases)
    await test.step(name, async () => {
      await replace(page, impls, files);
      const heard = page.waitForEvent('console', (message) => reason.test(message.text()));
      await page.goto('/discussions?fragments=on');
      await heard;
      await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
      await expect(page.getByText('Error Loading Fragment')).toHaveCount(0);
      await page.unrouteAll();
      // Nothing of one failure is left to the next.
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    });
});

test('administrators see that a fragment failed, and why, above the built-in part', async ({
  page,
  as,
  problems,
}) => {
  problems.allow(/Inlay: SiteTotalsFragment failed/);
  await as('admin');
  await replace(
    page,
    { SiteTotalsFragment: { jsUrl: '/api/v2/fragments/x/js' } },
    { '/fragments/x/js': { body: "throw new Error('<b>at import</b>')" } },
  );
  await page.goto('/discussions?fragments=on');
  const totals = page.locator('[data-inlay-fragment=SiteTotalsFragment]');
  await expect(totals.getByRole('alert')).toHaveText(
    /^Error Loading Fragment: SiteTotalsFragment<b>at import<\/b>$/,
  );
  await expect(totals.getByText('Posts')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('modules built for the globals of deployed forums run unchanged, with reactions that live on', async ({
  page,
  as,
}) => {
  const adapter: string[] = [];
  page.on('request', (request) => /offerDeployed/.test(request.url()) && adapter.push(request.url()));
  const impl = {
    jsUrl: '/api/v2/fragments/deployed/js',
    css: ':root{--edge:3px}.deployed{border:var(--edge) solid}',
  };
  const file = { body: readFileSync('tests/support/deployed/fragment.js', 'utf8') };
  await as('member');
  await page.goto('/discussions?fragments=on');
  await expect(page.locator('.forum-row__title a').first()).toBeVisible();
  expect(adapter).toEqual([]);
  const types = ['CommentItem', 'OriginalPost', 'TitleBar', 'Search', 'Banner'];
  const impls = Object.fromEntries(types.map((type) => [`${type}Fragment`, impl]));
  const thread = await page.locator('.forum-row__title a').first().getAttribute('href');
  const discussion: object = await (
    await page.request.get(`/api/v2/discussions/${/\d+/.exec(thread!)![0]}?expand=all`)
  ).json();
  await replace(page, impls, { '/fragments/deployed/js': file }, (path) => {
    if (path === '/search')
      return place('SearchFragment', { title: 'Search', scope: 'site', initialParams: { query: 'oak' } });
    if (path === '/discussions') return place('BannerFragment', { title: 'A banner' });
    return place('OriginalPostFragment', { discussion });
  });
  await page.goto(thread!);
  const comment = page.locator('[data-inlay-fragment=CommentItemFragment]').first();
  await expect(comment).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(comment.locator('.deployed')).toHaveCSS('border-top-width', '3px');
  await expect(comment.locator('.userContent').last()).not.toBeEmpty();
  await comment.getByRole('button', { name: 'Who am I?' }).click();
  await expect(comment.locator('output')).toHaveText('member');
  // The bar is a tag of the page, set into the fragment.
  const bar = comment.locator('> [data-react=ReactionBar]');
  await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(bar.getByRole('button').first()).toBeVisible();
  await page.locator('#titleBar').hover();
  const navigation = page.getByRole('navigation', { name: 'Deployed' });
  await expect(navigation.getByRole('link').first()).toBeVisible();
  await expect(page.locator('.deployed-bar')).toHaveAttribute('data-wide', 'true');
  // The reader's corner is the forum's own, and menus open out of the bar.
  const titleBar = page.locator('#titleBar');
  await expect(titleBar.getByRole('button', { name: 'Choose language' })).toBeVisible();
  await expect(titleBar.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await titleBar.getByRole('button', { name: 'My Account' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  const menus = page.locator('.deployed-bar details');
  await menus.locator('summary').click();
  await menus.getByRole('link').last().click({ trial: true });
  await menus.locator('summary').click();
  expect(adapter).toHaveLength(1);
  await expectNoAxeViolations(page, { include: '.forum-frame' });

  const post = page.locator('[data-inlay-fragment=OriginalPostFragment]');
  await expect(post.locator('small')).toHaveText(/^discussion \d+$/);
  await expect(post.locator('.userContent').first()).not.toBeEmpty();
  await expect(post.getByText('2 reports')).toBeVisible();
  await expect(post.locator('b').filter({ hasText: 'signed' })).toBeVisible();
  await expect(post.locator('> [data-react=ReactionBar]')).toHaveAttribute('data-inlay-state', 'mounted');
  const bookmark = post
    .locator('[data-react="BookmarkToggle"][slot]')
    .getByRole('button', { name: 'Bookmark' });
  const before = (await bookmark.getAttribute('aria-pressed'))!;
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', before);

  await page.goto('/search?query=oak');
  const search = page.locator('.deployed-search');
  await search.getByRole('button', { name: 'Look' }).click();
  await expect(search.getByRole('listitem')).toHaveCount(3);
  await expect(search.getByRole('link', { name: 'Only posts' })).toHaveAttribute(
    'href',
    /\/search\?query=oak&domain=discussions$/,
  );
  await page.goto('/discussions?sort=top');
  const banner = page.locator('.deployed-banner');
  await expect(banner.getByRole('heading', { name: 'A banner' })).toBeVisible();
  await banner.getByRole('searchbox', { name: 'Search Text' }).fill('oak');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?query=oak$/);
  await expect(search).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { __pwned?: unknown }).__pwned)).toBeUndefined();
});

test('below a deployed comment that shows text alone, Reply, Quote and the menu stay in reach', async ({
  page,
  as,
}) => {
  await as('member');
  const code = `var { createElement: h } = window.VanillaReact;
function Text({ comment, isEditing }) {
  return h("section", { className: "text-alone" }, isEditing ? "…" : comment.body);
}
export { Text as default };`;
  const css =
    '*{display:none!important}:host,.text-alone{display:block!important;position:relative;z-index:9}';
  await replace(
    page,
    { CommentItemFragment: { jsUrl: '/api/v2/fragments/x/js', css } },
    { '/fragments/x/js': { body: code } },
  );
  await page.goto('/discussions?fragments=on');
  await page.locator('.forum-row__title a').first().click();
  const comment = page.locator('[data-inlay-fragment=CommentItemFragment]').first();
  await expect(comment).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(comment.locator('.userContent').first()).toBeHidden();
  await expect(comment.getByRole('link', { name: /^Quote/ })).toBeVisible();
  const menu = comment
    .getByRole('button', { name: /^Options/ })
    .or(comment.getByRole('link', { name: /^Options/ }));
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  const reply = comment.getByRole('link', { name: /^Reply/ });
  await reply.focus();
  await page.keyboard.press('Enter');
  // The form comes below the comment, where it is seen.
  const text = comment.getByRole('textbox');
  await expect(text).toBeVisible();
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(reply).toBeFocused();
  await expectNoAxeViolations(page, { include: '.forum-thread' });
});

test('hostile styles stay in their place', async ({ page, problems }) => {
  problems.allow(/Inlay/);
  const css =
    '@import url(//evil.test/x.css);*{color:red!important}:root,body{display:none!important}:host{position:fixed!important;inset:0!important;z-index:9999999}i{position:fixed;inset:0;background:red url(//evil.test/a.png)}';
  await replace(
    page,
    { CallToActionFragment: { jsUrl: '/api/v2/fragments/x/js', css } },
    {
      '/fragments/x/js': {
        body: "const { jsx } = globalThis[Symbol.for('inlay.fragment')](1).jsx; export default () => jsx('i', { className: 'everywhere', children: 'x' });",
      },
    },
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/discussions?fragments=on');
  const everywhere = page.locator('.everywhere');
  await expect(everywhere).toBeAttached();
  await expect(page.locator('[data-inlay-fragment=CallToActionFragment]')).toHaveAttribute(
    'data-inlay-state',
    'mounted',
  );
  const place = (await page.locator('[data-inlay-fragment=CallToActionFragment]').boundingBox())!;
  const covered = await page.evaluate(
    () => document.elementFromPoint(200, 300)?.closest('[data-inlay-fragment=CallToActionFragment]') ?? null,
  );
  expect(place.width).toBeLessThan(600);
  expect(covered).toBeNull();
  await expect(page.getByRole('main')).toBeVisible();
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});
