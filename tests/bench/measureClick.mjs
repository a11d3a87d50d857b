import { openPage } from './openPage.mjs';

/** Tells when the first bar in view has changed after the pointer went up, milliseconds. */
const untilPressed = () =>
  new Promise((resolve) => {
    const observer = new MutationObserver((records) => {
      const changed = records.find(({ target }) => target.getAttribute('aria-pressed') === 'true');
      if (!changed) return;
      observer.disconnect();
      resolve(performance.now() - window.bench.up);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-pressed'],
    });
    window.benchReady = true;
  });

/** The first use of a bar whose code has been fetched already: from the finger's lift to the changed control. */
export async function measureClick(browser, server, { cpu = 1, ...options }) {
  const opened = await openPage(browser, { cpu });
  const { page } = opened;
  try {
    await page.goto(server.url(options), { waitUntil: 'load' });
    await opened.quiet();
    const box = await page.locator('[data-react] button').nth(3).boundingBox();
    const handled = page.evaluate(untilPressed);
    await page.waitForFunction(() => window.benchReady);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 };
    await opened.client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await opened.client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    return { click: await handled };
  } finally {
    await opened.close();
  }
}
