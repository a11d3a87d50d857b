import { holdCalls } from '../support/holdCalls';
import { barOf, buttonOf } from '../support/reactionBar';
import { expect, test } from '../support/threadTest';

test('a press before the loader is there is kept, done once, and never sent as a form', async ({
  page,
  as,
  thread,
}) => {
  await as('member');
  const loader = await holdCalls(page, /\/inlay\/loader\./);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
  });
  await page.goto(thread.path, { waitUntil: 'commit' });
  const like = buttonOf(barOf(page, 1), 'Like');
  await like.click();
  await expect(like).toHaveAttribute('aria-busy', 'true');
  loader.release();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).not.toHaveAttribute('aria-busy');
  const call = expect.stringMatching(`^(xhr|fetch) /api/v2/comments/${thread.comments[0]}/reactions$`);
  await expect.poll(() => sent).toEqual([call]);
});
