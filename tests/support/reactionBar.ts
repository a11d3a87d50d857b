import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { freshPage } from './freshPage';
import type { Client } from './openClient';

/** Calls of the API that change a reaction. */
export const reactionCalls = /\/api\/v2\/(comments|discussions)\/\d+\/reactions/;

/** The nth reaction bar of the page that the reader may press, 0 for the first. */
export const barOf = (page: Page, nth = 0): Locator =>
  page.locator('[data-react="ReactionBar"]:has(button)').nth(nth);

export const buttonOf = (bar: Locator, part: string): Locator =>
  bar.locator(`button[data-inlay-part="${part}"]`);

/** What stands in a bar: pressed or not and the count, by part. */
export function readBar(bar: Locator): Promise<Record<string, { pressed: boolean; count: string }>> {
  return bar
    .locator('button[aria-pressed]:visible')
    .evaluateAll((buttons) =>
      Object.fromEntries(
        buttons.map((button) => [
          button.getAttribute('data-inlay-part') ?? '',
          { pressed: button.getAttribute('aria-pressed') === 'true', count: button.textContent.trim() },
        ]),
      ),
    );
}

/** What a fresh page says in its bars of these places has to be what this one shows there. */
export async function expectFreshPageToAgree(page: Page, ...nths: number[]): Promise<void> {
  const fresh = await freshPage(page);
  for (const nth of nths) {
    const shown = await readBar(barOf(page, nth));
    expect(Object.keys(shown)).not.toHaveLength(0);
    const printed = await fresh.evaluate((html, place) => {
      const bar = [...html.querySelectorAll('[data-react="ReactionBar"]:has(button)')][place]!;
      return Object.fromEntries(
        [...bar.querySelectorAll<HTMLElement>('button[aria-pressed]')].map((button) => [
          button.dataset.inlayPart,
          { pressed: button.ariaPressed === 'true', count: button.textContent.trim() },
        ]),
      );
    }, nth);
    expect(printed, `bar ${nth}`).toMatchObject(shown);
  }
}

/** The client's own reaction to the record of a bar, as the server has it; null without one. */
export async function savedReaction(bar: Locator, client: Client): Promise<string | null> {
  const json = (await bar.getAttribute('data-props'))!;
  const { recordType, recordID } = JSON.parse(json) as { recordType: string; recordID: number };
  const answer = await client.get(`/${recordType}s/${recordID}?expand=reactions`);
  const { reactions } = (await answer.json()) as { reactions: { urlcode: string; hasReacted: boolean }[] };
  return reactions.find(({ hasReacted }) => hasReacted)?.urlcode ?? null;
}

/** Clicks a reaction and waits until the server has agreed and the bar shows it. */
export async function toggleReaction(page: Page, bar: Locator, part: string): Promise<void> {
  const button = buttonOf(bar, part);
  const wanted = (await button.getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
  const method = wanted === 'true' ? 'POST' : 'DELETE';
  const answered = page.waitForResponse(
    (response) => reactionCalls.test(response.url()) && response.request().method() === method,
  );
  await button.click();
  expect((await answered).ok(), `${method} of the reaction`).toBe(true);
  await expect(button).toHaveAttribute('aria-pressed', wanted);
}
