import type { Page, Response } from '@playwright/test';
import { giveTime } from '../support/giveTime';
import {
  barOf,
  buttonOf,
  reactionCalls,
  readBar,
  savedReaction,
  toggleReaction,
} from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

/** Waits until a server has been asked for nothing for half a second: these browsers cannot tell when a page is done. */
async function awaitQuiet({ log }: { log: readonly string[] }): Promise<void> {
  let before = -1;
  const isQuiet = () => before === (before = log.length);
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}

test.describe('F19: the loader comes twice', () => {
  test('one mount, one call a click', async ({ origins, page, openThread, expectUnharmed }) => {
    origins.rewrite((html) =>
      html.replace(/<script src="[^"]*loader\.[^"]*"[^>]*><\/script>/, (tag) => tag + tag),
    );
    origins.rewrite((html) => {
      const tag = /<script src="[^"]*loader\.[^"]*"[^>]*><\/script>/.exec(html)![0];
      return html.replace('</body>', `${tag.replace('.js', '.js?late')}</body>`);
    });
    await openThread();
    await page.evaluate(() => {
      const own = Object.assign(window, { mounts: 0 });
      document.addEventListener('inlay:mounted', (event) => {
        if ((event as CustomEvent<{ widget: string }>).detail.widget === 'ReactionBar') own.mounts += 1;
      });
    });
    origins.forum.log.length = 0;
    await toggleReaction(page, barOf(page, 1), 'Like');
    const sent = origins.forum.log.filter((line) => /^(POST|DELETE)/.test(line) && reactionCalls.test(line));
    expect(sent).toHaveLength(1);
    await expectUnharmed();
    // That bar and the sentinel.
    expect(await page.evaluate(() => (window as unknown as { mounts: number }).mounts)).toBe(2);
  });
});

test.describe('F26: a browser without what we need', () => {
  // A page stops at each that it needs, and each is taken away in `tests/unit/loader/foreignNatives`: these are one that the
  // browser's own modules need, one that ours do, and those that are used only where they are there.
  const gaps = [['Promise'], ['Map'], ['fetch', 'requestIdleCallback']];
  test("the server's HTML stays and works, whatever is missing", async ({
    context,
    as,
    api,
    origins,
    thread,
    problems,
  }) => {
    // One page after the other.
    test.slow();
    // Without a Promise not even the browser's own modules run: what is left may complain, and must be readable.
    problems.allow(/uncaught: .*/s, /Inlay: /, /Failed to load/);
    await as('member');
    const member = await api('member');
    for (const names of gaps)
      await test.step(names.join(), async () => {
        const page = await context.newPage();
        await page.addInitScript((names) => {
          for (const missing of names) {
            const there = Object.getOwnPropertyDescriptor(window, missing)!;
            Object.defineProperty(window, missing, { value: undefined, configurable: true, writable: true });
            // What the test itself looks with comes back once every script of the page has run.
            if (missing === 'Map') {
              addEventListener('load', () =>
                setTimeout(() => Object.defineProperty(window, missing, there), 100),
              );
            }
          }
        }, names);
        await page.goto(`${origins.forum.url}${thread}`);
        await awaitQuiet(origins.forum);
        await expect(page.locator('h1')).toBeVisible();
        const bar = barOf(page, 1);
        await expect(bar.getByRole('group')).toBeVisible();
        const wanted = (await savedReaction(bar, member)) === 'Like' ? null : 'Like';
        const refused = bar.locator('.inl-reactions__error, .inl-retry');
        await buttonOf(bar, 'Like').click();
        // By our call, by the native form, or by an honest refusal: never a white box.
        await expect
          .poll(async () => (await savedReaction(bar, member)) === wanted || (await refused.count()) > 0)
          .toBe(true);
        await expect(bar.getByRole('group')).toBeVisible();
        await page.close();
      });
  });

  test('stubs that a page puts in later do not break what is shown', async ({
    openThread,
    page,
    problems,
  }) => {
    problems.allow(/stubbed|Inlay: |Failed to load/);
    await openThread();
    const bar = barOf(page, 1);
    const like = buttonOf(bar, 'Like');
    await toggleReaction(page, bar, 'Like');
    const before = await like.getAttribute('aria-pressed');
    await page.evaluate(() => {
      const stub = () => {
        throw new Error('stubbed');
      };
      Object.assign(window, { fetch: stub, XMLHttpRequest: stub });
    });
    const said = bar.locator('.inl-reactions__error');
    const isChange = (response: Response) =>
      reactionCalls.test(response.url()) && response.request().method() !== 'GET';
    const answered = page.waitForResponse(isChange).then(
      () => 'answered',
      () => 'never',
    );
    await like.click();
    const outcome = await Promise.race([answered, said.waitFor().then(() => 'refused')]);
    const turned = before === 'true' ? 'false' : 'true';
    await expect(like).toHaveAttribute('aria-pressed', outcome === 'refused' ? before! : turned);
  });
});

