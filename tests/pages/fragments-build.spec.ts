import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollup, type RollupOptions } from 'rollup';
import { expect, test } from '../support/apiTest';

test('a fragment of one button weighs under 2 kB', () => {
  const button = readFileSync('examples/theme/dist/CallToActionFragment.js');
  expect(button.length).toBeLessThan(2000);
  expect(button.toString()).not.toMatch(/react\.production|createRoot/);
});

test('while its author writes, a fragment is new as soon as its styles are, and they stand in the order of its imports', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inlay-theme-'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, 'src', file), text);
  const built = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');
  try {
    mkdirSync(path.join(folder, 'src'));
    const view = 'export default () => <i />;';
    write('CustomFragment.tsx', `import './first.css'; import './part'; import './last.css'; ${view}`);
    write('part.ts', "import './middle.css';");
    write('first.css', '.first {}');
    write('middle.css', '.middle {}');
    write('last.css', '.last {}');
    const kit = '../../dist/fragment-kit/rollup.mjs';
    const { fragments } = (await import(kit)) as { fragments(theme: object): RollupOptions[] };
    const [options] = fragments({ folder, watch: true });
    const build = async () => {
      const bundle = await rollup(options!);
      await bundle.write(options!.output as object);
    };
    await build();
    const before = built('CustomFragment.js');
    expect(built('CustomFragment.css')).toBe('.first {}\n.middle {}\n.last {}');
    write('last.css', '.other {}');
    await build();
    expect(built('CustomFragment.css')).toContain('.other');
    expect(built('CustomFragment.js')).not.toBe(before);
    write('CustomFragment.tsx', `import './first.css'; ${view}`);
    await build();
    expect(built('CustomFragment.css')).toBe('.first {}');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
