import { beginComment, body, lostNote, newPost, rich } from '../support/draftForms';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { fillStorage } from '../support/fillStorage';
import { holdTimers } from '../support/holdTimers';
import { expect, test } from '../support/threadTest';

test('a reply gives up the draft of another one, and asks first', async ({ page, open, thread }) => {
  await open('member');
  await beginComment(page);
  await page
    .getByRole('link', { name: /^Reply/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'You have an unposted draft, replying to this comment will discard your draft.',
  );
  await expectNoAxeViolations(page, { include: '[role=alertdialog]' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(body(page, 'Your reply')).toBeFocused();
  await page.keyboard.type('Half a reply');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  await page.goto('/discussions');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(page.locator(`#Comment_${thread.comments[0]}`)).toContainText('Half a reply');

  // So does answering another comment, from a form that stands open; Cancel keeps everything.
  const begun = page.locator(`#Comment_${thread.comments[0]}`).locator('[data-slate-editor]');
  const other = page.locator(`#Comment_${thread.comments[1]}`);
  await other.getByRole('link', { name: /^Reply/ }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(begun).toHaveText('Half a reply');
  await other.getByRole('link', { name: /^Reply/ }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(other.locator('[data-slate-editor]')).toBeFocused();
  await expect(question).toBeHidden();
  await expect(begun).toHaveCount(0);
});

test('the browser does not ask again once a post is given up in the form’s own question, but does while the page stays', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/500|drafts failed/);
  await fillStorage(page);
  // What has been said is there for ten seconds, and is counted.
  await holdTimers(page, 10_000);
  await breakRoute(page, /\/api\/v2\/drafts/, { status: 500, body: '{}' });
  await open('member', newPost);
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill('Only here');
  await body(page).click();
  await page.keyboard.type('Nothing keeps this');
  await expect(lostNote(page)).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').getByText('Kept only in this tab.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.locator('[aria-live="polite"]').getByText('Kept only in this tab.')).toHaveCount(2);
  const cancel = page.locator('[data-inlay-part="cancel"]');
  const leave = async () => {
    await cancel.click();
    await page.getByRole('button', { name: 'Continue without saving' }).click();
  };
  const target = await cancel.evaluate((link) => (link as HTMLAnchorElement).href);

  // A page that answers with nothing to show is never left.
  await page.route(target, (route) => route.fulfill({ status: 204 }), { times: 1 });
  const answered = page.waitForResponse(target);
  await leave();
  await answered;
  await expect(rich(page)).toHaveText('Nothing keeps this');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => location.assign('/discussions'));
  expect((await asked).type()).toBe('beforeunload');
  await expect(rich(page)).toHaveText('Nothing keeps this');

  await leave();
  await expect(page).toHaveURL(target);
});
