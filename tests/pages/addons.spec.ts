import type { Locator, Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

/** Scrolls: with the first use of a page those add-ons come of which nothing is in sight. */
const use = (page: Page) => page.evaluate(() => window.scrollTo(0, 1));

/** Opens the author's card until it has what an add-on puts there: a card does without what comes late, the next one has it. */
async function openCard(page: Page, owner: string, part: (card: Locator) => Locator): Promise<Locator> {
  await page.waitForFunction(
    (key) =>
      window
        .inlay!.doctor()
        .extensions?.some((each) => each.owner === key && each.point === 'userCard.content'),
    owner,
  );
  const card = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.locator('.forum-author').first().getByRole('link', { name: 'moderator' }).first().click();
    await expect(part(card)).toBeVisible({ timeout: 4000 });
  }).toPass();
  return card;
}

const badgesOf = (card: Locator) => card.getByRole('list', { name: 'Badges' });
const rankOf = (card: Locator) => card.locator('.inl-rank');

test('badges and ranks stand beside the author from the server, on the card from the add-ons, and on a page of their own', async ({
  page,
  open,
  problems,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v2/') && calls.push(request.url()));
  await open('member');
  const author = page.locator('.forum-author').first();
  await expect(author.getByRole('list', { name: 'Badges' })).toBeVisible();
  await expect(author.locator('.inl-rank')).toHaveText(/Apprentice|Journeyman|Artisan|Master/);

  await test.step('a post that comes without badges and rank gets them from its tag, and asks the server for nothing', async () => {
    await page.evaluate(() => {
      const known = {
        badges: [{ badgeID: 9, name: 'Planted <b>badge</b>', body: 'For coming late.' }, 'no badge'],
        ranks: { rankID: 1, name: 'Gardener', level: 1 },
      };
      const tag = document.createElement('span');
      tag.dataset.react = 'PostMeta';
      tag.dataset.props = JSON.stringify({
        recordType: 'comment',
        recordID: 5,
        userID: 7,
        side: 'author',
        known,
      });
      document.querySelector('h1')!.append(tag);
    });
    const tag = page.locator('[data-react="PostMeta"]');
    await expect(tag.getByRole('listitem')).toHaveText(['Planted <b>badge</b>']);
    await expect(tag.locator('.inl-rank')).toHaveText('Gardener');
    expect(calls.filter((url) => /badges|rank/.test(url))).toEqual([]);
  });

  await test.step('on the card', async () => {
    await use(page);
    await openCard(page, 'badges', badgesOf);
    const card = await openCard(page, 'ranks', rankOf);
    await expect(badgesOf(card)).toContainText('First Words');
    await expect(rankOf(card)).toHaveText(await author.locator('.inl-rank').innerText());
    await expectNoAxeViolations(page, { include: '.inl-layer' });
    await page.keyboard.press('Escape');
  });

  await test.step('names that cannot be broken at a space stay within a phone’s page', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => {
      for (const name of document.querySelectorAll('.inl-rank, .inl-badges__badge'))
        name.append('Donaudampfschifffahrtsgesellschaftskapitaenspatent');
    });
    await expect(page.locator('.inl-badges__badge').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step('a page of its own: whole from the server, then its own, asking for nothing', async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    const withBadges = page.locator('.forum-author:has(.inl-badges) [data-userid]').first();
    const address = `/badges/${await withBadges.getAttribute('data-userid')}`;
    calls.length = 0;
    await page.goto(address);
    const tag = page.locator('[data-react="RoutePage"]');
    const shown = async () => ({ words: await tag.innerText(), box: await tag.boundingBox() });
    const server = await shown();
    expect(server.words).toContain('Badges of');
    await expect(tag).toHaveAttribute('data-inlay-state', 'mounted');
    await expect(tag.getByRole('link', { name: 'View Profile' })).toBeVisible();
    await expect.poll(shown).toEqual(server);
    await expect(page).toHaveTitle(/^Badges - /);
    expect(calls).toEqual([]);
    await expectNoAxeViolations(page);

    // Elsewhere nothing is found.
    problems.allow(/404/);
    await page.goto('/badges/7/of/nobody');
    await page.waitForFunction(() => 'extensions' in (window.inlay?.doctor() ?? {}));
    await expect(tag).toHaveAttribute('data-inlay-state', 'waiting');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });
});

/** Four of the five fail at once, each in its own way; ranks stay well. */
const failing: Record<string, Parameters<Route['fulfill']>[0]>[] = [
  {
    badges: { status: 404 },
    issues: { status: 500 },
    polls: { contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' },
    qna: { contentType: 'text/javascript', body: 'export const addon = { key: "qna", regist' },
  },
  {
    badges: { contentType: 'text/javascript', body: 'throw new Error("at import")' },
    polls: { contentType: 'text/javascript', body: 'export const addon = 5' },
  },
];
test('F08: an add-on’s code that fails in any way is asked for once more, reported, and takes nothing else down', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/badges|issues|polls|qna|at import|MIME type|Unexpected|status of [45]/);
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('inlay:error', (event) => {
      const { widget, phase } = (event as CustomEvent<{ widget: string; phase: string }>).detail;
      told.push(`${widget} ${phase}`);
    });
  });
  for (const answers of failing) {
    const keys = Object.keys(answers);
    const asked: Record<string, string[]> = {};
    const code = /addon-(\w+)\..*\.js(?:[?]|$)/;
    await page.route(code, (route) => {
      const url = route.request().url();
      const key = code.exec(url)![1]!;
      if (!answers[key]) return route.fallback();
      (asked[key] ??= []).push(url.split('.js').at(-1)!);
      return route.fulfill(answers[key]);
    });
    await open('member');
    await use(page);
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told.toSorted());
    await expect.poll(told).toEqual(keys.map((key) => `${key} load`));
    for (const key of keys)
      expect(asked[key], key).toEqual(answers[key]?.body === 'export const addon = 5' ? [''] : ['', '?']);
    const card = await openCard(page, 'ranks', rankOf);
    await expect(badgesOf(card)).toHaveCount(0);
    await page.unroute(code);
  }
});

test('add-ons that a lost network keeps back come once it is there again, and report nothing before', async ({
  page,
  context,
  open,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  let away = true;
  let asked = 0;
  let lost = 0;
  await page.route(/\/attachAddon\./, async (route) => {
    if (!away) return route.fallback();
    asked += 1;
    await context.setOffline(true);
    // The page knows, and asks again when the network is back.
    await page.waitForFunction(() => !navigator.onLine);
    await route.abort('internetdisconnected');
    lost += 1;
  });
  await open('member');
  await use(page);
  await expect.poll(() => lost > 0 && lost === asked).toBe(true);
  away = false;
  await context.setOffline(false);
  await openCard(page, 'badges', badgesOf);
});
