import { expect, test } from '../support/apiTest';
import { startForumServer } from '../support/forumServer';

test('what the forum tells its readers stands above each page, as text', async () => {
  test.slow();
  const server = await startForumServer({ INLAY_NOTICE: 'Closed on <b>Monday</b>.' });
  try {
    for (const path of ['/', '/categories', '/nowhere']) {
      const html = await (await fetch(server.url + path)).text();
      expect(html, path).toContain('data-type="info" role="status"');
      expect(html.match(/Closed on &lt;b&gt;Monday&lt;\/b&gt;\.<\/p>/g), path).toHaveLength(1);
      expect(html, path).toMatch(/<link rel="stylesheet" href="[^"]*MessageBanner/);
    }
  } finally {
    await server.stop();
  }
});
