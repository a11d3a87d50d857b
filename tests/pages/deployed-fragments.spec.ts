import { readFileSync } from 'node:fs';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { place, replace } from '../support/replaceFragments';
import { expect, test } from '../support/test';
import { untilQuiet } from '../support/untilQuiet';

test('a page without fragments loads none of their code; modules built for the globals of deployed forums run unchanged, with reactions that live on', async ({
  page,
  as,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const impl = {
    jsUrl: '/api/v2/fragments/deployed/js',
    css: ':root{--edge:3px}.deployed{border:var(--edge) solid}',
  };
  const file = { body: readFileSync('tests/support/deployed/fragment.js', 'utf8') };
  await as('member');
  await page.goto('/discussions?fragments=off');
  await page.waitForFunction(() => document.querySelector('script[src*=loader]') && window.inlay);
  await untilQuiet(page);
  expect(
    asked.filter((path) => /fragment/i.test(path)),
    'of a page without fragments',
  ).toEqual([]);
  const types = ['CommentItem', 'OriginalPost', 'TitleBar', 'Search', 'Banner'];
  const impls = Object.fromEntries(types.map((type) => [`${type}Fragment`, impl]));
  const thread = await page.locator('.forum-row__title a').first().getAttribute('href');
  const discussion: object = await (
    await page.request.get(`/api/v2/discussions/${/\d+/.exec(thread!)![0]}?expand=all`)
  ).json();
  await replace(page, impls, { '/fragments/deployed/js': file }, (path) => {
    if (path === '/search')
      return place('SearchFragment', { title: 'Search', scope: 'site', initialParams: { query: 'oak' } });
    return place('OriginalPostFragment', { discussion }) + place('BannerFragment', { title: 'A banner' });
  });
  await page.goto(`${thread!}?fragments=on`);
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
  expect(asked.filter((path) => path.includes('offerDeployed'))).toHaveLength(1);
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

  const banner = page.locator('.deployed-banner');
  await expect(banner.getByRole('heading', { name: 'A banner' })).toBeVisible();
  await banner.getByRole('searchbox', { name: 'Search Text' }).fill('oak');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?query=oak$/);
  const search = page.locator('.deployed-search');
  await search.getByRole('button', { name: 'Look' }).click();
  await expect(search.getByRole('listitem')).toHaveCount(3);
  await expect(search.getByRole('link', { name: 'Only posts' })).toHaveAttribute(
    'href',
    /\/search\?query=oak&domain=discussions$/,
  );
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
  await page.goto('/discussion/5?fragments=on');
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
