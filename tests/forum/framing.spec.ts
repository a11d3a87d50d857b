import { expect, test } from '../support/apiTest';
import { startForumServer } from '../support/forumServer';

const listed = 'https://acme.example';
const policyOf = (answer: Response) =>
  /frame-ancestors[^;]*/.exec(answer.headers.get('content-security-policy')!)![0];

test('only listed sites may frame a page, and no site the private ones', async ({ forum }) => {
  test.slow();
  expect(policyOf(await fetch(`${forum.url}/discussions`))).toBe("frame-ancestors 'self'");
  const server = await startForumServer({
    INLAY_EMBED_HOSTS: listed,
    INLAY_FORCED_EMBED: `${listed}/community`,
    INLAY_CONTENT_FRAME: 'https://video.example/film',
  });
  try {
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(server.url + path, { redirect: 'manual', headers });
    const open = await get('/discussions');
    expect(policyOf(open)).toBe(`frame-ancestors 'self' ${listed}`);
    expect(open.headers.get('x-frame-options')).toBeNull();
    // The one page of another site that stands in its own, and no page of another one.
    expect(open.headers.get('content-security-policy')).toContain('; frame-src https://video.example;');
    expect(await open.text()).toContain('data-react="IframeEmbed"');
    for (const path of [
      '/entry/signin',
      '/%65ntry/signin',
      '//entry/signin',
      '/messages',
      '/drafts',
      '/discussions/bulk',
      '/profile/preferences',
    ]) {
      const answer = await get(path);
      expect([path, policyOf(answer)]).toEqual([path, "frame-ancestors 'self'"]);
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    }

    // Readers who open the forum itself are sent to the host, unless they say otherwise.
    const opened = { 'sec-fetch-dest': 'document' };
    const sent = await get('/discussions?page=2&sort=hot', opened);
    expect(sent.status).toBe(302);
    expect(sent.headers.get('location')).toBe(`${listed}/community#/discussions?page=2&sort=hot`);
    expect((await get('/discussions', { 'sec-fetch-dest': 'iframe' })).status).toBe(200);
    expect((await get('/entry/signin', opened)).status).toBe(200);
    const stayed = await get('/discussions?embed=0', opened);
    expect(stayed.status).toBe(200);
    const cookie = stayed.headers.get('set-cookie')!.split(';')[0]!;
    expect((await get('/discussions', { ...opened, cookie })).status).toBe(200);
    expect((await get('/discussions?embed=1', { ...opened, cookie })).status).toBe(302);
  } finally {
    await server.stop();
  }
});

test('a list that would be more than origins stops the forum', async () => {
  await expect(startForumServer({ INLAY_EMBED_HOSTS: 'https://a.example; script-src *' })).rejects.toThrow(
    /INLAY_EMBED_HOSTS/,
  );
});
