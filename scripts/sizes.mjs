import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { runScript, Trouble } from './lib/trouble.mjs';
import { ceilings } from './sizes/ceilings.mjs';
import { listOutputs } from './sizes/listOutputs.mjs';

const release = inRoot('sizes.json');
/** How much an output may grow from one release to the next; small ones may grow by `slack` bytes. */
const growth = 1.05;
const slack = 100;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/**
 * `npm run sizes`: compares what each output weighs, in bytes of brotli, with the last release (`sizes.json`) and with
 * its ceiling. `-- --release` writes that file anew.
 */
await runScript(async (args) => {
  const dist = process.env.INLAY_DIST_DIR ?? inRoot('dist');
  if (!existsSync(`${dist}/manifest.json`))
    throw new Trouble('dist/manifest.json is missing: run "npm run build" first.');
  const sizeOf = (file) => readFileSync(`${dist}/${file}.br`).length;
  const outputs = listOutputs(readJson(`${dist}/manifest.json`), readdirSync(`${dist}/assets`)).map(
    (output) => ({
      ...output,
      size: [...new Set(output.files)].reduce((sum, file) => sum + sizeOf(file), 0),
    }),
  );
  if (args.includes('--release')) {
    const sizes = Object.fromEntries(outputs.map(({ name, size }) => [name, size]));
    writeFileSync(release, `${JSON.stringify(sizes, null, 2)}\n`);
    console.log('sizes.json says what this release weighs.');
    return 0;
  }
  const before = existsSync(release) ? readJson(release) : {};
  const failures = outputs.flatMap(({ name, kind, size, budget }) => {
    const ceiling = (budget ?? ceilings[kind]) * 1000;
    const last = before[name];
    if (size > ceiling) return `${name}: ${kB(size)} are over its ceiling of ${kB(ceiling)}`;
    if (last !== undefined && size > Math.max(last * growth, last + slack))
      return `${name}: ${kB(size)} are more than 5 % over the last release, ${kB(last)}`;
    return [];
  });
  for (const { name, size } of outputs) console.log(`${kB(size)}  ${name}`);
  console.log(failures.length === 0 ? '\nAll sizes hold.' : `\n${failures.join('\n')}`);
  return failures.length === 0 ? 0 : 1;
});
