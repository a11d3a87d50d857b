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
        const ready = new Map();
        const look = () => {
          for (const host of added)
            if (!ready.has(host) && isReady(host))
              ready.set(host, { insert: performance.now() - start, frames });
        };
        // Told of the change itself: looking once a frame would see it a frame late.
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
        });
        document.querySelector('main').prepend(part);
        if (kind === 'plain') for (const host of added) if (!host.firstChild) window.buildPlain(host);
        look();
        // Which of them are in view is asked when all is over: a page that is laid out for the ruler takes longer.
        for (let rest = 10; rest > 0; rest -= 1) {
          const before = ready.size;
          await new Promise((resolve) => setTimeout(resolve, 50));
          const inView = added.filter((host) => host.getBoundingClientRect().top < innerHeight);
          if (ready.size > before || !inView.every((host) => ready.has(host))) rest = 10;
        }
        const inView = added.filter((host) => host.getBoundingClientRect().top < innerHeight);
        return inView.map((host) => ready.get(host)).sort((one, other) => other.insert - one.insert)[0];
      },
      [tags, runtime],
    );
  } finally {
    await opened.close();
  }
}
