import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { plantCardLink } from '../support/plantCardLink';
import { barOf, buttonOf, reactionCalls, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/threadTest';
import { untilQuiet } from '../support/untilQuiet';
import { watchShifts } from '../support/watchShifts';

const mara = 7;
const userCalls = /\/api\/v2\/users\/\d+/;

/** Wakes a bar and waits until it is there. */
async function wake(page: Page, nth: number) {
  await barOf(page, nth).hover();
  await expect(barOf(page, nth)).toHaveAttribute('data-inlay-state', 'mounted');
}

async function openCard(page: Page) {
  const link = await plantCardLink(page, mara);
  await link.click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('Joined');
  return { link, card };
}

async function openTooltip(page: Page) {
  // That of a button that woke the bar may lie over this one.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await buttonOf(barOf(page, 1), 'Like').hover();
  await expect(page.getByRole('tooltip').filter({ hasText: 'admin' })).toBeVisible();
  // That of a button that the pointer came by may still be leaving.
  await expect(page.getByRole('tooltip')).toHaveCount(1);
}

/** Colours change over time; what is judged is where they arrive. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1,
            ).length,
      ),
    )
    .toBe(0);

test('no widget of a thread has accessibility violations, asleep, awake, open, loading or failed, and every control can be hit: 24 px and more', async ({
  page,
  open,
  react,
  problems,
}) => {
  problems.allow(/status of 500/);
  await react('admin', 'Like');
  await open('moderator');
  const look = async (include: string) => {
    await settled(page);
    await expectNoAxeViolations(page, { include });
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const openLog = async () => {
    await barOf(page, 1).locator('[data-inlay-part="log"]').click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  };
  // Bars that sleep, one that is awake, and a button that is pressed.
  await toggleReaction(page, barOf(page, 1), 'Agree');
  await look('.forum-thread');
  await openTooltip(page);
  await look('.inl-layer');
  await openLog();
  await look('.inl-layer');
  await close();
  const { card } = await openCard(page);
  await look('.inl-layer');
  const controls = page.locator(
    '[data-inlay-state="mounted"] :is(button,a[href]), .inl-layer :is(button,a.inl-button,a.inl-card__stat)',
  );
  expect(await controls.count()).toBeGreaterThan(8);
  for (const control of await controls.all()) {
    const { width, height } = (await control.boundingBox())!;
    expect(Math.min(width, height), await control.innerHTML()).toBeGreaterThanOrEqual(24);
  }
  await close();

  await page.route(userCalls, () => undefined);
  await (await plantCardLink(page, 8)).click();
  await expect(card).toContainText('Loading…');
  await look('.inl-layer');
  await close();
  await page.unroute(userCalls);
  await breakRoute(page, userCalls, { status: 500, body: '{"message":"Out of glue."}' });
  await (await plantCardLink(page, 9)).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await look('.inl-layer');
  await close();
  await page.route(reactionCalls, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of glue.', status: 500 } }),
  );
  await buttonOf(barOf(page, 1), 'Like').click();
  await expect(barOf(page, 1).locator('.inl-reactions__error')).toHaveText('Out of glue.');
  await look('.forum-comments [data-react="ReactionBar"]');
});

test('at 320 px nothing scrolls sideways, whatever is open', async ({ page, open, react }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await react('admin', 'Like');
  await open('moderator');
  const expectNoSideways = async (what: string) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, what).toBeLessThanOrEqual(0);
    const layer = await page.evaluate(() =>
      [...document.querySelectorAll('.inl-layer [role]')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.className),
    );
    expect(layer, what).toEqual([]);
  };
  await wake(page, 1);
  // A button at the page's edge would be scrolled to, which brings the title bar back, and that may come to lie over it.
  await buttonOf(barOf(page, 1), 'Like').evaluate((button) => button.scrollIntoView({ block: 'center' }));
  // The page has scrolled, so the title bar wakes; its arrival would take the tooltip away.
  await expect(page.locator('[data-react="title-bar-hamburger"]')).toHaveAttribute(
    'data-inlay-state',
    'mounted',
  );
  await expectNoSideways('bar');
  await openTooltip(page);
  await expectNoSideways('tooltip');
  // The names in it make it wider, and the frame after that puts it in its place anew.
  const isInside = async () => {
    const { x, width } = (await page.getByRole('tooltip').boundingBox())!;
    return x >= 0 && x + width <= 320;
  };
  await expect.poll(isInside, 'the tooltip is in the window').toBe(true);
  await barOf(page, 1).getByRole('button', { name: 'Log' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectNoSideways('log');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openCard(page);
  await expectNoSideways('card');
  await expectNoAxeViolations(page, { include: '.inl-layer' });
});

test('from right to left words, direction and place follow the page, accessibly', async ({
  page,
  open,
  react,
  thread,
}) => {
  await react('admin', 'Like');
  await open('moderator', `${thread.path}?locale=ar`);
  await wake(page, 1);
  await expect(barOf(page, 1).getByRole('group')).toHaveAccessibleName(/\p{Script=Arabic}/u);
  const like = (await buttonOf(barOf(page, 1), 'Like').boundingBox())!;
  const agree = (await buttonOf(barOf(page, 1), 'Agree').boundingBox())!;
  expect(agree.x, 'the second button is left of the first').toBeLessThan(like.x);

  await barOf(page, 1).locator('[data-inlay-part="log"]').click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectNoAxeViolations(page, { include: '.inl-layer', look: 'all but colours' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openTooltip(page);
  await expect(page.getByRole('tooltip')).toHaveCSS('direction', 'rtl');

  const link = await plantCardLink(page, mara);
  await link.click();
  const card = page.getByRole('dialog', { name: 'Mara Lindqvist' });
  await expect(card.locator('[data-inlay-part="profile"]')).toHaveText(/\p{Script=Arabic}/u);
  await expect(card).toHaveCSS('direction', 'rtl');
  // The card finds its place anew as add-ons put their parts into it.
  const apart = async () => {
    const [anchor, panel] = [(await link.boundingBox())!, (await card.boundingBox())!];
    return Math.abs(anchor.x + anchor.width - (panel.x + panel.width));
  };
  await expect.poll(apart, 'the right edges of link and card are in line').toBeLessThanOrEqual(1);
  await expectNoAxeViolations(page, { include: '.inl-layer', look: 'all but colours' });
});

test('what a reader has set up: with reduced motion nothing moves, and with forced colours too everything shows its state', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    for (const type of ['transitionrun', 'animationstart'])
      document.addEventListener(type, ({ target }) => {
        if ((target as Element).closest('[data-react],.inl-layer'))
          document.documentElement.dataset.moved = `${type}: ${(target as Element).className}`;
      });
  });
  await open('member');
  await toggleReaction(page, barOf(page, 1), 'Like');
  await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('data-state', 'on');
  await openCard(page);
  // The first Escape would be the tooltip's.
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();

  await page.emulateMedia({ forcedColors: 'active' });
  await page.mouse.move(2, 2);
  await settled(page);
  const lookOf = (part: string) =>
    buttonOf(barOf(page, 1), part).evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return { backgroundColor, color };
    });
  const [on, off] = [await lookOf('Like'), await lookOf('Agree')];
  expect(on.backgroundColor).not.toBe(off.backgroundColor);
  expect(on.color).not.toBe(on.backgroundColor);
  await openCard(page);
  const edge = await page.getByRole('dialog').evaluate((card) => getComputedStyle(card).borderTopWidth);
  expect(parseFloat(edge), 'an edge around the card').toBeGreaterThan(0);
});

test('nothing moves when bars wake', async ({ page, open, react, thread }) => {
  await watchShifts(page);
  const shifted = () =>
    page.evaluate(async () => {
      for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
      return (window as unknown as { shifts: string[] }).shifts.splice(0);
    });
  for (const id of thread.comments) await react('admin', 'Like', id);
  await open('member');
  await untilQuiet(page);
  await shifted();
  const places = () =>
    page.locator('.forum-post, [data-react="ReactionBar"] :is(button, a)').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // The rest of a bar has no box until it is opened.
        return width > 0 ? [[x, y, width, height].map((value) => Math.round(value * 100) / 100)] : [];
      }),
    );
  const before = await places();
  // Not by a real pointer: what happens soon after input is not counted as a shift.
  await page.evaluate(() =>
    document
      .querySelectorAll('[data-react="ReactionBar"] button')
      .forEach((button) => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))),
  );
  await expect(page.locator('[data-react="ReactionBar"][data-inlay-state="mounted"]')).toHaveCount(4);
  expect(await shifted()).toEqual([]);
  expect(await places()).toEqual(before);
  // The observer does see shifts.
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.blockSize = '200px';
    document.querySelector('main')!.prepend(block);
  });
  expect(await shifted()).not.toEqual([]);
});
