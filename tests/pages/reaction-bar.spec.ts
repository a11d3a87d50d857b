import type { Locator, Page } from '@playwright/test';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import {
  barOf,
  buttonOf,
  expectFreshPageToAgree,
  reactionCalls,
  readBar,
  toggleReaction,
} from '../support/reactionBar';
import { expect, test } from '../support/threadTest';
import { untilQuiet } from '../support/untilQuiet';
import { focusedStop, tabTo } from '../support/walkKeyboard';

/** The bar of a record, pressable or not. */
const barAt = (page: Page, id: string): Locator => page.locator(`#${id} [data-react="ReactionBar"]`);
const idOf = (bar: Locator) => bar.evaluate((tag) => tag.closest('[id^=Comment_]')!.id);
const signedOut = /^You have been signed out\..*Sign In$/;

test('a member’s bar opens the rest before its code is there, shows a press in the next frame, says it once, tells who reacted, and is another user’s when they sign in elsewhere', async ({
  page,
  context,
  open,
  react,
  as,
  problems,
}) => {
  problems.allow(/The page was made for user/);
  await react('admin', 'Like');
  const code = await holdCode(page);
  await open('member');
  const bar = barOf(page, 1);
  const [like, agree] = [buttonOf(bar, 'Like'), buttonOf(bar, 'Agree')];
  const tooltip = page.getByRole('tooltip');
  const parts = async () => Object.keys(await readBar(bar));

  await test.step('a press before the code is loaded opens the rest all the same', async () => {
    await expect.poll(parts).toEqual(['Like', 'Agree', 'Insightful']);
    await bar.locator('[data-inlay-part="all"]').click();
    code.release();
    await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
    await expect(bar.getByRole('group', { name: 'All reactions' })).toBeVisible();
    await expect
      .poll(parts)
      .toEqual('Like Agree Insightful Awesome Support LOL Up Down Disagree Dislike Off_Topic WTF'.split(' '));
    await expect(bar.getByRole('button', { name: 'Log' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect.poll(parts).toEqual(['Like', 'Agree', 'Insightful']);
  });

  await test.step('a press shows in the next frame, is announced once, and is what a fresh page says', async () => {
    const answers = await holdCalls(page, reactionCalls);
    const inNextFrame = await like.evaluate(async (button) => {
      (button as HTMLElement).click();
      await new Promise((done) => requestAnimationFrame(done));
      return { pressed: button.getAttribute('aria-pressed'), count: button.textContent };
    });
    expect(inNextFrame).toEqual({ pressed: 'true', count: '2' });
    answers.release();
    await expect(page.locator('[aria-live="polite"] p')).toHaveText(['Like, 2 people']);
    await expect(like).toHaveAccessibleName('Like, 2 people');
    await expectFreshPageToAgree(page, 1);

    await toggleReaction(page, bar, 'Agree');
    await expect(agree).toHaveAccessibleName('Agree, 1 person');
    await expect(like).toHaveAccessibleName('Like, 1 person');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expectFreshPageToAgree(page, 1);

    await toggleReaction(page, bar, 'Agree');
    await expect(agree).toHaveAccessibleName('Agree');
    await expect(agree).toHaveText('');
    await expectFreshPageToAgree(page, 1);
  });

  await test.step('a tooltip tells who reacted on hover and on focus, stays under the pointer, and Escape sends it away', async () => {
    await like.hover();
    await expect(tooltip.getByRole('listitem')).toHaveText(['admin']);
    await expect(like).toHaveAccessibleDescription(/Like.*admin/);
    await expect(tooltip.locator('a,button,input')).toHaveCount(0);
    await tooltip.hover();
    await page.mouse.move(5, 5);
    await expect(tooltip).toHaveCount(0);

    // After Escape it comes back when its button is hovered again.
    for (let turn = 0; turn < 2; turn += 1) {
      await like.hover();
      await expect(tooltip.getByRole('listitem')).toHaveText(['admin']);
      await tooltip.hover();
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
    }
    await page.mouse.move(5, 5);
    await agree.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip.getByRole('listitem')).toHaveText(['admin']);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(like).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveText('Agree');
    await page.keyboard.press('Escape');
  });

  await test.step('another user who signs in in another tab is the one here, too, before anything is pressed', async () => {
    await toggleReaction(page, bar, 'Like');
    // From the moment on that a page has said who reads it, it hears of others.
    const said = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, value]) => (/^inlay\.reader/.test(key) ? value : [])),
      );
    await expect.poll(said).toEqual([String(seeded.users.member)]);
    await as('moderator');
    const other = await context.newPage();
    await other.goto('/discussions');
    // The log is a moderator's, and the press was the member's.
    await expect(bar.getByRole('button', { name: 'Log' })).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(like).toHaveText('2');
  });
});

