import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

const path = '/profile/accountprivacy';

test('a choice is kept by the server for members, also after a session that has ended, and in a cookie for guests; the browser’s wish counts till then', async ({
  page,
  open,
  api,
  context,
  problems,
}) => {
  problems.allow(/status of 403/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const choose = async (name: string) => {
    await page.getByRole('radio', { name }).click();
    await expect(page.locator('[data-react="AccountSettings"]')).toHaveAttribute(
      'data-inlay-state',
      'mounted',
    );
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByText('Nothing that is counted names you.')).toBeVisible();
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Success! Preferences saved.').last()).toBeVisible();
  };
  const member = await api('newcomer');
  await open('newcomer', path);
  await choose('No, count me without a name');
  await expectNoAxeViolations(page, { include: 'main' });
  await save();
  expect(await (await member.get('/analytics/privacy')).json()).toEqual({ AnonymizeData: '1' });
  expect(calls).toEqual(['POST /api/v2/analytics/privacy']);

  await test.step('a session that has ended says so and leads to a new one, from which the choice is saved', async () => {
    await choose('As usual');
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('You have been signed out. Sign in again to go on.');
    const way = page.getByRole('link', { name: 'Sign in again in a new tab' });
    await expect(way).toHaveAttribute('href', /\/entry\/signin\?.*accountprivacy/);
    await expect(way).toHaveAttribute('target', '_blank');
    await expectNoAxeViolations(page, { include: 'main form' });
    await context.addCookies(cookies);
    await expect(page.getByRole('radio', { name: 'As usual' })).toBeChecked();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect
      .poll(async () => (await member.get('/analytics/privacy')).json())
      .toEqual({ AnonymizeData: '-1' });
  });

  await context.clearCookies();
  await open('guest', path);
  await expect(page.getByRole('radio', { name: 'As usual' })).toBeChecked();
  calls.length = 0;
  await choose('Yes');
  await save();
  // The page says what the cookie is called.
  expect(calls).toEqual([]);
  const kept = (await context.cookies()).find(({ name }) => name === 'inlay-AnonymizeData');
  expect(kept).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax' });
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
});
