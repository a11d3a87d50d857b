import type { APIResponse, Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion } from '../support/forumRecords';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/threadTest';
import { usePage } from '../support/usePage';

const topOf = async (part: Locator) => (await part.boundingBox())!.y;

interface Poster {
  post(path: string, body: object): Promise<APIResponse>;
}

/** An issue on a record; resolves with its id. */
async function attachIssue(client: Poster, recordType: string, recordID: number, name: string, body: string) {
  const place = { attachmentType: 'forum-issue', recordType, recordID };
  const answer = await client.post('/attachments', { ...place, name, body });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { sourceID: string }).sourceID;
}

test('an attachment sleeps over the server’s HTML; once looked at, it says how it stands now, and the staff changes that there', async ({
  page,
  open,
  api,
  thread: { discussionID, comments, path },
}) => {
  const moderator = await api('moderator');
  const attach = (recordType: string, recordID: number) =>
    attachIssue(moderator, recordType, recordID, 'A <b>loose</b> screw', 'At the & back.');
  const issueID = await attach('comment', comments[0]!);
  await attach('discussion', discussionID);
  const calls: string[] = [];
  // What was just made is not stale yet.
  await page.route('**/attachments/refresh', async (route) => {
    const body = route.request().postDataJSON() as { attachmentIDs: number[]; onlyStale: boolean };
    calls.push(`${body.attachmentIDs.length} ${body.onlyStale}`);
    await route.continue({ postData: JSON.stringify({ ...body, onlyStale: false }) });
  });
  await open('moderator', `${path}?locale=ar`);
  const part = page.locator(`#Comment_${comments[0]} [data-react="LegacyThreadAttachmentsAsset"]`);
  await usePage(page, () =>
    page.evaluate(() => !!window.inlay!.doctor().extensions?.some(({ point }) => point === 'attachments')),
  );
  await expect(part).toHaveAttribute('data-inlay-state', 'asleep');
  await expect(part.locator('.inl-attachments__state')).toHaveText('مفتوح');
  await moderator.patch(`/issues/${issueID}`, { state: 'closed' });
  await expectNoAxeViolations(page, { include: '.inl-attachments' });
  expect(calls, 'nobody has looked').toEqual([]);
  const head = part.locator('.inl-attachments__head');
  const facts = part.locator('.inl-attachments__facts dt').first();
  await facts.scrollIntoViewIfNeeded();
  const before = [await topOf(head), await topOf(facts)] as const;
  await part.getByRole('link').first().focus();
  await expect(part).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(part.locator('.inl-attachments__state')).toHaveText('مغلق');
  expect(calls).toEqual(['1 true']);
  await expect(part.getByRole('link').first()).toBeFocused();
  await expect(part.getByText('A <b>loose</b> screw')).toBeVisible();
  await expect(part.getByText('At the & back.')).toBeVisible();

  const reopen = part.getByRole('button', { name: 'أعد فتح البلاغ' });
  await expect(reopen).toBeVisible();
  // A button is a fraction of a pixel taller than its line.
  expect(Math.abs((await topOf(head)) - before[0])).toBeLessThan(1);
  expect(Math.abs((await topOf(facts)) - before[1])).toBeLessThan(1);
  await reopen.press('Enter');
  await expect(part.locator('.inl-attachments__state')).toHaveText('مفتوح');
  const close = part.getByRole('button', { name: 'أغلق البلاغ' });
  await expect(close).toBeFocused();
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // The server's button is the add-on's while its attachment sleeps.
  const first = page.locator('.forum-post--first [data-react="LegacyThreadAttachmentsAsset"]');
  await expect(first).toHaveAttribute('data-inlay-state', 'asleep');
  await first.getByRole('button', { name: 'أغلق البلاغ' }).press('Enter');
  await expect(first.getByRole('button', { name: 'أعد فتح البلاغ' })).toBeFocused();
  await expect(first.locator('.inl-attachments__state')).toHaveText('مغلق');
});

