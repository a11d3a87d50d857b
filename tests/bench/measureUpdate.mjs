import { openPage } from './openPage.mjs';

/** One reaction with `count` mounted bars: script time in milliseconds, and how many other bars were touched. */
export async function measureUpdate(browser, server, count) {
  const opened = await openPage(browser);
  const { page } = opened;
  try {
    await page.goto(server.url({ count, html: '0', runtime: 'inlay', when: 'now' }), { waitUntil: 'load' });
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('[data-inlay-state="mounted"]').length === wanted,
      count,
      { timeout: 60_000 },
    );
    await opened.quiet();
    // Looking for the buttons of all bars would cost more than what is measured.
    const click = () =>
      page.evaluate(() => document.querySelector('[data-react]').querySelectorAll('button')[3].click());
    // The first click fetches what calls need.
    await click();
    await opened.quiet();
    await page.evaluate(() => {
      const first = document.querySelector('[data-react]');
      window.bench.others = 0;
      new MutationObserver((records) => {
        window.bench.others += records.filter(
          ({ target }) => !first.contains(target) && target.parentElement?.closest('[data-react]'),
        ).length;
      }).observe(document.querySelector('main'), {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    const before = await opened.cpu();
    await click();
    await opened.quiet();
    const { script } = await opened.cpu();
    const { others } = await opened.inside();
    return { script: script - before.script, others };
  } finally {
    await opened.close();
  }
}
