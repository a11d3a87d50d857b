import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addCounts, countsLine } from './lib/counts.mjs';
import { inRoot } from './lib/paths.mjs';
import { runJest } from './lib/runJest.mjs';
import { runPlaywright } from './lib/runPlaywright.mjs';
import { setUp } from './lib/setUp.mjs';
import { installSystemPackages } from './lib/systemPackages.mjs';
import { runScript, Trouble } from './lib/trouble.mjs';

const usage = `npm test                              everything
npm test -- reaction-bar safety       files whose path has one of these words
npm test -- -t "signs in"             tests by name
npm test -- --only jest|playwright    one of the two runners`;

function readArguments(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { t: { type: 'string', short: 't' }, only: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Trouble(`${error.message}\n\n${usage}`);
  }
}

/** `npm test`: sets up missing parts, runs both runners and ends with `N passed, N failed` over both. */
await runScript(async (args) => {
  const { values, positionals } = readArguments(args);
  if (values.help) return console.log(usage);
  const runners = values.only === undefined ? ['jest', 'playwright'] : [values.only];
  if (runners.some((name) => !['jest', 'playwright'].includes(name))) {
    throw new Trouble(`--only is "${values.only}", not "jest" or "playwright".\n\n${usage}`);
  }

  await setUp();
  if (runners.includes('playwright'))
    await installSystemPackages('The tests need', ['chromium', 'php-cli', 'openssl', 'postgresql']);
  mkdirSync(inRoot('.cache'), { recursive: true });
  // A filter may well meet the files of one runner only; the sum below still has to be above zero.
  const mayBeEmpty = positionals.length > 0 || values.t !== undefined;
  const counts = [];
  let report = '';
  // One after the other: side by side they keep two cores so busy that pages are late for all that is waited for.
  if (runners.includes('jest')) {
    const names = values.t === undefined ? [] : ['-t', values.t];
    // Jest says at the end what did not pass, in a few lines: where only the end of a print is kept, both runners' failures
    // stay in sight.
    const quiet = runners.length > 1;
    const jest = await runJest([...positionals, ...names], { mayBeEmpty, quiet });
    report = jest.output.replace(/^PASS .*\n/gm, '').trimEnd();
    counts.push(jest.counts);
  }
  if (runners.includes('playwright')) {
    const names = values.t === undefined ? [] : ['-g', values.t];
    counts.push(await runPlaywright([...positionals, ...names], { mayBeEmpty }));
  }
  if (report) console.log(report);
  const sum = addCounts(...counts);
  if (sum.passed + sum.failed === 0) console.error('\nNo test was run: nothing fits the filter.');
  console.log(`\n${countsLine(sum)}`);
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
});
