import { expect } from '@playwright/test';

/** Waits until a server has been asked for nothing for half a second: for pages whose browser cannot tell when it is done. */
export async function awaitQuiet({ log }: { log: readonly string[] }): Promise<void> {
  let before = -1;
  const isQuiet = () => before === (before = log.length);
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}
