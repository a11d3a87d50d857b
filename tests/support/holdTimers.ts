import type { Page } from '@playwright/test';

type Holding = Record<string, () => void>;

/**
 * Keeps what a page does after `delay` milliseconds until `endTimers`: a machine that is busy may need that long for the
 * test alone. Before the page is opened.
 */
export const holdTimers = (page: Page, delay: number) =>
  page.addInitScript((held) => {
    const { setTimeout: start } = window;
    const holding: (() => void)[] = [];
    const hold = (run: () => void, wait?: number, ...rest: unknown[]) =>
      wait === held ? holding.push(run) : start(run, wait, ...rest);
    Object.assign(window, { setTimeout: hold, endTimers: () => holding.splice(0).forEach((run) => run()) });
  }, delay);

/** The time of `holdTimers` is over. */
export const endTimers = (page: Page) => page.evaluate(() => (window as unknown as Holding).endTimers!());
