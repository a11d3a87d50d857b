import { barLink } from '../support/barLink';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('leads back to where the reader was, and signing out too', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await page.goto('/categories');
  await barLink(page, 'Sign In').click();
  await page.getByLabel('Name or e-mail address').fill('member');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('The name or the password is wrong.');
  await expect(page.getByLabel('Name or e-mail address')).toHaveValue('member');
  await page.getByLabel('Password').fill(process.env.INLAY_DEMO_PASSWORD ?? 'inlay');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  // With its styles, by which one of two account menus goes.
  await page.waitForURL(/\/categories$/);
  await page.locator('summary[aria-label="My Account"]:visible').click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  await expect(barLink(page, 'Sign In')).toBeVisible();
});

test('registering names the problem at each field and keeps the input', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await page.goto('/entry/register?target=/categories');
  await page.getByLabel('Name', { exact: false }).first().fill('ab');
  await page.getByLabel('E-mail address').fill('no address');
  await page.getByLabel('Password').first().fill('short');
  await page.getByLabel('Password again').fill('other');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.locator('#name')).toHaveValue('ab');
  await expect(page.locator('#name')).toHaveAccessibleDescription(/name is too short/);
  await expect(page.locator('#email')).toHaveAccessibleDescription(/not a valid e-mail address/);
  await expect(page.locator('#password')).toHaveAccessibleDescription(/too short/);
  await expect(page.locator('#password')).toHaveValue('');
  await expect(page.locator('#passwordConfirmation')).toHaveAccessibleDescription(/not the same/);
  const name = `Fresh Face ${Date.now() % 1_000_000}`;
  await page.locator('#name').fill(name);
  await page.locator('#email').fill(`fresh${Date.now()}@forum.test`);
  await page.locator('#password').fill('long enough');
  await page.locator('#passwordConfirmation').fill('long enough');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(/\/categories$/);
  await page.locator('summary[aria-label="My Account"]:visible').click();
  await expect(barLink(page, name)).toBeVisible();
});
