import type { Locator, Page, Route } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { seeded, startDiscussion } from '../support/forumRecords';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

const bar = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const check = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Discussions of the test's own, on top of the list of newest. */
async function start(client: Parameters<typeof startDiscussion>[0], ...names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push(await startDiscussion(client, { name }));
  return ids;
}
const newest = '/discussions?sort=-dateInserted';

test('only who may act on a row can check it', async ({ page, open }) => {
  await open('guest', newest);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await open('member', newest);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.locator('#forum-bulk')).toHaveCount(0);
});

test('a selection lasts over pages, and what is deleted leaves the list with focus in its place', async ({
  page,
  open,
  api,
}) => {
  const client = await api('moderator');
  const ids = await start(client, 'Last of three', 'Second of three', 'First of three');
  await open('moderator', newest);
  await check(page, 'First of three').focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('1 selected');
  await expect(check(page, 'First of three')).toBeFocused();
  await page.goto('/categories');
  await expect(bar(page)).toContainText('1 selected');
  await page.goto(newest);
  await expect(check(page, 'First of three')).toBeChecked();
  await check(page, 'Second of three').check();
  await page.keyboard.press('F6');
  // A double click while its code is on its way: nothing behind the toast hears the second half.
  const { asked, release } = await holdCode(page);
  await act(page, 'Delete').dblclick();
  await expect.poll(() => asked.some((path) => path.includes('BulkDialog'))).toBe(true);
  await act(page, 'Move').dblclick({ force: true });
  release();
  const dialog = page.getByRole('alertdialog', { name: 'Delete' });
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
  await expect(page.getByText('Selected discussions have been deleted successfully.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'First of three' })).toHaveCount(0);
  await expect(check(page, 'Last of three')).toBeFocused();
  await expect(bar(page)).toHaveCount(0);
  expect((await client.get(`/discussions/${ids[2]}`)).status()).toBe(404);
  expect((await client.get(`/discussions/${ids[0]}`)).status()).toBe(200);

  // Whoever leaves before the code of the toast has come finds the selection on the next page, too.
  const late = await holdCode(page, 'BulkActionsToast');
  const keeper = page.waitForResponse(/\/picked\.\w+\.js/);
  await page.goto(newest);
  await (await keeper).finished();
  await check(page, 'Last of three').check();
  await expect.poll(() => late.asked.length).toBe(1);
  await page.goto('/categories');
  late.release();
  await expect(bar(page)).toContainText('1 selected');
});

test('the second half of a double click that closes a dialog does nothing to the page behind', async ({
  page,
  open,
  api,
}) => {
  const name = 'Behind a dialog, with a title that is so long that it runs over the whole width of its row';
  await start(await api('moderator'), name);
  await page.setViewportSize({ width: 500, height: 800 });
  await open('moderator', newest);
  await check(page, name).check();
  // Room to scroll the row to where a button of the dialog is.
  await page.evaluate(() => (document.body.style.paddingBlock = '1000px'));
  const dialog = page.getByRole('alertdialog', { name: 'Delete' });
  const link = page.locator('main').getByRole('link', { name });
  const { href } = await page.evaluate(() => window.location);
  for (const place of ['Cancel', 'Close', 'beside']) {
    await act(page, 'Delete').click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    const around = (await dialog.boundingBox())!;
    const box =
      place === 'beside'
        ? { ...around, y: around.y - 100, height: 100 }
        : (await dialog.getByRole('button', { name: place }).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = (await link.boundingBox())!;
    // Of its two lines the first is as wide as the row.
    await page.evaluate((by) => window.scrollBy(0, by), under.y + 10 - y);
    await page.mouse.dblclick(x, y);
    await expect(dialog).toHaveCount(0);
    const isOverLink = await link.evaluate(
      (each, at) => each.contains(document.elementFromPoint(at.x, at.y)),
      { x, y },
    );
    expect(isOverLink, place).toBe(true);
    // The next press is meant.
    await expect(bar(page)).toContainText('1 selected');
    await act(page, 'Delete').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(page.url(), place).toBe(href);
  }
});

test('a dialog whose code cannot be had says so, and comes with the next press', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|Failed to fetch dynamically imported module/);
  await start(await api('moderator'), 'Without a dialog');
  await open('moderator', newest);
  await check(page, 'Without a dialog').check();
  const mend = await breakRoute(page, /assets\/BulkDialog/, { drop: true });
  await act(page, 'Delete').click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect(act(page, 'Delete')).toBeFocused();
  await expect(check(page, 'Without a dialog')).toBeChecked();
  await mend();
  await act(page, 'Delete').click();
  await expect(page.getByRole('alertdialog', { name: 'Delete' })).toContainText('Without a dialog');
  await expect(page.locator('.inl-toast', { hasText: 'This part could not be loaded.' })).toBeHidden();
});

test('the first press after all were picked is not lost', async ({ page, open, api }) => {
  await start(await api('moderator'), 'One of a page');
  await page.setViewportSize({ width: 768, height: 900 });
  await open('moderator', newest);
  await check(page, 'One of a page').check();
  await act(page, 'Select all on this page').click();
  await expect(bar(page)).not.toContainText('1 selected');
  const { x, y, width, height } = (await act(page, 'Delete').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('alertdialog', { name: 'Delete' })).toBeVisible();
});

test('why an action cannot be done is seen above the toast', async ({ page, open, api }) => {
  await start(await api('moderator'), 'Only one');
  await open('moderator', newest);
  await check(page, 'Only one').check();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await act(page, 'Merge').hover();
    const tooltip = page.getByRole('tooltip', { name: 'You must select at least 2 discussions to merge.' });
    await expect(tooltip).toBeVisible();
    const covered = () =>
      tooltip.evaluate((panel) => {
        const { left, top, width: wide, height } = panel.getBoundingClientRect();
        const at = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
        return at.filter(
          ([x, y]) => !panel.contains(document.elementFromPoint(left + wide * x, top + height * y)),
        );
      });
    await expect.poll(covered).toEqual([]);
  }
});

