import { expect, test } from '../support/apiTest';
import { urlAttacks } from '../support/urlAttacks';

test('the page between the forum and another site names that site, and offers no other way out', async ({
  forum,
}) => {
  const open = async (query: string) => {
    const answer = await fetch(`${forum.url}/home/leaving${query}`);
    const html = await answer.text();
    const [, host] = /<strong><bdi dir="ltr">([^<]*)</.exec(html) ?? [];
    const [, href] =
      /<a class="forum-button forum-button--primary" href="([^"]*)" rel="noopener noreferrer nofollow"/.exec(
        html,
      ) ?? [];
    return { status: answer.status, host, href };
  };
  const to = (target: string) => open(`?target=${encodeURIComponent(target)}`);
  const good = { status: 200, host: 'evil.test', href: 'http://evil.test/x' };
  expect(await to('http://evil.test/x')).toEqual(good);
  // What looks like another host, in letters that do not.
  expect(await to('https://\u0430pple.example/?a=1&b="2"')).toEqual({
    status: 200,
    host: 'xn--pple-43d.example',
    href: 'https://xn--pple-43d.example/?a=1&amp;b=%222%22',
  });

  const none = { status: 400, host: undefined, href: undefined };
  const known = ['http://forum.evil.test/x', 'HTTP://evil.test/x'];
  for (const attack of urlAttacks('evil.test').filter((each) => each.length < 9000)) {
    const found = await to(attack);
    if (known.includes(attack)) expect(found.host, attack).toMatch(/^(forum\.)?evil\.test$/);
    else expect(found, attack).toEqual(none);
  }
  const encoded = encodeURIComponent('http://evil.test/x');
  expect(await open(`?target=${encodeURIComponent(encoded)}`)).toEqual(none);
  expect(await open(`?target=${encoded}&target=${encoded}`)).toEqual(none);
  expect(await open(`?target[]=${encoded}`)).toEqual(none);
  expect(await open('')).toEqual(none);
});

test('it tells of the way out, without secrets, of readers who agree', async ({ forum }) => {
  const told = async (headers: Record<string, string> = {}) => {
    const target = encodeURIComponent('https://elsewhere.example/?a=1&token=x');
    const html = await (await fetch(`${forum.url}/home/leaving?target=${target}`, { headers })).text();
    const [, tick] = /data-tick='([^']*)'/.exec(html) ?? [];
    return tick && (JSON.parse(tick.replaceAll('&quot;', '"')) as object);
  };
  expect(await told()).toEqual({
    type: 'externalNavigation',
    url: `${forum.url}/home/leaving`,
    destinationUrl: 'https://elsewhere.example/?a=1',
  });
  expect(await told({ 'sec-gpc': '1' })).toBeUndefined();
  expect(await told({ cookie: 'inlay-AnonymizeData=true' })).toBeUndefined();
  expect(await told({ cookie: 'inlay-AnonymizeData=false', 'sec-gpc': '1' })).toBeDefined();
});
