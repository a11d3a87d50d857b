import type { Page } from '@playwright/test';

/** As when somebody comes back from another window; pages under test never lose the focus by themselves. */
export const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