test('F27: storage that is refused, null, full or cleared in between stops no widget', async ({
  context,
  as,
  origins,
  thread,
}) => {
  const refuse = (name: string) =>
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  const empty = (name: string) => Object.defineProperty(window, name, { get: () => null });
  const fill = () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    addEventListener('room', () => (Storage.prototype.setItem = setItem));
  };
  await giveTime(context);
  await as('member');
  const open = async (...breaks: [breakIt: (name: string) => void, storage: string][]) => {
    const page = await context.newPage();
    for (const [breakIt, storage] of breaks) await page.addInitScript(breakIt, storage);
    await page.goto(`${origins.forum.url}${thread}`);
    return page;
  };
  const use = async (page: Page) => {
    await toggleReaction(page, barOf(page, 1), 'Like');
    await page.locator('a.js-userCard').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  };
  for (const [local, session] of [
    [refuse, empty],
    [empty, refuse],
  ] as const)
    await test.step(local === refuse ? 'refused, and null' : 'null, and refused', async () => {
      const page = await open([local, 'localStorage'], [session, 'sessionStorage']);
      await use(page);
      await page.close();
    });
  const page = await test.step('full', async () => {
    const page = await open([fill, '']);
    await use(page);
    return page;
  });
  await test.step('room again, and cleared all the time', async () => {
    await page.evaluate(() => {
      dispatchEvent(new Event('room'));
      setInterval(() => {
        localStorage.clear();
        sessionStorage.clear();
      }, 5);
    });
    await use(page);
  });
});

test.describe('F32: no script, or one that broke before ours', () => {
  test('the forms work without the loader and without the runtime', async ({
    origins,
    page,
    as,
    thread,
    problems,
  }) => {
    problems.allow(/Failed to load/, /Inlay: /);
    await as('member');
    for (const missing of [/\/loader\./, /\/page\./]) {
      origins.reset();
      origins.faults.set(missing, { status: 404, body: 'gone', contentType: 'text/plain' });
      await page.goto(`${origins.forum.url}${thread}`);
      const like = buttonOf(barOf(page, 1), 'Like');
      const before = await like.getAttribute('aria-pressed');
      const navigated = page.waitForNavigation();
      await like.click();
      await navigated;
      await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    }
  });

  // The loader may not be there yet.
  test('a hidden body is shown after a script of a theme that throws or is missing', async ({
    page,
    as,
    origins,
    plant,
    thread,
    problems,
  }) => {
    problems.allow(/theme broke|404|MIME type/);
    await as('member');
    for (const markup of [
      "<script nonce>throw new Error('theme broke')</script>",
      '<script nonce src="/missing.js"></script>',
      // Nothing waits for it.
      '<script nonce src="/missing.js" async></script>',
    ]) {
      origins.reset();
      const withNonce = (nonce: string) => (html: string) => html.replace('nonce', `nonce="${nonce}"`);
      plant('head', (nonce) => withNonce(nonce)('<style nonce>body{visibility:hidden}</style>'));
      plant('before loader', (nonce) => withNonce(nonce)(markup));
      await page.goto(`${origins.forum.url}${thread}`);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).visibility), markup)
        .toBe('visible');
    }
  });
});

test('properties that an old script adds to every object stop no widget', async ({
  origins,
  page,
  openThread,
  expectUnharmed,
}) => {
  await page.addInitScript(() => {
    // As libraries of old did: enumerable, so that every `for…in` meets it.
    Object.assign(Object.prototype, { extend: () => 'everybody', inherited: 1 });
    Object.assign(Array.prototype, { each: () => 'everybody' });
  });
  await openThread();
  origins.forum.log.length = 0;
  const bar = barOf(page, 1);
  const before = (await readBar(bar))['Like']!.pressed;
  await toggleReaction(page, bar, 'Like');
  await expect.poll(async () => (await readBar(bar))['Like']!.pressed).toBe(!before);
  await toggleReaction(page, bar, 'Like');
  await expect.poll(async () => (await readBar(bar))['Like']!.pressed).toBe(before);
  await page.locator('[data-inlay-part="account"]').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('a.js-userCard').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The editor's library goes through its own objects most of all.
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(page.locator('.inl-editor[data-state="rich"] [data-slate-editor]')).toBeFocused();
  await page.keyboard.type('Important ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('words');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.locator('.forum-comments > li').last().locator('.userContent strong').first()).toHaveText(
    'words',
  );
  await expectUnharmed();
});
