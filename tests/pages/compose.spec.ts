import { breakRoute } from '../support/breakRoute';
import { form, last, openEditor, rich } from '../support/commentEditor';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { writeComment } from '../support/forumRecords';
import { linkOf } from '../support/linkOf';
import { expect, test } from '../support/threadTest';

test('a comment is changed in its place, a reply stands below the comment that it answers, and quotes go into what is being written', async ({
  open,
  page,
  thread,
  api,
}) => {
  const commentID = await writeComment(await api('member'), thread.discussionID, 'Mine.\n\n> theirs');
  await open('member');
  const post = page.locator(`#Comment_${commentID}`);
  const editor = post.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
  const link = await linkOf(post, 'Edit');
  await link.click();
  await expect(editor).toBeFocused();
  await expect(post.locator('.userContent')).toBeHidden();
  await expect(post.getByText('Edited', { exact: true })).toBeHidden();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Still ');
  await post.getByRole('button', { name: 'Save' }).click();
  await expect(post).toBeFocused();
  await expect(post.locator('.userContent > *')).toHaveText(['Still Mine.', 'theirs']);
  const edited = await post.locator('.forum-author__when').innerText();
  expect(edited).toContain('Edited');
  await page.reload();
  await expect.poll(() => post.locator('.forum-author__when').innerText()).toBe(edited);
  await (await linkOf(post, 'Edit')).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('never mind');
  await post.getByRole('button', { name: 'Cancel' }).click();
  await expect(link).toBeFocused();
  await expect(post.locator('.userContent')).toHaveText('Still Mine.theirs');

  const answered = page.locator(`#Comment_${thread.comments[0]}`);
  const reply = await linkOf(answered, 'Reply');
  await reply.click();
  await expect(answered.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
  await answered.getByRole('button', { name: 'Cancel' }).click();
  await expect(reply).toBeFocused();
  await reply.press('Enter');
  // The form below may be awake too: the pointer rests where it has moved to.
  await expect(answered.locator('[data-slate-editor]')).toBeFocused();
  await page.keyboard.type('An answer');
  await answered.getByRole('button', { name: 'Post Reply' }).click();
  const branch = page.getByRole('listitem').filter({ has: answered }).locator('.forum-branch');
  const answer = branch.getByRole('article').filter({ hasText: 'An answer' });
  await expect(answer).toBeFocused();
  await expect(answer).toContainText('Reply at level 2');
  await expect(answered.getByRole('textbox')).toHaveCount(0);

  const quote = async (index: number) =>
    (await linkOf(page.locator(`#Comment_${thread.comments[index]}`), 'Quote')).click();
  await quote(1);
  await expect(rich(page)).toContainText('Second.');
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('I agree.');
  await quote(2);
  await expect(rich(page)).toContainText('Third.');
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('I do not.');
  await page.keyboard.press('Control+Enter');
  await expect(last(page)).toHaveAccessibleName('Comment by member');
  await expect(last(page).locator('.userContent > *')).toHaveText([
    'moderator wrote:Second.',
    'I agree.',
    'moderator wrote:Third.',
    'I do not.',
  ]);
  await expect(last(page).locator('blockquote a')).toHaveCount(2);

  // A quote goes into a reply that is being written, also once the form below has come.
  await (await linkOf(answered, 'Reply')).click();
  const begun = answered.locator('[data-slate-editor]');
  await expect(begun).toBeFocused();
  await page.keyboard.type('My answer');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).locator('[data-slate-editor]')).toBeVisible();
  await page.keyboard.type(' goes on');
  await (await linkOf(page.locator(`#Comment_${thread.comments[1]}`), 'Quote')).click();
  await expect(begun.locator('blockquote')).toHaveCount(1);
  await expect(form(page).locator('blockquote')).toHaveCount(0);
});

test('a user is mentioned by keyboard, and a failing server does not stand in the way', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/500/);
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Hello @mod');
  const options = page.getByRole('listbox', { name: '@mention user suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  // They are the text's: Shift+Tab to the tools takes them along over nothing.
  await page.keyboard.press('Shift+Tab');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  // Another one in the same place is offered anew.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Hello @m');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(rich(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id'))!,
  );
  await expect(page.locator('[aria-live=polite]', { hasText: /suggestion/ })).toBeAttached();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(options.nth(1)).toBeVisible();
  // The letters of the search are no lighter than the rest of the name, in any colours.
  for (const mark of await options.locator('mark').all())
    expect(await mark.evaluate((each) => getComputedStyle(each).color)).toBe(
      await mark.locator('..').evaluate((each) => getComputedStyle(each).color),
    );
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await expectNoAxeViolations(page, { include: '#reply' });
  const name = (await options.first().textContent())!;
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  const mend = await breakRoute(page, /by-names/, {
    status: 500,
    body: '{"message":"Broken.","status":500}',
  });
  await page.keyboard.type('and @adm');
  await expect(page.getByRole('alert').filter({ hasText: 'Broken.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await mend();
  await page.keyboard.press('Control+Enter');
  await expect(last(page)).toHaveAccessibleName('Comment by member');
  await expect(last(page).locator('.userContent')).toHaveText(`Hello @${name} and @adm`);
});

test('users are looked up as the forum wants it: from so many letters on, or never', async ({
  open,
  page,
}) => {
  const names: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('by-names')) names.push(new URL(request.url()).searchParams.get('name'));
  });
  for (const [setting, value, asked] of [
    ['"mentionMinChars":1', '"mentionMinChars":3', ['mod*']],
    ['"userMentionsEnabled":true', '"userMentionsEnabled":false', []],
  ] as const) {
    await page.route(
      '**/discussion/**',
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        expect(html).toContain(setting);
        await route.fulfill({ response, body: html.replace(setting, value) });
      },
      { times: 1 },
    );
    names.length = 0;
    await open('member');
    await openEditor(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('@mo');
    // Long after a pause in which it would have been looked up.
    await expect(form(page)).toContainText(/Draft saved/);
    await page.keyboard.type(' @mod');
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
    // It may say so of the text before, on a machine that took five seconds for these letters.
    await expect.poll(() => names).toEqual(asked);
  }
});

test('the editor fits a narrow dark page from right to left, and a failure is in view there', async ({
  open,
  page,
  context,
  forum,
  problems,
}) => {
  problems.allow(/500/);
  await context.addCookies([{ name: 'locale', value: 'ar', url: forum.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('member');
  // The pointer alone wakes the form, and may meet the editor already.
  await form(page).getByRole('textbox').click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('@a');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const outside = () =>
    options.evaluateAll((all) =>
      all.flatMap((option) => {
        const { left, right } = option.getBoundingClientRect();
        return left < 0 || right > 320 ? [option.textContent] : [];
      }),
    );
  await expect.poll(outside).toEqual([]);
  await expectNoAxeViolations(page, { include: '#reply' });

  // Why a long comment was not taken, which is sent by keys, is said in view.
  await breakRoute(page, /\/comments$/, { status: 500, body: '{"message":"Full.","status":500}' });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.keyboard.press('Escape');
  for (let line = 0; line < 20; line += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Line ${line}`);
  }
  await page.keyboard.press('Control+Home');
  await expect(form(page).locator('button[type=submit]').first()).not.toBeInViewport();
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(rich(page)).toBeFocused();
});
