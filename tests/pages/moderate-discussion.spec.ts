import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';
import { expect, test } from '../support/threadTest';

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const flag = (page: Page, name: RegExp) => page.getByRole('menuitemcheckbox', { name });

/** Opens the menu of the page's discussion. */
async function openMenu(page: Page) {
  await page.getByLabel('Discussion Options').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
}

test('a moderator does with a discussion what its menu offers, deletes it, and does so on a row, whose place the next one takes', async ({
  page,
  open,
  api,
}) => {
  const client = await api('moderator');
  const id = await startDiscussion(await api('member'), { name: 'A saw to be moderated' });
  const read = async () =>
    (await (await client.get(`/discussions/${id}?expand[]=insertUser`)).json()) as Record<string, unknown>;
  const { help } = seeded.categories;
  const next = await startDiscussion(client, { name: 'The row behind it', categoryID: help });
  const other = await startDiscussion(client, { name: 'The row that goes', categoryID: help });
  await open('moderator', `/discussion/${id}`);

  await openMenu(page);
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  await item(page, 'Announce').click();
  const announce = page.getByRole('dialog', { name: 'Announce' });
  await announce.getByRole('radio', { name: 'In Woodworking.' }).check();
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  await announce.getByRole('button', { name: 'OK' }).click();
  await expect(announce).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Discussion Options' })).toBeFocused();
  await expect.poll(read).toMatchObject({ pinned: true, pinLocation: 'category' });

  // A switch stays in sight, and so do others.
  await openMenu(page);
  await flag(page, /^Close/).click();
  await expect(flag(page, /^Closed on/)).toBeChecked();
  await flag(page, /^Sink/).click();
  await expect(flag(page, /^Sunk on/)).toBeChecked();
  await expect.poll(read).toMatchObject({ closed: true, sink: true });
  await page.keyboard.press('Escape');

  await openMenu(page);
  await item(page, 'Tag').click();
  const tag = page.getByRole('dialog', { name: 'Tag' });
  await tag.getByRole('combobox', { name: 'Tags' }).fill('dovetail jig');
  await page.getByRole('option', { name: 'Add dovetail jig' }).click();
  await expect(tag.getByRole('button', { name: 'Remove dovetail jig' })).toBeVisible();
  await tag.getByRole('button', { name: 'Save' }).click();
  await expect(tag).toHaveCount(0);
  await expect.poll(read).toMatchObject({ tags: [{ name: 'dovetail jig' }] });

  await openMenu(page);
  await item(page, 'Change Post Type').click();
  const type = page.getByRole('dialog', { name: 'Change Post Type' });
  await type.getByRole('radio', { name: 'Question' }).check();
  await type.getByRole('button', { name: 'Save' }).click();
  await expect(type).toHaveCount(0);
  await expect.poll(read).toMatchObject({ type: 'question' });

  await openMenu(page);
  await item(page, 'Add to Collection').click();
  const collect = page.getByRole('dialog', { name: 'Add to Collection' });
  await collect.getByRole('textbox', { name: 'New collection' }).fill('Saws of the week');
  await collect.getByRole('button', { name: 'Add collection' }).click();
  await expect(collect.getByRole('checkbox', { name: 'Saws of the week' })).toBeChecked();
  await collect.getByRole('button', { name: 'Save' }).click();
  await expect(collect).toHaveCount(0);
  const held = await client.get(`/collections/by-resource?recordType=discussion&recordID=${id}`);
  expect(await held.json()).toMatchObject([{ name: 'Saws of the week' }]);

  await openMenu(page);
  await item(page, 'Move Post').click();
  const move = page.getByRole('dialog', { name: 'Move' });
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(move.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
    'Select a category',
  );
  await move.getByRole('combobox', { name: 'Category' }).fill('Help');
  await page.getByRole('option', { name: /^Help/ }).first().click();
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(move).toHaveCount(0);
  await expect.poll(read).toMatchObject({ categoryID: help });

  await openMenu(page);
  await item(page, 'Delete').click();
  const question = page.getByRole('alertdialog', { name: 'Delete Discussion' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/category/help');
  expect((await client.get(`/discussions/${id}`)).status()).toBe(404);

  // The list that it stood in has the same menu on each row.
  const row = page.locator(`[data-inlay-shows="discussion/${other}"]`);
  await row.getByLabel('Discussion Options').click();
  await flag(page, /^Mute/).click();
  await expect(page.getByText('Discussion has been muted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByLabel('Discussion Options').click();
  await item(page, 'Delete').click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(row).toHaveCount(0);
  const link = page.locator(`[data-inlay-shows="discussion/${next}"]`).getByRole('link').first();
  await expect(link).toBeFocused();
});

test('authors see how long they may edit, delete their own comment, and take part no more in a discussion that is closed, by themselves or by others', async ({
  page,
  open,
  api,
  problems,
}) => {
  const [member, moderator] = [await api('member'), await api('moderator')];
  const links = page.locator('.js-composeLink').filter({ visible: true });
  const closed = page.locator('main').getByText('This discussion has been closed.');
  const bars = page.getByRole('group', { name: 'Reactions' });
  const expectClosed = async () => {
    await expect(links).toHaveCount(0);
    await expect(bars).toHaveCount(0);
    await expect(page.locator('#create-comment')).toBeHidden();
    await expect(page.locator('#reply').getByText('This discussion has been closed.')).toBeVisible();
  };
  const own = await startDiscussion(member);
  const gone = await writeComment(member, own);
  await writeComment(member, own, 'It stays.');
  await open('member', `/discussion/${own}`);
  await openMenu(page);
  await expect(page.getByRole('menuitem').first()).toHaveText(/^Edit \((\d+ minutes|1 hour)\)$/);
  await page.keyboard.press('Escape');
  await page.locator(`#Comment_${gone} [data-inlay-part="menu"]`).click();
  await item(page, 'Delete').click();
  await page.getByRole('alertdialog', { name: 'Delete Comment' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.locator(`#Comment_${gone}`)).toHaveCount(0);
  await expect(page.locator('#comments')).toHaveText('1 comment');
  await expect(page.locator('.forum-comments').getByRole('article')).toBeFocused();

  await expect(links).toHaveText([/^Reply/, /^Quote/, /^Edit/]);
  await expect(closed.filter({ visible: true })).toHaveCount(0);
  await openMenu(page);
  await flag(page, /^Close/).click();
  await expectClosed();

  problems.allow(/status of 403/);
  const other = await startDiscussion(moderator);
  const comment = await writeComment(moderator, other);
  await open('member', `/discussion/${other}`);
  await expect(links).toHaveText([/^Reply/, /^Quote/]);
  await moderator.patch(`/discussions/${other}`, { closed: true });
  const post = page.locator(`#Comment_${comment}`);
  await post.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(post.getByRole('alert')).toHaveText('This discussion has been closed.');
  await expectClosed();
});