test('at the end of a page what is opened moves nothing under the pointer, and neither does closing it', async ({
  page,
  open,
  api,
}) => {
  await start(await api('moderator'), 'Read to the end');
  await open('moderator', newest);
  await check(page, 'Read to the end').check();
  await expect(bar(page)).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  const toEnd = async () => {
    // Rows that come into the window get their own height, and the page another end.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { documentElement: root } = document;
          window.scrollTo({ top: root.scrollHeight, behavior: 'instant' });
          const before = window.scrollY;
          for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
          return window.scrollY === before && window.scrollY + root.clientHeight === root.scrollHeight;
        }),
      )
      .toBe(true);
    return place();
  };
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(newest);
    await expect(bar(page)).toBeVisible();
    const before = await toEnd();
    await act(page, 'Delete').click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(bar(page)).toHaveCount(0);
    expect(await place(), `${width} px, open`).toBe(before);
    await page.keyboard.press('Escape');
    await expect(act(page, 'Delete')).toBeFocused();
    expect(await place(), `${width} px, closed`).toBe(before);
  }

  await page.goto('/discussion/5');
  await expect(bar(page)).toBeVisible();
  const before = await toEnd();
  const button = page.locator('main [data-inlay-part=menu]').last();
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  expect(await place()).toBe(before);

  // The room is there until whoever reads on has left it.
  await act(page, 'Cancel').press('Enter');
  await expect(bar(page)).toHaveCount(0);
  const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).marginBlockEnd));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(room).toBe(0);
});

