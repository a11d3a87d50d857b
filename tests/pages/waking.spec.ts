import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { codeUrl } from '../support/codeUrl';
import { holdCode } from '../support/holdCode';
import { barOf, buttonOf, readBar, toggleReaction } from '../support/reactionBar';
import { slowDown } from '../support/slowDown';
import { expect, test } from '../support/threadTest';
import { tabTo } from '../support/walkKeyboard';

const stateOf = 'data-inlay-state';

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

/** The server and the page agree on every bar. */
async function expectToOutliveReload(page: Page) {
  const read = async () => [await readBar(barOf(page, 1)), await readBar(barOf(page, 2))];
  const shown = await read();
  await page.reload();
  expect(await read()).toEqual(shown);
}

test('nothing is laid out before its styles are there', async ({ page, open }) => {
  await page.route(/\.css$/, async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      document.documentElement.dataset.testLate = String(links.filter(({ sheet }) => !sheet).length);
    });
  });
  await open('member');
  // When a page has been read, browsers look through its forms, and lay all of it out for that.
  await expect(page.locator('html')).toHaveAttribute('data-test-late', '0');
});

test.describe('what sleeps', () => {
  /** Idle moments come only when the test says so. */
  const withoutIdle = (page: Page) =>
    page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      Object.assign(window, {
        requestIdleCallback: (callback: () => void) => waiting.push(callback),
        becomeIdle: () => waiting.splice(0).forEach((callback) => callback()),
      });
    });

  test('asks for no code before the page is idle, then for all that it may need', async ({ page, open }) => {
    const code = await holdCode(page);
    code.release();
    await withoutIdle(page);
    await open('member');
    await page.waitForLoadState('networkidle');
    expect(code.asked).toEqual([]);
    await expect
      .poll(
        async () => {
          await page.evaluate(() => (window as unknown as { becomeIdle(): void }).becomeIdle());
          return code.asked.map((file) => file.replace(/^.*\/([\w-]+)\..*$/, '$1'));
        },
        { intervals: [50], timeout: 10_000 },
      )
      .toEqual(expect.arrayContaining(['page', 'ReactionBar', 'UserCard']));
    for (const bar of await page.locator('[data-react="ReactionBar"]').all())
      await expect(bar).toHaveAttribute(stateOf, 'asleep');
  });

  test('comes alive on a device that is never idle, too', async ({ page, open }) => {
    // So do browsers where other programs keep every core busy: what gives no latest time may wait for minutes.
    await page.addInitScript(() => {
      Object.assign(window, {
        requestIdleCallback: (callback: () => void, { timeout }: IdleRequestOptions = {}) =>
          timeout && setTimeout(callback, timeout),
      });
    });
    const code = await holdCode(page);
    code.release();
    await open('member');
    // Four moments of two seconds each.
    await expect
      .poll(() => code.asked.some((file) => file.includes('/page.')), { timeout: 20_000 })
      .toBe(true);
    const author = page.locator('a.js-userCard').first();
    await tabTo(page, 'a.js-userCard');
    await expect(author).toHaveAttribute('aria-haspopup', 'dialog');
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('has what nearly always runs compiled while it comes in, by a hint that has to stand first', async ({
    page,
    request,
    open,
  }) => {
    const code = await holdCode(page);
    code.release();
    await open('member');
    await toggleReaction(page, barOf(page, 1), 'Like');
    const always = code.asked.filter((file) => /\/(react|page|parts|registry)\./.test(file));
    expect(always).toHaveLength(4);
    for (const file of always)
      expect((await (await request.get(new URL(file, page.url()).href)).text()).split('\n')[0], file).toBe(
        '//# allFunctionsCalledOnLoad',
      );
  });

  test('asks for nothing ahead when the reader saves data', async ({ page, open }) => {
    const code = await holdCode(page);
    code.release();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await open('member');
    await page.waitForLoadState('networkidle');
    // The little that finds out whether a widget is needed is no foresight.
    expect(code.asked.filter((file) => !/\/registry\.[\w-]+\.js$/.test(file))).toEqual([]);
    await toggleReaction(page, barOf(page, 1), 'Like');
    expect(code.asked.length).toBeGreaterThan(1);
    expect(code.asked.filter((file) => file.includes('/early.'))).toEqual([]);
    // What keeps first words comes with the field that they are written in.
    await page.getByRole('textbox', { name: 'Your comment' }).focus();
    await expect.poll(() => code.asked.some((file) => file.includes('/early.'))).toBe(true);
  });
});

