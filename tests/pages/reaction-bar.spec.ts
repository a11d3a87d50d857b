import type { Locator, Page } from '@playwright/test';
import { seeded, startDiscussion } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import { barOf, buttonOf, reactionCalls, readBar, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/threadTest';
import { untilQuiet } from '../support/untilQuiet';
import { focusedStop, tabTo } from '../support/walkKeyboard';

/** The bar of a record, pressable or not. */
const barAt = (page: Page, id: string): Locator => page.locator(`#${id} [data-react="ReactionBar"]`);
const idOf = (bar: Locator) => bar.evaluate((tag) => tag.closest('[id^=Comment_]')!.id);

async function wake(bar: Locator) {
  await bar.hover();
  await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
}

/** What a fresh page says about the first comment has to be what this one shows. */
async function expectToOutliveReload(page: Page) {
  const shown = await readBar(barOf(page, 1));
  await page.reload();
  await expect.poll(() => readBar(barOf(page, 1))).toEqual(shown);
}

test('an awake bar is as the server printed it: text for guests and where a discussion is closed, buttons by permission', async ({
  page,
  open,
  react,
  api,
  thread,
  context,
}) => {
  await react('member', 'Like');
  await react('admin', 'Like');
  await react('moderator', 'Insightful');
  await open('guest');
  const first = barAt(page, `Comment_${thread.comments[0]}`);
  await expect(first.getByRole('listitem')).toHaveText(['Like: 2', 'Insightful: 1']);
  await wake(first);
  await expect(first.getByRole('listitem')).toHaveText(['Like: 2', 'Insightful: 1']);
  await expect(page.locator('[data-react="ReactionBar"] button')).toHaveCount(0);

  await open('member');
  const bar = barOf(page, 1);
  const parts = async () => Object.keys(await readBar(bar));
  await expect.poll(parts).toEqual(['Like', 'Agree', 'Insightful']);
  // A press before the code is loaded opens the rest all the same.
  await bar.locator('[data-inlay-part="all"]').click();
  await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(bar.getByRole('group', { name: 'All reactions' })).toBeVisible();
  await expect
    .poll(parts)
    .toEqual('Like Agree Insightful Awesome Support LOL Up Down Disagree Dislike Off_Topic WTF'.split(' '));
  await expect(bar.getByRole('button', { name: 'Log' })).toHaveCount(0);

  const moderator = await api('moderator');
  await moderator.patch(`/discussions/${thread.discussionID}`, { closed: true });
  await page.reload();
  await wake(first);
  await expect(first.getByRole('listitem')).toHaveText(['Like: 2', 'Insightful: 1']);
  await expect(first.getByRole('button')).toHaveCount(0);

  // A category with permissions of its own.
  const { announcements } = seeded.categories;
  const discussionID = await startDiscussion(moderator, { categoryID: announcements });
  await (await api('member')).post(`/discussions/${discussionID}/reactions`, { reactionType: 'Like' });
  await context.clearCookies();
  await open('moderator', `/discussion/${discussionID}`);
  const own = barOf(page, 0);
  for (const name of ['Promote', 'Log']) await expect(own.getByRole('button', { name })).toBeVisible();
  await buttonOf(own, 'Like').hover();
  await expect(page.getByRole('tooltip').getByRole('listitem')).toHaveText(['member']);
  for (const name of ['Promote', 'Log']) await expect(own.getByRole('button', { name })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Spam' })).toHaveCount(0);
});

test('a press shows in the next frame, is announced once, and adds, changes and takes away as a fresh page says it', async ({
  page,
  open,
  react,
}) => {
  await react('admin', 'Like');
  await open('member');
  const bar = barOf(page, 1);
  await wake(bar);
  const answers = await holdCalls(page, reactionCalls);
  const inNextFrame = await buttonOf(bar, 'Like').evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise((done) => requestAnimationFrame(done));
    return { pressed: button.getAttribute('aria-pressed'), count: button.textContent };
  });
  expect(inNextFrame).toEqual({ pressed: 'true', count: '2' });
  answers.release();
  await expect(page.locator('[aria-live="polite"] p')).toHaveText(['Like, 2 people']);
  await expect(buttonOf(bar, 'Like')).toHaveAccessibleName('Like, 2 people');
  await expectToOutliveReload(page);

  await toggleReaction(page, bar, 'Agree');
  await expect(buttonOf(bar, 'Agree')).toHaveAccessibleName('Agree, 1 person');
  await expect(buttonOf(bar, 'Like')).toHaveAccessibleName('Like, 1 person');
  await expect(buttonOf(bar, 'Like')).toHaveAttribute('aria-pressed', 'false');
  await expectToOutliveReload(page);

  await toggleReaction(page, bar, 'Agree');
  await expect(buttonOf(bar, 'Agree')).toHaveAccessibleName('Agree');
  await expect(buttonOf(bar, 'Agree')).toHaveText('');
  await expectToOutliveReload(page);
});