test('while it makes way for what is opened, F6 is left to the browser, and focus in it goes to what is open', async ({
  page,
  open,
  api,
}) => {
  await start(await api('moderator'), 'Made way for');
  await page.setViewportSize({ width: 700, height: 640 });
  await open('moderator', newest);
  await check(page, 'Made way for').check();
  await expect(bar(page)).toBeVisible();
  await page.goto('/discussion/5');
  await expect(bar(page)).toBeVisible();
  await page.locator('main [data-inlay-part=menu]').first().click();
  const menu = page.getByRole('menu');
  const isInMenu = () => menu.evaluate((each) => each.contains(document.activeElement));
  await expect.poll(isInMenu).toBe(true);
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(act(page, 'Move')).toBeFocused();
  await page.setViewportSize({ width: 350, height: 640 });
  await expect(bar(page)).toBeHidden();
  await expect.poll(isInMenu).toBe(true);

  await page.keyboard.press('F6');
  expect(await isInMenu()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
});

test('whoever presses Cancel goes on reading where they are; by keyboard the row that focus goes back to is seen', async ({
  page,
  open,
  api,
}) => {
  await start(await api('moderator'), 'Far up the page');
  await open('moderator', newest);
  const box = check(page, 'Far up the page');
  for (const way of ['press', 'fallback', 'key']) {
    await box.check();
    await expect(bar(page)).toBeVisible();
    if (way === 'fallback') await box.blur();
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
    if (way === 'key') await act(page, 'Cancel').press('Enter');
    else await act(page, 'Cancel').click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox').and(page.locator(':focus'))).toHaveCount(1);
    const top = await page.evaluate(() => window.scrollY);
    if (way === 'key') await expect(box).toBeInViewport();
    else expect(top, way).toBe(1200);
  }
});

test('a double click on the button that starts it leaves the progress to be seen', async ({
  page,
  open,
  api,
}) => {
  await start(await api('moderator'), 'Moved by two clicks');
  const calls = await holdCalls(page, /discussions\/move/);
  await open('moderator', newest);
  await check(page, 'Moved by two clicks').check();
  await act(page, 'Move').click();
  const dialog = page.getByRole('dialog', { name: 'Move' });
  await dialog.getByRole('combobox', { name: 'Category' }).fill('feedback');
  await page.locator('.inl-layer').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Move' }).dblclick();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  calls.release();
  await expect(dialog).toContainText('Selected discussions have been moved successfully.');
  expect(calls.asked).toHaveLength(1);
});

test('the toast of a selection is not printed', async ({ page, open, api }) => {
  await start(await api('moderator'), 'Printed too');
  await open('moderator', newest);
  await check(page, 'Printed too').check();
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Printed too' })).toBeVisible();
});

test('moving finds its category by name; rows and counts follow', async ({ page, open, api }) => {
  const ids = await start(await api('moderator'), 'To be moved B', 'To be moved A');
  await open('moderator', newest);
  const count = page.locator(`[data-inlay-shows="category/${seeded.categories.help}"] data`);
  const before = Number(await count.getAttribute('value'));
  for (const name of ['To be moved A', 'To be moved B']) await check(page, name).check();
  await act(page, 'Move').click();
  const dialog = page.getByRole('dialog', { name: 'Move' });
  // By keyboard alone: focus is in it, the first hit is taken with Enter, and the form is not sent by that.
  const category = dialog.getByRole('combobox', { name: 'Category' });
  await expect(category).toBeFocused();
  await page.keyboard.type('a');
  await expect(page.locator('.inl-layer').getByRole('option').first()).toContainText(/a/i);
  // What was found for the words before is not taken for these.
  await page.keyboard.press('ControlOrMeta+a');
  const calls = await holdCalls(page, /categories\/search.*feedback/);
  await page.keyboard.type('feedback');
  await page.keyboard.press('Enter');
  await expect.poll(() => calls.asked.length).toBe(1);
  await expect(category).toHaveValue('feedback');
  calls.release();
  await expect(page.locator('.inl-layer').getByRole('option')).toHaveText([/^Help and Feedback/]);
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue('Help and Feedback');
  await expectNoAxeViolations(page, { include: '.inl-modal' });
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('Selected discussions have been moved successfully.')).toBeVisible();
  await expect(page.locator(`[data-inlay-shows="discussion/${ids[0]}"]`)).toContainText('Help and Feedback');
  await expect(count).toHaveAttribute('value', String(before + 2));
});

