import { openPage } from './openPage.mjs';

/**
 * Clicks before the code is there: one control three times and then two others. Resolves to the milliseconds until the first
 * showed that it is at work, and to how far the calls that followed are from once each, in order.
 */
export async function measureEarlyUse(browser, server) {
  const opened = await openPage(browser);
  const { page } = opened;
  server.state.delay = 1_000;
  // In the order in which the page sends them; which of several sockets is read first is the server's affair.
  const sent = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  try {
    await page.goto(server.url({ count: 20, html: '1', runtime: 'inlay', save: '1' }), { waitUntil: 'load' });
    const acknowledged = await page.evaluate(async () => {
      const bars = [...document.querySelectorAll('[data-react]')];
      const like = (nth) => bars[nth].querySelector('[data-inlay-part="Like"]');
      const start = performance.now();
      for (let i = 0; i < 3; i += 1) like(0).click();
      while (like(0).getAttribute('aria-busy') !== 'true' && performance.now() - start < 2_000) {
        await new Promise(requestAnimationFrame);
      }
      const busy = performance.now() - start;
      like(1).click();
      like(2).click();
      return busy;
    });
    server.state.delay = 0;
    await page.waitForFunction(() => document.querySelectorAll('[aria-pressed="true"]').length >= 3, null, {
      timeout: 15_000,
    });
    await opened.quiet();
    const wanted = [1, 2, 3].map((id) => `/api/v2/comments/${id}/reactions`);
    const wrong = wanted.filter((call) => sent.filter((each) => each === call).length !== 1).length;
    return { acknowledged, wrong: wrong + (sent.join() === wanted.join() || wrong ? 0 : 1) };
  } finally {
    server.state.delay = 0;
    await opened.close();
  }
}
