import type { BrowserContext, Page } from '@playwright/test';
import { patience } from '../../src/resources/drafts/guardSignOut';
import { barLink } from '../support/barLink';
import { breakRoute } from '../support/breakRoute';
import { comeBack } from '../support/comeBack';
import { denyStorage } from '../support/denyStorage';
import { dotPicture } from '../support/dotPicture';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { giveTime } from '../support/giveTime';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { signIn } from '../support/signIn';
import type { Role } from '../support/signIn';
import { expect, test } from '../support/threadTest';
import { begin, form, openEditor, rich } from '../support/userChange';

const note = (page: Page) => page.locator('.inl-draft-note');
const down = { status: 500, body: '{"message":"Down.","status":500}' };

async function write(page: Page, words: string): Promise<void> {
  await rich(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** Whether a page that is closed asks first; it stays then. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  return (await asked).type() === 'beforeunload';
}

test('T47: a failing server, an offline hour and a session that ends lose no word of a post', async ({
  page,
  open,
  api,
  context,
  problems,
}) => {
  problems.allow(/500|40[13]|drafts failed|ERR_/);
  await open('member', '/post/discussion/6');
  await expect(rich(page)).toBeVisible();
  const save = () => page.getByRole('button', { name: 'Save Draft' }).click();
  const onServer = async () =>
    JSON.stringify(await (await (await api('member')).get('/drafts?parentRecordID=6')).json());

  const mend = await breakRoute(page, /\/api\/v2\/drafts/, down);
  await page.getByLabel('Title').fill('Written in a storm');
  await write(page, 'One.');
  await save();
  await expect(note(page)).toContainText('Saved on this device; the server has not got it yet.');
  await mend();

  await context.setOffline(true);
  await write(page, ' Two.');
  await save();
  await expect(note(page)).toContainText('the server has not got it yet');
  await context.setOffline(false);
  await expect(note(page)).toContainText('Draft saved.');
  await expect.poll(onServer).toContain('One. Two.');

  const cookies = await context.cookies();
  await context.clearCookies();
  await write(page, ' Three.');
  await save();
  await expect(note(page)).toContainText('You have been signed out. Your text is kept on this device.');
  await expect(note(page).getByRole('link')).toHaveAttribute('target', '_blank');
  await expectNoAxeViolations(page, { include: '.inl-post' });
  await context.addCookies(cookies);
  await comeBack(page);
  await expect(note(page)).toContainText('Draft saved.');
  await expect.poll(onServer).toContain('One. Two. Three.');
  await page.reload();
  await expect(rich(page)).toHaveText('One. Two. Three.');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(rich(page)).toHaveText('');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(note(page)).toHaveText('');
  await expect.poll(onServer).toBe('[]');
});

test('T44: a draft is shown to its author alone, however a session ends', async ({
  page,
  open,
  as,
  context,
  thread,
}) => {
  await open('member');
  await begin(page, 'For my eyes only');
  const meet = async (role: Role | 'guest') => {
    await context.clearCookies();
    if (role !== 'guest') await as(role);
    await page.goto(thread.path);
    await page.waitForFunction(() => window.inlay !== undefined);
  };
  await meet('guest');
  await expect(page.locator('body')).not.toContainText('For my eyes only');
  await meet('newcomer');
  await begin(page, 'Mine');
  await page.keyboard.press('Control+Backspace');
  await expect(page.locator('body')).not.toContainText('For my eyes only');
  await expect(page.getByText('Saved Draft Available.')).toBeHidden();
  await meet('member');
  await expect(page.getByText('Saved Draft Available.')).toBeVisible();
  await openEditor(page);
  await expect(rich(page)).toHaveText('For my eyes only');
});

/** A session of the test's own: it is going to be ended. */
async function signInAnew(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies(await signIn(url, 'member'));
}

test('T44: signing out saves drafts on the server and removes them from every tab and this device', async ({
  page,
  context,
  forum,
  thread,
  api,
  problems,
}) => {
  problems.allow(/40[13]/);
  await giveTime(context, patience);
  await signInAnew(context, forum.url);
  const other = await context.newPage();
  // Nobody writes in the tab that signs out. Its toast may ask for the same code as soon as there is a draft.
  const code = await holdCode(page, 'drafts');
  await page.goto('/categories');
  await other.goto(thread.path);
  await begin(other, 'Leaving soon');
  // The other tab has told this one that there is something to be saved.
  await page.waitForFunction(() => localStorage.getItem('inlay.drafts') !== null);
  await page.bringToFront();
  await page.locator('[data-inlay-part="account"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => code.asked.length).toBeGreaterThan(0);
  code.release();
  await expect(barLink(page, 'Sign In')).toBeVisible();
  await expect(rich(other)).toHaveText('');
  await expect(form(other).getByRole('status')).toHaveText(
    'You have been signed out. Your draft is not shown here any more.',
  );
  const left = () =>
    other.evaluate(
      () =>
        new Promise<number>((resolve) => {
          indexedDB.open('inlay.drafts').onsuccess = ({ target }) => {
            const db = (target as IDBOpenDBRequest).result;
            const all = db.transaction('drafts').objectStore('drafts').count();
            all.onsuccess = () => resolve(all.result);
          };
        }),
    );
  await expect.poll(left).toBe(0);
  await expect.poll(() => other.evaluate(() => localStorage.getItem('inlay.drafts'))).toBeNull();
  const query = `/drafts?recordType=comment&parentRecordID=${thread.discussionID}`;
  const drafts = async () => (await (await api('member')).get(query)).text();
  await expect.poll(drafts).toContain('Leaving soon');
});

test('T44: the page for signing out saves unsent drafts on the server, too', async ({
  page,
  context,
  forum,
  thread,
  api,
}) => {
  await giveTime(context, patience);
  await signInAnew(context, forum.url);
  await page.goto(thread.path);
  await begin(page, 'Nearly forgotten');
  await page.goto('/entry/signout');
  await expect(page.getByText('Saved Draft Available.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(barLink(page, 'Sign In')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('inlay.drafts'))).toBeNull();
  const query = `/drafts?recordType=comment&parentRecordID=${thread.discussionID}`;
  const drafts = async () => (await (await api('member')).get(query)).text();
  await expect.poll(drafts).toContain('Nearly forgotten');
});

test('F27: a draft that no storage takes is kept by the server, and until then the page asks before it goes', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/500|drafts failed/);
  await denyStorage(page, ['localStorage', 'sessionStorage', 'indexedDB']);
  const mend = await breakRoute(page, /\/api\/v2\/drafts/, down);
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Only here');
  await expect(form(page)).toContainText('Kept only in this tab.');
  await expectNoAxeViolations(page, { include: '#reply' });
  await expect.poll(() => asksBeforeLeaving(page)).toBe(true);
  await mend();
  await comeBack(page);
  await expect(form(page)).toContainText('Draft saved.');
  await page.reload();
  await openEditor(page);
  await expect(rich(page)).toHaveText('Only here');
});

test('a post waits for its pictures', async ({ page, open }) => {
  const pictures = await holdCalls(page, /\/media$/);
  await open('moderator', '/post/discussion/6');
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill('With a picture');
  await write(page, 'Look: ');
  await page.locator('input[type=file]').setInputFiles(dotPicture('dot.png'));
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await post.click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Wait until the pictures have arrived.');
  await expect(rich(page)).toBeFocused();
  await expect(rich(page)).toHaveAttribute('aria-invalid', 'true');
  // There is nothing to wait for any more.
  await page.getByRole('button', { name: 'Cancel upload of dot.png' }).click();
  await expect(alert).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(dotPicture('dot.png'));
  await post.click();
  await expect(alert).toHaveText('Wait until the pictures have arrived.');
  pictures.release();
  await expect(rich(page).getByRole('img', { name: 'dot.png' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(rich(page)).not.toHaveAttribute('aria-invalid', 'true');
  await post.click();
  await expect(page.locator('.forum-post--first img[alt="dot.png"]')).toBeVisible();
});
