import type { Page } from '@playwright/test';

type Kind = 'localStorage' | 'sessionStorage' | 'indexedDB';

/** Has this browser refuse to give storage out, as one does in private windows or for other sites' frames. */
export const denyStorage = (page: Page, kinds: Kind[]): Promise<unknown> =>
  page.addInitScript((kinds) => {
    for (const kind of kinds)
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  }, kinds);
