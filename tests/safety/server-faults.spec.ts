import type { Page, Request } from '@playwright/test';
import { holdCalls } from '../support/holdCalls';
import { barOf, buttonOf, reactionCalls, readBar, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';
import type { ServerFault } from '../support/serverFaults';

/** Every failing answer is also a line on the browser's own console. */
const expected = [/Failed to load resource/, /net::ERR_/];

const json = (value: unknown) => JSON.stringify(value);
const html = 'text/html; charset=utf-8';

/** What a reader finds after a reaction failed: what it was, and a sentence of ours or the server's. */
async function expectHonestFailure(page: Page, words: RegExp) {
  const bar = barOf(page, 1);
  const before = await readBar(bar);
  await buttonOf(bar, 'Like').click();
  const said = bar.locator('.inl-reactions__error');
  await expect(said).toHaveText(words);
  await expect(said.locator('*'), 'markup of the server in the message').toHaveCount(0);
  await expect.poll(() => readBar(bar)).toEqual(before);
}

const edgePage = `<!doctype html><title>forum | 520</title><div class="cf-error-details"><h1>Sorry, you have been blocked</h1>
<p>You are unable to access this <img src=x onerror="__pwned=1"> site</p><p>Ray ID: <code>8f2a<b>b</b>c19d</code></p></div>`;

const edgeWords = /^Sorry, you have been blocked: You are unable to access this site Ray ID: /;

/** Those that differ by what the browser makes of them; what each status means is a table of the client's own tests. */
const answers: [string, ServerFault, RegExp][] = [
  [
    'F01 500 with a message',
    { status: 500, body: json({ message: 'The <b>glue</b> is out.', status: 500 }) },
    /^The <b>glue<\/b> is out\.$/,
  ],
  [
    'F01 500 with HTML',
    { status: 500, body: '<h1>Oops</h1><script>__pwned=1</script>', contentType: html },
    /\S/,
  ],
  ['F04 403 of a firewall', { status: 403, body: edgePage, contentType: html }, edgeWords],
  ['F06 200 that is no gzip', { status: 200, body: '[]', headers: { 'content-encoding': 'gzip' } }, /\S/],
  [
    'F06 200 in no known charset',
    { status: 200, body: Buffer.from([0xff, 0xfe, 0xfd, 0x5b]).toString('latin1') },
    /\S/,
  ],
  ['F06 connection ends in the middle', { drop: 'middle', body: json(Array(500).fill({ tagID: 1 })) }, /\S/],
  ['F06 connection ends before a byte', { drop: 'before' }, /\S/],
  ['F07 401', { status: 401, body: json({ message: 'Session expired.', status: 401 }) }, /\S/],
];

test('F01–F04, F06, F07: a reaction that the server answers badly, late or not at all is taken back, or sent once', async ({
  context,
  origins,
  problems,
  openThread,
  expectUnharmed,
}) => {
  // Who reacted is fetched when the pointer comes near, and offline it cannot be.
  problems.allow(...expected, /Inlay: (WhoReacted|Tooltip) failed \(load\)/);
  const page = await openThread();
  for (const [name, fault, words] of answers)
    await test.step(name, async () => {
      const mend = ['POST', 'DELETE'].map((method) =>
        origins.faults.set(reactionCalls, { ...fault, method }),
      );
      await expectHonestFailure(page, words);
      for (const end of mend) end();
      await toggleReaction(page, barOf(page, 1), 'Like');
      await expect(barOf(page, 1).locator('.inl-reactions__error')).toHaveCount(0);
    });

  // F03: offline in the middle, and back.
  const bar = barOf(page, 1);
  await toggleReaction(page, bar, 'Like');
  const before = await readBar(bar);
  await context.setOffline(true);
  await buttonOf(bar, 'Like').click();
  await expect(bar.locator('.inl-reactions__error')).toHaveText(/\S/);
  await expect.poll(() => readBar(bar)).toEqual(before);
  await context.setOffline(false);
  await expect(bar.locator('.inl-reactions__error')).toHaveCount(0);

  // F02: a late answer is waited for, and the wish is sent once.
  const like = buttonOf(bar, 'Like');
  await toggleReaction(page, bar, 'Like');
  const held = await holdCalls(page, reactionCalls);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (reactionCalls.test(request.url()) && request.method() !== 'GET') sent.push(request);
  });
  const wanted = (await like.getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
  await like.click();
  // Shown at once, long before the answer.
  await expect(like).toHaveAttribute('aria-pressed', wanted);
  await expect.poll(() => sent.length).toBe(1);
  held.release();
  await sent[0]!.response();
  await expect(like).toHaveAttribute('aria-pressed', wanted);
  await expectUnharmed();
  // The others are the sentinel's.
  expect(sent.filter((request) => request.url() === sent[0]!.url())).toHaveLength(1);
});