test('a registry that comes empty is asked for again under another address', async ({ page, open }) => {
  const registry = /\/registry\.\w+\.js$/;
  await breakRoute(page, registry, { body: '', contentType: 'text/javascript' });
  const come = page.waitForResponse(registry);
  await open('member');
  await come;
  await buttonOf(barOf(page, 1), 'Agree').hover();
  await expect(barOf(page, 1)).toHaveAttribute(stateOf, 'mounted');
});

test.describe('what wakes a tag', () => {
  test('a pointer on it, which leaves its neighbours asleep', async ({ page, open }) => {
    await open('member');
    await buttonOf(barOf(page, 1), 'Agree').hover();
    await expect(barOf(page, 1)).toHaveAttribute(stateOf, 'mounted');
    for (const nth of [0, 2, 3]) await expect(barOf(page, nth)).toHaveAttribute(stateOf, 'asleep');
  });

  test('the focus, which stays where it is', async ({ page, open }) => {
    const code = await holdCode(page);
    await open('member');
    await tabTo(page, '.forum-comments [data-inlay-part="Agree"]');
    const before = await buttonOf(barOf(page, 1), 'Agree').elementHandle();
    code.release();
    await expect(barOf(page, 1)).toHaveAttribute(stateOf, 'mounted');
    expect(await before!.evaluate((button) => button.isConnected), "the server's button").toBe(false);
    await expect(buttonOf(barOf(page, 1), 'Agree')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(buttonOf(barOf(page, 1), 'Insightful')).toBeFocused();
  });

  test.describe('a finger', () => {
    test.use({ hasTouch: true });
    test('whose tap is done once, without a tooltip', async ({ page, open }) => {
      const code = await holdCode(page);
      await open('member');
      const calls = listenToCalls(page);
      await buttonOf(barOf(page, 1), 'Like').tap();
      await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-busy', 'true');
      code.release();
      await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', 'true');
      await expect(buttonOf(barOf(page, 1), 'Like')).not.toHaveAttribute('aria-busy');
      await expect.poll(() => calls).toHaveLength(1);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    });
  });
});

test('a click on what sleeps, whose code is there, shows in the next frame', async ({ page, open }) => {
  await open('member');
  await toggleReaction(page, barOf(page, 1), 'Like');
  await expect(barOf(page, 2)).toHaveAttribute(stateOf, 'asleep');
  // In one turn, as when the machine is quick: what comes in several may find a frame between them.
  const shown = await barOf(page, 2).evaluate((bar) => {
    const find = () => bar.querySelector<HTMLElement>('[data-inlay-part="Agree"]')!;
    find().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    find().click();
    return new Promise((resolve) =>
      requestAnimationFrame(() => resolve(find().getAttribute('aria-pressed'))),
    );
  });
  expect(shown).toBe('true');
});

test.describe('a click before the code is there', () => {
  test('is acknowledged in the next frame', async ({ page, open }) => {
    const code = await holdCode(page);
    await open('member');
    const busy = await buttonOf(barOf(page, 1), 'Like').evaluate(async (button) => {
      (button as HTMLElement).click();
      await new Promise((done) => requestAnimationFrame(done));
      return button.getAttribute('aria-busy');
    });
    expect(busy).toBe('true');
    code.release();
    await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is done once, however often it was repeated', async ({ page, open, thread }) => {
    const code = await holdCode(page);
    await open('member');
    const calls = listenToCalls(page);
    for (let i = 0; i < 3; i += 1) await buttonOf(barOf(page, 1), 'Like').click();
    expect(calls).toEqual([]);
    code.release();
    await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAccessibleName('Like, 1 person');
    await expect.poll(() => calls).toEqual([`POST /api/v2/comments/${thread.comments[0]}/reactions`]);
    await expectToOutliveReload(page);
  });

  test('and another after it are done in order', async ({ page, open }) => {
    const code = await holdCode(page);
    await open('member');
    const calls = listenToCalls(page);
    await buttonOf(barOf(page, 1), 'Like').click();
    await buttonOf(barOf(page, 2), 'WTF').click();
    await buttonOf(barOf(page, 1), 'Agree').click();
    code.release();
    await expect(buttonOf(barOf(page, 1), 'Agree')).toHaveAttribute('aria-pressed', 'true');
    await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', 'false');
    await expect(buttonOf(barOf(page, 2), 'WTF')).toHaveAttribute('aria-pressed', 'true');
    // A reaction in another's place takes that away first.
    await expect.poll(() => calls).toHaveLength(4);
    await expectToOutliveReload(page);
  });

  test('on the log opens it', async ({ page, open }) => {
    const code = await holdCode(page);
    await open('moderator');
    await barOf(page, 1).getByRole('button', { name: 'Log' }).click();
    code.release();
    await expect(page.getByRole('dialog', { name: 'Reactions' })).toContainText('No Reactions Yet');
  });

  test('on a name opens its card, and the link waits visibly', async ({ page, open }) => {
    const code = await holdCode(page);
    await open('member');
    const link = page.locator('.forum-post--first a.js-userCard').first();
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    code.release();
    await expect(page.getByRole('dialog', { name: 'moderator' })).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-busy');
  });

  test("with Ctrl is the browser's, and nothing is held back", async ({ page, open, context }) => {
    await holdCode(page);
    await open('member');
    const link = page.locator('.forum-post--first a.js-userCard').first();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    await (await opened).waitForURL(/\/profile\//);
    await expect(link).not.toHaveAttribute('aria-busy');
    const other = context.waitForEvent('page');
    await buttonOf(barOf(page, 1), 'Like').click({ modifiers: ['Control'] });
    await (await other).waitForURL(/#Comment_\d+$/);
    await expect(buttonOf(barOf(page, 1), 'Like')).not.toHaveAttribute('aria-busy');
  });

  test('opens nothing any more for who has gone on to write elsewhere, in which no letter is lost', async ({
    page,
    open,
  }) => {
    const code = await holdCode(page);
    await open('moderator', '/search');
    const bell = page.getByRole('banner').locator('[data-inlay-part="notifications"]:visible');
    await bell.click();
    await expect(bell).toHaveAttribute('aria-busy', 'true');
    const field = page.locator('main').getByRole('searchbox');
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

  test('on the search is not waited with for what is typed after it', async ({ page, open }) => {
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
    const field = page.getByRole('banner').getByRole('searchbox');
    await expect(field).toHaveValue('oak');
    code.release();
    await expect(page.locator('[data-react="title-bar-hamburger"][data-inlay-state="mounted"]')).toHaveCount(
      1,
    );
    await page.keyboard.type(' tree');
    await expect(field).toHaveValue('oak tree');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  test('whose code is too late takes nobody off the page who has gone on to write there', async ({
    page,
    open,
  }) => {
    await holdCode(page);
    await open('moderator', '/search');
    await page.getByRole('banner').locator('[data-inlay-part="notifications"]:visible').click();
    const field = page.locator('main').getByRole('searchbox');
    await field.fill('Bread and');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    // It goes with the page, and lies over nothing that is written or focused.
    await expect(page.locator('[data-react="title-bar-hamburger"]')).toHaveCSS('position', 'relative');
    await page.keyboard.type(' water');
    await expect(field).toHaveValue('Bread and water');
    expect(new URL(page.url()).pathname).toBe('/search');
  });

  test('is done on a slow phone and network too', async ({ page, open }) => {
    await slowDown(page, { cpu: 4, network: 'slow4g' });
    await open('member');
    const calls = listenToCalls(page);
    await buttonOf(barOf(page, 1), 'Like').click();
    await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', 'true', {
      timeout: 15_000,
    });
    await expect.poll(() => calls).toHaveLength(1);
  });
});

test('nothing is swapped while a pointer is down, and the press counts once', async ({ page, open }) => {
  const code = await holdCode(page);
  await open('member');
  const calls = listenToCalls(page);
  const like = buttonOf(barOf(page, 1), 'Like');
  const printed = (await like.elementHandle())!;
  await like.hover();
  await page.mouse.down();
  code.release();
  await page.waitForFunction(() =>
    window.inlay!.doctor().some(({ timings }) => timings.loaded !== undefined),
  );
  // Long enough for any number of frames in which it could have been swapped.
  await page.waitForTimeout(200);
  expect(await printed.evaluate((button) => button.isConnected && button.matches(':active'))).toBe(true);
  await expect(barOf(page, 1)).toHaveAttribute(stateOf, 'loading');
  await page.mouse.up();
  await expect(barOf(page, 1)).toHaveAttribute(stateOf, 'mounted');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(await printed.evaluate((button) => button.isConnected)).toBe(false);
  await expect.poll(() => calls).toHaveLength(1);
});

test.describe('code that never comes', () => {
  for (const [name, drop] of [
    ['hangs: after five seconds', false],
    ['fails: at once', true],
  ] as const) {
    test(`${name}, the form does it by itself`, async ({ page, open, problems }) => {
      problems.allow(/Inlay: /, /Failed to load/, /net::ERR/);
      await page.route(codeUrl, (route) => (drop ? route.abort() : undefined));
      await open('member');
      const sent = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.method() === 'POST',
      );
      const start = Date.now();
      await buttonOf(barOf(page, 1), 'Like').click();
      await sent;
      expect(Date.now() - start).toBeLessThan(drop ? 4_000 : 6_500);
      await page.waitForURL(/#Comment_\d+$/);
      await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAccessibleName('Like, 1 person');
    });
  }

  test('a name leads to the profile', async ({ page, open, problems }) => {
    problems.allow(/Inlay: /, /Failed to load/, /net::ERR/);
    await page.route(codeUrl, (route) => route.abort());
    await open('member');
    await page.locator('.forum-post--first a.js-userCard').first().click();
    await expect(page).toHaveURL(/\/profile\/2\/moderator$/);
  });

  test('a button without a form offers Retry, which works once the code can be had', async ({
    page,
    open,
    problems,
  }) => {
    problems.allow(/Inlay: /, /Failed to load/, /net::ERR/);
    let lastAsked = 0;
    await page.route(codeUrl, (route) => {
      lastAsked = Date.now();
      return route.abort();
    });
    await open('moderator');
    const bar = barOf(page, 1);
    // A control of no form and no link has nothing native to fall back on.
    await bar.getByRole('button', { name: 'Log' }).click();
    await expect(bar.getByRole('alert')).toContainText('could not be loaded');
    // Each failure may be remembered by the browser for as long as the page lives.
    for (let failure = 0; failure < 6; failure++) {
      await bar.getByRole('button', { name: 'Retry' }).click();
      await expect(bar).toHaveAttribute(stateOf, 'error');
    }
    await expect(bar.getByRole('alert')).toContainText('could not be loaded');
    // A press joins what is still on its way, which is lost.
    await expect.poll(() => Date.now() - lastAsked > 1000).toBe(true);
    await page.unrouteAll();
    await bar.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(bar).toHaveAttribute(stateOf, 'mounted');
    await expect(bar.getByRole('alert')).toHaveCount(0);
    await expect(bar.locator('button:focus')).toHaveCount(1);
  });

  test('whoever presses Retry below a text field writes on in it', async ({ page, open, problems }) => {
    problems.allow(/Inlay: /, /Failed to load/, /net::ERR/);
    await page.route(/\/CreateComment\b[^/]*\.js(?:[?]|$)/, (route) => route.abort());
    await open('member');
    const form = page.locator('[data-react="CreateComment"]');
    await form.getByRole('textbox').click();
    await expect(form.getByRole('alert')).toContainText('could not be loaded');
    await expect(form.getByRole('alert')).toContainText('could not be loaded');
    await page.unrouteAll();
    await form.getByRole('button', { name: 'Retry' }).click();
    await expect(form.locator('[data-slate-editor]')).toBeFocused();
    await page.keyboard.type('As if nothing had been');
    await expect(form.locator('[data-slate-editor]')).toHaveText('As if nothing had been');
  });
});

test.describe('coming back', () => {
  test('with the back button the page is alive and tells what is true', async ({
    page,
    open,
    react,
    thread,
  }) => {
    await open('member');
    await toggleReaction(page, barOf(page, 1), 'Like');
    await page.goto('/categories');
    await react('admin', 'Like');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${thread.path}$`));
    const bar = barOf(page, 1);
    await bar.hover();
    await expect(buttonOf(bar, 'Like')).toHaveAccessibleName('Like, 2 people');
    await expect(buttonOf(bar, 'Like')).toHaveAttribute('aria-pressed', 'true');
    await toggleReaction(page, bar, 'Like');
    await expectToOutliveReload(page);
  });

  test('from the cache of pages, who is signed in is asked again', async ({ page, open, context }) => {
    await open('member');
    await toggleReaction(page, barOf(page, 1), 'Like');
    await context.clearCookies();
    // Browsers under automation keep no pages; what they would tell is this event.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const bar = page.locator('.forum-comments [data-react="ReactionBar"]').first();
    await expect(bar.getByRole('button')).toHaveCount(0);
    await expect(bar).toHaveText('Like: 1');
  });
});

test.describe('content that comes later', () => {
  test('is seen, said or unsaid, sleeps and works; what leaves the page is forgotten', async ({
    page,
    open,
  }) => {
    await open('member');
    const count = () =>
      page.evaluate(() => window.inlay!.doctor().filter(({ name }) => name === 'ReactionBar').length);
    const before = await count();
    for (const says of [true, false]) {
      // What comes to stand below the pointer wakes.
      await page.mouse.move(0, 0);
      await page.evaluate((tell) => {
        const old = document.querySelector('.forum-comments li')!;
        const copy = old.cloneNode(true) as Element;
        copy.querySelectorAll('[data-inlay-state]').forEach((tag) => tag.removeAttribute('data-inlay-state'));
        old.remove();
        document.querySelector('.forum-comments')!.append(copy);
        if (tell) copy.dispatchEvent(new Event('X-DOMContentReady', { bubbles: true }));
      }, says);
      const bar = barOf(page, 3);
      await expect(bar).toHaveAttribute(stateOf, 'asleep');
      await toggleReaction(page, bar, 'Like');
      await expect(buttonOf(bar, 'Like')).toHaveAccessibleName('Like, 1 person');
    }
    await expect.poll(count).toBe(before);
    await page.evaluate(() => document.querySelector('.forum-comments > li:last-child')!.remove());
    await expect.poll(count).toBe(before - 1);
  });
});

test.describe('a record that the page shows twice', () => {
  /** Puts a sleeping copy of the first comment's bar somewhere, and resolves to it. */
  async function copyBar(page: Page, before: string) {
    await page.evaluate((place) => {
      const copy = document
        .querySelector('.forum-comments [data-react="ReactionBar"]')!
        .cloneNode(true) as Element;
      copy.removeAttribute('data-inlay-state');
      copy.id = 'copy';
      document.querySelector(place)!.before(copy);
    }, before);
    const copy = page.locator('#copy');
    await expect(copy).toHaveAttribute(stateOf, 'asleep');
    return copy;
  }

  test('shows the change in both places, at once', async ({ page, open }) => {
    await open('member');
    const copy = await copyBar(page, '.forum-comments');
    const bar = page.locator('.forum-comments [data-react="ReactionBar"]').first();
    await toggleReaction(page, bar, 'Like');
    await expect(copy).toHaveAttribute(stateOf, 'mounted');
    await expect.poll(() => readBar(copy)).toEqual(await readBar(bar));
    await toggleReaction(page, copy, 'Agree');
    await expect(buttonOf(bar, 'Agree')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => readBar(copy)).toEqual(await readBar(bar));
  });

  test('out of sight the other one waits until it comes into view', async ({ page, open }) => {
    await page.setViewportSize({ width: 1366, height: 500 });
    await open('member');
    const copy = await copyBar(page, 'footer');
    await page.evaluate(() => {
      const gap = document.createElement('div');
      gap.style.blockSize = '3000px';
      document.getElementById('copy')!.before(gap);
    });
    const bar = page.locator('.forum-comments [data-react="ReactionBar"]').first();
    await toggleReaction(page, bar, 'Like');
    await expect(copy).toHaveAttribute(stateOf, 'asleep');
    await copy.scrollIntoViewIfNeeded();
    await expect(copy).toHaveAttribute(stateOf, 'mounted');
    await expect.poll(() => readBar(copy)).toEqual(await readBar(bar));
  });
});
