/** A step is taken after this long at the latest, milliseconds: a device that other programs keep busy may never be idle. */
const latest = 1000;

/**
 * Does what costs most on its first use before anybody waits for it, one step in each idle moment: browsers read their
 * language data for the first formatter, and compile a function of React's when it is first called. A first click on a
 * phone would pay for all of that.
 */
export async function warmUp(
  { requestIdleCallback, setTimeout }: Window & typeof globalThis,
  steps: readonly (() => unknown)[],
): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => {
      // Safari has no idle callback; the next turn is close to it.
      if (requestIdleCallback) requestIdleCallback(resolve, { timeout: latest });
      else setTimeout(resolve);
    });
    await step();
  }
}
