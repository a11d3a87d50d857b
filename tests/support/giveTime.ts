import type { BrowserContext } from '@playwright/test';
import { patience } from '../../src/page/captureIntents';

/**
 * Ten times the patience for presses: a machine that is busy with something else needs more than 4.5 s for code, after which
 * a page gives a press back to its form or link. Tests of that move a clock of their own. `usual`: another patience than that.
 */
export const giveTime = (context: BrowserContext, usual = patience) =>
  context.addInitScript((usual) => {
    const { setTimeout: start } = window;
    const slow = (run: () => void, delay?: number, ...rest: unknown[]) =>
      start(run, delay === usual ? usual * 10 : delay, ...rest);
    Object.assign(window, { setTimeout: slow });
  }, usual);
