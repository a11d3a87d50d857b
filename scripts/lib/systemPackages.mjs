import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { Trouble } from './trouble.mjs';

const inPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** What the tests need from the system: Debian's package, and how to see that it is there. */
const needed = [
  { package: 'chromium', isThere: () => existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium') },
  { package: 'php-cli', isThere: () => inPath('php') },
  // Makes the certificate that the tests of signing in over https throw away.
  { package: 'openssl', isThere: () => inPath('openssl') },
];

/** Installs what is missing where that is allowed (Debian, as root); says what to do where it is not. */
export async function installSystemPackages() {
  const missing = needed.filter((each) => !each.isThere()).map((each) => each.package);
  if (missing.length === 0) return;
  const names = missing.join(' ');
  if (!inPath('apt-get') || process.getuid?.() !== 0) {
    throw new Trouble(
      `The tests need ${missing.join(' and ')}: run "sudo apt-get install ${names}", or name your Chromium in CHROMIUM and put php and openssl into the PATH.`,
    );
  }
  console.log(`Installing ${names} …`);
  const apt = (...args) => run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt('update');
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...missing);
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Trouble(`${names} could not be installed; apt-get says why above.`);
}
