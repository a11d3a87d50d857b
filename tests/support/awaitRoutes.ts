import type { Page } from '@playwright/test';

const probe = '/?are-requests-watched';

/**
 * Makes `page.route` resolve when the page's requests do come by it. Chromium tells an open page that is busy late whom
 * to ask, and keys and clicks overtake that: what the page sends until then passes by unseen.
 */
export function awaitRoutes(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const registered = await route(...args);
    if (!page.url().startsWith('http')) return registered;
    let isSeen = false;
    const answer: Parameters<Page['route']>[1] = (caught) => {
      isSeen = true;
      return caught.fulfill({ status: 204 });
    };
    const url = `**${probe}`;
    await route(url, answer);
    while (!isSeen) await page.evaluate((path) => fetch(path, { method: 'HEAD' }).then(() => null), probe);
    await page.unroute(url, answer);
    return registered;
  };
}
