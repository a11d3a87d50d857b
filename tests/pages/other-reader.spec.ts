import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { electronics, followButton, readPreferences, setPreferences } from '../support/followTag';
import { startDiscussion } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import type { Role } from '../support/signIn';
import { test as base, expect } from '../support/threadTest';

/** The session becomes somebody else's where the page does not hear of it: in another window, before its next call. */
const test = base.extend<{ becomes: (role: Role) => Promise<void> }>({
  becomes: async ({ context, cookiesOf, problems }, use) => {
    problems.allow(/status of 403/);
    await use(async (role) => {
      // Known before the first one's go: in between, a page finds nobody signed in.
      const cookies = await cookiesOf(role);
      await context.clearCookies();
      await context.addCookies(cookies);
    });
  },
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const narrow = [320, 'ar', 'شخص آخر مسجّل الدخول الآن.', 'إعادة التحميل'] as const;

test('the dialog of a followed category and notification preferences go with their reader, and the page says why', async ({
  page,
  open,
  api,
  becomes,
}) => {
  const [width, locale, words, reload] = narrow;
  const [member, newcomer] = [await api('member'), await api('newcomer')];
  await setPreferences(member, 'popup.posts');
  await setPreferences(newcomer);
  await page.setViewportSize({ width, height: 640 });
  await open('member', `${electronics.path}?locale=${locale}`);
  await followButton(page).click();
  const box = page.getByRole('dialog').getByRole('checkbox').last();
  await box.focus();
  await becomes('newcomer');
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toHaveText(
    new RegExp(`^\u2068${electronics.name}\u2069: \\s*${words}$`),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(followButton(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await expect.poll(() => sideways(page)).toBe(0);
  await expectNoAxeViolations(page, { include: '.inl-toast', look: 'all but colours' });
  expect([await readPreferences(member), await readPreferences(newcomer)]).toEqual([
    ['followed', 'popup.posts'],
    [],
  ]);

  // So do notification preferences, which lead to those of the next one.
  await page.goto(`/profile/preferences?locale=${locale}`);
  const boxes = page.locator('main').getByRole('checkbox');
  // Before the form is known for a widget's, a press is the browser's.
  await expect(page.locator('[data-react="NotificationPreferences"]')).toHaveAttribute(
    'data-inlay-state',
    /asleep|mounted/,
  );
  await boxes.nth(2).focus();
  await becomes('member');
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toHaveText(words);
  await expect(boxes).toHaveCount(0);
  await expect(page.getByRole('link', { name: reload })).toBeFocused();
  await expect.poll(() => sideways(page)).toBe(0);
  await expectNoAxeViolations(page, { include: 'main', look: 'all but colours' });
  await page.keyboard.press('Enter');
  await expect(boxes).not.toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-react="NotificationPreferences"]')).toHaveAttribute(
    'data-props',
    /"userID":3\b/,
  );
});

test('a run that is refused because somebody else is signed in says so after its dialog was closed', async ({
  page,
  open,
  api,
  becomes,
}) => {
  const [width, locale, words] = narrow;
  const moderator = await api('moderator');
  const name = `Of the user before, ${locale}`;
  const id = await startDiscussion(moderator, { name });
  await page.setViewportSize({ width, height: 640 });
  await open('moderator', `/discussions?sort=-dateInserted&locale=${locale}`);
  const box = page.locator(`input[data-inlay-check][value="${id}"]`);
  await box.check();
  const bar = page.locator('.inl-bulk');
  await becomes('member');
  const calls = await holdCalls(page, /discussions\/list/);
  await bar.getByRole('button', { name: 'حذف' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect.poll(() => calls.asked).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  calls.release();
  // Nothing else is ever told, in no other alert.
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`${words}$`));
  await expect(page.getByRole('alert')).not.toContainText(name);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect(box).toBeDisabled();
  await expect(page.locator('main input[data-inlay-check]:enabled')).toHaveCount(0);
  // A keyboard goes on from a row.
  await expect(page.locator('main [data-inlay-shows]:focus-within')).toHaveCount(1);
  await expect.poll(() => sideways(page)).toBe(0);
  expect((await moderator.get(`/discussions/${id}`)).status()).toBe(200);
});