test('the keyboard stops at each button in the order of the page; Enter and Space toggle where the focus stays', async ({
  page,
  open,
}) => {
  await open('moderator');
  const bar = barOf(page, 1);
  const parts = [...Object.keys(await readBar(bar)), 'all', 'log'];
  await tabTo(page, `.forum-comments [data-inlay-part="${parts[0]}"]`);
  await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
  for (const part of parts) {
    await expect(buttonOf(bar, part)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  const like = buttonOf(bar, 'Like');
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

test('a tooltip tells who reacted on hover and on focus, stays under the pointer, and Escape sends it away', async ({
  page,
  open,
  react,
}) => {
  await react('admin', 'Like');
  await open('member');
  const like = buttonOf(barOf(page, 1), 'Like');
  const tooltip = page.getByRole('tooltip');
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
  await tabTo(page, '.forum-comments [data-inlay-part="Like"]');
  await expect(tooltip.getByRole('listitem')).toHaveText(['admin']);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(like).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('Agree');
});

test('the moderator’s log removes one reaction at a time, and tells that the session has ended', async ({
  page,
  open,
  react,
  problems,
}) => {
  problems.allow(/403|401/);
  await react('admin', 'Like');
  await react('member', 'Agree');
  await open('moderator');
  const bar = barOf(page, 1);
  const id = await idOf(bar);
  const log = page.getByRole('dialog', { name: 'Reactions' });
  await bar.getByRole('button', { name: 'Log' }).click();
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await expect(log.getByRole('link', { name: 'member' })).toHaveAttribute('href', /\/profile\/3\/member$/);
  await log.getByRole('button', { name: 'Remove reaction of member' }).click();
  await expect(log.getByRole('listitem')).toHaveText([/admin.*Like/]);
  await expect(buttonOf(bar, 'Agree')).toHaveText('');
  await expect(buttonOf(bar, 'Like')).toHaveText('1');
  await expect(log.and(page.locator(':focus-within')), 'focus in it').toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Log' })).toBeFocused();
  await expectToOutliveReload(page);

  await toggleReaction(page, bar, 'Agree');
  await bar.getByRole('button', { name: 'Log' }).click();
  await page.context().clearCookies();
  await log.getByRole('button', { name: 'Remove reaction of admin' }).click();
  await expect(barAt(page, id).getByRole('alert')).toHaveText(/^You have been signed out\..*Sign In$/);
  // The button that opened the log has gone with the session: on the post, or on Sign In where both went at once.
  const signIn = barAt(page, id).getByRole('link', { name: 'Sign In' });
  await expect(page.locator(`#${id}`).or(signIn).and(page.locator(':focus'))).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press after the session has ended says so, and offers to sign in where the buttons were', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/403|401/);
  await open('member');
  const bar = barAt(page, await idOf(barOf(page, 1)));
  await toggleReaction(page, barOf(page, 1), 'Like');
  await page.context().clearCookies();
  await buttonOf(barOf(page, 1), 'Agree').focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('listitem')).toHaveText(['Like: 1']);
  await expect(bar.getByRole('alert')).toHaveText(/^You have been signed out\..*Sign In$/);
  const signIn = bar.getByRole('link', { name: 'Sign In' });
  await expect(signIn).toBeFocused();
  // From where one comes back to this thread.
  const { pathname } = new URL(page.url());
  await expect(signIn).toHaveAttribute(
    'href',
    `${new URL('/entry/signin', page.url()).href}?target=${encodeURIComponent(pathname)}`,
  );
});

test('another user who signs in in another tab is the one here, too, before anything is pressed', async ({
  page,
  context,
  open,
  as,
  problems,
}) => {
  problems.allow(/The page was made for user/);
  await open('member');
  await untilQuiet(page);
  await toggleReaction(page, barOf(page, 1), 'Like');
  await as('moderator');
  const other = await context.newPage();
  await other.goto('/discussions');
  // The log is a moderator's, and the press was the member's.
  await expect(barOf(page, 1).getByRole('button', { name: 'Log' })).toBeVisible();
  await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', 'false');
  await expect(buttonOf(barOf(page, 1), 'Like')).toHaveText('1');
});

test('a page that brings everything asks for nothing until a bar is entered, and nothing moves as it wakes', async ({
  page,
  open,
}) => {
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
});
