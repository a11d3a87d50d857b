import { expect, expectReady, heard, test as base } from '../support/embedTest';

/** Playwright switches the browser's cache of whole pages off; here it is what a reader has. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('the back button brings the host’s page back with a living embed, which has greeted once', async ({
  page,
  openHost,
  embed,
  forum,
  sites,
}) => {
  sites.serve('/nothing', '<!doctype html><link rel="icon" href="data:,"><title>Nothing</title>');
  await openHost('<forum-embed src="{forum}/" path="/discussions"></forum-embed>');
  await expectReady(embed);
  // No browser keeps a page that is left while it loads.
  await page.waitForLoadState();
  await page.evaluate((origin) => {
    const greetings: unknown[] = [];
    Object.assign(window, { greetings });
    addEventListener('message', (event) => event.origin === origin && greetings.push(event.data.inlay));
  }, forum.url);
  const greetings = () => page.evaluate(() => (window as any).greetings as unknown);
  const titles = (await heard(page, 'title')).length;

  await page.goto(`${sites.host.url}/nothing`);
  await page.goBack({ waitUntil: 'commit' });
  // Not in a page that was made anew. The browser shows one from its cache before it can be asked.
  await page.waitForFunction(() => 'greetings' in window);
  await expect.poll(greetings).toEqual(['hello']);
  await expect.poll(async () => (await heard(page, 'title')).length).toBe(titles + 1);
  await expectReady(embed);
  expect(await heard(page, 'navigate')).toEqual([]);

  await embed.evaluate((element) =>
    (element as HTMLElement & { go(path: string): Promise<void> }).go('/categories'),
  );
  await expect
    .poll(() => heard(page, 'navigate'))
    .toEqual([expect.objectContaining({ type: 'navigate', path: '/categories' })]);
  await expectReady(embed);
  // The page that followed has greeted too; nobody else has.
  await expect.poll(greetings).toEqual(['hello', 'hello']);
});
