import { expect, test } from '../support/test';

test('on a phone the button for a new post floats at the lower end, and covers nothing that is used', async ({
  page,
  as,
}) => {
  await as('member');
  const button = page
    .getByRole('main')
    .locator('[data-inlay-part="menu"]', { hasText: /New Post|منشور جديد/ });
  const box = async () => (await button.boundingBox())!;
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/');
  await expect(button).toBeVisible();
  const inFlow = () =>
    button.evaluate((element) => getComputedStyle(element.closest('.inl-new-post')!).position);
  await expect.poll(inFlow).toBe('static');

  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(inFlow).toBe('fixed');
  await expect.poll(async () => (await box()).y + (await box()).height).toBeGreaterThan(600);
  expect((await box()).x + (await box()).width).toBeGreaterThan(290);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);
  const posts = (await page.getByRole('region', { name: 'Recent posts' }).boundingBox())!;
  expect(posts.width).toBeGreaterThan(270);

  await test.step('at the page’s end the last link stands above it, and so does what the keyboard reaches', async () => {
    const last = page.locator('footer a').last();
    await last.focus();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        const link = (await last.boundingBox())!;
        return link.y + link.height - (await box()).y;
      })
      .toBeLessThanOrEqual(0);
  });

  await test.step('by the keyboard it opens its kinds of posts, in sight', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem').first();
    await expect(item).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  await test.step('in Arabic it stands on the other side', async () => {
    await page.goto('/?locale=ar');
    await expect.poll(async () => (await box()).x).toBeLessThan(30);
  });

  await test.step('a page to write on keeps it in its place', async () => {
    await page.evaluate(() => {
      document.querySelector('main')!.append(document.createElement('textarea'));
    });
    await expect.poll(inFlow).toBe('static');
  });
});
