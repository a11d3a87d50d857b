import { expect, test } from '../support/test';

test('a reader goes from the bar to a result, comes back, narrows the search and pages through it', async ({
  page,
}) => {
  await page.goto('/categories');
  const bar = page.getByRole('banner');
  await bar.getByRole('searchbox', { name: 'Search Text' }).focus();
  // The bar's code makes one with suggestions of it.
  const field = bar.getByRole('combobox', { name: 'Search Text' });
  await expect(field).toBeFocused();
  await field.fill('dovetail');
  const options = bar.getByRole('listbox').getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  await expect(options.first()).toHaveText('Search for dovetail');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=dovetail$/);
  const main = page.getByRole('main');
  const first = main.getByRole('heading', { level: 3 }).getByRole('link').first();
  await expect(first.locator('mark')).toHaveText(/^dovetail/i);
  await first.click();
  await expect(page).toHaveURL(/\/discussion\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?query=dovetail$/);

  await main.getByText('Filters').click();
  await main.getByRole('combobox', { name: 'Type' }).selectOption('Comment');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/type=comment/);
  await main.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/type=comment.*sort=-dateInserted|sort=-dateInserted.*type=comment/);
  await main.getByRole('link', { name: 'Remove all filters' }).click();
  await expect(page).toHaveURL(/\/search\?query=dovetail$/);

  // One page from here on: pages come without a reload.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const heading = main.getByRole('heading', { level: 2 });
  for (const [name, number] of [
    ['Next Page', 2],
    ['Page 3', 3],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`page=${number}$`));
    await expect(main.locator('[aria-current="page"]')).toHaveText(String(number));
    await expect(heading).toBeFocused();
  }
  const third = await main.getByRole('heading', { level: 3 }).allTextContents();
  await page.goBack();
  await expect(main.locator('[aria-current="page"]')).toHaveText('2');
  await page.goForward();
  await expect(main.locator('[aria-current="page"]')).toHaveText('3');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(third);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  // The address says what is shown, also to the server.
  await page.reload();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(third);
});
