import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const tested = pathToFileURL(resolve(__dirname, '../../../scripts/build/tidyPlugin.mjs')).href;

/** The build's scripts are modules that jest cannot take in. */
const script = `
  import { rollup } from 'rollup';
  const { tidyPlugin } = await import('${tested}');
  const folder = process.argv[1];
  const input = folder + '/in.js';
  await rollup({ input, plugins: [tidyPlugin(folder + '/out')] })
    .then(async (build) => {
      await build.write({ dir: folder + '/out', entryFileNames: 'assets/[name].js' });
      await build.close();
    })
    .catch((error) => console.log(error.code));
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inlay-tidy-'));
  for (const file of ['out/assets/in.old.js', 'out/gone.js']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
    utimesSync(join(folder, file), 1, 1);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(text: string) {
  writeFileSync(join(folder, 'in.js'), text);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, folder], {
    encoding: 'utf8',
  });
  return { printed, files: readdirSync(join(folder, 'out'), { recursive: true }).sort() };
}

it('a build leaves its own files and no older ones', () => {
  expect(build('export const a = 1;')).toEqual({ printed: '', files: ['assets', 'assets/in.js'] });
});

it('a build that fails leaves the last one, which a running forum may be serving', () => {
  const { printed, files } = build('export const = 1;');
  expect(printed).toBe('PARSE_ERROR\n');
  expect(files).toEqual(['assets', 'assets/in.old.js', 'gone.js']);
});
