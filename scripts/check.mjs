import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bins } from './lib/bins.mjs';
import { countsLine } from './lib/counts.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { setUp } from './lib/setUp.mjs';
import { runScript, Trouble } from './lib/trouble.mjs';

const quietly = (...args) => runNode(args, { quiet: true });

/** Name → what it runs; each ends with code 0 or prints why not. */
const checks = {
  types: () => quietly(bins.tsc, '-p', '.'),
  lint: () => quietly(bins.eslint, '.', '--max-warnings=0'),
  format: () => quietly(bins.prettier, '--check', '.'),
  unused: () => quietly(bins.knip),
  house: () => quietly(bins.jest, 'tests/house', '--silent'),
  sizes: () => quietly('scripts/sizes.mjs'),
};

function choose(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } });
  const names = values.only?.flatMap((list) => list.split(',')) ?? Object.keys(checks);
  for (const name of names) {
    if (!Object.hasOwn(checks, name)) {
      throw new Trouble(`There is no check "${name}": choose from ${Object.keys(checks).join(', ')}.`);
    }
  }
  return names;
}

async function check(name) {
  const start = performance.now();
  const { code, output } = await checks[name]();
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(7)} ${seconds} s`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

/** `npm run check [-- --only types,lint]`: everything that can be said without a browser. */
await runScript(async (args) => {
  const names = choose(args);
  // The forum too, which no check needs: it is built beside the rest, and the tests find it there.
  await setUp();
  mkdirSync(inRoot('.cache'), { recursive: true });
  const waiting = [...names];
  const results = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await check(name));
  };
  // Two at a time: each is one process, and the machines this has to be quick on have two cores.
  await Promise.all([worker(), worker()]);
  const passed = results.filter(Boolean).length;
  console.log(`\n${countsLine({ passed, failed: results.length - passed })}`);
  return passed === results.length ? 0 : 1;
});
