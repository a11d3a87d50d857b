import type { Locator, Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { freshPage } from '../support/freshPage';
import { expect, test } from '../support/threadTest';

/** What a fresh page says in a part, without spaces around it. */
const printed = async (page: Page, part: string) =>
  (await freshPage(page)).evaluate(
    (html, selector) => html.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim(),
    part,
  );

/** What a reader sees and hears of a part, and where it stands. */
const lookOf = async (part: Locator) => ({ tree: await part.ariaSnapshot(), box: await part.boundingBox() });

test('a poll is voted in, changed and closed by keys; it wakes in its place, and takes back a vote that the server refuses', async ({
  page,
  open,
  api,
  thread: { discussionID, path },
  problems,
}) => {
  problems.allow?.(/status of 500/);
  const options = ['Oil', 'Wax, and nothing else', 'Neither'];
  const moderator = await api('moderator');
  expect((await moderator.post('/polls', { discussionID, name: 'Which?', options })).status()).toBe(201);
  await open('moderator', path);
  const poll = page.locator('[data-react=Poll]');
  const option = (name: string) => poll.getByRole('radio', { name });
  const vote = poll.getByRole('button', { name: /ote$/ });
  await expect(poll).toHaveAttribute('data-inlay-state', 'asleep');
  const before = await lookOf(poll);
  await option('Oil').focus();
  await expect(poll).toHaveAttribute('data-inlay-state', 'mounted');
  await expect.poll(() => lookOf(poll)).toEqual(before);
  await expect(option('Oil')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(poll.getByText('Choose one of the options.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option('Wax')).toBeChecked();
  await expect(poll.locator('.inl-poll__total'), 'arrows only choose').toHaveText('0 votes');
  await page.keyboard.press('Enter');
  const wax = poll.locator('.inl-poll__option').nth(1);
  await expect(wax).toContainText('Your vote');
  await expect(wax.locator('.inl-poll__result')).toContainText('100% 1 vote');
  await expect(page.getByText('Your vote for Wax, and nothing else is counted.')).toBeAttached();
  await expectNoAxeViolations(page, { include: '.inl-poll' });

  const mend = await breakRoute(page, /\/polls\/\d+\/vote/, {
    status: 500,
    body: '{"message":"Out of ink."}',
  });
  await option('Neither').check();
  await vote.click();
  await expect(poll.getByText('Out of ink.')).toBeVisible();
  await expect(wax).toContainText('Your vote');
  await expect(option('Neither'), 'to be sent again').toBeChecked();
  await mend();
  await vote.click();
  await expect(poll.getByText('Out of ink.')).toBeHidden();
  await expect(wax.locator('.inl-poll__result')).toContainText('0% 0 votes');

  // After a failure the poll is read again, at the same address.
  const closed = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && /\/polls\/\d+$/.test(answer.url()),
  );
  await poll.getByRole('button', { name: 'Close poll' }).press('Enter');
  await expect(poll.getByRole('radio')).toHaveCount(0);
  const reopen = poll.getByRole('button', { name: 'Reopen poll' });
  await expect(reopen).toBeFocused();
  // Shown long before the server has it.
  await closed;
  await expect(poll).toContainText('1 vote · This poll is closed.');
  expect(await printed(page, '[data-react=Poll]')).toContain('1 vote · This poll is closed.');
  await reopen.click();
  await expect(option('Neither')).toBeChecked();
});

test('an accepted answer says so at once, and so does its question; a refused one is taken back', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow?.(/status of 500/);
  const discussionID = await startDiscussion(await api('member'), { type: 'question' });
  const answerID = await writeComment(await api('admin'), discussionID);
  await writeComment(await api('member'), discussionID, 'Thank you.');
  await open('moderator', `/discussion/${discussionID}`);
  const state = page.locator('.forum-tags .inl-question:visible');
  const answer = page.locator(`#Comment_${answerID}`);
  const accept = answer.getByRole('button', { name: 'Accept answer' });
  const label = answer.locator('.inl-answer__label');
  await expect(page.getByRole('button', { name: 'Accept answer' }), 'not of the asker').toHaveCount(1);
  await expect(state).toHaveText('Answered');
  const buttons = answer.locator('div.inl-answer');
  await expect(buttons).toHaveAttribute('data-inlay-state', 'asleep');
  const before = await lookOf(buttons);
  await accept.focus();
  await expect(buttons).toHaveAttribute('data-inlay-state', 'mounted');
  await expect.poll(() => lookOf(buttons)).toEqual(before);

  const broken = await breakRoute(page, /\/answer$/, { status: 500, body: '{"message":"No pen."}' });
  await page.keyboard.press('Enter');
  await expect(answer.getByText('No pen.')).toBeVisible();
  await expect(accept).toHaveAttribute('aria-pressed', 'false');
  await expect(state).toHaveText('Answered');
  await broken();
  await page.keyboard.press('Enter');
  await expect(accept).toHaveAttribute('aria-pressed', 'true');
  await expect(label).toHaveText('Accepted answer');
  await expect(state).toHaveText('Answered ✓');
  await expect(page.getByText('The answer is accepted.')).toBeAttached();
  await expect(answer.getByText('No pen.')).toBeHidden();
  await expectNoAxeViolations(page, { include: `#Comment_${answerID}` });
  await answer.getByRole('button', { name: 'Reject answer' }).click();
  await expect(label).toHaveText('Rejected answer');
  await expect(state).toHaveText('Question');
  await expect
    .poll(() => printed(page, `#Comment_${answerID} .inl-answer__label`))
    .toContain('Rejected answer');

  const options = page.getByRole('button', { name: 'Discussion Options' });
  const closed = page.locator('.forum-post--first a[data-inlay-part="menu"]');
  await expect(closed).toHaveAttribute('aria-label', 'Discussion Options');
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role^=menuitem]').first()).toBeFocused();
  const add = page.getByRole('menuitem', { name: 'Add a poll' });
  await expect(add).toHaveAttribute('href', new RegExp(`/post/poll/${discussionID}$`));
  await expectNoAxeViolations(page, { include: '.inl-layer, .forum-post--first' });
  await page.keyboard.press('Escape');
  await expect(options).toBeFocused();
  await answer.locator('[data-inlay-part="menu"]').click();
  await expect(page.getByRole('menuitem', { name: 'Create issue' })).toBeVisible();
});

test('questions are found from the editor, a card and the title bar; a comment that was just posted has its menu', async ({
  page,
  open,
  api,
}) => {
  const name = `Which oil for ash ${Date.now()}?`;
  const discussionID = await startDiscussion(await api('member'), { type: 'question', name });
  await open('moderator', `/discussion/${discussionID}`);
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  const editor = page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
  await expect(editor).toBeFocused();
  const isThere = () =>
    window.inlay!.doctor().extensions?.some(({ point }) => point === 'editor.embeds') ?? false;
  await page.waitForFunction(isThere);
  await editor.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, page.url());
  await expect(editor.locator('.inl-editor__card')).toContainText(`${name} Question`);
  await expectNoAxeViolations(page, { include: '#reply' });
  await page.keyboard.press('Control+Enter');
  const added = page.locator('.forum-comments > li').first();
  await expect(added.getByRole('article')).toHaveAccessibleName(/^Comment by /);
  await expect(added.locator('.userContent').getByRole('link')).toHaveAttribute('href', page.url());
  const commentID = (await added.getByRole('article').getAttribute('id'))!.replace('Comment_', '');
  await expect(added.locator(`[data-inlay-shows="attachments/comment/${commentID}"]`)).toBeAttached();
  await added.locator('[data-inlay-part="menu"]').click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.locator('.forum-author').first().getByRole('link', { name: 'member' }).first().click();
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Options: member' }).click();
  const questions = page.getByRole('menuitem', { name: 'Questions' });
  await expect(questions).toBeFocused();
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Only by member')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();

  const bar = page.getByRole('banner');
  await bar.getByRole('combobox', { name: 'Search in' }).selectOption('Questions');
  await bar.locator('[data-inlay-part="search-words"]:visible').fill(name);
  await bar.locator('[data-inlay-part="search-words"]:visible').press('Enter');
  await page.waitForURL(/domain=questions/);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^1 result/ })).toBeVisible();
});
