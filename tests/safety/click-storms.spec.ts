import type { Page } from '@playwright/test';
import { barOf, buttonOf, reactionCalls, readBar, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

const expected = [/Failed to load resource/, /net::ERR_/];

/** Waits until no call about reactions was sent for a while. */
async function untilQuiet(log: string[]) {
  let last = -1;
  await expect
    .poll(
      () => {
        const count = log.filter((line) => reactionCalls.test(line)).length;
        const quiet = count === last;
        last = count;
        return quiet;
      },
      { intervals: [700], timeout: 15_000 },
    )
    .toBe(true);
}

/** What the bar shows has to be what a fresh page shows. */
async function expectServerState(page: Page) {
  const shown = await readBar(barOf(page, 1));
  await page.reload();
  await expect.poll(() => readBar(barOf(page, 1))).toEqual(shown);
}

test.describe('F38: more clicks than the server can follow', () => {
  const storms: [string, number, number][] = [
    ['double click', 2, 0],
    ['a storm in one task', 31, 0],
    ['a storm over a second', 20, 50],
  ];
  for (const [name, clicks, pause] of storms) {
    test(name, async ({ origins, page, openThread, expectUnharmed }) => {
      await openThread();
      const bar = barOf(page, 1);
      await toggleReaction(page, bar, 'Like');
      origins.faults.set(reactionCalls, { delay: 150 });
      const before = (await readBar(bar))['Like']!.pressed;
      await buttonOf(bar, 'Like').evaluate(
        async (button, [count, wait]) => {
          for (let i = 0; i < count!; i += 1) {
            (button as HTMLElement).click();
            if (wait) await new Promise((done) => setTimeout(done, wait));
          }
        },
        [clicks, pause],
      );
      await untilQuiet(origins.forum.log);
      origins.faults.clear();
      const wanted = clicks % 2 === 0 ? before : !before;
      await expect(buttonOf(bar, 'Like')).toHaveAttribute('aria-pressed', String(wanted));
      await expectServerState(page);
      await expectUnharmed();
    });
  }

  test('from one reaction to the next and the next: the last one is it', async ({
    origins,
    page,
    openThread,
    expectUnharmed,
  }) => {
    await openThread();
    const bar = barOf(page, 1);
    await toggleReaction(page, bar, 'Like');
    const parts = await bar
      .locator('button[aria-pressed]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-inlay-part')!));
    expect(parts.length).toBeGreaterThan(3);
    origins.faults.set(reactionCalls, { delay: 200 });
    const other = parts.filter((part) => part !== 'Like');
    for (const part of [other[0]!, other[1]!, other[2]!]) await buttonOf(bar, part).click();
    await untilQuiet(origins.forum.log);
    origins.faults.clear();
    const pressed = async () =>
      Object.entries(await readBar(bar)).flatMap(([part, each]) => (each.pressed ? [part] : []));
    await expect.poll(pressed).toEqual([other[2]]);
    await expectServerState(page);
    // Leaves the record as the sentinel of the next test expects it: with no reaction or with this one only.
    await expectUnharmed();
  });

  test('a storm whose last call fails ends with what the server has', async ({
    origins,
    page,
    problems,
    openThread,
    expectUnharmed,
  }) => {
    problems.allow(...expected);
    await openThread();
    const bar = barOf(page, 1);
    await toggleReaction(page, bar, 'Like');
    origins.faults.set(reactionCalls, {
      delay: 100,
      status: 500,
      body: '{"message":"no","status":500}',
      method: 'POST',
    });
    origins.faults.set(reactionCalls, {
      delay: 100,
      status: 500,
      body: '{"message":"no","status":500}',
      method: 'DELETE',
    });
    await buttonOf(bar, 'Like').evaluate((button) => {
      for (let i = 0; i < 7; i += 1) (button as HTMLElement).click();
    });
    await untilQuiet(origins.forum.log);
    origins.faults.clear();
    await expectServerState(page);
    await expectUnharmed();
  });

  test('leaving while the call is on its way', async ({
    origins,
    page,
    problems,
    openThread,
    expectUnharmed,
    thread,
  }) => {
    problems.allow(...expected);
    await openThread();
    const bar = barOf(page, 1);
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
