import type { Page, Request } from '@playwright/test';
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
  expect(await said.locator('*').count(), 'markup of the server in the message').toBe(0);
  await expect.poll(() => readBar(bar)).toEqual(before);
}

const edgePage = `<!doctype html><title>forum | 520</title><div class="cf-error-details"><h1>Sorry, you have been blocked</h1>
<p>You are unable to access this <img src=x onerror="__pwned=1"> site</p><p>Ray ID: <code>8f2a<b>b</b>c19d</code></p></div>`;

const edgeWords = /^Sorry, you have been blocked: You are unable to access this site Ray ID: /;

const answers: [string, ServerFault, RegExp][] = [
  [
    'F01 500 with a message',
    { status: 500, body: json({ message: 'The <b>glue</b> is out.', status: 500 }) },
    /\S/,
  ],
  ['F01 500 without a body', { status: 500, body: '' }, /\S/],
  [
    'F01 500 with HTML',
    { status: 500, body: '<h1>Oops</h1><script>__pwned=1</script>', contentType: html },
    /\S/,
  ],
  ['F01 502 with text', { status: 502, body: 'bad gateway', contentType: 'text/plain' }, /\S/],
  ['F04 403 of a firewall', { status: 403, body: edgePage, contentType: html }, edgeWords],
  ['F04 520 of a firewall', { status: 520, body: edgePage, contentType: html }, edgeWords],
  [
    'F06 200 with a sign-in page',
    { status: 200, body: '<form action="/entry/signin">', contentType: html },
    /\S/,
  ],
  ['F06 200 with half a JSON', { status: 200, body: '[{"tagID":1,"urlcode":"Li' }, /\S/],
  ['F06 200 with JSON that says it is text', { status: 200, body: '[]', contentType: 'text/plain' }, /\S/],
  ['F06 200 that is no gzip', { status: 200, body: '[]', headers: { 'content-encoding': 'gzip' } }, /\S/],
  [
    'F06 200 in no known charset',
    { status: 200, body: Buffer.from([0xff, 0xfe, 0xfd, 0x5b]).toString('latin1') },
    /\S/,
  ],
  ['F06 connection ends in the middle', { drop: 'middle', body: json(Array(500).fill({ tagID: 1 })) }, /\S/],
  ['F06 connection ends before a byte', { drop: 'before' }, /\S/],
  ['F07 401', { status: 401, body: json({ message: 'Session expired.', status: 401 }) }, /\S/],
  [
    'F07 403',
    {
      status: 403,
      body: json({ message: 'Permission Problem', status: 403, permissions: ['reactions.positive.add'] }),
    },
    /\S/,
  ],
  ['F07 404', { status: 404, body: json({ message: 'Comment not found.', status: 404 }) }, /not found|\S/i],
  ['F07 409', { status: 409, body: json({ message: 'Conflict.', status: 409 }) }, /\S/],
  ['F07 413', { status: 413, body: json({ message: 'Too large.', status: 413 }) }, /\S/],
  [
    'F07 422',
    {
      status: 422,
      body: json({
        message: 'Validation Failed',
        status: 422,
        errors: [{ field: 'reactionType', code: 'x', status: 422, message: 'No such reaction.' }],
      }),
    },
    /\S/,
  ],
  [
    'F07 429',
    { status: 429, body: json({ message: 'Slow down.', status: 429 }), headers: { 'retry-after': '7' } },
    /\S/,
  ],
];

test.describe('F01, F04, F06, F07: a reaction that the server answers badly', () => {
  for (const id of new Set(answers.map(([name]) => name.slice(0, 3)))) {
    test(`${id}, one after the other`, async ({ origins, problems, openThread, expectUnharmed }) => {
      problems.allow(...expected);
      const page = await openThread();
      for (const [name, fault, words] of answers.filter((each) => each[0].startsWith(id))) {
        await test.step(name, async () => {
          const mend = [
            origins.faults.set(reactionCalls, { ...fault, method: 'POST' }),
            origins.faults.set(reactionCalls, { ...fault, method: 'DELETE' }),
          ];
          await expectHonestFailure(page, words);
          for (const end of mend) end();
          await toggleReaction(page, barOf(page, 1), 'Like');
          await expect(barOf(page, 1).locator('.inl-reactions__error')).toHaveCount(0);
        });
      }
      await expectUnharmed();
    });
  }
});

