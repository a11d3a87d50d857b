import type { Locator, Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

test('badges and ranks stand beside the author from the server, and on the card from the add-ons', async ({
  page,
  open,
}) => {
  await open('member');
  const author = page.locator('.forum-author').first();
  await expect(author.getByRole('list', { name: 'Badges' })).toBeVisible();
  await expect(author.locator('.inl-rank')).toHaveText(/Apprentice|Journeyman|Artisan|Master/);
  const card = page.getByRole('dialog');
  // A card does without what comes late: the next one has it.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await author.getByRole('link', { name: 'moderator' }).first().click();
    await expect(card.getByRole('list', { name: 'Badges' })).toContainText('First Words');
  }).toPass();
  await expect(card.locator('.inl-rank')).toHaveText(await author.locator('.inl-rank').innerText());
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  const { extensions } = await page.evaluate(() => {
    const told = window.inlay!.doctor();
    return { extensions: told.extensions };
  });
  expect(extensions).toContainEqual({ point: 'userCard.content', key: 'badges', owner: 'badges' });
});

test('a post that comes without badges and rank gets them from its tag, and asks the server for nothing', async ({
  page,
  open,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v2/') && calls.push(request.url()));
  await open('member');
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

test('names of ranks and badges that cannot be broken at a space stay within a phone’s page', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open('member');
  await expect(page.locator('.inl-badges__badge').first()).toBeVisible();
  await page.evaluate(() => {
    for (const name of document.querySelectorAll('.inl-rank, .inl-badges__badge'))
      name.append('Donaudampfschifffahrtsgesellschaftskapitaenspatent');
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('an add-on has a page of its own: whole from the server, then its own, asking for nothing; elsewhere nothing is found', async ({
  page,
  open,
  problems,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v2/') && calls.push(request.url()));
  await open('member');
  const author = page.locator('.forum-author:has(.inl-badges) [data-userid]').first();
  await page.goto(`/badges/${await author.getAttribute('data-userid')}`);
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

  problems.allow?.(/404/);
  await page.goto('/badges/7/of/nobody');
  await page.waitForFunction(() => 'extensions' in (window.inlay?.doctor() ?? {}));
  await expect(tag).toHaveAttribute('data-inlay-state', 'waiting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

/** Scrolls: with the first use of a page those add-ons come of which nothing is in sight. */
const use = (page: Page) => page.evaluate(() => window.scrollTo(0, 1));

/** A card does without what comes late: the next one has it. */
const expectOnCard = (page: Page, part: (card: Locator) => Locator) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await page.locator('.forum-author').first().getByRole('link', { name: 'moderator' }).first().click();
    await expect(part(page.getByRole('dialog'))).toBeVisible({ timeout: 4000 });
  }).toPass();

const failing: [string, Parameters<Route['fulfill']>[0]][] = [
  ['that is gone', { status: 404 }],
  ['that the server cannot give', { status: 500 }],
  [
    'that is a page of somebody in between',
    { contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' },
  ],
  [
    'that is cut off',
    { contentType: 'text/javascript', body: 'export const addon = { key: "badges", regist' },
  ],
  ['that throws', { contentType: 'text/javascript', body: 'throw new Error("at import")' }],
  ['that is none', { contentType: 'text/javascript', body: 'export const addon = 5' }],
];
test('F08: an add-on’s code that fails in any way is asked for once more, reported, and takes nothing else down', async ({
  page,
  open,
  problems,
}) => {
  problems.allow?.(/badges|at import|MIME type|Unexpected|status of [45]/);
  await page.addInitScript(() => {
    document.addEventListener('inlay:error', (event) => {
      const { widget, phase } = (event as CustomEvent<{ widget: string; phase: string }>).detail;
      (window as unknown as { told: string[] }).told = [`${widget} ${phase}`];
    });
  });
  for (const [name, answer] of failing) {
    const asked: string[] = [];
    const code = /addon-badges\..*\.js(?:[?]|$)/;
    await page.route(code, (route) => {
      asked.push(route.request().url().split('.js').at(-1)!);
      return route.fulfill(answer);
    });
    await open('member');
    await use(page);
    const told = () => page.evaluate(() => (window as unknown as { told?: string[] }).told);
    await expect.poll(told, name).toEqual(['badges load']);
    await expect.poll(() => asked, name).toEqual(name === 'that is none' ? [''] : ['', '?']);
    // A card waits a second at most for its add-ons: the other one has to be there by then.
    await page.waitForFunction(() =>
      window
        .inlay!.doctor()
        .extensions?.some(({ owner, point }) => owner === 'ranks' && point.startsWith('userCard')),
    );
    await expectOnCard(page, (card) => card.locator('.inl-rank'));
    await page.unroute(code);
  }
});

test('add-ons that a lost network keeps back come once it is there again, and report nothing before', async ({
  page,
  context,
  open,
  problems,
}) => {
  problems.allow?.(/ERR_INTERNET_DISCONNECTED/);
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
  await page.waitForFunction(() => 'extensions' in (window.inlay?.doctor() ?? {}));
  await expectOnCard(page, (card) => card.getByRole('list', { name: 'Badges' }));
});