test('F02: a call without an answer says after ten seconds that it takes long, and ends after half a minute', async ({
  origins,
  page,
  problems,
  openThread,
  expectUnharmed,
}) => {
  problems.allow(...expected);
  await page.clock.install();
  // The half minute is the browser's own, which no test can turn forward: here it ends when the test says so.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!;
    const waiting: [XMLHttpRequest, number][] = [];
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      get,
      set(this: XMLHttpRequest, milliseconds: number) {
        waiting.push([this, milliseconds]);
      },
    });
    Object.assign(window, {
      passHalfMinute() {
        for (const [call, milliseconds] of waiting)
          if (call.readyState === XMLHttpRequest.OPENED && milliseconds <= 30_000)
            call.dispatchEvent(new ProgressEvent('timeout'));
      },
    });
  });
  await openThread();
  const bar = barOf(page, 1);
  // Awake first: on this clock a press waits four and a half seconds for code, as for readers, and goes out by its form then.
  await buttonOf(bar, 'Like').hover();
  await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
  await toggleReaction(page, bar, 'Like');
  const before = await readBar(bar);
  origins.faults.set(reactionCalls, { drop: 'never' });
  origins.forum.log.length = 0;
  await buttonOf(bar, 'Like').click();
  const sent = () =>
    origins.forum.log.filter((line) => /^(POST|DELETE)/.test(line) && reactionCalls.test(line));
  await expect.poll(sent).toHaveLength(1);
  await page.clock.fastForward(10_000);
  const slow = page.getByText('This is taking longer than usual…');
  await expect(bar.filter({ has: slow })).toBeVisible();
  await page.evaluate(() => (window as unknown as { passHalfMinute(): void }).passHalfMinute());
  await expect(bar.locator('.inl-reactions__error')).toHaveText(/\S/);
  await expect(bar.filter({ has: slow })).toHaveCount(0);
  await expect.poll(() => readBar(bar)).toEqual(before);
  origins.faults.clear();
  await expectUnharmed();
});

test('F05: a bot check reloads the page once and then says so, never over typed text', async ({
  origins,
  page,
  problems,
  openThread,
  expectUnharmed,
}) => {
  problems.allow(...expected);
  await openThread();
  const fault = {
    status: 403,
    body: '<title>Just a moment...</title>',
    contentType: html,
    headers: { 'cf-mitigated': 'challenge' },
  };
  origins.faults.set(reactionCalls, fault);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await page.locator('body > textarea').fill('Words of somebody’s');
  await buttonOf(barOf(page, 1), 'Like').click();
  await expect(barOf(page, 1).locator('.inl-reactions__error')).toHaveText(/\S/);
  expect(loads).toBe(0);
  await page.locator('body > textarea').fill('');
  // Last of all: what the failure has the bar read again meets the same check, and would count for it.
  await page.evaluate(() => sessionStorage.clear());
  await buttonOf(barOf(page, 1), 'Like').click();
  await expect.poll(() => loads).toBe(1);
  await page.waitForFunction(() => window.inlay !== undefined);
  await buttonOf(barOf(page, 1), 'Like').click();
  await expect(barOf(page, 1).locator('.inl-reactions__error')).toHaveText(/\S/);
  origins.faults.clear();
  await expectUnharmed();
  expect(loads).toBe(1);
});
