import { expect, test } from '../support/test';

test('a reader of a section stays in it: from its home to a post, in what the bar suggests, and in a search', async ({
  page,
}) => {
  await page.goto('/en');
  const main = page.getByRole('main');
  await main.locator('a[href*="/discussion/"]').first().click();
  await expect(page).toHaveURL(/\/en\/discussion\/\d+/);
  const bar = page.getByRole('banner');
  await bar.getByRole('searchbox', { name: 'Search Text' }).focus();
  // The bar's code makes one with suggestions of it.
  const field = bar.getByRole('combobox', { name: 'Search Text' });
  await expect(field).toBeFocused();
  await field.fill('workshop');
  const suggested = bar.getByRole('listbox').locator('a[role="option"]');
  await expect(suggested.nth(2)).toBeVisible();
  const outside = (links: typeof suggested) =>
    links.evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .map(({ pathname }) => pathname)
        .filter((path) => path !== '/en' && !path.startsWith('/en/')),
    );
  await expect.poll(() => outside(suggested)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?query=workshop$/);
  // One page from here on: what is found comes without a reload.
  await main.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/\/en\/search\?.*sort=-dateInserted/);
  const results = main.locator('.inl-search-page__list a');
  await expect(results.first()).toBeVisible();
  await expect.poll(() => outside(results)).toEqual([]);
});
