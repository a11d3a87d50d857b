import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';
import { watchShifts } from '../support/watchShifts';

test('a banner stands still and sleeps until its search is used, and searches without script', async ({
  page,
  browser,
}) => {
  const shifts = await watchShifts(page, '.inl-banner, main');
  const banner = page.getByRole('region', { name: 'Woodworking' });
  const tag = page.locator('[data-react="community-banner"]');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Brightwater Makers');
  const picture = page.locator('.inl-banner__image');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect.poll(shifts).toEqual([]);

  await page.goto('/category/woodworking');
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText('Woodworking');
  await expect(tag).toHaveAttribute('data-inlay-state', 'asleep');
  const box = () => banner.evaluate((section) => section.getBoundingClientRect().height);
  const [category, before] = [page.url(), await box()];
  // One in the server's HTML, another in what takes its place.
  await banner.locator('[data-inlay-part="search-words"]').click();
  await page.keyboard.type('dovetail');
  const field = banner.getByRole('combobox', { name: 'Search Text' });
  await expect(field).toHaveValue('dovetail');
  await expect(field).toBeFocused();
  await expect(banner.getByRole('listbox').getByRole('option').nth(1)).toBeVisible();
  await expect.poll(box).toBe(before);
  await expectNoAxeViolations(page, { include: '.inl-banner' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=dovetail&domain=discussions&categoryID=7&includeChildCategories=1$/);
  expect(await shifts()).toEqual([]);

  const plain = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  await plain.goto(category);
  const form = plain.getByRole('region', { name: 'Woodworking' }).getByRole('search');
  await form.getByRole('searchbox', { name: 'Search Text' }).fill('dovetail');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(plain).toHaveURL(/\/search\?.*categoryID=7&query=dovetail$/);
  await expect(plain.locator('.forum-rows > li')).not.toHaveCount(0);
  await plain.close();
});
