import { tag } from './pageOf.mjs';
import { openPage } from './openPage.mjs';

/** Rounds of mounting and unmounting ten bars: growth of heap and listeners from a warm start to the end, percent. */
export async function measureRounds(browser, server, rounds) {
  const opened = await openPage(browser);
  const { page } = opened;
  const play = (count) =>
    page.evaluate(
      async ([markup, times]) => {
        const main = document.querySelector('main');
        for (let round = 0; round < times; round += 1) {
          const part = document.createRange().createContextualFragment(markup);
          const added = [...part.children];
          main.append(part);
          while (!added.every((host) => host.getAttribute('data-inlay-state') === 'mounted')) {
            await new Promise(requestAnimationFrame);
          }
          for (const host of added) host.remove();
          await new Promise(requestAnimationFrame);
        }
        // Whatever the runtime does after a removal, it does in the next frames.
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      },
      [
        Array.from({ length: 10 }, (_, index) => tag(20_000 + index, { html: false, when: 'now' })).join(''),
        count,
      ],
    );
  const read = async () => {
    await opened.quiet();
    const heap = await opened.heap();
    const { JSEventListeners, Nodes } = await opened.metrics();
    return { heap, listeners: JSEventListeners, nodes: Nodes };
  };
  try {
    await page.goto(server.url({ count: 20, html: '1', runtime: 'inlay' }), { waitUntil: 'load' });
    await opened.quiet();
    // Until the engine has compiled and cached what it will: its growth stops after some tens of rounds, a leak's never.
    await play(60);
    const before = await read();
    await play(rounds);
    const after = await read();
    const growth = (key) => (after[key] / before[key] - 1) * 100;
    return { heap: growth('heap'), listeners: growth('listeners'), nodes: growth('nodes') };
  } finally {
    await opened.close();
  }
}
