import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFeeds } from '../../examples/forum/feeds/createFeeds';
import { isPublicAddress } from '../../examples/forum/feeds/isPublicAddress';
import { readFeed } from '../../examples/forum/feeds/readFeed';
import { expect, test } from '@playwright/test';

const rss = (items: string) => `<rss version="2.0"><channel><title>News</title>${items}</channel></rss>`;
const entry = '<item><title>A &amp; B</title><link>/a</link><description>First</description></item>';

/** A site whose answers the test writes, and feeds as a forum reads them that may, or may not, go there. */
async function start(answer: (path: string, response: ServerResponse) => void, isAllowed = true) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request.url!, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const problems: string[] = [];
  let time = 0;
  const feeds = createFeeds({
    origins: isAllowed ? [origin] : [],
    report: (error) => problems.push((error as Error).message),
    now: () => new Date(time),
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, asked, problems, feeds, stop, later: () => (time += 3_600_000) };
}

test('a feed is fetched once for all, and its last good copy serves when it fails', async () => {
  let works = true;
  const site = await start((_path, response) =>
    works ? response.end(rss(entry)) : response.writeHead(500).end(),
  );
  const read = () => site.feeds.read(`${site.origin}/feed`);
  const wanted = [{ to: `${site.origin}/a`, name: 'A & B', description: 'First' }];
  expect(await Promise.all([read(), read()])).toEqual([wanted, wanted]);
  expect(await read()).toEqual(wanted);
  expect(site.asked).toEqual(['/feed']);
  works = false;
  site.later();
  expect(await read()).toEqual(wanted);
  expect(site.problems).toEqual(['the feed answers 500']);
  await site.stop();
});

test('nothing is fetched from this machine, by its number, by a name, or by a redirect', async () => {
  const site = await start((_path, response) => response.end(rss(entry)), false);
  const { port } = new URL(site.origin);
  for (const host of [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `[::1]:${port}`,
    `2130706433:${port}`,
    `0x7f.1:${port}`,
  ])
    expect(await site.feeds.read(`http://${host}/feed`), host).toEqual([]);
  expect(site.asked).toEqual([]);
  const away = await start((_path, response) =>
    response.writeHead(302, { location: `${site.origin}/feed` }).end(),
  );
  expect(await away.feeds.read(`${away.origin}/feed`)).toEqual([]);
  expect(away.problems).toEqual(['the feed is not on the open web']);
  expect(site.asked).toEqual([]);
  await Promise.all([site.stop(), away.stop()]);
});

test('what is too long, never ends, leads in a circle, or is no feed is none, within two seconds', async () => {
  const site = await start((path, response) => {
    if (path === '/long') response.end(rss(`${entry}${'x'.repeat(5_000_000)}`));
    if (path === '/endless') response.write(rss(entry));
    if (path === '/circle') response.writeHead(301, { location: '/circle' }).end();
    if (path === '/html') response.end('<!doctype html><title>Hi</title><p>No feed.');
  });
  const begin = Date.now();
  const paths = ['/long', '/endless', '/circle', '/html', '/silent'];
  const all = await Promise.all(paths.map((path) => site.feeds.read(site.origin + path)));
  expect(all).toEqual([[], [], [], [], []]);
  expect(Date.now() - begin).toBeLessThan(10_000);
  expect(site.problems).toHaveLength(5);
  for (const url of ['file:///etc/passwd', 'ftp://x.test/', 'javascript:1', `http://me:you@127.0.0.1/`])
    expect(await site.feeds.read(url), url).toEqual([]);
  await site.stop();
});

test('RSS, RDF and Atom give a name, an address, plain words and a picture', () => {
  const base = 'https://x.test/feed';
  const image = '<image><url>/own.png</url></image>';
  const picture = '<enclosure url="/e.jpg" type="image/jpeg"/><enclosure url="/s.mp3" type="audio/mpeg"/>';
  const html = '<![CDATA[<p>Hi <b>you</b></p><img src="/i.png">]]>';
  const items = readFeed(
    rss(
      `${image}<item><title>A</title><link>/a</link><description>${html}</description></item>` +
        `<item><title>B</title><link>/b</link>${picture}</item><item><title>C</title><link>/c</link></item>`,
    ),
    base,
  );
  expect(items.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([
    ['A', 'https://x.test/i.png'],
    ['B', 'https://x.test/e.jpg'],
    ['C', 'https://x.test/own.png'],
  ]);
  expect(items[0]!.description).toBe('Hi you');
  const atom =
    '<feed><entry><title>D</title><link rel="self" href="/no"/><link href="/d"/><summary>Four</summary></entry></feed>';
  expect(readFeed(atom, base)).toEqual([{ to: 'https://x.test/d', name: 'D', description: 'Four' }]);
  expect(readFeed('<rdf:RDF><item><title>E</title><link>/e</link></item></rdf:RDF>', base)).toHaveLength(1);
});

test('nothing of a hostile feed is markup, script or a foreign scheme', () => {
  const items = readFeed(
    rss(
      '<item><title>&lt;b&gt;A&lt;/b&gt;</title><link>javascript:alert(1)</link></item>' +
        '<item><title>&lt;img src=x onerror=alert(1)&gt;B</title><link>https://x.test/b</link>' +
        '<description><![CDATA[<script>alert(1)</script><style>p{}</style>Words<img src="javascript:1">]]></description></item>' +
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><item><title>&e;</title><link>/c</link></item>',
    ),
    'https://x.test/',
  );
  expect(items[0]).toEqual({ to: 'https://x.test/b', name: 'B', description: 'Words' });
  expect(JSON.stringify(items)).not.toMatch(/<script|alert|onerror|root:/);
  expect(readFeed(rss(entry.repeat(10_000)), 'https://x.test/')).toHaveLength(100);
});

test('addresses of the open web are told from all others', () => {
  for (const address of ['127.0.0.1', '10.1.2.3', '192.168.1.1', '169.254.169.254', '172.31.0.1', '0.0.0.0'])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'name',
    '',
  ])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
});
