import { startDiscussion } from '../support/forumRecords';
import { freshPage } from '../support/freshPage';
import { expect, test } from '../support/threadTest';

test('a member bookmarks, votes for, mutes, reports and shares a discussion, without leaving its page', async ({
  context,
  page,
  open,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await startDiscussion(await api('moderator'), { name: 'A saw to be kept' });
  const member = await api('member');
  const discussion = async () =>
    (await (await member.get(`/discussions/${id}?expand[]=reactions`)).json()) as Record<string, unknown>;
  await open('member', `/discussion/${id}`);
  const post = page.locator('.forum-post--first');

  const bookmark = post.getByRole('button', { name: 'Bookmark' });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  const up = post.getByRole('button', { name: 'Upvote' });
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(post.getByText('Score 1', { exact: true })).toBeAttached();

  await post.locator('[data-inlay-part="menu"]').click();
  const mute = page.getByRole('menuitemcheckbox', { name: /^Mute/ });
  await mute.click();
  await expect(page.getByRole('menuitemcheckbox', { name: /^Muted on/ })).toBeChecked();
  await expect(page.getByText('Discussion has been muted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(discussion).toMatchObject({ bookmarked: true, muted: true, score: 1 });

  await post.locator('[data-inlay-part="report"]').click();
  const report = page.getByRole('dialog', { name: 'Report content' });
  await report.getByRole('checkbox').first().check();
  const note = report.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
  await note.click();
  await page.keyboard.type('It is an advertisement.');
  await expect(note).toHaveText('It is an advertisement.');
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Thank you. Moderators will look at it.')).toBeVisible();
  await expect(report).toHaveCount(0);

  await post.locator('[data-inlay-part="share"]').click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied to clipboard.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`/discussion/${id}.*utm_source=community-share`));

  // The page says so too when it is read again.
  const pressed = (await freshPage(page)).evaluate((html) =>
    [...html.querySelectorAll('.forum-post--first [aria-pressed=true]')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent.trim(),
    ),
  );
  expect(await pressed).toEqual(expect.arrayContaining(['Bookmark', 'Upvote']));
});
