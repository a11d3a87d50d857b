import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

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
