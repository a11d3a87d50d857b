import { openPage } from './openPage.mjs';

/**
 * From the finger's lift on `control` until `shown` is in the page, milliseconds; the code is there already. Runs on the
 * list's page.
 */
export async function measureFirstUse(browser, server, { cpu = 1, control, shown, ...options }) {
  const opened = await openPage(browser, { cpu });
  const { page, client } = opened;
  try {
    await page.goto(server.url({ ...options, list: '1', runtime: 'inlay' }), { waitUntil: 'load' });
    await opened.quiet();
    const box = await page.locator(control).first().boundingBox();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 };
    const use = page.evaluate(
      (selector) =>
        new Promise((resolve) => {
          const look = () => {
            const found = document.querySelector(selector);
            if (!found?.getClientRects().length) return;
            observer.disconnect();
            resolve(performance.now() - window.bench.up);
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { subtree: true, childList: true, attributes: true });
          window.benchReady = true;
        }),
      shown,
    );
    await page.waitForFunction(() => window.benchReady);
    await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    return { use: await use };
  } finally {
    await opened.close();
  }
}
