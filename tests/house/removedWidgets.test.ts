import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Those that others once knew by name: what counts follow, what a copied page wakes, what reads a form early. */
const removed = ['title-bar', 'reaction-bar', 'create-post'];

test('a copy without three widgets builds, and nothing in it knows of them', () => {
  const copy = mkdtempSync(join(tmpdir(), 'inlay-removed-'));
  try {
    for (const name of [
      'src',
      'widgets',
      'styles',
      'scripts',
      'patches',
      'package.json',
      'rollup.config.mjs',
    ])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const name of readdirSync(root).filter((each) => /^tsconfig.*\.json$/.test(each)))
      cpSync(join(root, name), join(copy, name));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const facts = removed.map((name) => join(copy, 'widgets', name, 'widget.json'));
    const names = facts.flatMap(
      (file) => (JSON.parse(readFileSync(file, 'utf8')) as { names: string[] }).names,
    );
    for (const name of removed) rmSync(join(copy, 'widgets', name), { recursive: true });

    const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
    const { status, stderr } = spawnSync(process.execPath, [rollup, '-c', '--silent'], {
      cwd: copy,
      env: { ...process.env, INLAY_PLAIN_BUILD: '1' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const manifest = JSON.parse(readFileSync(join(copy, 'dist/manifest.json'), 'utf8')) as {
      widgets: Record<string, unknown>;
    };
    expect(Object.keys(manifest.widgets).length).toBeGreaterThan(10);
    expect(names.filter((name) => name.toLowerCase() in manifest.widgets)).toEqual([]);

    // What comes later can be asked for under another address: see `lazyImport`.
    const assets = join(copy, 'dist/assets');
    const code = readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(assets, file), 'utf8'));
    const asked = code.flatMap((text) => text.match(/lazyImport\(\(\) ?=> ?['"]\.\//g) ?? []);
    expect(asked.length).toBeGreaterThan(20);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 300_000);
