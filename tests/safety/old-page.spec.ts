import type { Page } from '@playwright/test';
import { codeUrl } from '../support/codeUrl';
import { expect, test } from '../support/safetyTest';
import { usePageFor } from '../support/usePage';

/** From now on the server has the files of a later build only. */
async function deploy(page: Page): Promise<void> {
  await page.route(codeUrl, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(/\/inlay\/manifest\.json/, (route) =>
    route.fulfill({ json: { version: '9.9.9', page: { file: 'assets/page.zzzzzzz.js' } } }),
  );
}

/** The page has all that it fetches by itself, once somebody uses it. */
const settled = (page: Page) => usePageFor(page, 'UserCard', 'PostMenu', 'settle', 'toasts');

test('F09: a page that is older than the last deploy offers to be loaded again, and never does so by itself', async ({
  page,
  problems,
  openThread,
  expectUnharmed,
}) => {
  problems.allow(/Failed to load resource/, /Inlay: \w+ failed \(load\)/);
  await openThread();
  await settled(page);
  await deploy(page);
  // Its menu is a part that comes with the first press.
  await page.locator('.forum-comments [data-inlay-part="share"]').first().click();
  await expect(page.locator('.inl-toast', { hasText: 'A new version is available.' })).toBeVisible();
  await page.unrouteAll();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expectUnharmed();
});