test('a moved row stays in lists that hold its new category, and leaves the others', async ({
  page,
  open,
  api,
}) => {
  const [discussionID] = await start(await api('moderator'), 'Moved about');
  const row = page.locator(`[data-inlay-shows="discussion/${discussionID}"]`);
  const move = async (path: string, to: string, onItsPage = false) => {
    await open('moderator', `${path}${path.includes('?') ? '&' : '?'}sort=-dateInserted`);
    await check(page, 'Moved about').check();
    await expect(bar(page)).toContainText('1 selected');
    if (onItsPage) await page.goto(`/discussion/${discussionID}`);
    await act(page, 'Move').click();
    const dialog = page.getByRole('dialog', { name: 'Move' });
    await dialog.getByRole('combobox', { name: 'Category' }).fill(to);
    await page.getByRole('option', { name: new RegExp(`^${to}`) }).click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toContainText('Selected discussions have been moved successfully.');
    await page.keyboard.press('Escape');
  };
  await move('/category/woodworking', 'Woodworking');
  await expect(row).toBeVisible();
  await move('/category/making', 'Bicycles');
  await expect(row.locator('.forum-row__category')).toHaveText('Bicycles');
  await move('/discussions?categoryID=8', 'Woodworking');
  await expect(row).toHaveCount(0);
  // Its own page offers no longer to follow the category that it has left.
  await move('/category/woodworking', 'Bicycles', true);
  await expect(page.locator('main .forum-crumbs')).toContainText('Bicycles');
  await expect(page.locator('main [data-inlay-part=follow]')).toHaveCount(0);
});

