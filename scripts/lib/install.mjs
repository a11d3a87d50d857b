import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runNpm } from './run.mjs';
import { Trouble } from './trouble.mjs';

const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm writes what it installed to a hidden lock file as the last thing it does, so an install that was broken off, or
 * that was made from another lock file, is found by comparing the two; and folders may have gone since.
 */
function isInstalled() {
  const installed = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = packages(installed);
  return Object.entries(packages(inRoot('package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || optional || (have[path]?.version === version && existsSync(inRoot(path))),
  );
}

const known = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'The npm registry cannot be reached: check the network or the proxy, then run the same command again.',
  ],
  [/E404/, 'The npm registry does not have a package that package-lock.json names; see above which.'],
  [
    /EINTEGRITY/,
    'A package is not the one that package-lock.json names, so nothing was installed; see above which.',
  ],
  [/ENOSPC/, 'The disk is full: the packages need about 500 MB in node_modules.'],
  [/EACCES|EPERM|EROFS/, 'node_modules cannot be written here: check who owns this folder.'],
  [
    /EUSAGE/,
    'package.json and package-lock.json do not fit together: run "npm install" and look at the difference.',
  ],
];

/** Installs exactly what the lock file says, unless that is there already. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  const { code, output } = await runNpm(args, { quiet: true }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new Trouble('npm is missing: it comes with Node.js, install that again.');
    throw error;
  });
  if (code === 0) return;
  console.error(output.trimEnd());
  const sentence = known.find(([pattern]) => pattern.test(output))?.[1];
  throw new Trouble(sentence ?? 'The packages could not be installed; npm says why above.');
}