test.describe('F02: slow', () => {
  test('a late answer is waited for, and the wish is sent once', async ({
    origins,
    openThread,
    expectUnharmed,
  }) => {
    const page = await openThread();
    const bar = barOf(page, 1);
    await toggleReaction(page, bar, 'Like');
    origins.faults.set(reactionCalls, { delay: 3_000 });
    origins.forum.log.length = 0;
    let answered = 0;
    // That the one before has ended may be heard only now.
    const begun = new Set<Request>();
    page.on('request', (request) => begun.add(request));
    page.on('requestfinished', (request) => {
      if (begun.has(request) && /^(POST|DELETE)/.test(request.method()) && reactionCalls.test(request.url()))
        answered += 1;
    });
    const wanted = (await buttonOf(bar, 'Like').getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
    await buttonOf(bar, 'Like').click();
    // Shown at once, long before the answer.
    await expect(buttonOf(bar, 'Like')).toHaveAttribute('aria-pressed', wanted);
    expect(answered).toBe(0);
    await expect.poll(() => answered).toBe(1);
    const sent = origins.forum.log.filter((line) => /^(POST|DELETE)/.test(line) && reactionCalls.test(line));
    expect(sent).toHaveLength(1);
    await expect(buttonOf(bar, 'Like')).toHaveAttribute('aria-pressed', wanted);
    origins.faults.clear();
    await expectUnharmed();
  });

  test('no answer at all ends after half a minute and says so', async ({
    origins,
    problems,
    openThread,
    expectUnharmed,
  }) => {
    test.setTimeout(90_000);
    problems.allow(...expected);
    const page = await openThread();
    const bar = barOf(page, 1);
    await toggleReaction(page, bar, 'Like');
    const before = await readBar(bar);
    origins.faults.set(reactionCalls, { drop: 'never' });
    await buttonOf(bar, 'Like').click();
    const slow = page.getByText('This is taking longer than usual…');
    await expect(bar.filter({ has: slow })).toBeVisible({ timeout: 20_000 });
    await expect(bar.locator('.inl-reactions__error')).toHaveText(/\S/, { timeout: 40_000 });
    await expect(bar.filter({ has: slow })).toHaveCount(0);
    await expect.poll(() => readBar(bar)).toEqual(before);
    origins.faults.clear();
    await expectUnharmed();
  });
});

test('F03: offline in the middle, and back', async ({
  page,
  problems,
  context,
  openThread,
  expectUnharmed,
}) => {
  // Who reacted is fetched when the pointer comes near, and offline it cannot be.
  problems.allow(...expected, /Inlay: (WhoReacted|Tooltip) failed \(load\)/);
  await openThread();
  const bar = barOf(page, 1);
  await toggleReaction(page, bar, 'Like');
  const before = await readBar(bar);
  await context.setOffline(true);
  await buttonOf(bar, 'Like').click();
  await expect(bar.locator('.inl-reactions__error')).toHaveText(/\S/);
  await expect.poll(() => readBar(bar)).toEqual(before);
  await context.setOffline(false);
  await expect(bar.locator('.inl-reactions__error')).toHaveCount(0);
  await toggleReaction(page, bar, 'Like');
  await expectUnharmed();
});

test('F05: a bot check reloads the page once and then says so, and never over what was typed', async ({
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
  await page.waitForTimeout(1_000);
  expect(loads).toBe(1);
  origins.faults.clear();
  await expectUnharmed();
});
