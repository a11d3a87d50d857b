import type { Locator } from '@playwright/test';
import type { Client } from '../support/openClient';
import {
  barOf,
  buttonOf,
  reactionCalls,
  readBar,
  savedReaction,
  toggleReaction,
} from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

const expected = [/Failed to load resource/, /net::ERR_/];

const pressed = async (bar: Locator) =>
  Object.entries(await readBar(bar)).flatMap(([part, each]) => (each.pressed ? [part] : []));

/** Bar and server agree that `part` is the reader's reaction. */
async function expectSaved(bar: Locator, client: Client, part: string | null) {
  await expect.poll(() => savedReaction(bar, client)).toBe(part);
  await expect.poll(() => pressed(bar)).toEqual(part === null ? [] : [part]);
}

const clickOften = (button: Locator, clicks: number) =>
  button.evaluate((element, count) => {
    for (let i = 0; i < count; i += 1) (element as HTMLElement).click();
  }, clicks);

test.describe('F38: more clicks than the server can follow', () => {
  test('a storm in one task, a storm whose calls fail, one reaction after the other: the last click wins, and a page that is left meanwhile does no harm', async ({
    origins,
    page,
    api,
    thread,
    problems,
    openThread,
    expectUnharmed,
  }) => {
    problems.allow(...expected);
    const member = await api('member');
    await openThread();
    const bar = barOf(page, 1);
    const like = buttonOf(bar, 'Like');
    if ((await pressed(bar)).includes('Like')) await toggleReaction(page, bar, 'Like');

    await test.step('a storm', async () => {
      origins.faults.set(reactionCalls, { delay: 150 });
      await clickOften(like, 31);
      await expectSaved(bar, member, 'Like');
      origins.faults.clear();
    });

    await test.step('a storm whose calls fail', async () => {
      for (const method of ['POST', 'DELETE'])
        origins.faults.set(reactionCalls, {
          ...{ method, delay: 100, status: 500, body: '{"message":"no","status":500}' },
        });
      await clickOften(like, 7);
      await expect(bar.locator('.inl-reactions__error')).toHaveText(/\S/);
      await expectSaved(bar, member, 'Like');
      origins.faults.clear();
    });

    await test.step('one reaction after the other', async () => {
      origins.faults.set(reactionCalls, { delay: 200 });
      const parts = await bar
        .locator('button[aria-pressed]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-inlay-part')!));
      const others = parts.filter((part) => part !== 'Like').slice(0, 2);
      expect(others).toHaveLength(2);
      for (const part of others) await buttonOf(bar, part).click();
      await expectSaved(bar, member, others[1]!);
      origins.faults.clear();
    });

    // A call on its way while the page is left does no harm.
    await toggleReaction(page, bar, 'Like');
    origins.faults.set(reactionCalls, { delay: 800 });
    await buttonOf(bar, 'Like').click();
    await page.goto(`${origins.forum.url}/discussions`);
    origins.faults.clear();
    await page.goto(`${origins.forum.url}${thread}`);
    await page.waitForFunction(() => window.inlay !== undefined);
    await expectUnharmed();
  });
});
