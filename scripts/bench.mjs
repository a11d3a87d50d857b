import { setUp } from './lib/setUp.mjs';
import { installSystemPackages } from './lib/systemPackages.mjs';
import { runScript } from './lib/trouble.mjs';

/** `npm run bench [-- --quick] [-- --json FILE]`: what the built widgets cost beside plain DOM written by hand. */
await runScript(async (args) => {
  await setUp();
  await installSystemPackages('The benches need', ['chromium']);
  // Only now: it imports packages, which a fresh clone does not have before the set-up.
  const { bench } = await import('../tests/bench/bench.mjs');
  return bench(args);
});
