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
  write('loader.js', text('new'), 1);
  write('loader.js.br', brotliCompressSync(text('old')), 2);
  expect(await get('loader.js')).toBe(text('new'));
});
