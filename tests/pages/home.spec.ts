import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';
import { watchShifts } from '../support/watchShifts';

test('the home page is a layout that is whole before any script, and asks for nothing', async ({
  page,
  as,
  browser,
}) => {
  await as('member');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const shifts = await watchShifts(page, '.inl-layout');
  await page.goto('/');
  await expect(page).toHaveTitle('Home - Brightwater Makers');
  const main = page.getByRole('main');

  await test.step('its widgets are there, by their names', async () => {
    for (const name of ['Categories', 'Recent posts', 'All Time Leaders', 'Popular tags'])
      await expect(main.getByRole('region', { name })).toBeVisible();
    const links = main.getByRole('navigation', { name: 'Quick Links' });
    await expect(links.getByRole('link', { name: 'My Drafts' })).toBeVisible();
    await expect(main.locator('dl')).toContainText('Members');
    await expect(main, 'only guests are asked in').not.toContainText('Sign In');
  });

  await test.step('a name opens its card, and nothing else has been asked for', async () => {
    // The bar is ready: all that the page does by itself has begun.
    await expect(page.locator('[data-react="title-bar-hamburger"][data-inlay-state]').first()).toBeAttached();
    expect(
      requests.filter((path) => /\/api\/|Widget|QuickLinks/.test(path) && !path.endsWith('.css')),
    ).toEqual([]);
    await main.getByRole('region', { name: 'All Time Leaders' }).getByRole('link', { name: 'admin' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await shifts()).toEqual([]);
  });

  await test.step('it is accessible, narrow, dark and in Arabic too', async () => {
    await expectNoAxeViolations(page, { include: 'main' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/?locale=ar&theme=dark');
    await expect(main.getByRole('region', { name: 'الوسوم الشائعة' })).toBeVisible();
    await expectNoAxeViolations(page, { include: 'main' });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over).toBeLessThanOrEqual(0);
  });

  await test.step('without script it is the same page, and asks guests in', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL('/', page.url()).href);
    const call = plain.getByRole('region', { name: 'Welcome to the workshop' });
    await expect(call.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      /entry\/register\?target=%2F$/,
    );
    await expect(plain.getByRole('region', { name: 'Recent posts' }).getByRole('article')).toHaveCount(10);
    await context.close();
  });
});
