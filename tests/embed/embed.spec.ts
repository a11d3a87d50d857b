import type { Request } from '@playwright/test';
import { expect, expectReady, heard, test } from '../support/embedTest';

const tag = (attributes = '', path = '/discussions') =>
  `<forum-embed src="{forum}/" path="${path}" ${attributes}></forum-embed>`;

test('a page of the forum stands in a page of a third-party site, as tall as it is', async ({
  openHost,
  embed,
  frame,
}) => {
  const page = await openHost(tag());
  await expectReady(embed);
  const inner = () => frame.locator('body').evaluate((body) => body.scrollHeight);
  const outer = () => embed.evaluate((element) => element.clientHeight);
  await expect(async () => {
    expect(Math.abs((await outer()) - (await inner()))).toBeLessThanOrEqual(2);
    expect(await outer()).toBeGreaterThan(400);
  }).toPass();
  await expect
    .poll(() => heard(page, 'ready'))
    .toEqual([{ type: 'ready', path: '/discussions', title: expect.stringContaining('Brightwater') }]);
  // The host's own title and address are the host's.
  expect(await page.title()).toBe('Host');
  expect(new URL(page.url()).hash).toBe('');

  // It follows the content both ways.
  const before = await outer();
  await frame.locator('body').evaluate((body) => {
    const box = body.appendChild(document.createElement('div'));
    box.id = 'tall';
    box.style.cssText = 'flex:none;block-size:500px';
  });
  await expect.poll(outer).toBe(before + 500);
  await frame.locator('#tall').evaluate((box) => box.remove());
  await expect.poll(outer).toBe(before);

  // A page that always wants a little more than it has is stopped, and scrolls.
  await frame.locator('body').evaluate((body) => {
    body.style.setProperty('min-block-size', 'calc(100vh + 1px)', 'important');
  });
  // Ninety times, each in a frame of the screen, however long those take.
  await page.waitForFunction(() => (window as any).heard.some(({ type }: any) => type === 'runaway'));
  expect(await heard(page, 'runaway')).toHaveLength(1);
  const frozen = await outer();
  await frame.locator('body').evaluate(() => new Promise(requestAnimationFrame));
  expect(await outer()).toBe(frozen);

  // Taken out, nothing of it is left; put in again, it is there again.
  await embed.evaluate((element) => {
    Object.assign(window, { taken: element });
    element.remove();
  });
  await expect.poll(() => page.frames().length).toBe(1);
  await page.evaluate(() => {
    const { taken } = window as unknown as { taken: Element };
    document.body.append(taken);
    taken.remove();
    document.body.append(taken);
  });
  await expectReady(embed);
  await expect.poll(() => page.frames().length).toBe(2);
});