test('a moderator’s bar goes by its category, is walked by keys, and its log removes one reaction at a time until the session ends', async ({
  page,
  open,
  react,
  api,
  problems,
}) => {
  problems.allow(/403|401/);
  // A category with permissions of its own.
  const { announcements } = seeded.categories;
  const moderator = await api('moderator');
  const discussionID = await startDiscussion(moderator, { categoryID: announcements });
  const commentID = await writeComment(moderator, discussionID);
  await react('admin', 'Like', commentID);
  await react('member', 'Agree', commentID);
  await open('moderator', `/discussion/${discussionID}`);
  const bar = barOf(page, 1);
  const id = await idOf(bar);
  const [like, logButton] = [buttonOf(bar, 'Like'), bar.getByRole('button', { name: 'Log' })];
  const expectOwn = async () => {
    for (const name of ['Promote', 'Log']) await expect(bar.getByRole('button', { name })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Spam' })).toHaveCount(0);
  };
  await expectOwn();

  await test.step('the keyboard stops at each button in the order of the page; Enter and Space toggle where the focus stays', async () => {
    const parts = [...Object.keys(await readBar(bar)), 'all', 'log'];
    await tabTo(page, `.forum-comments [data-inlay-part="${parts[0]}"]`);
    await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
    await expectOwn();
    for (const part of parts) {
      await expect(buttonOf(bar, part)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await like.focus();
    for (const key of ['Enter', 'Space'])
      for (const pressed of ['true', 'false']) {
        const answered = page.waitForResponse(
          (response) => reactionCalls.test(response.url()) && /POST|DELETE/.test(response.request().method()),
        );
        await page.keyboard.press(key);
        await answered;
        await expect(like).toHaveAttribute('aria-pressed', pressed);
        await expect(like).toBeFocused();
        expect((await focusedStop(page))?.ring, 'a ring around it').toBe(true);
      }
  });

  const log = page.getByRole('dialog', { name: 'Reactions' });
  await test.step('the log removes one reaction', async () => {
    await logButton.click();
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expect(log.getByRole('link', { name: 'member' })).toHaveAttribute('href', /\/profile\/3\/member$/);
    await log.getByRole('button', { name: 'Remove reaction of member' }).click();
    await expect(log.getByRole('listitem')).toHaveText([/admin.*Like/]);
    await expect(buttonOf(bar, 'Agree')).toHaveText('');
    await expect(like).toHaveText('1');
    await expect(log.and(page.locator(':focus-within')), 'focus in it').toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(log).toHaveCount(0);
    await expect(logButton).toBeFocused();
    await expectFreshPageToAgree(page, 1);
  });

  await test.step('and says that the session has ended', async () => {
    await logButton.click();
    await page.context().clearCookies();
    await log.getByRole('button', { name: 'Remove reaction of admin' }).click();
    await expect(barAt(page, id).getByRole('alert')).toHaveText(signedOut);
    // The button that opened the log has gone with the session: on the post, or on Sign In where both went at once.
    const signIn = barAt(page, id).getByRole('link', { name: 'Sign In' });
    await expect(page.locator(`#${id}`).or(signIn).and(page.locator(':focus'))).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a page that brings everything asks for nothing until a bar is entered; nothing moves as it wakes; a press after the session has ended says so', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/403|401/);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await open('member');
  await untilQuiet(page);
  expect(calls).toEqual([]);
  // No post brings a form, which browsers would look into however far down it stands.
  await expect(page.locator('.forum-comments form')).toHaveCount(0);
  const bar = barOf(page, 1);
  const anyBar = barAt(page, await idOf(bar));
  await bar.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const heights = await bar.evaluateHandle((element) => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(element.getBoundingClientRect().height);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await buttonOf(bar, 'Like').hover();
  await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls.filter((path) => !/\/comments\/\d+(\/reactions)?$/.test(path))).toEqual([]);
  // The frame after the one that it comes in is where it would be too low.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });
  const [height, ...others] = await heights.evaluate((seen) => [...seen]);
  expect(height).toBeGreaterThan(20);
  expect(others).toEqual([]);

  await toggleReaction(page, bar, 'Like');
  await page.context().clearCookies();
  await buttonOf(bar, 'Agree').focus();
  await page.keyboard.press('Enter');
  await expect(anyBar.getByRole('listitem')).toHaveText(['Like: 1']);
  await expect(anyBar.getByRole('alert')).toHaveText(signedOut);
  const signIn = anyBar.getByRole('link', { name: 'Sign In' });
  await expect(signIn).toBeFocused();
  // From where one comes back to this thread.
  const { pathname } = new URL(page.url());
  await expect(signIn).toHaveAttribute(
    'href',
    `${new URL('/entry/signin', page.url()).href}?target=${encodeURIComponent(pathname)}`,
  );
});
