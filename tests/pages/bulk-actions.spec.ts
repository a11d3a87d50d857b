import { act, bar, check, layers, newest, start } from '../support/bulkPage';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { seeded } from '../support/forumRecords';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

test('a selection lasts over pages, also over one that is left early; deleted discussions leave list and hits with focus in their place, also after Back', async ({
  page,
  open,
  api,
}) => {
  const client = await api('moderator');
  const [last, , first] = await start(client, 'Quokka sighted last', 'Quokka sighted 2', 'Quokka sighted 1');
  const search = '/search?query=quokka';
  const hits = page.locator('main a', { hasText: /^Quokka sighted/ });
  const done = page.getByText('Selected discussions have been deleted successfully.');
  // A page that is left before the code of the toast has come hands the selection on to the next one.
  const late = await holdCode(page, 'BulkActionsToast');
  const keeper = page.waitForResponse(/\/keepPicked\.\w+\.js/);
  await open('moderator', newest);
  await (await keeper).finished();
  await check(page, 'Quokka sighted 1').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => late.asked.length).toBe(1);
  await page.goto(search);
  late.release();
  await expect(bar(page)).toContainText('1 selected');
  await expect(hits).toHaveCount(3);
  await page.goBack();
  await expect(check(page, 'Quokka sighted 1')).toBeChecked();
  await check(page, 'Quokka sighted 2').focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('2 selected');
  await expect(check(page, 'Quokka sighted 2')).toBeFocused();
  await page.keyboard.press('F6');
  // A double click while its code is on its way: nothing behind the toast gets the second half.
  const { asked, release } = await holdCode(page);
  await act(page, 'Delete').dblclick();
  await expect.poll(() => asked.some((path) => path.includes('BulkDialog'))).toBe(true);
  await act(page, 'Move').dblclick({ force: true });
  release();
  const dialog = layers(page).getByRole('alertdialog', { name: 'Delete' });
  await expect(dialog).toContainText('Are you sure you would like to delete 2 discussions?');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Now its code is here: the second half falls on what lies around the dialog, and does not close it.
  const { x, y } = (await act(page, 'Delete').boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoAxeViolations(page, { include: '.inl-modal' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(done).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hits.filter({ hasText: 'Quokka sighted 1' })).toHaveCount(0);
  await expect(check(page, 'Quokka sighted last')).toBeFocused();
  await expect(bar(page)).toHaveCount(0);
  expect((await client.get(`/discussions/${first}`)).status()).toBe(404);
  expect((await client.get(`/discussions/${last}`)).status()).toBe(200);

  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('1 selected');
  await page.goto(search);
  await expect(hits).toHaveCount(1);
  await act(page, 'Delete').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(done).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hits).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Load the list again' })).toBeVisible();
  // The browser has kept a copy of the list that they were picked in.
  await page.goBack();
  await expect(page.locator('main input[type=checkbox]').first()).toBeVisible();
  await expect(hits).toHaveCount(0);
});

