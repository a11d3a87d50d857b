import { barOf, buttonOf, reactionCalls, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

test('a reaction while the session is unknown goes out by its form, and a later one is live', async ({
  origins,
  problems,
  openThread,
  expectUnharmed,
}) => {
  problems.allow(/Failed to load resource/, /Inlay: session failed \(request\)/);
  // A host that prints no answers ahead.
  origins.rewrite((html) =>
    html
      .replace('"path":"users/me"', '"path":"users/nobody"')
      .replace('"path":"users/$me/permissions"', '"path":"users/nobody/permissions"'),
  );
  const mend = origins.faults.set(/\/api\/v2\/users\/me(\?|$)/, { status: 500, body: '{}' });
  const page = await openThread();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  const like = buttonOf(barOf(page, 1), 'Like');
  const before = await like.getAttribute('aria-pressed');
  const native = page.waitForNavigation();
  await like.click();
  await native;
  expect(posts).toEqual(['/react']);
  await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');

  await page.waitForFunction(() => window.inlay?.doctor().session === 'users/me: 500 server');
  await page.mouse.move(0, 0);
  await like.hover();
  await page.waitForFunction(() =>
    window
      .inlay!.doctor()
      .some(
        ({ name, state, reason }) =>
          name === 'ReactionBar' &&
          state === 'asleep' &&
          reason === 'waits for the session (users/me: 500 server)',
      ),
  );

  mend();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForFunction(() => !('session' in window.inlay!.doctor()));
  await toggleReaction(page, barOf(page, 1), 'Like');
  expect(posts.filter((path) => !reactionCalls.test(path))).toHaveLength(1);
  await expectUnharmed();
});
