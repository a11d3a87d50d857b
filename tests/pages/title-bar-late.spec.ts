import type { Page } from '@playwright/test';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/test';

const control = (page: Page, part: string) => page.locator(`#titleBar [data-inlay-part="${part}"]:visible`);

/** Presses controls of a bar that sleeps, and waits until nothing more comes of it. */
async function pressAsleep(page: Page, parts: readonly string[]) {
  const code = await holdCode(page);
  await page.goto('/discussions');
  for (const part of parts) {
    await control(page, part).click();
    await expect(control(page, part)).toHaveAttribute('aria-busy', 'true');
  }
  code.release();
  await expect(page.locator('#titleBar[data-inlay-state="mounted"]')).toHaveCount(1);
  // What was called off would open now.
  await page.waitForLoadState('networkidle');
}
const expanded = (page: Page) => page.locator('#titleBar [aria-expanded="true"]');

test.describe('of what is pressed while the bar’s code is late, only what was pressed last opens', () => {
  test('the search, in which letters go', async ({ page, as }) => {
    await as('member');
    await pressAsleep(page, ['account', 'search']);
    await expect(expanded(page)).toHaveText('Cancel');
    await page.keyboard.type('oak');
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('oak');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [parts, role, name] of [
    [['account', 'notifications'], 'dialog', 'Notifications'],
    [['account', 'language'], 'menu', 'Choose language'],
    [['account', 'search', 'account'], 'dialog', 'My Account'],
  ] as const)
    test(`${parts.join(', ')}: ${name}, with focus in it`, async ({ page, as }) => {
      await as('member');
      await pressAsleep(page, parts);
      await expect(expanded(page)).toHaveAttribute('data-inlay-part', parts.at(-1)!);
      await expect(page.getByRole(role, { name }).locator(':focus')).toHaveCount(1);
      await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(1);
    });

  test.describe('on a narrow screen', () => {
    test.use({ viewport: { width: 800, height: 600 } });

    for (const [parts, name] of [
      [['me', 'menu'], 'Menu'],
      [['menu', 'me'], 'My Account'],
    ] as const)
      test(`${parts.join(', ')}: ${name}, with focus in it`, async ({ page, as }) => {
        await as('member');
        await pressAsleep(page, parts);
        await expect(page.getByRole('dialog', { name }).locator(':focus')).toHaveCount(1);
        await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1);
      });
  });
});

for (const [part, own] of [
  ['account', 'AccountFlyout'],
  ['notifications', 'NotificationsFlyout'],
  ['language', 'LanguageMenu'],
] as const)
  test(`what ${part} opens is made of comes along with it, and not after it`, async ({ page, as }) => {
    await as('member');
    const code = await holdCode(page, `${own}-TitleBar`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/discussions');
    await control(page, part).click();
    await expect.poll(() => code.asked.length).toBe(1);
    await expect.poll(() => asked.some((url) => /\/headless\./.test(url))).toBe(true);
    await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0);
    code.release();
    await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(1);
  });
