import { tag } from './pageOf.mjs';
import { openPage } from './openPage.mjs';

/**
 * Fifty tags that come later, at the top of the page: until all of them that are in view
 * answer, in milliseconds and in frames that began meanwhile.
 */
export async function measureInsert(browser, server, { html, runtime }) {
  const opened = await openPage(browser);
  const { page } = opened;
  try {
    await page.goto(server.url({ count: 20, html: html ? '1' : '0', runtime }), { waitUntil: 'load' });
    await opened.quiet();
    // The runtime has to be there already: this is about tags, not about fetching. By a key: a pointer would rest where
    // the tags come, and what it rests on asks the server who reacted.
    await page.locator('[data-react] button').first().press('Enter');
    await opened.quiet();
    const tags = Array.from({ length: 50 }, (_, index) => tag(10_000 + index, { html })).join('');
    return await page.evaluate(
      async ([markup, kind]) => {
        const part = document.createRange().createContextualFragment(markup);
        const added = [...part.children];
        const isReady = (host) =>
          kind === 'plain'
            ? host.firstChild !== null
            : /mounted|asleep/.test(host.getAttribute('data-inlay-state') ?? '') &&
              host.querySelector('button') !== null;
        const start = performance.now();
        let frames = 0;
        const count = () => {
          frames += 1;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        document.querySelector('main').prepend(part);
        if (kind === 'plain') for (const host of added) if (!host.firstChild) window.buildPlain(host);
        const isDone = () => {
          const inView = added.filter((host) => host.getBoundingClientRect().top < innerHeight);
          return inView.length > 0 && inView.every(isReady);
        };
        if (!isDone()) {
          // Told of the change itself: looking once a frame would see it a frame late.
          await new Promise((resolve) => {
            new MutationObserver((_, observer) => {
              if (!isDone()) return;
              observer.disconnect();
              resolve();
            }).observe(document.body, { subtree: true, childList: true, attributes: true });
          });
        }
        return { insert: performance.now() - start, frames };
      },
      [tags, runtime],
    );
  } finally {
    await opened.close();
  }
}
