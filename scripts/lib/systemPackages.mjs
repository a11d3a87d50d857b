import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { Trouble } from './trouble.mjs';

const inPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Needs from the system: Debian's package, how to see that it is there, and what to do on other systems. */
const packages = {
  chromium: {
    isThere: () => existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium'),
    otherwise: 'name your Chromium in CHROMIUM',
  },
  'php-cli': { isThere: () => inPath('php'), otherwise: 'put php into the PATH' },
  // A server that the tests start and end themselves.
  postgresql: {
    isThere: () => inPath('initdb') || existsSync('/usr/lib/postgresql'),
    otherwise: 'put initdb and postgres into the PATH',
  },
  // Makes the certificate that the tests of signing in over https throw away.
  openssl: { isThere: () => inPath('openssl'), otherwise: 'put openssl into the PATH' },
};

/**
 * Installs missing packages where that is allowed (Debian, as root); says what to do elsewhere.
 *
 * @param {string} forWhat Begins that sentence: "The tests need", say.
 * @param {(keyof typeof packages)[]} wanted
 */
export async function installSystemPackages(forWhat, wanted) {
  const missing = wanted.filter((name) => !packages[name].isThere());
  if (missing.length === 0) return;
  const names = missing.join(' ');
  if (!inPath('apt-get') || process.getuid?.() !== 0) {
    const otherwise = missing.map((name) => packages[name].otherwise).join(' and ');
    throw new Trouble(
      `${forWhat} ${missing.join(' and ')}: run "sudo apt-get install ${names}", or ${otherwise}.`,
    );
  }
  console.log(`Installing ${names} …`);
  // In the runlevel for maintenance nothing that is installed is started.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) => run('apt-get', args, { quiet: true, env });
  await apt('update');
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...missing);
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Trouble(`${names} could not be installed; apt-get says why above.`);
}
