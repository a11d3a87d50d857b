import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { barOf, buttonOf, readBar, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/threadTest';
import { untilQuiet } from '../support/untilQuiet';
import { tabTo } from '../support/walkKeyboard';

const stateOf = 'data-inlay-state';

test('nothing is laid out before its styles are there', async ({ page, as, thread }) => {
  const styles = await holdCalls(page, /\.css$/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      document.documentElement.dataset.testLate = String(links.filter(({ sheet }) => !sheet).length);
    });
  });
  await as('member');
  await page.goto(thread.path, { waitUntil: 'commit' });
  // The parser has come as far as it can: to the end, or to a script that waits for the styles.
  let before = -1;
  await expect
    .poll(async () => {
      const [isWhole, count] = await page.evaluate(() => {
        const [{ responseEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
        return [responseEnd > 0, document.querySelectorAll('*').length] as const;
      });
      return isWhole && before === (before = count);
    })
    .toBe(true);
  styles.release();
  // When a page has been read, browsers look through its forms, and lay all of it out for that.
  await expect(page.locator('html')).toHaveAttribute('data-test-late', '0');
});

test.describe('a sleeping page', () => {
  test('asks for all that it may need once it is painted, and comes alive, by a browser that is never idle, too', async ({
    page,
    open,
  }) => {
    const code = await holdCode(page);
    code.release();
    // So do browsers where other programs keep every core busy: what gives no latest time may wait for minutes.
    await page.addInitScript(() => {
      Object.assign(window, {
        requestIdleCallback: (callback: () => void, { timeout }: IdleRequestOptions = {}) =>
          timeout && setTimeout(callback, timeout / 100),
      });
    });
    await open('member');
    await expect
      .poll(() => code.asked.map((file) => file.replace(/^.*\/([\w-]+)\..*$/, '$1')))
      .toEqual(expect.arrayContaining(['page', 'ReactionBar', 'CategoryFollowDropDown']));
    for (const bar of await page.locator('[data-react="ReactionBar"]').all())
      await expect(bar).toHaveAttribute(stateOf, 'asleep');

    const author = page.locator('a.js-userCard').first();
    await tabTo(page, 'a.js-userCard');
    await expect(author).toHaveAttribute('aria-haspopup', 'dialog');
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('asks for nothing ahead when the reader saves data', async ({ page, open }) => {
    const code = await holdCode(page);
    code.release();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await open('member');
    await untilQuiet(page);
    // The little that finds out whether a widget is needed is no foresight.
    expect(code.asked.filter((file) => !/\/registry\.[\w-]+\.js$/.test(file))).toEqual([]);
    await toggleReaction(page, barOf(page, 1), 'Like');
    await expect.poll(() => code.asked.length).toBeGreaterThan(1);
    expect(code.asked.filter((file) => file.includes('/early.'))).toEqual([]);
    // The code that keeps first words comes with the field that they are written in.
    await page.getByRole('textbox', { name: 'Your comment' }).focus();
    await expect.poll(() => code.asked.some((file) => file.includes('/early.'))).toBe(true);
  });
});

/** Puts a sleeping copy of the first comment's bar somewhere, and resolves to it. */
async function copyBar(page: Page, id: string, before: string) {
  await page.evaluate(
    ([name, place]) => {
      const copy = document
        .querySelector('.forum-comments [data-react="ReactionBar"]')!
        .cloneNode(true) as Element;
      copy.removeAttribute('data-inlay-state');
      copy.id = name;
      document.querySelector(place)!.before(copy);
    },
    [id, before] as const,
  );
  const copy = page.locator(`#${id}`);
  await expect(copy).toHaveAttribute(stateOf, 'asleep');
  return copy;
}

/** Puts 200 empty places in front: only those in view are filled, and nothing below them jumps. */
async function expectFewToBeFilled(page: Page, name: string): Promise<void> {
  const before = await page
    .locator('[data-react=ReactionBar]')
    .nth(1)
    .evaluate((bar, react) => {
      const { props } = (bar as HTMLElement).dataset;
      const places = Array.from({ length: 200 }, () => {
        const place = document.createElement('div');
        place.className = 'empty-place';
        place.dataset.react = react;
        place.dataset.props = props;
        return place;
      });
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector('main')!.prepend(...places);
      return places.at(-1)!.getBoundingClientRect().top;
    }, name);
  const places = page.locator('.empty-place');
  await expect(places.first()).toHaveAttribute(stateOf, 'mounted');
  await untilQuiet(page);
  expect(await page.locator('.empty-place[data-inlay-state="mounted"]').count()).toBeLessThan(60);
  expect(await places.last().evaluate((place) => place.getBoundingClientRect().top)).toBe(before);
  await places.last().scrollIntoViewIfNeeded();
  await expect(places.last()).toHaveAttribute(stateOf, 'mounted');
}

test('a pointer wakes the bar under it and no other, also when the registry came empty at first; all places of a record change at once; what comes later is found', async ({
  page,
  request,
  open,
}) => {
  const registry = /\/registry\.\w+\.js$/;
  await breakRoute(page, registry, { body: '', contentType: 'text/javascript' });
  const code = await holdCode(page);
  code.release();
  const come = page.waitForResponse(registry);
  await page.setViewportSize({ width: 1366, height: 500 });
  await open('member');
  await come;
  await buttonOf(barOf(page, 1), 'Agree').hover();
  await expect(barOf(page, 1)).toHaveAttribute(stateOf, 'mounted');
  for (const nth of [0, 2, 3]) await expect(barOf(page, nth)).toHaveAttribute(stateOf, 'asleep');
  // Nothing that comes below is to come below the pointer, which would wake it.
  await page.mouse.move(0, 0);

  await test.step('a record that the page shows three times, out of view once it is seen', async () => {
    const near = await copyBar(page, 'near', '.forum-comments');
    const far = await copyBar(page, 'far', 'footer');
    await page.evaluate(() => {
      const gap = document.createElement('div');
      gap.style.blockSize = '3000px';
      document.getElementById('far')!.before(gap);
    });
    const bar = page.locator('.forum-comments [data-react="ReactionBar"]').first();
    await toggleReaction(page, bar, 'Like');
    await near.scrollIntoViewIfNeeded();
    await expect(near).toHaveAttribute(stateOf, 'mounted');
    await expect.poll(async () => [await readBar(near)]).toEqual([await readBar(bar)]);
    await toggleReaction(page, near, 'Agree');
    await expect(buttonOf(bar, 'Agree')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => [await readBar(near)]).toEqual([await readBar(bar)]);
    await expect(far).toHaveAttribute(stateOf, 'asleep');
    await far.scrollIntoViewIfNeeded();
    await expect(far).toHaveAttribute(stateOf, 'mounted');
    await expect.poll(async () => [await readBar(far)]).toEqual([await readBar(bar)]);

    // The next click on a bar that sleeps shows in the next frame, now that its code is there. In one turn, as when the
    // machine is quick: what comes in several may find a frame between them.
    const other = barOf(page, 3);
    await expect(other).toHaveAttribute(stateOf, 'asleep');
    const shown = await other.evaluate((tag) => {
      const find = () => tag.querySelector<HTMLElement>('[data-inlay-part="Agree"]')!;
      find().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      find().click();
      return new Promise((resolve) =>
        requestAnimationFrame(() => resolve(find().getAttribute('aria-pressed'))),
      );
    });
    expect(shown).toBe('true');
  });

  // Code that nearly always runs is compiled while it comes in, by a hint that has to stand first.
  const always = [...new Set(code.asked)].filter((file) => /\/(react|page|parts|registry)\./.test(file));
  expect(always).toHaveLength(4);
  for (const file of always)
    expect((await (await request.get(new URL(file, page.url()).href)).text()).split('\n')[0], file).toBe(
      '//# allFunctionsCalledOnLoad',
    );

  await test.step('content that comes later, announced or not; content that leaves the page is forgotten', async () => {
    await page.locator('#near, #far').evaluateAll((copies) => copies.forEach((each) => each.remove()));
    const count = () =>
      page.evaluate(() => window.inlay!.doctor().filter(({ name }) => name === 'ReactionBar').length);
    // What has gone is forgotten with the next frame: the bars of the post and its comments stay.
    const before = 4;
    await expect.poll(count).toBe(before);
    for (const isAnnounced of [true, false]) {
      // A tag that comes to stand below the pointer wakes.
      await page.mouse.move(0, 0);
      await page.evaluate((tell) => {
        const old = document.querySelector('.forum-comments li')!;
        const copy = old.cloneNode(true) as Element;
        copy.querySelectorAll('[data-inlay-state]').forEach((tag) => tag.removeAttribute('data-inlay-state'));
        old.remove();
        document.querySelector('.forum-comments')!.append(copy);
        if (tell) copy.dispatchEvent(new Event('X-DOMContentReady', { bubbles: true }));
      }, isAnnounced);
      const bar = barOf(page, 3);
      await expect(bar).toHaveAttribute(stateOf, 'asleep');
      await toggleReaction(page, bar, 'Like');
      await expect(buttonOf(bar, 'Like')).toHaveAccessibleName('Like, 1 person');
    }
    await expect.poll(count).toBe(before);
    await page.evaluate(() => document.querySelector('.forum-comments > li:last-child')!.remove());
    await expect.poll(count).toBe(before - 1);
  });

  await test.step('many empty places', () => expectFewToBeFilled(page, 'ReactionBar'));
});

test('a page after Back is alive, shows the true counts, and asks for the current user', async ({
  page,
  open,
  react,
  thread,
  context,
}) => {
  await open('member');
  await toggleReaction(page, barOf(page, 1), 'Like');
  await page.goto('about:blank');
  await react('admin', 'Like');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${thread.path}$`));
  const bar = barOf(page, 1);
  // A copy out of the browser's cache was printed before the press.
  await expect(buttonOf(bar, 'Like')).toHaveAttribute('aria-pressed', 'true');
  await bar.hover();
  await expect(buttonOf(bar, 'Like')).toHaveAccessibleName('Like, 2 people');
  await expect(buttonOf(bar, 'Like')).toHaveAttribute('aria-pressed', 'true');
  await toggleReaction(page, bar, 'Like');
  await expect(buttonOf(bar, 'Like')).toHaveAccessibleName('Like, 1 person');

  await context.clearCookies();
  // Browsers under automation keep no pages in memory; this event is what they would tell.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const ofGuest = page.locator('.forum-comments [data-react="ReactionBar"]').first();
  await expect(ofGuest.getByRole('button')).toHaveCount(0);
  await expect(ofGuest).toHaveText('Like: 1');
});

test('of many empty places only those in view are filled, on a page of which nothing is awake, too', async ({
  page,
  open,
}) => {
  await open('guest');
  await expectFewToBeFilled(page, 'reactionbar');
});
