import { tag } from './pageOf.mjs';
import { openPage } from './openPage.mjs';

/** Fifty tags that come later, at the top of the page: milliseconds until all of them that are in view answer. */
export async function measureInsert(browser, server, { html, runtime }) {
  const opened = await openPage(browser);
  const { page } = opened;
  try {
    await page.goto(server.url({ count: 20, html: html ? '1' : '0', runtime }), { waitUntil: 'load' });
    await opened.quiet();
    // The runtime has to be there already: this is about tags, not about fetching.
    await page.locator('[data-react] button').first().click();
    await opened.quiet();
    const tags = Array.from({ length: 50 }, (_, index) => tag(10_000 + index, { html })).join('');
    const insert = await page.evaluate(
      async ([markup, kind]) => {
        const part = document.createRange().createContextualFragment(markup);
        const added = [...part.children];
        const start = performance.now();
        document.querySelector('main').prepend(part);
        if (kind === 'plain') for (const host of added) if (!host.firstChild) window.buildPlain(host);
        const isReady = (host) =>
          kind === 'plain'
            ? host.firstChild !== null
            : /mounted|asleep/.test(host.getAttribute('data-inlay-state') ?? '') &&
              host.querySelector('button') !== null;
        const inView = () => added.filter((host) => host.getBoundingClientRect().top < innerHeight);
        while (!inView().every(isReady)) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      },
      [tags, runtime],
    );
    return { insert };
  } finally {
    await opened.close();
  }
}
