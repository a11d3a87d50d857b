import type { Page } from '@playwright/test';
import type { Client } from '../support/apiTest';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { linkOf } from '../support/linkOf';
import { expect, test } from '../support/threadTest';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const post = (page: Page) => page.getByRole('button', { name: 'Post Comment' });
const kept = (page: Page) => page.getByText('Saved on this device').or(page.getByText('Draft saved.'));

test('a comment that a reload gave back is posted as it stands, and an empty editor posts nothing', async ({
  page,
  open,
  api,
  thread,
}) => {
  await open('member');
  await editor(page).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Written before the reload.');
  await expect(kept(page)).toHaveCount(1);
  await page.reload();
  await editor(page).click();
  await expect(rich(page)).toHaveText('Written before the reload.');
  await post(page).click();
  const texts = page.locator('.forum-comments .userContent');
  await expect(texts.filter({ hasText: 'Written before the reload.' })).toHaveCount(1);
  await expect(rich(page)).toHaveText('');

  await post(page).click();
  await expect(page.getByText('Please write something first.')).toBeVisible();
  const comments = (await (
    await (await api('member')).get(`/comments?discussionID=${thread.discussionID}`)
  ).json()) as { body: string }[];
  expect(comments.filter(({ body }) => body.includes('Written before the reload.'))).toHaveLength(1);
});

test('a change of a comment that a reload gave back is saved as it stands', async ({
  page,
  open,
  api,
  ownComment,
}) => {
  const member = await api('member');
  const commentID = await ownComment('Words at first');
  await open('member');
  const comment = page.locator(`#Comment_${commentID}`);
  const edit = async () => {
    await (await linkOf(comment, 'Edit')).click();
    await expect(comment.locator('[data-slate-editor]')).toBeVisible();
  };
  await edit();
  await comment.locator('[data-slate-editor]').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', and later ones');
  await expect(kept(page)).toHaveCount(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await edit();
  await expect(comment.locator('[data-slate-editor]')).toHaveText('Words at first, and later ones');
  await comment.getByRole('button', { name: 'Save' }).click();
  await expect(comment.locator('.userContent')).toHaveText('Words at first, and later ones');
  const { body } = (await (await member.get(`/comments/${commentID}`)).json()) as { body: string };
  expect(body).toContain('and later ones');
});

test('a save that comes before the draft is known shows the draft first, and the next one saves it', async ({
  page,
  open,
  ownComment,
}) => {
  const commentID = await ownComment('Words at first');
  await open('member', `/post/editcomment/${commentID}`);
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', and later ones');
  await expect(kept(page)).toHaveCount(1);
  const code = await holdCode(page, 'createDraftEngine');
  await page.reload();
  // Before the form is known for a widget's, a press is the browser's.
  await expect(page.locator('[data-react="CreateComment"]')).toHaveAttribute(
    'data-inlay-state',
    /asleep|mounted/,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('data-state', 'busy');
  code.release();
  await expect(page.getByText('Your draft has come back.').last()).toBeVisible();
  await expect(rich(page)).toHaveText('Words at first, and later ones');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(`#Comment_${commentID} .userContent`)).toHaveText(
    'Words at first, and later ones',
  );
});

const writeOnPhone = (client: Client, parentRecordID: number) =>
  client.post('/drafts', {
    ...{ recordType: 'comment', parentRecordType: 'discussion', parentRecordID },
    attributes: { body: 'From the phone', format: 'text', draftType: 'comment', draftMeta: {} },
  });

test('a comment that is posted before text of another device is known takes none of it along', async ({
  page,
  open,
  api,
  thread,
}) => {
  const member = await api('member');
  await writeOnPhone(member, thread.discussionID);
  const drafts = await holdCalls(page, /\/drafts\?/);
  await open('member');
  await editor(page).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Short');
  await post(page).click();
  await expect(post(page)).toHaveAttribute('data-state', 'busy');
  drafts.release();
  await expect(page.locator('.forum-comments .userContent').last()).toHaveText('Short');
  await expect(page.getByText(/^Another version of this draft, from/)).toBeVisible();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(rich(page)).toHaveText('From the phone');
});

for (const place of ['in place', 'on its page'])
  test(`a change to a comment ${place} can be given up, and its own text comes back`, async ({
    page,
    open,
    api,
    ownComment,
  }) => {
    const member = await api('member');
    const commentID = await ownComment('Words at first');
    const isInPlace = place === 'in place';
    await open('member', isInPlace ? undefined : `/post/editcomment/${commentID}`);
    if (isInPlace) await (await linkOf(page.locator(`#Comment_${commentID}`), 'Edit')).click();
    const form = page.locator('.inl-compose').filter({ has: page.getByRole('button', { name: 'Save' }) });
    const text = form.locator('[data-slate-editor]');
    await form.getByRole('textbox', { name: 'Your comment' }).click();
    await expect(text).toHaveText('Words at first');
    const discard = page.getByRole('button', { name: 'Discard draft' });
    await expect(discard).toHaveCount(0);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(', and what nobody wants');
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
    await discard.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(text).toHaveText('Words at first');
    await expect(discard).toHaveCount(0);
    // What had it is gone: it is in the form, from where keys go on.
    await expect(form.and(page.locator(':focus'))).toHaveCount(1);
    await expect
      .poll(async () => (await member.get('/drafts?recordType=comment')).text())
      .not.toContain('nobody wants');
  });

test('a change that is begun before a stored one is known stands beside it, and the user chooses', async ({
  page,
  open,
  ownComment,
}) => {
  const commentID = await ownComment('A line');
  await open('member', `/post/editcomment/${commentID}`);
  await editor(page).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', changed before');
  await expect(kept(page)).toHaveCount(1);
  const code = await holdCode(page, 'createDraftEngine');
  await page.reload();
  await editor(page).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', changed again');
  code.release();
  await expect(page.getByText(/^Another version of this draft, from/)).toBeVisible();
  await expect(rich(page)).toHaveText('A line, changed again');
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(rich(page)).toHaveText('A line, changed before');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(`#Comment_${commentID} .userContent`)).toHaveText('A line, changed before');
});