test('what is deleted leaves the hits of a search, the latest of a category, and the list after Back', async ({
  page,
  open,
  api,
}) => {
  const client = await api('moderator');
  const remove = async () => {
    await act(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Selected discussions have been deleted successfully.')).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await start(client, 'Quokka sightings B', 'Quokka sightings A');
  await open('moderator', newest);
  for (const name of ['Quokka sightings A', 'Quokka sightings B']) await check(page, name).check();
  await page.goto('/search?query=quokka');
  const hits = page.getByRole('main').getByRole('link', { name: /^Quokka sightings/ });
  await expect(hits).toHaveCount(2);
  await remove();
  await expect(hits).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Load the list again' })).toBeVisible();

  await start(client, 'Quokka sightings C');
  await page.goto(newest);
  await check(page, 'Quokka sightings C').check();
  await page.goto('/categories');
  await expect(hits.first()).toBeVisible();
  await remove();
  await expect(hits).toHaveCount(0);
  // Nor is it in the list that it was picked in, whose copy the browser has kept.
  await page.goBack();
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  await expect(hits).toHaveCount(0);
});

test('a count of comments shows once something was merged into a row', async ({ page, open, api }) => {
  const ids = await start(await api('moderator'), 'Uncounted B', 'Uncounted A');
  await open('moderator', newest);
  const count = page.locator(`[data-inlay-shows="discussion/${ids[0]}"] [data-inlay-field=countComments]`);
  await expect(count).toBeHidden();
  for (const name of ['Uncounted A', 'Uncounted B']) await check(page, name).check();
  await act(page, 'Merge').click();
  const dialog = page.getByRole('dialog', { name: 'Merge Discussions' });
  await dialog.getByRole('radio', { name: 'Uncounted B' }).check();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(count).toBeVisible();
  await expect(count).toHaveAttribute('value', '1');
});

test('merging asks for the main one; closing tells it in the row', async ({ page, open, api }) => {
  const [other, main] = (await start(await api('moderator'), 'Merged away', 'Merged into')) as [
    number,
    number,
  ];
  await open('moderator', newest);
  for (const name of ['Merged away', 'Merged into']) await check(page, name).check();
  await act(page, 'Merge').click();
  const dialog = page.getByRole('dialog', { name: 'Merge Discussions' });
  await dialog.getByRole('radio', { name: 'Merged into' }).check();
  await expectNoAxeViolations(page, { include: '.inl-modal' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(`[data-inlay-shows="discussion/${other}"]`)).toHaveCount(0);
  const row = page.locator(`[data-inlay-shows="discussion/${main}"]`);
  await check(page, 'Merged into').check();
  await act(page, 'Close').click();
  await expectNoAxeViolations(page, { include: '.inl-modal' });
  await page.getByRole('button', { name: 'Close Discussions' }).click();
  await expect(page.getByText('successfully closed to commenting')).toBeVisible();
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
});

test('a merge into what was deleted meanwhile says which that is, and lets go of it', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/404/);
  const client = await api('moderator');
  const ids = await start(client, 'Left to be merged', 'Gone before the merge');
  await open('moderator', newest);
  for (const name of ['Left to be merged', 'Gone before the merge']) await check(page, name).check();
  await act(page, 'Merge').click();
  const dialog = page.getByRole('dialog', { name: 'Merge Discussions' });
  await dialog.getByRole('radio', { name: 'Gone before the merge' }).check();
  expect((await client.delete(`/discussions/${ids[1]}`)).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog).toContainText('0 discussions are done. 1 discussion was no longer there.');
  await expect(dialog.getByRole('alert')).toHaveText(/^Discussion not found\.\s*Gone before the merge$/);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('1 selected');
  await expect(check(page, 'Gone before the merge')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gone before the merge' })).toHaveCount(0);
});

test('what is done to the sign that a move leaves in its category is not done to the discussion', async ({
  page,
  open,
  api,
}) => {
  const client = await api('moderator');
  const [discussionID] = await start(client, 'Gone elsewhere');
  await open('moderator', '/category/woodworking');
  await check(page, 'Gone elsewhere').check();
  await act(page, 'Move').click();
  const dialog = page.getByRole('dialog', { name: 'Move' });
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Bicycles');
  await page.getByRole('option', { name: /^Bicycles/ }).click();
  await dialog.getByRole('checkbox', { name: 'Leave a redirect link' }).check();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toContainText('Selected discussions have been moved successfully.');
  await page.keyboard.press('Escape');
  const row = page.locator('.forum-row', { hasText: 'Gone elsewhere' });
  await expect(row.getByText('Moved', { exact: true })).toBeVisible();
  await expect(row.getByText('Closed', { exact: true })).toBeHidden();
  await expect(check(page, 'Gone elsewhere')).toHaveCount(0);
  // The server knows it by a number of its own.
  await page.reload();
  await check(page, 'Gone elsewhere').check();
  await act(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Selected discussions have been deleted successfully.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await client.get(`/discussions/${discussionID}`)).status()).toBe(200);
});

test('rounds go on until all is done; a round that fails leaves what is left checked', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/408|500/);
  const names = ['Round three', 'Round two', 'Round one'];
  await start(await api('moderator'), ...names);
  // Chromium repeats what a used connection answers with 408, so the rounds are fetched for it.
  const oneRound = async (route: Route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('longRunnerTimeout', '0');
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  };
  let rounds = 0;
  await page.route(/discussions\/list/, oneRound);
  await page.route(/calls\/run/, (route) => {
    rounds += 1;
    if (rounds === 1) return oneRound(route);
    return route.fulfill({ status: 500, json: { message: 'The server is out of sorts.', status: 500 } });
  });
  await open('moderator', newest);
  for (const name of names) await check(page, name).check();
  await act(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete' });
  await expect(dialog).toContainText('2 discussions are done.');
  await expect(dialog.getByRole('alert')).toContainText('The server is out of sorts.');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('1 selected');
  await expect(act(page, 'Delete')).toBeFocused();
  // Those that were begun in one second stand in the list in any order, and go in that.
  const left = page.getByRole('checkbox', { name: /^Select Round/ });
  await expect(left).toHaveCount(1);
  await expect(left).toBeChecked();
});

