import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/apiTest';
import { startForumServer } from '../support/forumServer';

// Some of them start several forums, one after the other.
test.slow();

const policy = (nonce: string) =>
  `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; frame-src 'none'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types inlay`;

test('pages come under the policy, with a nonce of their own each time', async ({ forum }) => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await fetch(`${forum.url}/discussions`);
    const header = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(header)?.[1] ?? '';
    expect(header).toBe(policy(nonce));
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('pages are compressed for clients that accept it', async ({ forum }) => {
  const packed = await fetch(`${forum.url}/discussions`, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  const plain = await fetch(`${forum.url}/discussions`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(Number(packed.headers.get('content-length'))).toBeLessThan((await plain.text()).length / 3);
});

test('the gallery’s slow network reaches the code that other code asks for, and ends with the next gallery', async ({
  as,
}) => {
  const { context } = await as('guest');
  const duration = async () => {
    const start = Date.now();
    await context.get('/inlay/manifest.json');
    return Date.now() - start;
  };
  const gallery = await context.get('/gallery?only=poll&network=slow');
  expect(gallery.headers()['set-cookie']).toMatch(/slow-gallery=slow; Max-Age=60; Path=\/inlay\//);
  expect(await duration()).toBeGreaterThan(1_900);
  await context.get('/gallery?only=poll');
  expect((await context.storageState()).cookies.map(({ name }) => name)).not.toContain('slow-gallery');
});

test('the gallery speaks the pseudo-language, and so do its widgets', async ({ as }) => {
  const { context } = await as('guest');
  const html = await (await context.get('/gallery?only=poll&locale=pseudo')).text();
  expect(html).toContain('<html lang="en-XA" dir="ltr"');
  expect(html).toContain('"localeKey":"pseudo"');
});

test('pictures of users are drawn from their address, whatever stands in it', async ({ forum }) => {
  const picture = await fetch(`${forum.url}/avatars/7/ML.svg`);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(await picture.text()).toContain('>ML</text>');
  expect((await fetch(`${forum.url}/avatars/17/${encodeURIComponent('سا')}.svg`)).status).toBe(200);
  expect((await fetch(`${forum.url}/avatars/0/-.svg`)).status).toBe(200);
  for (const letters of ['%3Cscript%3E', 'ABCD', '%22%27', '1']) {
    expect((await fetch(`${forum.url}/avatars/7/${letters}.svg`)).status).toBe(404);
  }
});

test('links follow the address that was asked, not a forged one', async ({ as }) => {
  const guest = await as('guest');
  const forged = await guest.context.get('/api/v2/users/7', { headers: { host: 'evil.test/<script>' } });
  expect(forged.status() === 400 || !(await forged.text()).includes('evil.test')).toBe(true);
});

/** Starts a forum that is not to come up, and answers how it ended. */
const failToStart = (env: Record<string, string>, script = 'main') =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'inlay-port-'));
    const child = spawn(process.execPath, [`.cache/forum/${script}.mjs`], {
      env: { ...process.env, DATABASE_URL: '', INLAY_DATA_DIR: dataDir, ...env },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve({ code, output });
    });
  });

test('a port that is taken ends in a plain sentence', async ({ forum }) => {
  const { code, output } = await failToStart({ PORT: new URL(forum.url).port });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The forum could not start: .*EADDRINUSE.* Choose another one: PORT=8090 npm start\n$/,
  );
});

/** A build of two files, with one beside them that is none of it. */
const script = `export const text = '${'x'.repeat(2000)}';`;
function makeBuild(dist: string): void {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'assets', 'page.abc123.js'), script);
  writeFileSync(join(dist, 'loader.js'), script);
  writeFileSync(join(dist, 'notes.txt'), 'not served');
}

