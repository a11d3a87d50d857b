import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { holdCode } from '../support/holdCode';
import { holdTimers } from '../support/holdTimers';
import { expect, test } from '../support/threadTest';

const path = '/profile/preferences';

/** Milliseconds after which a toast goes by itself. */
const ofToast = 3000;

test('the form sleeps on its server HTML, keeps each choice, and agrees with a fresh page', async ({
  page,
  open,
  api,
}) => {
  const newcomer = await api('newcomer');
  await newcomer.patch('/notification-preferences/$me', {
    NewComment: { popup: false },
    DigestEnabled: { email: true, frequency: 'weekly' },
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await holdTimers(page, ofToast);
  await open('newcomer', path);
  const tag = page.locator('[data-react="NotificationPreferences"]');
  await expect(tag).toHaveAttribute('data-inlay-state', 'asleep');
  const box = page.getByRole('checkbox', { name: 'New comments, popup' });
  const height = (await page.locator('main').boundingBox())!.height;
  await box.click();
  await expect(tag).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(box).toBeChecked();
  expect((await page.locator('main').boundingBox())!.height).toBe(height);
  await expect(page.getByText('Success! Preferences saved.').last()).toBeVisible();
  await expectNoAxeViolations(page, { include: 'main' });
  await page.getByLabel('How often').selectOption('monthly');
  await page.goto('about:blank');
  // What a page sends as it is left may come to the server after the next page was asked for.
  await expect
    .poll(async () => (await newcomer.get('/notification-preferences/$me')).text())
    .toContain('"monthly"');
  await open('newcomer', path);
  await expect(box).toBeChecked();
  await expect(page.getByLabel('How often')).toHaveValue('monthly');
  // What is saved while the page is left may go out after its last report.
  expect(new Set(calls)).toEqual(new Set(['PATCH /api/v2/notification-preferences/4']));
  expect(calls.length).toBeLessThanOrEqual(2);
});

test('in both directions, narrow, and with text twice as large, lists show their words whole and boxes stand beside theirs; a pointer that was on the form before its widget was known wakes it', async ({
  page,
  open,
  api,
}) => {
  await (
    await api('newcomer')
  ).patch('/notification-preferences/$me', { DigestEnabled: { email: true, frequency: 'weekly' } });
  for (const [width, locale] of [
    [1280, 'en'],
    [320, 'ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const rest = await holdCode(page, 'registry');
    await open('newcomer', `${path}?locale=${locale}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const look = () =>
      page.locator('main .inl-preferences').evaluate((form) => ({
        cut: [...form.querySelectorAll('select')].filter(
          (list) => list.clientHeight < 1.1 * parseFloat(getComputedStyle(list).fontSize),
        ).length,
        apart: [...form.querySelectorAll('.inl-preferences__choice > input[type=checkbox]')].filter((box) => {
          const words = document.createRange();
          words.selectNode(box.nextSibling!);
          return words.getBoundingClientRect().top >= box.getBoundingClientRect().bottom;
        }).length,
        sideways: document.documentElement.scrollWidth - window.innerWidth,
      }));
    const whole = { cut: 0, apart: 0, sideways: 0 };
    expect(await look(), `${locale} at ${width} px, asleep`).toEqual(whole);
    await page.getByRole('checkbox').first().hover();
    rest.release();
    await expect(page.locator('[data-react="NotificationPreferences"]')).toHaveAttribute(
      'data-inlay-state',
      'mounted',
    );
    expect(await look(), `${locale} at ${width} px`).toEqual(whole);
    if (width === 320 && locale === 'ar')
      await expectNoAxeViolations(page, { include: 'main', look: 'all but colours' });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form saves; guests are asked to sign in', async ({ page, as }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/entry\/signin\?target=%2Fprofile%2Fpreferences$/);
    await as('newcomer');
    await page.goto(path);
    await page.getByRole('checkbox', { name: 'I am mentioned, e-mail' }).uncheck();
    await page.getByLabel('Notification language').selectOption('ar');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toHaveText('Success! Preferences saved.');
    await expect(page.getByRole('checkbox', { name: 'I am mentioned, e-mail' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'I am mentioned, popup' })).toBeChecked();
    await expect(page.getByLabel('Notification language')).toHaveValue('ar');
  });
});
