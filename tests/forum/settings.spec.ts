import { expect, test } from '../support/apiTest';
import { startForumServer, type ForumServer } from '../support/forumServer';

const listed = 'https://acme.example';
/** One as it is seeded, which no other test has changed; and one that says what it can by settings. */
let whole: ForumServer, other: ForumServer;
test.beforeAll(async () => {
  whole = await startForumServer();
  other = await startForumServer({
    INLAY_ADDONS: ' ',
    INLAY_NOTICE: 'Closed on <b>Monday</b>.',
    INLAY_EMBED_HOSTS: listed,
    INLAY_FORCED_EMBED: `${listed}/community`,
    INLAY_CONTENT_FRAME: 'https://video.example/film',
  });
});
test.afterAll(() => Promise.all([whole.stop(), other.stop()]));
test.slow();

const marks: Record<string, RegExp> = {
  badges: /inl-badges|addon-badges|\/badges/,
  ranks: /inl-rank|addon-ranks|Journeyman/,
  polls: /inl-poll|addon-polls|\bpoll\b/i,
  issues: /inl-attachments|addon-issues|externalAttachments/,
  qna: /inl-question|inl-answer|addon-qna|QnA|Accepted answer/,
};
const calls: Record<string, string> = {
  badges: '/users/3/badges',
  ranks: '/users/3/rank',
  polls: '/polls?discussionID=396',
  issues: '/issues/1',
  qna: '/comments/1/answer',
};

test('a page has no byte of an add-on that is switched off, and the API does not know it', async ({
  request,
}) => {
  for (const { url } of [whole, other]) {
    const isOn = url === whole.url;
    const seen = await Promise.all(
      ['/discussions', '/discussion/396', '/discussions?tagID=1', '/profile/member'].map(async (path) =>
        (await request.get(url + path)).text(),
      ),
    );
    // What members write about, and the sprite's icon, are nobody's add-on.
    const html = seen
      .join('')
      .replace(/<symbol[^]*?<\/symbol>/g, '')
      .replace(/<div class="userContent[^]*?<\/div>/g, '');
    for (const [key, mark] of Object.entries(marks)) {
      expect(mark.test(html), `${key} in pages, on: ${isOn}`).toBe(isOn);
      const answer = await request.fetch(`${url}/api/v2${calls[key]}`, {
        method: key === 'qna' ? 'PATCH' : 'GET',
        data: key === 'qna' ? { status: 'accepted' } : undefined,
        headers: { 'x-requested-with': 'vanilla', referer: `${url}/` },
      });
      expect(answer.status() === 404, `${key} answers ${answer.status()}, on: ${isOn}`).toBe(!isOn);
      if (isOn && key !== 'qna') expect(answer.ok()).toBe(true);
    }
  }
});

test('what the forum tells its readers stands above each page, as text', async () => {
  for (const path of ['/', '/categories', '/nowhere']) {
    const html = await (await fetch(other.url + path)).text();
    expect(html, path).toContain('data-type="info" role="status"');
    expect(html.match(/Closed on &lt;b&gt;Monday&lt;\/b&gt;\.<\/p>/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<link rel="stylesheet" href="[^"]*MessageBanner/);
  }
});

const policyOf = (answer: Response) =>
  /frame-ancestors[^;]*/.exec(answer.headers.get('content-security-policy')!)![0];

test('only listed sites may frame a page, and no site the private ones', async () => {
  expect(policyOf(await fetch(`${whole.url}/discussions`))).toBe("frame-ancestors 'self'");
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(other.url + path, { redirect: 'manual', headers });
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
});

test('a list that would be more than origins stops the forum', async () => {
  await expect(startForumServer({ INLAY_EMBED_HOSTS: 'https://a.example; script-src *' })).rejects.toThrow(
    /INLAY_EMBED_HOSTS/,
  );
});
