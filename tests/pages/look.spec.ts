import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

const places = [
  '/',
  '/categories',
  '/category/woodworking',
  '/discussion/5',
  '/profile/Mara Lindqvist',
  '/search?query=bread',
  '/entry/signout',
];
const looks = [
  { name: 'light', query: 'theme=light' },
  { name: 'dark', query: 'theme=dark' },
  { name: 'Arabic', query: 'locale=ar' },
];

for (const { name, query } of looks) {
  for (const place of places) {
    test(`${place} has no accessibility violations, ${name}`, async ({ page, as }) => {
      await as('member');
      await page.goto(place + (place.includes('?') ? '&' : '?') + query);
      await expectNoAxeViolations(page);
    });
  }
}

for (const width of [320, 800, 1366]) {
  test(`nothing is cut off or scrolls sideways at ${width} px`, async ({ page, as }) => {
    await as('moderator');
    await page.setViewportSize({ width, height: 800 });
    for (const place of places) {
      for (const locale of ['en', 'ar']) {
        await page.goto(`${place}${place.includes('?') ? '&' : '?'}locale=${locale}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide, `${place} in ${locale}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the first stop of the keyboard leads past the title bar', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a printed thread is its texts', async ({ page }) => {
  await page.goto('/discussion/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.forum-post--first .userContent')).toBeVisible();
});
