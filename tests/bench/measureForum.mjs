import { devices } from '@playwright/test';
import { openPage } from './openPage.mjs';
import { slowNet } from './slowNet.mjs';

const phone = devices['Pixel 7'];

/** Signs in once, through the forum's own form. Resolves to what a browser then knows. */
export async function signInto(browser, url, name = 'moderator') {
  const context = await browser.newContext({ baseURL: url });
  try {
    await context.request.get('/entry/signin');
    const password = process.env.INLAY_DEMO_PASSWORD ?? 'inlay';
    const answer = await context.request.post('/entry/signin', { form: { name, password } });
    if (new URL(answer.url()).pathname === '/entry/signin') throw new Error('The forum lets nobody sign in.');
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/**
 * A cold load of a page of the reference forum on a slow phone, until all is quiet; without `scripted`, of the same page whose scripts
 * cannot be had. Times in milliseconds, `script` in kB as sent.
 */
export async function measureForum(browser, address, { storageState, cpu, scripted }) {
  const opened = await openPage(browser, { cpu, ...phone, storageState });
  const { page, client } = opened;
  let calls = 0;
  const scripts = [];
  page.on('request', (request) => (calls += Number(request.url().includes('/api/v2/'))));
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes());
  });
  try {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slowNet);
    if (!scripted) await page.route(/\/inlay\/.*\.js/, (route) => route.abort());
    await page.goto(address, { waitUntil: 'load' });
    await opened.quiet(1000);
    const { longest, ours, shift, blocking, painted } = await opened.inside();
    const bytes = (await Promise.all(scripts)).map(({ responseBodySize }) => responseBodySize);
    const script = bytes.reduce((sum, size) => sum + size, 0) / 1000;
    return { calls, shift, longest, ours, blocking, painted, script };
  } finally {
    await opened.close();
  }
}
