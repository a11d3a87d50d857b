import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

/** A discussion's page as a host without Node.js prints it: what the page says, its layout, and no word of the post. */
async function printBare(page: Page, path: string, discussionID: number): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const config = JSON.parse(/<script[^>]*id="inlay-page"[^>]*>([^]*?)<\/script>/.exec(html)![1]!) as {
    preload: object[];
  };
  const query = { layoutViewType: 'post', recordType: 'discussion', recordID: discussionID };
  const params = { locale: 'en', siteSectionID: 0, discussionID };
  const search = new URLSearchParams(
    Object.entries({
      ...query,
      ...Object.fromEntries(Object.entries(params).map(([name, value]) => [`params[${name}]`, value])),
    }).map(([name, value]) => [name, String(value)]),
  );
  const answer = await page.request.get(`/api/v2/layouts/lookup-hydrate?${search.toString()}`);
  const preload = {
    method: 'GET',
    path: 'layouts/lookup-hydrate',
    query: { ...query, params },
    data: await answer.json(),
  };
  const body = JSON.stringify({ ...config, preload: [...config.preload, preload] }).replaceAll(
    '<',
    '\\u003c',
  );
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: `<!doctype html><html lang="en"><head><title>Forum</title><meta name="viewport" content="width=device-width"></head>
              <body><main id="app"></main><script type="application/json" id="inlay-page">${body}</script>
              <script src="/inlay/loader.js" async></script></body></html>`,
          })
        : route.fallback(),
  );
}

test.slow();

test('a post’s page of which the host prints nothing is read, bookmarked and answered, and the answer taken back', async ({
  as,
  page,
  thread: { path, discussionID, comments },
}) => {
  await as('member');
  await printBare(page, path, discussionID);
  await page.goto(path);
  // Nothing of it is there before the script.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  const list = page.locator('#inlay-thread');
  await expect(list.locator(':scope > li').first()).toBeVisible();
  await expect(page.locator(`#Comment_${comments[0]!}`)).toBeVisible();

  const bookmark = page.locator(`#Discussion_${discussionID}`).getByRole('button', { name: 'Bookmark' });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(bookmark).not.toHaveAttribute('data-sending');

  // The page's one form comes to the post.
  await page.locator(`#Discussion_${discussionID}`).getByRole('button', { name: 'Reply' }).click();
  const editor = page.locator('[data-slate-editor]');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Written below the post');
  await page.keyboard.press('Control+Enter');
  const own = page
    .getByRole('article', { name: 'Comment by member' })
    .filter({ hasText: 'Written below the post' });
  await expect(own).toBeVisible();
  await expect(list).toContainText('Written below the post');
  await expect(page.locator('#comments')).toHaveText(`${comments.length + 1} comments`);

  // What was added is as what was there.
  await expect(own.getByText('OP', { exact: true })).toHaveCount(0);
  // Below the bar nothing can be touched.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);
  await own.locator('[data-inlay-part="menu"]').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(own).toHaveCount(0);
  await expect(page.locator('#comments')).toHaveText(`${comments.length} comments`);
});