/** Hashed names for a year, the others by ETag, nothing from outside the folder. */
async function expectBuiltFiles(url: string, dist: string): Promise<void> {
  const hashed = await fetch(`${url}/inlay/assets/page.abc123.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-encoding')).toBe('br');
  expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(hashed.headers.get('access-control-allow-origin')).toBe('*');
  expect(hashed.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await hashed.text()).toBe(script);

  // Each of some twenty files; policies are for documents, and these must not be taken for any.
  expect([...hashed.headers.keys()].join()).not.toMatch(
    /policy(?=,|$)(?<!cross-origin-resource-policy)|frame|opener/,
  );
  expect(hashed.headers.get('x-content-type-options')).toBe('nosniff');
  const loader = await fetch(`${url}/inlay/loader.js`);
  expect(loader.headers.get('cache-control')).toBe('no-cache');
  const etag = loader.headers.get('etag') ?? '';
  expect((await fetch(`${url}/inlay/loader.js`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  writeFileSync(join(dist, 'loader.js'), 'export {};');
  const changed = await fetch(`${url}/inlay/loader.js`, { headers: { 'if-none-match': etag } });
  expect([changed.status, await changed.text()]).toEqual([200, 'export {};']);
  for (const path of [
    'notes.txt',
    '..%2Fpackage.json',
    '%2e%2e/%2e%2e/etc/passwd',
    'assets',
    'assets/none.js',
    'a%00.js',
  ]) {
    expect((await fetch(`${url}/inlay/${path}`)).status, path).toBe(404);
  }
}

test('a forum of its own: it serves its build, and its folder of data serves no other process until it has stopped, although a browser keeps an idle line open', async () => {
  const own = mkdtempSync(join(tmpdir(), 'inlay-own-'));
  const [dist, data] = [join(own, 'dist'), join(own, 'data')];
  makeBuild(dist);
  const first = await startForumServer({ INLAY_DATA_DIR: data, INLAY_DIST_DIR: dist });
  const { hostname, port } = new URL(first.url);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  try {
    await test.step('built files', () => expectBuiltFiles(first.url, dist));
    const second = await failToStart({ INLAY_DATA_DIR: data });
    expect(second.output).toContain('is in use by process');
  } finally {
    expect(await first.stop(), 'it ends by itself').toBe(true);
    line.destroy();
  }
  // Said once the data has been opened: the folder was given back.
  const wrongHost = await failToStart({ INLAY_DATA_DIR: data, HOST: '999.1.1.1' });
  expect(wrongHost.code).toBe(1);
  expect(wrongHost.output).toMatch(
    /^The forum could not start: .* HOST is to be an address of this machine\.\n$/,
  );
  rmSync(own, { recursive: true, force: true });
});

const wrongSettings: [Record<string, string>, RegExp, string?][] = [
  [
    { PORT: 'eighty' },
    /^The forum could not start: PORT must be a number from 0 to 65535, not "eighty"\.\n$/,
  ],
  [
    { INLAY_ADDONS: 'polls,wiki' },
    /^The forum could not start: INLAY_ADDONS may name badges, issues, polls, qna, ranks, not "wiki"\.\n$/,
  ],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /No connection to the database in DATABASE_URL/],
  [
    { DATABASE_URL: 'mysql://root:secret@127.0.0.1/forum' },
    /^The forum could not start: DATABASE_URL must be an address that begins with postgres:\/\/\n$/,
  ],
  [
    { INLAY_DATA_DIR: '/dev/null/data' },
    /^The forum could not start: The data cannot be kept in \/dev\/null\/data: .* Set INLAY_DATA_DIR to another folder\.\n$/,
  ],
  [
    { INLAY_DATA_DIR: 'package.json' },
    /^The forum could not be prepared: The data cannot be kept in package\.json: .* Set INLAY_DATA_DIR to another folder\.\n$/,
    'prepare',
  ],
];
for (const [settings, sentence, script] of wrongSettings)
  test(`a wrong setting ends in a plain sentence: ${Object.entries(settings).join()}`, async () => {
    const { code, output } = await failToStart(settings, script);
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
  });
