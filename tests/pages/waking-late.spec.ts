import type { Page } from '@playwright/test';
import { codeUrl } from '../support/codeUrl';
import { holdCode } from '../support/holdCode';
import { barOf, buttonOf, expectFreshPageToAgree } from '../support/reactionBar';
import { expect, test } from '../support/threadTest';

const stateOf = 'data-inlay-state';
const author = (page: Page) => page.locator('.forum-post--first a.js-userCard').first();

/** Calls about reactions that change something and have been answered: `POST /api/v2/comments/5/reactions`. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/reactions$/.test(pathname) && request.method() !== 'GET')
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test.describe('a press before the code is there', () => {
  test('is acknowledged in the next frame, done once however often it is repeated, and in order; nothing is swapped while a pointer is down', async ({
    page,
    open,
    thread,
  }) => {
    const code = await holdCode(page);
    await open('member');
    const calls = listenToCalls(page);
    const [first, second, third] = [barOf(page, 1), barOf(page, 2), barOf(page, 3)];
    const busy = await buttonOf(first, 'Like').evaluate(async (button) => {
      (button as HTMLElement).click();
      await new Promise((done) => requestAnimationFrame(done));
      return button.getAttribute('aria-busy');
    });
    expect(busy).toBe('true');
    for (let i = 0; i < 2; i += 1) await buttonOf(first, 'Like').click();
    await buttonOf(second, 'Insightful').click();
    await buttonOf(first, 'Agree').click();
    expect(calls).toEqual([]);

    const like = buttonOf(third, 'Like');
    const printed = (await like.elementHandle())!;
    await like.hover();
    await page.mouse.down();
    code.release();
    await page.waitForFunction(() =>
      window.inlay!.doctor().some(({ timings }) => timings.loaded !== undefined),
    );
    // As many frames as it could have been swapped in.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await printed.evaluate((button) => button.isConnected && button.matches(':active'))).toBe(true);
    await expect(third).toHaveAttribute(stateOf, 'loading');
    await page.mouse.up();
    await expect(third).toHaveAttribute(stateOf, 'mounted');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => printed.evaluate((button) => button.isConnected)).toBe(false);

    await expect(buttonOf(first, 'Agree')).toHaveAccessibleName('Agree, 1 person');
    await expect(buttonOf(first, 'Like')).toHaveAttribute('aria-pressed', 'false');
    await expect(buttonOf(second, 'Insightful')).toHaveAttribute('aria-pressed', 'true');
    // A reaction in another's place takes that away first.
    const [of, ofSecond, ofThird] = thread.comments.map((id) => `/api/v2/comments/${id}/reactions`);
    await expect
      .poll(() => calls.filter((call) => call.endsWith(of!)))
      .toEqual([`POST ${of}`, `DELETE ${of}`, `POST ${of}`]);
    await expect
      .poll(() => calls.filter((call) => !call.endsWith(of!)).toSorted())
      .toEqual([`POST ${ofSecond}`, `POST ${ofThird}`].toSorted());
    await expectFreshPageToAgree(page, 1, 2, 3);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });
    test('is done once, without a tooltip', async ({ page, open }) => {
      const code = await holdCode(page);
      await open('member');
      const calls = listenToCalls(page);
      const like = buttonOf(barOf(page, 1), 'Like');
      await like.tap();
      await expect(like).toHaveAttribute('aria-busy', 'true');
      code.release();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(like).not.toHaveAttribute('aria-busy');
      await expect.poll(() => calls).toHaveLength(1);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    });
  });

  test('opens the log or a card; with Ctrl it is the browser’s, and nothing is held back', async ({
    page,
    open,
    context,
  }) => {
    const bars = await holdCode(page, 'ReactionBar');
    const code = await holdCode(page);
    await open('moderator');
    for (const [place, address] of [
      [author(page), /\/profile\//],
      [buttonOf(barOf(page, 1), 'Like'), /#Comment_\d+$/],
    ] as const) {
      const opened = context.waitForEvent('page');
      await place.click({ modifiers: ['Control'] });
      await (await opened).waitForURL(address, { waitUntil: 'commit' });
      await (await opened).close();
      await expect(place).not.toHaveAttribute('aria-busy');
    }
    await author(page).click();
    await expect(author(page)).toHaveAttribute('aria-busy', 'true');
    code.release();
    await expect(page.getByRole('dialog', { name: 'moderator' })).toBeVisible();
    await expect(author(page)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Escape');

    const log = barOf(page, 2).getByRole('button', { name: 'Log' });
    await log.click();
    await expect(log).toHaveAttribute('aria-busy', 'true');
    bars.release();
    await expect(page.getByRole('dialog', { name: 'Reactions' })).toContainText('No Reactions Yet');
  });

  test('opens nothing once its reader writes elsewhere, and no letter is lost there', async ({
    page,
    open,
  }) => {
    const code = await holdCode(page);
    await open('moderator', '/search');
    const bell = page.getByRole('banner').locator('[data-inlay-part="notifications"]:visible');
    await bell.click();
    await expect(bell).toHaveAttribute('aria-busy', 'true');
    // The server's field, and the widget's that takes its place.
    const field = page.locator('main input[name="query"]');
    await field.fill('Bread and wa');
    code.release();
    await expect(page.locator('[data-react="title-bar-hamburger"][data-inlay-state="mounted"]')).toHaveCount(
      1,
    );
    await page.keyboard.type('ter');
    await expect(field).toHaveValue('Bread and water');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await bell.click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  test('opens the search of a narrow screen without waiting, for words that are typed at once', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 700, height: 700 });
    const code = await holdCode(page, 'TitleBar');
    await open('moderator');
    // By the loader's second half.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/settle\./.test(name)),
    );
    const search = page.getByRole('banner').locator('[data-inlay-part="search"]:visible');
    await search.click();
    await expect(search).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('oak');
    const field = page.getByRole('banner').locator('[data-inlay-part="search-words"]:visible');
    await expect(field).toHaveValue('oak');
    code.release();
    await expect(page.locator('[data-react="title-bar-hamburger"][data-inlay-state="mounted"]')).toHaveCount(
      1,
    );
    await page.keyboard.type(' tree');
    await expect(field).toHaveValue('oak tree');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});

test.describe('without the code', () => {
  test.beforeEach(({ problems }) => problems.allow(/Inlay: /, /Failed to load/, /net::ERR/));

  test('a name leads to the profile; code that hangs is waited for five seconds, then a form does it by itself', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    let hangs = false;
    await page.route(codeUrl, (route) => (hangs ? undefined : route.abort()));
    await open('member');
    await author(page).click();
    await page.waitForURL(/\/profile\/2\/moderator$/, { waitUntil: 'commit' });
    hangs = true;
    await page.goBack();
    const sent = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.method() === 'POST',
    );
    await buttonOf(barOf(page, 1), 'Like').click();
    await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(5_000);
    await sent;
    await page.waitForURL(/#Comment_\d+$/);
    await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAccessibleName('Like, 1 person');
  });

  test('a control of the title bar says so beside the page, and keeps the focus in a field', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await holdCode(page);
    await open('moderator', '/search');
    const bell = page.getByRole('banner').locator('[data-inlay-part="notifications"]:visible');
    await bell.click();
    await expect(bell).toHaveAttribute('aria-busy', 'true');
    const field = page.locator('main').getByRole('searchbox');
    await field.fill('Bread and');
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    // It goes with the page, and lies over nothing that is written or focused.
    await expect(page.locator('[data-react="title-bar-hamburger"]')).toHaveCSS('position', 'relative');
    await page.keyboard.type(' water');
    await expect(field).toHaveValue('Bread and water');
    expect(new URL(page.url()).pathname).toBe('/search');
  });

  test('a button without a form offers Retry, which works once the code can be had; below a text field it leads on into the field', async ({
    page,
    open,
  }) => {
    const ofForm = /\/CreateComment\b[^/]*\.js(?:[?]|$)/;
    await page.route(ofForm, (route) => route.abort());
    await page.route(codeUrl, (route) => route.abort());
    await open('moderator');
    const bar = barOf(page, 1);
    // A control of no form and no link has nothing native to fall back on.
    await bar.getByRole('button', { name: 'Log' }).click();
    await expect(bar.getByRole('alert')).toContainText('could not be loaded');
    const retry = bar.getByRole('button', { name: 'Retry' });
    // Each failure may be remembered by the browser for as long as the page lives.
    for (let failure = 0; failure < 6; failure++) {
      await retry.click();
      await expect(bar).toHaveAttribute(stateOf, 'error');
    }
    await expect(bar.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(codeUrl);
    // A press joins a request that is still on its way, and is lost with it.
    await expect(async () => {
      if (await retry.isVisible()) await retry.press('Enter', { timeout: 1000 });
      await expect(bar).toHaveAttribute(stateOf, 'mounted', { timeout: 1000 });
    }).toPass();
    await expect(bar.getByRole('alert')).toHaveCount(0);
    await expect(bar.locator('button:focus')).toHaveCount(1);

    const form = page.locator('[data-react="CreateComment"]');
    await form.getByRole('textbox').click();
    await expect(form.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(ofForm);
    await form.getByRole('button', { name: 'Retry' }).click();
    await expect(form.locator('[data-slate-editor]')).toBeFocused();
    await page.keyboard.type('As if nothing had been');
    await expect(form.locator('[data-slate-editor]')).toHaveText('As if nothing had been');
  });
});
