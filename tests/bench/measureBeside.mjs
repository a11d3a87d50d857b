import { devices } from '@playwright/test';
import { openPage } from './openPage.mjs';
import { slowNet } from './slowNet.mjs';

const phone = devices['Pixel 7'];
const follow = '[data-inlay-part="follow"],[data-part="follow"],[data-react="Follow"] button';
const like = '[data-inlay-part="Like"],[data-part="Like"]';

/** Runs in the page: presses its follow button as soon as there is one, and again as long as nothing tells that it was noticed. */
function pressEarly(selector) {
  const at = (window.beside = { seen: 0, acknowledged: 0, done: 0, panel: 0, largest: 0, posts: 0 });
  new PerformanceObserver((list) => (at.largest = list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  addEventListener(
    'submit',
    (event) => setTimeout(() => (at.posts += Number(!event.defaultPrevented))),
    true,
  );
  let pressed = 0;
  const look = () => {
    const now = performance.now();
    const control = document.querySelector(selector);
    if (control) {
      at.seen ||= now;
      const note = () => {
        if (control.ariaBusy === 'true' || control.ariaExpanded === 'true')
          at.acknowledged ||= performance.now();
        if (control.ariaExpanded === 'true') at.done ||= performance.now();
      };
      // A second press takes back what a first one did meanwhile.
      note();
      if (!at.acknowledged && now - pressed > 50) {
        pressed = now;
        control.click();
        note();
      }
      const fields = '[role="dialog"] :is([role="switch"],input[type="checkbox"])';
      if (document.querySelector(fields)?.getClientRects().length) at.panel ||= performance.now();
    }
    if (!at.panel) setTimeout(look, 4);
  };
  look();
}

/** Runs in the page: tells how long after a finger came down the frame was shown in which the control is pressed. */
const untilShown = (selector) =>
  new Promise((resolve) => {
    const listen = ({ timeStamp }) => {
      const control = document.querySelector(selector);
      const before = control.ariaPressed;
      const look = () => {
        if (document.querySelector(selector).ariaPressed === before) return setTimeout(look, 1);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      };
      look();
    };
    addEventListener('pointerdown', listen, { capture: true, once: true });
    window.benchReady = true;
  });

/**
 * A cold load of a thread in which the follow button is pressed as soon as it shows; once all is quiet, a reaction is pressed with a finger.
 * Milliseconds since the navigation began, `frame` since the finger came down; `script`, `files` of it, and all `requests` until quiet.
 */
export async function measureBeside(browser, address, { storageState, slow }) {
  const opened = await openPage(browser, { cpu: 4, ...phone, storageState });
  const { page, client } = opened;
  const sent = [];
  page.on('requestfinished', (request) => sent.push(request));
  try {
    await client.send('Network.enable');
    if (slow) await client.send('Network.emulateNetworkConditions', slowNet);
    await page.addInitScript(pressEarly, follow);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => window.beside.panel > 0);
    await opened.quiet(1000);
    const { painted } = await opened.inside();
    const early = await page.evaluate(() => window.beside);
    const scripts = sent.filter((each) => each.resourceType() === 'script');
    const sizes = await Promise.all(scripts.map((each) => each.sizes()));
    const network = {
      script: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000,
      files: scripts.length,
      requests: sent.length,
      sheets: sent.filter((each) => each.resourceType() === 'stylesheet').length,
    };
    await page.keyboard.press('Escape');
    const control = page.locator(like).filter({ visible: true }).first();
    await control.scrollIntoViewIfNeeded();
    await control.evaluate((element) => element.setAttribute('data-bench', ''));
    await opened.quiet();
    const { x, y, width, height } = await control.boundingBox();
    const shown = page.evaluate(untilShown, '[data-bench],[data-inlay-part="Like"]');
    await page.waitForFunction(() => window.benchReady);
    const finger = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 };
    await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...finger });
    await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...finger });
    return { ...early, painted, kept: early.acknowledged - early.seen, frame: await shown, ...network };
  } finally {
    await opened.close();
  }
}
