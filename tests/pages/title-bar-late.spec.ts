import type { Page } from '@playwright/test';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/test';
import { untilQuiet } from '../support/untilQuiet';

const control = (page: Page, part: string) => page.locator(`#titleBar [data-inlay-part="${part}"]:visible`);

const words = 'search-words';

/** Presses controls of a bar that sleeps, or its field, and waits until nothing more comes of it. */
async function pressAsleep(page: Page, parts: readonly string[]) {
  const code = await holdCode(page);
  await page.goto('/discussions');
  for (const part of parts) {
    await control(page, part).click();
    // A field is used at once.
    if (part === words) await expect(control(page, part)).toBeFocused();
    else await expect(control(page, part)).toHaveAttribute('aria-busy', 'true');
  }
  code.release();
  await expect(page.locator('#titleBar[data-inlay-state="mounted"]')).toHaveCount(1);
  // What was called off would open now.
  await untilQuiet(page);
}
const expanded = (page: Page) => page.locator('#titleBar [aria-expanded="true"]');

test('of several controls that are pressed while the bar’s code is late, only the last one opens, with focus in it', async ({
  page,
  as,
}) => {
  await as('member');
  await pressAsleep(page, ['account', words]);
  await expect(expanded(page)).toHaveCount(0);
  await page.keyboard.type('oak');
  await expect(control(page, words)).toHaveValue('oak');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const [parts, role, name] of [
    [['account', 'language'], 'menu', 'Choose language'],
    [['account', words, 'notifications'], 'dialog', 'Notifications'],
  ] as const) {
    await pressAsleep(page, parts);
    await expect(expanded(page)).toHaveAttribute('data-inlay-part', parts.at(-1)!);
    await expect(page.getByRole(role, { name }).locator(':focus')).toHaveCount(1);
    await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(1);
  }

  await page.setViewportSize({ width: 800, height: 600 });
  await pressAsleep(page, ['me', 'search']);
  await expect(expanded(page)).toHaveText('Cancel');
  await page.keyboard.type('oak');
  await expect(control(page, words)).toHaveValue('oak');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressAsleep(page, ['me', 'menu']);
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1);
});

test('the parts of what a control opens come along with it, and not after it', async ({ page, as }) => {
  await as('member');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [part, own, beside] of [
    ['account', 'AccountFlyout', /\/Flyout\./],
    ['notifications', 'NotificationsFlyout', /\/Flyout\./],
    ['language', 'LanguageMenu', /\/headless\./],
  ] as const) {
    const code = await holdCode(page, `${own}-TitleBar`);
    // A pointer that is on the bar as it comes wakes it, and fetches what stands below that, before all of the page is there.
    await page.mouse.move(600, 600);
    asked.length = 0;
    await page.goto('/discussions');
    await control(page, part).click();
    await expect.poll(() => code.asked.length, part).toBe(1);
    await expect.poll(() => asked.some((url) => beside.test(url)), part).toBe(true);
    await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0);
    code.release();
    await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(1);
  }
});
