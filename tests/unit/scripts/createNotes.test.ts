import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const tested = pathToFileURL(resolve(__dirname, '../../../scripts/build/createNotes.mjs')).href;

/** The build's scripts are modules that jest cannot take in. Says what was built, and when nothing is left to build. */
const script = `
  import { basename } from 'node:path';
  import { watch } from 'rollup';
  const { createNotes } = await import('${tested}');
  const folder = process.argv[1];
  const notes = createNotes(folder + '/notes');
  const build = (name, plugins) => ({
    input: folder + '/' + name,
    output: { dir: folder + '/out', format: 'es' },
    watch: { chokidar: { usePolling: true, interval: 20 } },
    plugins,
  });
  const teller = {
    name: 'tell',
    generateBundle: (_, { 'teller.js': { code } }) => notes.tell('code', code, { isWatching: true }),
  };
  const hearer = { name: 'ask', renderChunk: () => 'export const heard = ' + JSON.stringify(notes.ask('code')) };
  const builds = [
    build('teller.js', [teller]),
    build('hearer.js', [notes.hear('code'), hearer]),
    build('other.js', []),
  ];
  watch(builds).on('event', ({ code, input, result, error }) => {
    if (code === 'BUNDLE_END') console.log(basename(input));
    if (code === 'END') console.log('quiet');
    if (error) console.log(error.message);
    result?.close();
  });
  setTimeout(() => process.exit(), 20_000);
`;

it('builds anew what hears of a build whose files have changed, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-notes-'));
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, name), `export const a = '${text}';`);
  for (const name of ['teller.js', 'hearer.js', 'other.js']) write(name, 'before');
  const watching = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let again: NodeJS.Timeout | undefined;
  try {
    let printed = '';
    const times = (name: string) => printed.split(`${name}\n`).length - 1;
    await new Promise<void>((done) => {
      watching.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        // Nothing says when a file has begun to be watched.
        if (times('quiet')) again ??= setInterval(() => write('teller.js', `after ${Date.now()}`), 300);
        if (times('teller.js') > 1) clearInterval(again);
        if (times('hearer.js') > 1) done();
      });
      watching.stdout.on('close', done);
    });
    expect(printed).toMatch(/^teller.js\nhearer.js\nother.js\nquiet\n((teller.js|quiet)\n)+hearer.js\n/);
    expect(readFileSync(join(folder, 'out/hearer.js'), 'utf8')).toContain('after');
  } finally {
    clearInterval(again);
    watching.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