test('the server’s no names whom it is about; what another tab has deleted is deleted, and no failure', async ({
  page,
  open,
  context,
  api,
  problems,
}) => {
  // Two tabs take turns, and a tab in the background is slow.
  test.setTimeout(60_000);
  problems.allow(/40[38]/);
  const ids = await start(await api('moderator'), 'In both tabs B', 'In both tabs A');
  await open('moderator', newest);
  const other = await context.newPage();
  await other.goto(newest);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    for (const name of ['In both tabs A', 'In both tabs B']) await check(tab, name).check();
    await expect(bar(tab)).toContainText('2 selected');
  }
  const remove = async (tab: Page) => {
    await tab.bringToFront();
    await act(tab, 'Delete').click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  const refuse = await breakRoute(page, /discussions\/list/, {
    status: 403,
    body: JSON.stringify({
      ...{ message: 'Permission Problem', status: 403 },
      ...{ permissions: ['Vanilla.Discussions.Delete'], recordIDs: [ids[0]] },
    }),
  });
  await remove(page);
  const refused = page.getByRole('dialog', { name: 'Delete' }).getByRole('alert');
  await expect(refused).toContainText('You don’t have the delete permission on the following discussions:');
  await expect(refused.getByRole('listitem')).toHaveText(['In both tabs B']);
  await expectNoAxeViolations(page, { include: '.inl-modal' });
  await refuse();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('2 selected');

  await other.bringToFront();
  await check(other, 'In both tabs B').uncheck();
  await remove(other);
  await expect(other.getByText('Selected discussions have been deleted successfully.')).toBeVisible();
  await remove(page);
  await expect(page.getByText('Selected discussions have been deleted successfully.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^In both tabs/ })).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

for (const role of ['admin', 'member'] as const)
  test(`a dialog says why it goes when the ${role} signs in in another tab`, async ({
    page,
    open,
    api,
    context,
    cookiesOf,
  }) => {
    const client = await api('moderator');
    const name = `Not for the ${role}`;
    const [id] = await start(client, name);
    await open('moderator', newest);
    await check(page, name).check();
    await act(page, 'Delete').click();
    await expect(page.getByRole('alertdialog')).toContainText(name);
    await context.clearCookies();
    await context.addCookies(await cookiesOf(role));
    const other = await context.newPage();
    await other.goto('/discussions');
    await other.mouse.wheel(0, 100);
    await page.bringToFront();
    await expect(page.getByRole('alert')).toContainText(
      '0 discussions are done. Somebody else is signed in now.',
    );
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    expect((await client.get(`/discussions/${id}`)).status()).toBe(200);
  });

test('a long run shows its progress, and ends when it is cancelled', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/408/);
  const names = ['Long three', 'Long two', 'Long one'];
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete' });
  const progress = dialog.getByRole('progressbar', { name: 'Deleting discussions…' });
  await expect(progress).toHaveAttribute('aria-valuenow', '1');
  await expectNoAxeViolations(page, { include: '.inl-modal' });
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Stopping…');
  goOn();
  await expect(dialog).toContainText('2 discussions are done.');
  await expect(dialog).toContainText('Cancelled: what is done stays done, the others are still selected.');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('1 selected');
});

test('a press beside a dialog while it runs leaves focus at the rows, and the end is told in a toast', async ({
  page,
  open,
  api,
}) => {
  const names = ['Left alone two', 'Left alone one'];
  await start(await api('moderator'), ...names);
  const calls = await holdCalls(page, /discussions\/close/);
  await open('moderator', newest);
  for (const name of names) await check(page, name).check();
  await act(page, 'Close').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close Discussions' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.mouse.click(5, 450);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The toast that the dialog came from has gone, and its region is empty.
  await expect(page.getByRole('checkbox').and(page.locator(':focus'))).toHaveCount(1);
  calls.release();
  await expect(page.getByText('have been successfully closed')).toBeVisible();
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const progress = bar(page).getByRole('progressbar', { name: 'Deleting discussions…' });
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3');
  // What was spoken of as a dialog is found again where focus is not.
  await expect(page.getByRole('checkbox').and(page.locator(':focus'))).toHaveCount(1);
  await expect(
    page.locator('[aria-live=polite]', { hasText: 'Deleting discussions… Press F6 for bulk actions.' }),
  ).toBeAttached();
  await page.getByRole('checkbox').and(page.locator(':enabled')).last().check();
  await expect(bar(page)).toContainText('1 selected');
  await expectNoAxeViolations(page, { include: '.inl-toasts' });
  // Whoever leaves now leaves the rest undone.
  const asked = new Promise<string>((resolve) => page.once('dialog', (question) => resolve(question.type())));
  void page.getByRole('link', { name: 'Categories' }).first().click({ noWaitAfter: true });
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
  await expect(page.getByRole('checkbox').and(page.locator(':focus'))).toHaveCount(1);
});

test('the toast fits a narrow page from right to left, and covers no focused row', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('moderator', `${newest}&locale=ar`);
  await page.getByRole('checkbox').first().check();
  await expect(page.locator('.inl-toast[role=region]')).toBeVisible();
  await expectNoAxeViolations(page, { include: '.inl-toasts' });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const boxes = page.getByRole('checkbox');
  for (const index of [1, 2, 3]) {
    await boxes.nth(index).focus();
    const covered = () =>
      boxes.nth(index).evaluate((box) => {
        const { left, top, width, height } = box.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== box;
      });
    await expect.poll(covered).toBe(false);
  }
  // With text twice as large the field of its dialog is as wide as that.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.locator('.inl-toast [data-inlay-part=move]').click();
  await expect(page.getByRole('combobox').and(page.locator(':focus'))).toHaveCount(1);
  const sideways = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  await expect.poll(() => page.locator('.inl-modal__body').evaluate(sideways)).toBe(0);
});

for (const [width, height] of [
  [320, 640],
  [1280, 720],
] as const)
  test(`the end of a page ${width} px wide can be scrolled out from under the toast`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open('moderator', newest);
    const last = page.getByRole('checkbox').and(page.locator(':enabled')).last();
    const links = page.locator('body > footer a, [role=contentinfo] a, nav a:visible');
    await last.focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toBeVisible();
    const isFree = (place: Locator) =>
      place.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const card = document.querySelector('.inl-toasts')!.getBoundingClientRect();
        const beside = left >= card.right || right <= card.left || bottom <= card.top || top >= card.bottom;
        return beside && bottom <= window.innerHeight;
      });
    // It came over the row that it was called from.
    await expect.poll(() => isFree(last)).toBe(true);
    await links.last().focus();
    await expect.poll(() => isFree(links.last())).toBe(true);
    const end = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.body.getBoundingClientRect().bottom;
    });
    expect(end).toBeLessThanOrEqual((await page.locator('.inl-toasts').boundingBox())!.y);
    const before = await page.evaluate(() => window.scrollY);
    await act(page, 'Cancel').click();
    await expect(bar(page)).toHaveCount(0);
    // Where the room is being looked at it stays: the page would slide under the pointer.
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => document.body.style.length)).toBe(0);
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

for (const locale of ['en', 'ar'])
  test(`in a small window with large text what is selected leaves room for the rows, in ${locale}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open('moderator', `${newest}&locale=${locale}`);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const boxes = page.locator('main input[type=checkbox]');
    await boxes.first().check();
    const toast = page.locator('.inl-toast[role=region]');
    await expect(toast).toBeInViewport({ ratio: 1 });
    await boxes.nth(1).focus();
    await expect(toast).toBeInViewport({ ratio: 1 });
    const seen = () =>
      boxes.nth(1).evaluate((box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === box;
      });
    await expect.poll(seen).toBe(true);
    const last = toast.getByRole('button').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await boxes.nth(1).check();
  });
