import type { Page } from '@playwright/test';
import { foreignScripts, oldPages } from '../support/oldLibraries';
import { barOf, buttonOf, readBar } from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

/** One of each kind of fault that only a browser shows whole; `tests/unit` has each. */
const scripts: Record<string, () => void> = {
  ...oldPages,
  'Document taken by a library': foreignScripts['Document taken by a library'],
  'lists that encode themselves': foreignScripts['lists that encode themselves'],
};

/** What is said of each tag; nothing while the page is on its way, or its loader. */
const tell = (page: Page) =>
  page.evaluate(() => window.inlay?.doctor().map(({ state, reason }) => `${state}: ${reason}`) ?? []);
const isWhole = (line: string) => /^skipped: (foreign: \w|user content)/.test(line);

for (const [name, script] of Object.entries(scripts))
  test(`${name}: every tag stays whole, its forms work, and it is said why`, async ({
    page,
    as,
    origins,
    thread,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith('Inlay')) said.push(message.text());
    });
    await page.addInitScript(script);
    await as('member');
    await page.goto(`${origins.forum.url}${thread}`);
    const before = (await readBar(barOf(page, 1)))['Like']!.pressed;
    const navigated = page.waitForNavigation();
    await buttonOf(barOf(page, 1), 'Like').click();
    await navigated;
    expect((await readBar(barOf(page, 1)))['Like']!.pressed).toBe(!before);

    await page.getByRole('textbox', { name: 'Your comment' }).fill(`Posted from a page with ${name}`);
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.locator('.forum-comments > li').last()).toContainText(
      `Posted from a page with ${name}`,
    );

    await expect
      .poll(async () => {
        const told = await tell(page);
        return told.length > 0 && told.every(isWhole);
      })
      .toBe(true);
    await expect(
      page.locator('[data-inlay-state="mounted"],[data-inlay-state="error"],.inl-retry'),
    ).toHaveCount(0);
    expect(said.at(-1)).toMatch(/foreign: \w/);
  });