test('moving finds its category by name, is sent once by a double click and shows its progress; rows, lists, counts and pages follow', async ({
  page,
  open,
  api,
}) => {
  const [discussionID] = await start(await api('moderator'), 'To be moved B', 'To be moved A');
  await open('moderator', newest);
  const count = page.locator(`[data-inlay-shows="category/${seeded.categories.help}"] data`);
  const before = Number(await count.getAttribute('value'));
  for (const name of ['To be moved A', 'To be moved B']) await check(page, name).check();
  await act(page, 'Move').click();
  const dialog = layers(page).getByRole('dialog', { name: 'Move' });
  // By keyboard alone: focus is in it, the first hit is taken with Enter, and the form is not sent by that.
  const category = dialog.getByRole('combobox', { name: 'Category' });
  await expect(category).toBeFocused();
  await page.keyboard.type('a');
  await expect(layers(page).getByRole('option').first()).toContainText(/a/i);
  // A hit of the text before is not taken for this one.
  await page.keyboard.press('ControlOrMeta+a');
  const calls = await holdCalls(page, /categories\/search.*feedback/);
  await page.keyboard.type('feedback');
  await page.keyboard.press('Enter');
  await expect.poll(() => calls.asked.length).toBe(1);
  await expect(category).toHaveValue('feedback');
  calls.release();
  await expect(layers(page).getByRole('option')).toHaveText([/^Help and Feedback/]);
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue('Help and Feedback');
  const moves = await holdCalls(page, /discussions\/move/);
  await dialog.getByRole('button', { name: 'Move' }).dblclick();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  moves.release();
  await expect(page.getByText('Selected discussions have been moved successfully.')).toBeVisible();
  const row = page.locator(`[data-inlay-shows="discussion/${discussionID}"]`);
  await expect(row).toContainText('Help and Feedback');
  await expect(count).toHaveAttribute('value', String(before + 2));
  expect(moves.asked).toHaveLength(1);
  await page.keyboard.press('Escape');

  const moveOn = async (to: string) => {
    await act(page, 'Move').click();
    await category.fill(to);
    await layers(page)
      .getByRole('option', { name: new RegExp(`^${to}`) })
      .click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toContainText('Selected discussions have been moved successfully.');
    await page.keyboard.press('Escape');
  };
  await test.step('its own page offers no longer to follow the category that it has left', async () => {
    await check(page, 'To be moved B').check();
    await expect(bar(page)).toContainText('1 selected');
    await page.goto(`/discussion/${discussionID}`);
    await expect(page.locator('main [data-inlay-part=follow]')).toHaveCount(1);
    await moveOn('Bicycles');
    await expect(page.locator('main .forum-crumbs')).toContainText('Bicycles');
    await expect(page.locator('main [data-inlay-part=follow]')).toHaveCount(0);
  });
  await test.step('a list that does not hold its new category has its row no more', async () => {
    await page.goto('/category/bicycles?sort=-dateInserted');
    await check(page, 'To be moved B').check();
    await expect(bar(page)).toContainText('1 selected');
    await moveOn('Woodworking');
    await expect(row).toHaveCount(0);
  });
});

test('merging asks for the main one, which counts its comments; closing shows in the row', async ({
  page,
  open,
  api,
}) => {
  const [other, main] = await start(await api('moderator'), 'Merged away', 'Merged into');
  await open('moderator', newest);
  for (const name of ['Merged away', 'Merged into']) await check(page, name).check();
  await act(page, 'Merge').click();
  const dialog = layers(page).getByRole('dialog', { name: 'Merge Discussions' });
  await dialog.getByRole('radio', { name: 'Merged into' }).check();
  await expectNoAxeViolations(page, { include: '.inl-modal' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(`[data-inlay-shows="discussion/${other}"]`)).toHaveCount(0);
  const row = page.locator(`[data-inlay-shows="discussion/${main}"]`);
  await expect(row.locator('[data-inlay-field=countComments]')).toHaveAttribute('value', '1');
  await check(page, 'Merged into').check();
  await act(page, 'Close').click();
  await layers(page).getByRole('button', { name: 'Close Discussions' }).click();
  await expect(page.getByText('successfully closed to commenting')).toBeVisible();
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('checked rows go through plain pages', async ({ page, as, api }) => {
    const client = await api('moderator');
    const [id] = (await start(client, 'Moved without script')) as [number];
    await as('moderator');
    await page.goto(newest);
    const form = page.getByRole('form', { name: 'Bulk actions' });
    await expect(form).toBeHidden();
    await check(page, 'Moved without script').check();
    await form.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByRole('alert')).toContainText('You must select at least 2 discussions to merge.');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await check(page, 'Moved without script').check();
    await form.getByRole('button', { name: 'Move' }).click();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Help and Feedback');
    await page.getByRole('checkbox', { name: 'Leave a redirect link' }).check();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('Selected discussions have been moved successfully.');
    expect(await (await client.get(`/discussions/${id}`)).json()).toMatchObject({
      categoryID: seeded.categories.help,
    });
  });
});
