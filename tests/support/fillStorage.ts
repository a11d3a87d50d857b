import type { Page } from '@playwright/test';

/** Has this browser's storage take nothing more: its database alone, or what is kept beside it as well. */
export const fillStorage = (page: Page, { isDatabaseAlone = false } = {}): Promise<unknown> =>
  page.addInitScript((isDatabaseAlone) => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    if (!isDatabaseAlone) Storage.prototype.setItem = full;
  }, isDatabaseAlone);
