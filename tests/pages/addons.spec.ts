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
  await author.getByRole('link', { name: 'moderator' }).first().click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('list', { name: 'Badges' })).toContainText('First Words');
  await expect(card.locator('.inl-rank')).toHaveText(await author.locator('.inl-rank').innerText());
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  const { extensions } = await page.evaluate(() => {
    const told = window.inlay!.doctor();
    return { extensions: told.extensions };
  });
  expect(extensions).toContainEqual({ point: 'userCard.content', key: 'badges', owner: 'badges' });
});

test('a post that comes without them gets badges and rank from what its tag knows, and asks the server for nothing', async ({
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

test('an add-on whose code cannot be had is told of, and takes nothing else down', async ({
  page,
  open,
  problems,
}) => {
  problems.allow?.(/addon-badges/);
  await page.route(/addon-badges\..*\.js/, (route) => route.fulfill({ status: 500 }));
  await page.addInitScript(() => {
    document.addEventListener('inlay:error', (event) => {
      const { widget, phase } = (event as CustomEvent<{ widget: string; phase: string }>).detail;
      (window as unknown as { told: string[] }).told = [`${widget} ${phase}`];
    });
  });
  await open('member');
  await page.waitForFunction(() => (window as unknown as { told?: string[] }).told);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['badges load']);
  await page.locator('.forum-author').first().getByRole('link', { name: 'moderator' }).first().click();
  await expect(page.getByRole('dialog').locator('.inl-rank')).toBeVisible();
});
