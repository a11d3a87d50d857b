import type { Page } from '@playwright/test';
import { beginComment, body, draftToast, rich } from '../support/draftForms';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { watchShifts } from '../support/watchShifts';
import { expect, test } from '../support/threadTest';

/** The code of drafts is there, from the server or out of the browser's memory, which sends no response. */
const expectEngine = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/drafts.')),
      ),
    )
    .toBe(true);

test('a comment that waits is announced on its page and in lists, and its link leads into the editor', async ({
  page,
  open,
  thread,
}) => {
  await open('member');
  await beginComment(page);
  await page.reload();
  await expect(draftToast(page)).toBeVisible();
  await expectNoAxeViolations(page, { include: '.inl-toasts' });
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(rich(page)).toBeFocused();
  await expect(rich(page)).toHaveText('Half a comment');
  await expect(draftToast(page)).toBeHidden();
  // A reader who goes to the form without it has found the draft as well: nothing lies over its buttons then.
  await page.reload();
  await expect(draftToast(page)).toBeVisible();
  await body(page, 'Your comment').click();
  await expect(draftToast(page)).toBeHidden();

  await page.goto('/discussions');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await page.waitForURL(/hasDraft=true#create-comment$/);
  await expect(page).toHaveURL(new RegExp(`/discussion/${thread.discussionID}`));
  await expect(rich(page)).toBeFocused();
  await expect(rich(page)).toHaveText('Half a comment');
});

test('the toast of a draft comes in with its words and moves nothing, and goes when another tab posts the draft or gives it up', async ({
  page,
  open,
  api,
  thread,
}) => {
  const member = await api('member');
  const begin = (words: string) =>
    member.post('/drafts', {
      ...{ recordType: 'comment', parentRecordType: 'discussion', parentRecordID: thread.discussionID },
      attributes: { body: words, format: 'text', draftType: 'comment', draftMeta: {} },
    });
  await begin('Posted elsewhere');
  await page.setViewportSize({ width: 412, height: 823 });
  const shifts = await watchShifts(page, '.inl-toasts');
  await open('member', '/categories');
  const look = async (place: string) => {
    const html = await (await page.goto(place))!.text();
    // Styles that come later have the browser lay out each text once more.
    expect(html).toMatch(/DraftsToast[.]\w+[.]css/);
    await expect(draftToast(page)).toBeVisible();
    await expectEngine(page);
    // It has come in.
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1,
            ).length,
      );
    await expect.poll(moving).toBe(0);
    expect(await shifts(), place).toEqual([]);
  };
  await look('/discussions');
  await look(thread.path);
  const other = await page.context().newPage();
  await other.goto(thread.path);
  await body(other, 'Your comment').click();
  await expect(rich(other)).toHaveText('Posted elsewhere');
  await expect(draftToast(page)).toBeVisible();
  await other.getByRole('button', { name: 'Post Comment' }).click();
  await expect(draftToast(page)).toBeHidden();

  await begin('Given up elsewhere');
  await look(thread.path);
  await other.goto('/drafts');
  await expect(other.locator('[data-react="DraftList"][data-inlay-state="mounted"]')).toBeAttached();
  const row = other.getByRole('article').filter({ hasText: 'Given up elsewhere' });
  await row.getByRole('button', { name: 'Delete' }).click();
  const loaded = other.waitForEvent('load');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(draftToast(page)).toBeHidden();
  // The list comes anew. Chromium does not close a page that is about to navigate, nor then the one that comes.
  await loaded;
});

test('a draft of another device is announced here, and its links lead into the editor', async ({
  page,
  open,
  api,
  ownComment,
  thread,
}) => {
  const member = await api('member');
  const own = await ownComment('As it was');
  const begin = (words: string, target: object, meta: object = {}) =>
    member.post('/drafts', {
      recordType: 'comment',
      ...target,
      attributes: { body: words, format: 'text', draftType: 'comment', draftMeta: meta },
    });
  const inThread = { parentRecordType: 'discussion', parentRecordID: thread.discussionID };
  await begin('A reply begun elsewhere', inThread, { commentParentID: thread.comments[1] });

  await open('member', '/discussions');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  const answered = page.locator(`#Comment_${thread.comments[1]}`);
  await expect(answered.locator('[data-slate-editor]')).toHaveText('A reply begun elsewhere');

  // A change to a comment is no news, but the list of drafts leads to it.
  await begin('As it will be', { recordID: own });
  await page.goto('/drafts');
  const row = page.getByRole('article').filter({ hasText: 'As it will be' });
  await row.getByRole('link', { name: 'A discussion for a test' }).click();
  const changed = page.locator(`#Comment_${own}`);
  await expect(changed.locator('[data-slate-editor]')).toHaveText('As it will be');
  await changed.getByRole('button', { name: 'Save' }).click();
  await expect(changed.locator('.userContent')).toHaveText('As it will be');
  await expect
    .poll(async () => (await (await member.get('/drafts')).text()).includes('As it will be'))
    .toBe(false);
});
