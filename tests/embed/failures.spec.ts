import { expect, expectReady, heard, test } from '../support/embedTest';

const tag = '<forum-embed src="{forum}/" path="/discussions" data-retry="Nochmal"></forum-embed>';

test('a site that the forum does not list gets a sentence, never the browser’s error page', async ({
  openHost,
  embed,
  page,
  problems,
}) => {
  problems.allow(/frame-ancestors|Framing|chrome-error|CSP|violates/);
  await page.clock.install();
  await openHost(tag, { site: 'evil' });
  await expect(embed).toHaveAttribute('data-state', 'loading');
  await page.clock.fastForward(10_100);
  await expect(embed.getByRole('alert')).toBeVisible();
  await expect(embed.locator('iframe')).toHaveCount(0);
  expect((await heard(page, 'error')).length).toBe(1);
});

test('a host whose own policy blocks the frame is told at once; one that allows it works under a strict one', async ({
  openHost,
  embed,
  page,
  forum,
  problems,
}) => {
  const policy = (frames: string) => ({
    'content-security-policy': `default-src 'none'; script-src 'nonce-host'; img-src data:; frame-src ${frames}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  });
  await openHost(tag, { headers: policy(forum.url) });
  await expectReady(embed);
  problems.allow(/frame-src/);
  await openHost(tag, { headers: policy("'none'") });
  await expect(embed.getByRole('alert')).toContainText('does not allow');
  expect(await heard(page, 'error')).toEqual([{ type: 'error', cause: 'blocked' }]);
});

test('silence and a missing network are told of, and Retry brings the forum once it answers', async ({
  openHost,
  embed,
  page,
  context,
  forum,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.clock.install();
  // A forum that takes the call and never answers.
  await page.route(`${forum.url}/discussions**`, () => new Promise(() => undefined));
  await openHost(tag);
  await expect(embed).toHaveAttribute('data-state', 'loading');
  await page.clock.fastForward(10_100);
  await expect(embed.getByRole('alert')).toContainText('could not be loaded');
  await expect(embed.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    `${forum.url}/discussions`,
  );
  const retry = embed.getByRole('button', { name: 'Nochmal' });
  await context.setOffline(true);
  await retry.click();
  await expect(embed.getByRole('alert')).toContainText('offline');
  // Whoever pressed it has not lost their place in the host's page.
  await expect(retry).toBeFocused();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.keyboard.press('Enter');
  await expectReady(embed);
  await expect(embed.locator('iframe')).toBeFocused();
  await expect(embed.getByRole('alert')).toHaveCount(0);
  expect((await heard(page, 'error')).map(({ cause }) => cause)).toEqual(['timeout', 'offline']);
});
