import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const last = (page: Page) => page.locator('.forum-comments > li').last().getByRole('article');

test('a heading, marks, an emoji and a table are written by keyboard on a small screen', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open('member');
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('## Tools\nThis is **good** :thumbsu');
  await expect(page.getByRole('listbox', { name: 'Emoji suggestions' })).toBeVisible();
  await expectNoAxeViolations(page, { include: '.inl-editor' });
  await page.keyboard.press('Enter');
  await expect(rich(page)).toContainText('good 👍');

  const bar = page.getByRole('toolbar', { name: 'Formatting' });
  const heights = await bar
    .getByRole('button')
    .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  expect(heights, 'rows of tools').toBe(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect(bar.getByRole('button').last()).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(bar.getByRole('button', { name: 'Table', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await rich(page).focus();
  for (const words of ['Tool', 'Price', 'Where', 'Saw', '7', 'Attic']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(rich(page).getByRole('columnheader')).toHaveText(['Tool', 'Price', 'Where']);
  await expectNoAxeViolations(page, { include: '.inl-editor' });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press('Control+Enter');
  await expect(last(page).getByRole('heading', { name: 'Tools' })).toBeVisible();
  await expect(last(page).locator('strong')).toHaveText('good');
  await expect(last(page).getByRole('cell').first()).toContainText('Saw');
});
