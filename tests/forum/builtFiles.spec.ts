import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import Fastify from 'fastify';
import { builtFiles } from '../../examples/forum/server/builtFiles';

const text = (word: string) => `/* ${word} */`.repeat(100);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inlay-built-'));
  mkdirSync(join(folder, 'assets'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of the build, `age` seconds ago. */
function write(name: string, content: string | Buffer, age = 0): void {
  const path = join(folder, name);
  writeFileSync(path, content);
  const at = Date.now() / 1000 - age;
  utimesSync(path, at, at);
}

async function serve() {
  const app = Fastify();
  builtFiles(app, folder);
  return async (name: string) => {
    const answer = await app.inject({ url: `/inlay/${name}`, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    return brotliDecompressSync(answer.rawPayload).toString();
  };
}

test('sends what the build has packed', async () => {
  const get = await serve();
  write('assets/a.1234567.js', text('plain'), 2);
  write('assets/a.1234567.js.br', brotliCompressSync(text('packed')), 1);
  expect(await get('assets/a.1234567.js')).toBe(text('packed'));
});

test('sends the file itself while a build is writing what it has packed', async () => {
  const get = await serve();
  write('assets/a.1234567.js', text('plain'), 2);
  write('assets/a.1234567.js.br', '', 1);
  expect(await get('assets/a.1234567.js')).toBe(text('plain'));
});

test('sends nothing of the build before, under a name that stays', async () => {
  const get = await serve();
  write('loader.js', text('new'), 60);
  write('loader.js.br', brotliCompressSync(text('old')), 7200);
  expect(await get('loader.js')).toBe(text('new'));
});

test('sends stylesheets together in the order of the address, each once, and nothing if one is missing', async () => {
  const app = Fastify();
  builtFiles(app, folder);
  write('assets/a.1.css', 'a{}');
  write('assets/b.2.css', 'b{}');
  write('secret.3.css', 'c{}');
  const get = async (name: string) => {
    const { statusCode, body, headers } = await app.inject({ url: `/inlay/assets/${name}` });
    return statusCode === 200 ? `${headers['content-type'] as string} ${body}` : statusCode;
  };
  expect(await get('b.2.css,a.1.css')).toBe('text/css; charset=utf-8 b{}a{}');
  expect(await get('a.1.css,a.1.css')).toBe('text/css; charset=utf-8 a{}');
  for (const none of ['a.1.css,none.4.css', 'a.1.css,..%2Fsecret.3.css', 'a.1.css,', 'a.1.css,b.2.js'])
    expect(await get(none), none).toBe(404);
  const before = await get('a.1.css,b.2.css');
  write('assets/b.2.css', 'b{color:red}', -5);
  expect(await get('a.1.css,b.2.css')).not.toBe(before);
});
