import type { Locator, Page } from '@playwright/test';

/** A link of the title bar, which is printed twice, wide and narrow: until the styles of a page are there, both are to be seen. */
export const barLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name }).first();
