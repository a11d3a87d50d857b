import { openPage } from './openPage.mjs';

/**
 * One cold load until all is quiet. `save` keeps the prefetch out: what is left is the price of being ready to answer.
 * Resolves to milliseconds, and bytes of heap after garbage collection.
 */
export async function measureLoad(browser, server, { cpu = 1, save = false, ...options }) {
  const opened = await openPage(browser, { cpu });
  try {
    await opened.page.goto(server.url({ ...options, ...(save ? { save: '1' } : {}) }), { waitUntil: 'load' });
    await opened.quiet();
    const { script, task } = await opened.cpu();
    const { longest, ours, firstInView } = await opened.inside();
    const heap = await opened.heap();
    return { script, task, longest, ours, firstInView, heap };
  } finally {
    await opened.close();
  }
}