test('the host’s hash leads to a page of the forum and follows the reader, back and forward too', async ({
  openHost,
  embed,
  frame,
  context,
  sites,
}) => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const page = await openHost(tag('deep-link page-title="%s · Acme"'), {
    hash: '#/search?query=é日本&sso=secret',
  });
  await expectReady(embed);
  const path = () => embed.evaluate((element) => (element as HTMLElement & { path: string }).path);
  await expect.poll(path).toBe('/search?query=%C3%A9%E6%97%A5%E6%9C%AC');
  await expect(page).toHaveURL(/#\/search\?query=%C3%A9%E6%97%A5%E6%9C%AC$/);
  await expect(page).toHaveTitle(/ · Acme$/);
  await expect(frame.getByRole('searchbox').last()).toHaveValue('é日本');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const length = () => page.evaluate(() => history.length);
  const start = await length();

  await frame.locator('body').evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href^="/categories"]')!.click();
  });
  await expect.poll(path).toBe('/categories');
  await expect(page).toHaveURL(/#\/categories$/);
  await expect.poll(length).toBe(start + 1);

  // Typed, or a link in the host's page.
  await page.evaluate(() => void (location.hash = '#/discussions'));
  await expect.poll(path).toBe('/discussions');
  await expectReady(embed);
  await expect.poll(length).toBe(start + 2);

  await page.goBack();
  await expect.poll(path).toBe('/categories');
  await expect(page).toHaveURL(/#\/categories$/);
  await page.goBack();
  await expect.poll(path).toContain('/search');
  await expect(page).toHaveURL(/#\/search/);
  await page.goForward();
  await expect.poll(path).toBe('/categories');
  await expect.poll(length).toBe(start + 2);

  // The forum's own Back moves in the frame alone.
  await expectReady(embed);
  await frame.locator('body').evaluate(() => void location.assign('/discussion/1'));
  await expect.poll(path).toContain('/discussion/1');
  await expectReady(embed);
  await expect(page).toHaveURL(/#\/discussion\/1/);
  await frame.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(path).toBe('/categories');
  await expect(page).toHaveURL(/#\/categories$/);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);

  // The reader leaves, unless the host minds; no other site has heard anything but where from.
  sites.serve('/nothing', '<!doctype html><link rel="icon" href="data:,"><title>Nothing</title>');
  await expectReady(embed);
  await page.evaluate(() => Object.assign(window, { leaves: true }));
  await frame.locator('body').evaluate((body, href) => {
    body.prepend(Object.assign(document.createElement('a'), { href, id: 'away', textContent: 'Away' }));
  }, `${sites.other.url}/nothing`);
  await frame.locator('#away').click();
  await expect(page).toHaveURL(`${sites.other.url}/nothing`);
  const told = requests.filter((request) => /^http:\/\/\w+\.localhost/.test(request.url()));
  const lines = await Promise.all(
    told.map(
      async (request) => `${request.url().split('#')[0]} ${(await request.headerValue('referer')) ?? ''}`,
    ),
  );
  expect(lines.at(-1)).toBe(`${sites.other.url}/nothing ${sites.host.url}/`);
  expect(lines.filter((line) => line.includes('secret'))).toEqual([]);
});

test('links that leave the forum are the host’s to follow, by a click of the reader alone', async ({
  openHost,
  embed,
  frame,
  page,
  problems,
}) => {
  await openHost(tag('height="600"'));
  await expectReady(embed);
  await expect.poll(() => embed.evaluate((element) => element.clientHeight)).toBe(600);
  const addLinks = () =>
    frame.locator('body').evaluate((body) => {
      body.prepend(document.createElement('p'));
      for (const [id, href] of [
        ['away', 'https://elsewhere.test/page'],
        ['in', '/entry/signin?target=/x&sso=1'],
      ] as const) {
        const link = body.firstElementChild!.appendChild(document.createElement('a'));
        link.href = href;
        link.append(Object.assign(document.createElement('b'), { id, textContent: `${id} ` }));
      }
    });
  await addLinks();
  // Not a click of a reader: what a test does counts as one, so the browser's word is taken from it.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true }),
  );
  await frame.locator('#away').click();
  // A host that looks like another one is named in letters that do not, by the forum and to the host.
  await embed.evaluate((element) =>
    (element as HTMLElement & { go(path: string): Promise<void> }).go(
      `/home/leaving?target=${encodeURIComponent('https://\u0430pple.example/')}`,
    ),
  );
  await expect(frame.getByText('xn--pple-43d.example')).toBeVisible();
  // The page before was ready, too.
  await expect
    .poll(() => embed.evaluate((element) => (element as HTMLElement & { path: string }).path))
    .toContain('/home/leaving');
  await expectReady(embed);
  expect(await heard(page, 'external')).toEqual([]);
  await page.evaluate(() => delete (navigator as { userActivation?: unknown }).userActivation);
  await frame.getByRole('link', { name: 'Continue' }).click();
  await expect
    .poll(() => heard(page, 'external'))
    .toEqual([{ type: 'external', url: 'https://xn--pple-43d.example/' }]);
  await addLinks();
  // Signing in is not framed: a tab opens, or the browser is asked for cookies first, and may refuse.
  problems.allow(/requestStorageAccess/);
  await frame.locator('#in').click();
  await expect.poll(() => heard(page, 'signin')).toEqual([{ type: 'signin', path: '/entry/signin' }]);
});
