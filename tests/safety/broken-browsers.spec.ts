import { awaitQuiet } from '../support/awaitQuiet';
import { barOf, buttonOf, reactionCalls, readBar, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

test.describe('F19: the loader comes twice', () => {
  test('one mount, one call a click', async ({ origins, page, openThread, expectUnharmed }) => {
    origins.rewrite((html) =>
      html.replace(/<script src="[^"]*loader\.js"[^>]*><\/script>/, (tag) => tag + tag),
    );
    origins.rewrite((html) => {
      const tag = /<script src="[^"]*loader\.js"[^>]*><\/script>/.exec(html)![0];
      return html.replace('</body>', `${tag.replace('loader.js', 'loader.js?late')}</body>`);
    });
    await openThread();
    await page.waitForLoadState('networkidle');
    let mounts = 0;
    await page.exposeFunction('countMount', () => (mounts += 1));
    await page.evaluate(() => {
      document.addEventListener(
        'inlay:mounted',
        () => void (window as unknown as { countMount(): void }).countMount(),
      );
    });
    origins.forum.log.length = 0;
    await toggleReaction(page, barOf(page, 1), 'Like');
    const sent = origins.forum.log.filter((line) => /^(POST|DELETE)/.test(line) && reactionCalls.test(line));
    expect(sent).toHaveLength(1);
    expect(mounts).toBe(1);
    await expectUnharmed();
  });
});

test.describe('F26: a browser without what we need', () => {
  for (const name of [
    'Promise',
    'Map',
    'IntersectionObserver',
    'MutationObserver',
    'fetch',
    'XMLHttpRequest',
    'WeakMap',
    'requestIdleCallback',
  ]) {
    test(`${name} is missing: the server's HTML stays and works`, async ({
      page,
      as,
      origins,
      thread,
      problems,
    }) => {
      // Without a Promise not even the browser's own modules run: what is left may complain, and must be readable.
      problems.allow(/uncaught: .*/s, /Inlay: /, /Failed to load/);
      await page.addInitScript((missing) => {
        const there = Object.getOwnPropertyDescriptor(window, missing)!;
        Object.defineProperty(window, missing, { value: undefined, configurable: true, writable: true });
        // What the test itself looks with comes back once every script of the page has run.
        if (['Map', 'MutationObserver'].includes(missing)) {
          addEventListener('load', () =>
            setTimeout(() => Object.defineProperty(window, missing, there), 100),
          );
        }
      }, name);
      await as('member');
      await page.goto(`${origins.forum.url}${thread}`);
      await awaitQuiet(origins.forum);
      await expect(page.locator('h1')).toBeVisible();
      const bar = barOf(page, 1);
      await expect(bar.getByRole('group')).toBeVisible();
      const before = (await readBar(bar))['Like']!.pressed;
      const refused = bar.locator('.inl-reactions__error, .inl-retry');
      const isSent = () => origins.forum.log.some((line) => /^(POST|DELETE) .*\/reactions/.test(line));
      origins.forum.log.length = 0;
      await buttonOf(bar, 'Like').click();
      // By our call, by the native form, or by an honest refusal: never a white box.
      await expect.poll(async () => isSent() || (await refused.count()) > 0).toBe(true);
      await expect(bar.getByRole('group')).toBeVisible();
      if (!isSent()) return;
      await expect(async () => {
        await page.goto(`${origins.forum.url}${thread}`);
        await awaitQuiet(origins.forum);
        expect((await readBar(barOf(page, 1)))['Like']!.pressed).toBe(!before);
      }).toPass();
    });
  }

  test('stubs that a page puts in later do not break what is shown', async ({
    openThread,
    page,
    problems,
  }) => {
    problems.allow(/stubbed|Inlay: |Failed to load/);
    await openThread();
    const bar = barOf(page, 1);
    await toggleReaction(page, bar, 'Like');
    const before = await readBar(bar);
    await page.evaluate(() => {
      const stub = () => {
        throw new Error('stubbed');
      };
      Object.assign(window, { fetch: stub, XMLHttpRequest: stub });
    });
    await buttonOf(bar, 'Like').click();
    await page.waitForTimeout(1_000);
    const after = await readBar(bar);
    const failed = (await bar.locator('.inl-reactions__error').count()) > 0;
    expect(after['Like']!.pressed).toBe(failed ? before['Like']!.pressed : !before['Like']!.pressed);
  });
});

