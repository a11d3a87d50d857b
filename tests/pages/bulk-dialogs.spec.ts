import { act, bar, check, focusedBox, layers, newest, start } from '../support/bulkPage';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

test('an action whose dialog cannot be had says so and comes with the next press; the second half of a double click that closes a dialog does nothing to the page behind', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|Failed to fetch dynamically imported module/);
  // One word, so that its first line is as wide as the row.
  const name = `Behindadialog${'ofalongtitle'.repeat(6)}`;
  await start(await api('moderator'), name);
  await open('moderator', newest);
  await check(page, name).check();
  const dialog = layers(page).getByRole('alertdialog', { name: 'Delete' });
  const link = page.locator('main').getByRole('link', { name });
  const address = page.url();

  await test.step('without its dialog', async () => {
    const mend = await breakRoute(page, /assets\/BulkDialog/, { drop: true });
    await act(page, 'Delete').click();
    const failure = page.locator('.inl-toast', { hasText: 'This part could not be loaded.' });
    await expect(failure).toBeVisible();
    await expect(act(page, 'Delete')).toBeFocused();
    await expect(check(page, name)).toBeChecked();
    await mend();
    await act(page, 'Delete').click();
    await expect(dialog).toContainText(name);
    await expect(failure).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('one that cannot be done says why above the toast', async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await act(page, 'Merge').hover();
      const tooltip = page.getByRole('tooltip', {
        name: 'You must select at least 2 discussions to merge.',
      });
      await expect(tooltip).toBeVisible();
      const covered = () =>
        tooltip.evaluate((panel) => {
          const { left, top, width: wide, height } = panel.getBoundingClientRect();
          const at = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
          return at.filter(
            ([x, y]) => !panel.contains(document.elementFromPoint(left + wide * x, top + height * y)),
          );
        });
      await expect.poll(covered, `${width} px`).toEqual([]);
    }
  });

  await test.step('a double click closes it, over a link', async () => {
    await page.setViewportSize({ width: 500, height: 800 });
    // Room to scroll the row to where a button of the dialog is.
    await page.evaluate(() => (document.body.style.paddingBlock = '1000px'));
    for (const place of ['Cancel', 'Close', 'beside']) {
      // The press after the one before is meant.
      await act(page, 'Delete').click();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      const around = (await dialog.boundingBox())!;
      const box =
        place === 'beside'
          ? { ...around, y: around.y - 100, height: 100 }
          : (await dialog.getByRole('button', { name: place }).boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const under = (await link.boundingBox())!;
      await page.evaluate((by) => window.scrollBy(0, by), under.y + 10 - y);
      await page.mouse.dblclick(x, y);
      await expect(dialog).toHaveCount(0);
      const isOverLink = await link.evaluate(
        (each, at) => each.contains(document.elementFromPoint(at.x, at.y)),
        { x, y },
      );
      expect(isOverLink, place).toBe(true);
      await expect(bar(page)).toContainText('1 selected');
    }
    await page.evaluate(() => (document.body.style.paddingBlock = ''));
  });

  // The first press after all were picked is not lost.
  await page.setViewportSize({ width: 768, height: 900 });
  await act(page, 'Select all on this page').click();
  await expect(bar(page)).not.toContainText('1 selected');
  const { x, y, width, height } = (await act(page, 'Delete').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();

  expect(page.url(), 'no link was followed').toBe(address);

  // Paper has the list and not the toast.
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await expect(link).toBeVisible();
});

test('a run whose dialog was closed is followed and stopped in the toast', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/408/);
  const names = ['Followed three', 'Followed two', 'Followed one'];
  await start(await api('moderator'), ...names);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/discussions\/list|calls\/run/, async (route) => {
    if (route.request().url().includes('calls/run')) await held;
    const url = new URL(route.request().url());
    url.searchParams.set('longRunnerTimeout', '0');
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await open('moderator', newest);
  for (const name of names) await check(page, name).check();
  await act(page, 'Delete').click();
  await layers(page).getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(layers(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await expect(layers(page).getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoAxeViolations(page, { include: '.inl-modal' });
  await page.keyboard.press('Escape');
  await expect(layers(page).getByRole('dialog')).toHaveCount(0);
  const progress = bar(page).getByRole('progressbar', { name: 'Deleting discussions…' });
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3');
  // A screen reader that knew the dialog is told where the run is now.
  await expect(focusedBox(page)).toHaveCount(1);
  await expect(
    page.locator('[aria-live=polite]', { hasText: 'Deleting discussions… Press F6 for bulk actions.' }),
  ).toBeAttached();
  await page.locator('main input[type=checkbox]:enabled').last().check();
  await expect(bar(page)).toContainText('1 selected');
  await expectNoAxeViolations(page, { include: '.inl-toasts' });
  // A reader who leaves now leaves the rest undone.
  const asked = new Promise<string>((resolve) => page.once('dialog', (question) => resolve(question.type())));
  void page.locator('a', { hasText: 'Categories' }).first().click({ noWaitAfter: true });
  expect(await asked).toBe('beforeunload');
  await expect(progress).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Stopping…');
  goOn();
  await expect(page.getByText('2 discussions are done.').first()).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(bar(page)).toContainText('2 selected');
  // The button that had focus has gone.
  await expect(focusedBox(page)).toHaveCount(1);
});
