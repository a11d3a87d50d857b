import type { Locator, Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { seeded, startDiscussion } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import { barOf, buttonOf, reactionCalls, readBar, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/threadTest';
import { focusedStop, tabTo } from '../support/walkKeyboard';

/** The bar of a record, pressable or not. */
const barAt = (page: Page, id: string): Locator => page.locator(`#${id} [data-react="ReactionBar"]`);

/** What a fresh page says about the first comment has to be what this one shows. */
async function expectToOutliveReload(page: Page) {
  const shown = await readBar(barOf(page, 1));
  await page.reload();
  expect(await readBar(barOf(page, 1))).toEqual(shown);
}

test.describe('who may do what', () => {
  test('a guest reads counts as text', async ({ page, open, react, thread }) => {
    await react('member', 'Like');
    await react('admin', 'Like');
    await react('moderator', 'Insightful');
    await open('guest');
    const bar = barAt(page, `Comment_${thread.comments[0]}`);
    await expect(bar.getByRole('listitem')).toHaveText(['Like: 2', 'Insightful: 1']);
    await bar.hover();
    await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
    await expect(bar.getByRole('listitem')).toHaveText(['Like: 2', 'Insightful: 1']);
    await expect(page.locator('[data-react="ReactionBar"] button')).toHaveCount(0);
  });

  test('a member has a button for each reaction but those of curators and flaggers', async ({
    page,
    open,
  }) => {
    await open('member');
    const bar = barOf(page, 1);
    const parts = async () => Object.keys(await readBar(bar));
    const printed = await parts();
    expect(printed).toEqual(
      'Like Agree Insightful Awesome Support LOL Up Down Disagree Dislike Off_Topic WTF'.split(' '),
    );
    await bar.hover();
    await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
    expect(await parts()).toEqual(printed);
    await expect(bar.getByRole('group', { name: 'Reactions' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Log' })).toHaveCount(0);
  });

  test('a moderator may promote, and has the log', async ({ page, open }) => {
    await open('moderator');
    const bar = barOf(page, 1);
    for (const name of ['Promote', 'Log']) await expect(bar.getByRole('button', { name })).toBeVisible();
    await bar.hover();
    await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
    for (const name of ['Promote', 'Log']) await expect(bar.getByRole('button', { name })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Spam' })).toHaveCount(0);
  });

  test('so they do in a category with permissions of its own, where tooltips tell who reacted', async ({
    page,
    open,
    api,
  }) => {
    const discussionID = await startDiscussion(await api('moderator'), {
      categoryID: seeded.categories.announcements,
    });
    const path = `/discussion/${discussionID}`;
    const liked = await (
      await api('member')
    ).post(`/discussions/${discussionID}/reactions`, {
      reactionType: 'Like',
    });
    expect(liked.ok(), 'reacting').toBe(true);
    await open('moderator', path);
    const bar = barOf(page, 0);
    for (const name of ['Promote', 'Log']) await expect(bar.getByRole('button', { name })).toBeVisible();
    await buttonOf(bar, 'Like').hover();
    await expect(page.getByRole('tooltip').getByRole('listitem')).toHaveText(['member']);
    for (const name of ['Promote', 'Log']) await expect(bar.getByRole('button', { name })).toBeVisible();
    await bar.getByRole('button', { name: 'Log' }).click();
    await expect(page.getByRole('dialog', { name: 'Reactions' }).getByRole('listitem')).toHaveCount(1);
  });

  test('on a closed discussion only those who may close it react', async ({
    page,
    open,
    react,
    api,
    thread,
    context,
  }) => {
    await react('member', 'Like');
    const closing = await (
      await api('moderator')
    ).patch(`/discussions/${thread.discussionID}`, { closed: true });
    expect(closing.ok(), 'closing').toBe(true);
    await open('member');
    const bar = barAt(page, `Comment_${thread.comments[0]}`);
    await bar.hover();
    await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
    await expect(bar).toHaveText('Like: 1');
    await expect(bar.getByRole('button')).toHaveCount(0);
    await context.clearCookies();
    await open('moderator');
    await toggleReaction(page, barOf(page, 1), 'Like');
    await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAccessibleName('Like, 2 people');
  });
});

test.describe('pressing', () => {
  test('adds, changes and takes away, each as a fresh page says it', async ({ page, open, react }) => {
    await react('admin', 'Like');
    await open('member');
    const bar = barOf(page, 1);
    await toggleReaction(page, bar, 'Like');
    await expect(buttonOf(bar, 'Like')).toHaveAccessibleName('Like, 2 people');
    await expect(buttonOf(bar, 'Like')).toHaveText('2');
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

  test('shows long before the server has answered', async ({ page, open, react }) => {
    await react('admin', 'Like');
    await open('member');
    const bar = barOf(page, 1);
    await bar.hover();
    await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
    const answers = await holdCalls(page, reactionCalls);
    const inNextFrame = await buttonOf(bar, 'Like').evaluate(async (button) => {
      (button as HTMLElement).click();
      await new Promise((done) => requestAnimationFrame(done));
      return { pressed: button.getAttribute('aria-pressed'), count: button.textContent };
    });
    expect(inNextFrame).toEqual({ pressed: 'true', count: '2' });
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    answers.release();
    expect((await sent).status()).toBe(201);
    await expectToOutliveReload(page);
  });

  test('is announced once, when it is done', async ({ page, open }) => {
    await open('member');
    await toggleReaction(page, barOf(page, 1), 'Like');
    await expect(page.locator('[aria-live="polite"] p')).toHaveText(['Like, 1 person']);
  });
});

test.describe('the keyboard', () => {
  for (const key of ['Enter', 'Space']) {
    test(`${key} toggles, and the focus stays`, async ({ page, open }) => {
      await open('member');
      await tabTo(page, '.forum-comments [data-inlay-part="Like"]');
      for (const pressed of ['true', 'false']) {
        const answered = page.waitForResponse(
          (response) => reactionCalls.test(response.url()) && /POST|DELETE/.test(response.request().method()),
        );
        await page.keyboard.press(key);
        await answered;
        await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', pressed);
        await expect(buttonOf(barOf(page, 1), 'Like')).toBeFocused();
        expect((await focusedStop(page))?.ring, 'a ring around it').toBe(true);
      }
    });
  }

  test('each button is one stop, in the order of the page', async ({ page, open }) => {
    await open('moderator');
    const bar = barOf(page, 1);
    const parts = [...Object.keys(await readBar(bar)), 'log'];
    await tabTo(page, `.forum-comments [data-inlay-part="${parts[0]}"]`);
    await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
    for (const part of parts) {
      await expect(buttonOf(bar, part)).toBeFocused();
      await page.keyboard.press('Tab');
    }
  });
});

test.describe('the tooltip', () => {
  test('tells on hover who reacted, stays under the pointer, and goes', async ({ page, open, react }) => {
    await react('admin', 'Like');
    await open('member');
    const like = buttonOf(barOf(page, 1), 'Like');
    await like.hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Like');
    await expect(tooltip.getByRole('listitem')).toHaveText(['admin']);
    await expect(like).toHaveAccessibleDescription(/Like.*admin/);
    await expect(tooltip.locator('a,button,input')).toHaveCount(0);
    await tooltip.hover();
    await page.mouse.move(5, 5);
    await expect(tooltip).toHaveCount(0);
  });

  test('that Escape sent away under the pointer comes back when its button is hovered again', async ({
    page,
    open,
  }) => {
    await open('member');
    const like = buttonOf(barOf(page, 1), 'Like');
    const tooltip = page.getByRole('tooltip');
    for (let turn = 0; turn < 2; turn += 1) {
      await like.hover();
      await expect(tooltip).toHaveText('Like');
      await tooltip.hover();
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
    }
    // Nor does it come back for a button that was only focused in between.
    await tabTo(page, '.forum-comments [data-inlay-part="Like"]');
    await expect(tooltip).toHaveText('Like');
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveText('Agree');
  });

  test('tells it on focus too; Escape sends it away and leaves the focus', async ({ page, open, react }) => {
    await react('admin', 'Like');
    await open('member');
    await tabTo(page, '.forum-comments [data-inlay-part="Like"]');
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip.getByRole('listitem')).toHaveText(['admin']);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(buttonOf(barOf(page, 1), 'Like')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveText('Agree');
  });

  test('of more than five people shows five faces and a number', async ({ page, open, react }) => {
    await react('admin', 'Like');
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
    const row = (name: string, index: number) => ({
      tagID: 2,
      userID: 100 + index,
      user: { userID: 100 + index, name, photoUrl: null },
      reactionType: { tagID: 2, name: 'Like', urlcode: 'Like' },
      dateInserted: '2026-11-01T10:00:00+00:00',
    });
    await page.route(reactionCalls, (route) => route.fulfill({ json: names.map(row) }));
    await open('member');
    await buttonOf(barOf(page, 1), 'Like').hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip.getByRole('img')).toHaveCount(5);
    await expect(tooltip).toContainText('+2');
  });
});

test.describe("the moderator's log", () => {
  test('is a dialog that removes one reaction at a time, until there is none', async ({
    page,
    open,
    react,
  }) => {
    await react('admin', 'Like');
    await react('member', 'Agree');
    await open('moderator');
    const bar = barOf(page, 1);
    await bar.getByRole('button', { name: 'Log' }).click();
    const log = page.getByRole('dialog', { name: 'Reactions' });
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expect(log.getByRole('link', { name: 'member' })).toHaveAttribute('href', /\/profile\/3\/member$/);

    await log.getByRole('button', { name: 'Remove reaction of member' }).click();
    await expect(log.getByRole('listitem')).toHaveText([/admin.*Like/]);
    await expect(buttonOf(bar, 'Agree')).toHaveText('');
    await expect(buttonOf(bar, 'Like')).toHaveText('1');
    await expect(log.and(page.locator(':focus-within')), 'focus in it').toHaveCount(1);

    await log.getByRole('button', { name: 'Remove reaction of admin' }).click();
    await expect(log).toContainText('No Reactions Yet');
    await expect(buttonOf(bar, 'Like')).toHaveText('');
    await page.keyboard.press('Escape');
    await expect(log).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Log' })).toBeFocused();
    await expectToOutliveReload(page);
  });

  test('says when a reaction could not be removed, and keeps it', async ({ page, open, react, problems }) => {
    problems.allow(/Failed to load resource/);
    await react('admin', 'Like');
    await open('moderator');
    await page.route(/\/reactions\/\d+$/, (route) =>
      route.fulfill({ status: 500, json: { message: 'The glue is out.', status: 500 } }),
    );
    await barOf(page, 1).getByRole('button', { name: 'Log' }).click();
    const log = page.getByRole('dialog', { name: 'Reactions' });
    await log.getByRole('button', { name: 'Remove reaction of admin' }).click();
    await expect(log.getByRole('alert')).toHaveText('The glue is out.');
    await expect(log.getByRole('listitem')).toHaveCount(1);
  });
});

test('a press after the session has ended says so, and offers to sign in where the buttons were', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/403|401/);
  await open('member');
  const bar = barAt(page, await barOf(page, 1).evaluate((tag) => tag.closest('[id^=Comment_]')!.id));
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

test('who signs in as somebody else in another tab is that one here, too, before anything is pressed', async ({
  page,
  context,
  open,
  as,
  problems,
}) => {
  problems.allow(/The page was made for user/);
  await open('member');
  await page.waitForLoadState('networkidle');
  await toggleReaction(page, barOf(page, 1), 'Like');
  await as('moderator');
  const other = await context.newPage();
  await other.goto('/discussions');
  // The log is a moderator's, and the press was the member's.
  await expect(barOf(page, 1).getByRole('button', { name: 'Log' })).toBeVisible();
  await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', 'false');
  await expect(buttonOf(barOf(page, 1), 'Like')).toHaveText('1');
});

test('a moderator whose session has ended is told so when removing a reaction', async ({
  page,
  open,
  react,
  problems,
}) => {
  problems.allow(/403|401/);
  await react('admin', 'Like');
  await open('moderator');
  const id = await barOf(page, 1).evaluate((tag) => tag.closest('[id^=Comment_]')!.id);
  const bar = barAt(page, id);
  await toggleReaction(page, barOf(page, 1), 'Agree');
  await barOf(page, 1).getByRole('button', { name: 'Log' }).click();
  await page.context().clearCookies();
  await page
    .getByRole('dialog', { name: 'Reactions' })
    .getByRole('button', { name: 'Remove reaction of admin' })
    .click();
  await expect(bar.getByRole('alert')).toHaveText(/^You have been signed out\..*Sign In$/);
  // Where the log was opened, since what opened it has gone with the session.
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no post brings a form, which browsers would look into however far down it stands', async ({
  page,
  open,
}) => {
  await open('member');
  await expect(buttonOf(barOf(page, 1), 'Like')).toBeVisible();
  await expect(page.locator('.forum-comments form')).toHaveCount(0);
});

test('a page that brings everything asks the server for nothing, until a bar is entered', async ({
  page,
  open,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await open('member');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await barOf(page, 1).hover();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(
    calls.every((path) => /\/comments\/\d+(\/reactions)?$/.test(path)),
    calls.join(),
  ).toBe(true);
});

test('on a narrow screen nothing below a bar of two lines moves when it is set in under the pointer', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open('member');
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
  // The frame after the one that it comes in is where it would be too low.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const [height, ...others] = await heights.evaluate((seen) => [...seen]);
  expect(height).toBeGreaterThan(40);
  expect(others).toEqual([]);
});

for (const [who, name] of [
  ['member', 'ReactionBar'],
  ['guest', 'reactionbar'],
] as const)
  test(`of many empty places only those in view are set in, and nothing below them jumps: ${name} for a ${who}`, async ({
    page,
    open,
  }) => {
    await open(who);
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
        document.querySelector('main')!.prepend(...places);
        return places.at(-1)!.getBoundingClientRect().top;
      }, name);
    const places = page.locator('.empty-place');
    await expect(places.first()).toHaveAttribute('data-inlay-state', 'mounted');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.empty-place[data-inlay-state="mounted"]').count()).toBeLessThan(60);
    expect(await places.last().evaluate((place) => place.getBoundingClientRect().top)).toBe(before);
    await places.last().scrollIntoViewIfNeeded();
    await expect(places.last()).toHaveAttribute('data-inlay-state', 'mounted');
  });

test('after Back, a copy out of the browser’s cache shows what its reader has done since it was printed', async ({
  page,
  open,
}) => {
  await open('member');
  await toggleReaction(page, barOf(page, 1), 'LOL');
  await page.goto('/categories');
  await page.goBack();
  const lol = buttonOf(barOf(page, 1), 'LOL');
  await expect(lol).toHaveAttribute('aria-pressed', 'true');
  await expect(lol).toHaveText('1');
});

test('a bar of which the page brings nothing but HTML keeps that until the server answers, and can be asked to try again', async ({
  page,
  open,
  react,
  thread,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await react('admin', 'Like');
  const record = new RegExp(`/comments/${thread.comments[0]}\\?`);
  const mend = await breakRoute(page, record, { status: 500 });
  await open('member');
  const bar = barOf(page, 1);
  await bar.evaluate((element) => {
    const { reactions: _unsaid, ...props } = JSON.parse(element.getAttribute('data-props')!);
    element.setAttribute('data-props', JSON.stringify(props));
  });
  await bar.hover();
  await expect(bar.getByRole('alert')).toBeVisible();
  await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(buttonOf(bar, 'Like')).toHaveText('1');
  await mend();
  await bar.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(bar.getByRole('alert')).toHaveCount(0);
  await expect(bar.getByRole('button').first()).toBeFocused();
  await toggleReaction(page, bar, 'Like');
  await expect(buttonOf(bar, 'Like')).toHaveText('2');
});