test.describe('F27: storage that throws', () => {
  const breaks: Record<string, (name: string) => void> = {
    refused: (name) =>
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    null: (name) => Object.defineProperty(window, name, { get: () => null }),
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'cleared in between': () => {
      setInterval(() => {
        localStorage.clear();
        sessionStorage.clear();
      }, 5);
    },
  };
  for (const [how, breakIt] of Object.entries(breaks)) {
    test(how, async ({ page, openThread, expectUnharmed }) => {
      for (const name of ['localStorage', 'sessionStorage']) await page.addInitScript(breakIt, name);
      await openThread();
      await toggleReaction(page, barOf(page, 1), 'Like');
      await page.locator('a.js-userCard').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectUnharmed();
    });
  }
});

test.describe('F32: no script, or one that broke before ours', () => {
  test('without scripts the page reads and reacts by its forms', async ({ browser, origins, as, thread }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await as('member', context);
    const page = await context.newPage();
    await page.goto(`${origins.forum.url}${thread}`);
    await expect(page.locator('h1')).toBeVisible();
    const before = (await readBar(barOf(page, 1)))['Like']!.pressed;
    await buttonOf(barOf(page, 1), 'Like').click();
    await page.waitForURL(new RegExp(`/discussion/`));
    await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', String(!before));
    await context.close();
  });

  for (const missing of ['loader.js', 'page.']) {
    test(`${missing} cannot be had: the forms work`, async ({ origins, page, as, thread, problems }) => {
      problems.allow(/Failed to load/, /Inlay: /);
      origins.faults.set(new RegExp(`/${missing.replace('.', '\\.')}`), {
        status: 404,
        body: 'gone',
        contentType: 'text/plain',
      });
      await as('member');
      await page.goto(`${origins.forum.url}${thread}`);
      await page.waitForLoadState('networkidle');
      const before = (await readBar(barOf(page, 1)))['Like']!.pressed;
      const navigated = page.waitForNavigation();
      await buttonOf(barOf(page, 1), 'Like').click();
      await navigated;
      await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', String(!before));
    });
  }

  for (const hidden of ['visibility:hidden', 'display:none', 'opacity:0']) {
    test(`a body with ${hidden} is shown after an error of somebody else`, async ({
      page,
      plant,
      problems,
      openThread,
      expectUnharmed,
    }) => {
      problems.allow(/theme broke/);
      plant('head', (nonce) => `<style nonce="${nonce}">body{${hidden}}</style>`);
      await openThread();
      await page.evaluate(() =>
        setTimeout(() => {
          throw new Error('theme broke');
        }),
      );
      await page.waitForTimeout(1_000);
      const shown = await page.evaluate(() => {
        const { visibility, opacity, display } = getComputedStyle(document.body);
        return visibility === 'visible' && opacity === '1' && display !== 'none';
      });
      expect(shown).toBe(true);
      await expectUnharmed();
    });
  }

  // The loader may not be there yet.
  for (const [what, markup] of [
    ['throws in the head', "<script nonce>throw new Error('theme broke')</script>"],
    ['is not there', '<script nonce src="/missing.js"></script>'],
    ['is not there, though nothing waits for it', '<script nonce src="/missing.js" async></script>'],
  ] as const) {
    test(`a hidden body is shown after a script that ${what}`, async ({
      page,
      as,
      origins,
      plant,
      thread,
      problems,
    }) => {
      problems.allow(/theme broke|404|MIME type/);
      plant('head', (nonce) =>
        '<style nonce>body{visibility:hidden}</style>'.replace('nonce', `nonce="${nonce}"`),
      );
      plant('before loader', (nonce) => markup.replace('nonce', `nonce="${nonce}"`));
      await as('member');
      await page.goto(`${origins.forum.url}${thread}`);
      await page.waitForTimeout(1_500);
      expect(await page.evaluate(() => getComputedStyle(document.body).visibility)).toBe('visible');
    });
  }
});

test('what an old script has added to every object stops no widget', async ({
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
