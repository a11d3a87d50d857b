import { request as ask } from 'node:http';
import { expect, test } from '../support/phpTest';
import { startPhp } from '../support/startPhp';
import { startOrigin } from '../support/startOrigin';

test('each page has a nonce of its own, on every script that it vouches for', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of ['/', '/profile/5']) {
    const answer = await request.get(path);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')![1]!;
    seen.add(nonce);
    const html = await answer.text();
    for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain(` nonce="${nonce}"`);
    expect(html).toMatch(/<link rel="stylesheet" href="\/inlay\/assets\/page\.[^"]+" integrity="sha384-/);
  }
  expect(seen.size).toBe(2);
});

test('a list of add-ons may have gaps', async ({ forum, request }) => {
  const php = await startPhp(forum.url, { INLAY_ADDONS: ' polls,, qna ,' });
  const html = await (await request.get(`${php.url}/discussions`)).text();
  expect(html).toContain('"addons":["polls","qna"]');
  await php.stop();
});

test('refusals of the forum, and a forum that is not there, are answered as such', async ({ request }) => {
  expect((await request.get('/discussion/999999')).status()).toBe(404);
  expect((await request.get('/category/moderation-desk')).status()).toBe(403);
  expect((await request.get('/category/community')).status()).toBe(200);
  const alone = await startPhp('http://127.0.0.1:1');
  const answer = await request.get(`${alone.url}/discussions`);
  expect([answer.status(), await answer.text()]).toEqual([502, 'The forum does not answer.']);
  await alone.stop();
});

test('a request whose target is no path makes no other host of the forum’s name', async () => {
  const forum = await startOrigin('forum', (_, response) => void response.end('the forum'));
  const php = await startPhp(forum.url);
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      const sent = ask(php.url, { path }, (answer) => resolve(answer.resume().statusCode));
      sent.once('error', reject).end();
    });
  for (const target of ['x.evil.test/', 'x.evil.test:8080/api/v2/users', 'http://evil.test/', '*'])
    expect(await statusOf(target), target).toBe(400);
  expect(forum.log).toEqual([]);
  await php.stop();
  await forum.stop();
});
