import { expect, test } from '../support/apiTest';

test('pages keep presses from their first frame on: a short script of their own in front of all else', async ({
  forum,
}) => {
  const answer = await fetch(`${forum.url}/discussions`);
  const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)!;
  const html = await answer.text();
  const [, scriptNonce, code] = /<script nonce="([^"]*)">(\{.*?)<\/script>/.exec(html)!;
  expect(scriptNonce).toBe(nonce);
  expect(code!.length).toBeLessThanOrEqual(400);
  expect(html.indexOf(code!)).toBeLessThan(html.indexOf('<link'));
});

test('the loader’s address says what is in it, and is kept for a year; the stable one is asked for each time', async ({
  forum,
}) => {
  const html = await (await fetch(`${forum.url}/discussions`)).text();
  const [, address] = /<script src="(\/inlay\/loader\.\w{7}\.js)" async fetchpriority="high"/.exec(html)!;
  const [hashed, stable] = await Promise.all(
    [address!, '/inlay/loader.js'].map((path) => fetch(`${forum.url}${path}`)),
  );
  expect(hashed!.headers.get('cache-control')).toContain('immutable');
  expect(stable!.headers.get('cache-control')).toBe('no-cache');
  expect(await hashed!.text()).toBe(await stable!.text());
});
