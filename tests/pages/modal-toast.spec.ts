import { barOf } from '../support/reactionBar';
import { expect, test } from '../support/threadTest';

test('under a dialog that it has not opened, of the host or a widget, the bulk toast is out of reach for Tab and pointer, and there again after it', async ({
  page,
  open,
  thread,
}) => {
  await open('moderator', '/discussions?sort=-dateInserted');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => {
    const modal = document.createElement('dialog');
    modal.append(document.createElement('button'));
    document.body.append(modal);
    modal.showModal();
  });
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();

  await page.goto(thread.path);
  await expect(bar).toBeVisible();
  const { x, y, width, height } = (await bar.getByRole('button', { name: 'Delete' }).boundingBox())!;
  const log = barOf(page, 1).getByRole('button', { name: 'Log' });
  await log.click();
  const dialog = page.getByRole('dialog', { name: 'Reactions' });
  await expect(dialog).toBeVisible();
  await expect(bar).toBeHidden();
  const stops = await page.evaluate(
    () => document.querySelectorAll('.inl-layer :is(a, button, input)').length,
  );
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.inl-toasts, main'))).toBeNull();
  }
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(bar).toBeVisible();
  await expect(log).toBeFocused();
});
