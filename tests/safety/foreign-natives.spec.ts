import type { Page, Request } from '@playwright/test';
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

const [followed] = Object.keys(scripts);

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
    // The browser sends both forms. One story follows them to their ends; the others stay where they are.
    const isFollowed = name === followed;
    const isForm = (request: Request) => request.isNavigationRequest() && request.method() === 'POST';
    if (!isFollowed)
      await page.route(/\/(react|comment)/, (route) =>
        isForm(route.request()) ? route.fulfill({ status: 204 }) : route.fallback(),
      );
    await page.addInitScript(script);
    await as('member');
    await page.goto(`${origins.forum.url}${thread}`);
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

    const sent = (path: RegExp) =>
      page.waitForRequest((request) => isForm(request) && path.test(request.url()));
    const before = (await readBar(barOf(page, 1)))['Like']!.pressed;
    const reaction = sent(/\/react/);
    const loaded = isFollowed ? page.waitForEvent('load') : null;
    await buttonOf(barOf(page, 1), 'Like').click();
    await reaction;
    await loaded;
    if (isFollowed) expect((await readBar(barOf(page, 1)))['Like']!.pressed).toBe(!before);

    await page.getByRole('textbox', { name: 'Your comment' }).fill(`Posted from a page with ${name}`);
    const comment = sent(/comment/);
    await page.getByRole('button', { name: 'Post Comment' }).click();
    expect((await comment).postData()).toContain('Posted');
    if (isFollowed)
      await expect(page.locator('.forum-comments > li').last()).toContainText(
        `Posted from a page with ${name}`,
      );
  });