test('at 320 px nothing moves or goes blank when an attachment wakes, also before its add-on is there', async ({
  page,
  open,
  api,
  thread: { comments, path },
}) => {
  const moderator = await api('moderator');
  for (const name of ['One', 'Two'])
    await attachIssue(moderator, 'comment', comments[0]!, name, `${name} & more.`);
  const { asked, release } = await holdCode(page, 'purify');
  await page.setViewportSize({ width: 320, height: 900 });
  await open('moderator', path);
  const part = page.locator(`#Comment_${comments[0]} [data-react="LegacyThreadAttachmentsAsset"]`);
  await page.waitForFunction(() =>
    window.inlay!.doctor().extensions?.some(({ point }) => point === 'attachments'),
  );
  await part.scrollIntoViewIfNeeded();
  const buttons = part.getByRole('button', { name: 'Close issue' });
  await expect(buttons).toHaveCount(2);
  const places = () =>
    part
      .locator('li, dt, dd, button, b, a, time')
      .evaluateAll((all) =>
        all.map((each) => [
          each.textContent,
          ...Object.values(each.getBoundingClientRect().toJSON() as object),
        ]),
      );
  const before = await places();
  await part.getByRole('link').first().focus();
  await expect(part).toHaveAttribute('data-inlay-state', 'mounted');
  expect(await places()).toEqual(before);
  expect(asked).toEqual([]);
  release();

  await test.step('an add-on that comes late takes the server’s button over with its focus', async () => {
    const late = await holdCode(page, 'addon-issues');
    await page.reload();
    await expect(part.locator('form')).toHaveCount(2);
    await buttons.last().focus();
    await expect(part).toHaveAttribute('data-inlay-state', 'mounted');
    await expect(buttons.last()).toBeFocused();
    await expect(part.locator('form')).toHaveCount(2);
    late.release();
    await expect(part.locator('form')).toHaveCount(0);
    await expect(buttons.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(part.getByRole('button', { name: 'Reopen issue' })).toBeFocused();
    await expect(buttons).toHaveCount(1);
    await expect(part.locator('.inl-attachments__state')).toHaveText(['Open', 'Closed']);
  });
});

test('an issue is made from a user’s own post by keys alone, at 320 px; a refused form keeps every word', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow?.(/status of 400/);
  const discussionID = await startDiscussion(await api('member'), { name: 'The band saw stops' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open('member', `/discussion/${discussionID}`);
  const post = page.locator('.forum-post--first');
  await expect(post.locator('.inl-attachments')).toHaveCount(0);
  const closed = post.locator('a[data-inlay-part="menu"]');
  await expect(closed).toHaveAttribute('aria-label', 'Discussion Options');
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role^=menuitem]').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Create issue' })).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Create issue' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  const text = dialog.getByRole('textbox', { name: 'Description' });
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('The band saw stops');
  await title.fill('');
  await text.fill('It smells of <i>smoke</i>.');
  await dialog.getByRole('combobox', { name: 'Priority' }).selectOption('High');
  await title.press('Enter');
  await expect(title).toHaveAccessibleDescription('Title is required.');
  await expect(title).toBeFocused();
  await expect(text).toHaveValue('It smells of <i>smoke</i>.');
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await title.fill('Saw & smoke');
  await title.press('Enter');
  await expect(dialog).toHaveCount(0);
  const made = post.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
  await expect(made).toContainText('Saw & smoke');
  await expect(made).toContainText('It smells of <i>smoke</i>.');
  await expect(post.getByRole('button', { name: 'Discussion Options' })).toBeFocused();
  await expect(page.getByText('The issue has been created.').first()).toBeVisible();
  const source = made.getByRole('link', { name: /^Issue #/ });
  const address = await source.getAttribute('href');
  await expect(page.getByRole('link', { name: 'View issue' })).toHaveAttribute('href', address!);
  await expectNoAxeViolations(page, { include: '.forum-post--first, .inl-toasts' });
  await source.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saw & smoke');
  await expect(page.getByRole('main')).toContainText('Priority: High');
});
