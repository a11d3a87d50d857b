import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Trouble } from './trouble.mjs';

const parse = (version) => version.split('.').map(Number);
const atLeast = ([major, minor = 0], [wantedMajor, wantedMinor = 0]) =>
  major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);

/** The range in `package.json` is of the form `>=A.B <C`; anything else is our own mistake. */
export function checkNode(running = process.versions.node) {
  const { node: range } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines;
  const [, low, high] = /^>=([\d.]+)(?: <([\d.]+))?$/.exec(range) ?? [];
  if (!low) throw new Error(`engines.node is "${range}", not of the form ">=A.B <C"`);
  const fits = atLeast(parse(running), parse(low)) && !(high && atLeast(parse(running), parse(high)));
  if (fits) return;
  throw new Trouble(
    `Inlay needs Node.js ${range}, and this is ${running}. Install Node.js ${low} or a later ${parse(low)[0]}.x, then run the same command again.`,
  );
}
