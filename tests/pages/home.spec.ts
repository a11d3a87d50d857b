import { expect, test } from '../support/test';
import { watchShifts } from '../support/watchShifts';

test('the home page is a layout that is whole before any script, and asks for nothing', async ({
  page,
  as,
  request,
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

  await test.step('its HTML is whole without script, asks guests in, and has words in Arabic', async () => {
    const html = await (await request.get('/')).text();
    const call = html.slice(html.indexOf('Welcome to the workshop'));
    expect(call).toMatch(/ href="[^"]*\/entry\/register\?target=%2F"/);
    expect(html.match(/<article/g)).toHaveLength(10);
    expect(await (await request.get('/?locale=ar')).text()).toContain('الوسوم الشائعة');
  });
});
