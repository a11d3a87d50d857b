import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ending the script ends its child processes: an install or a build left behind would go on writing. */
function endTogether(child) {
  const end = (signal) => {
    child.kill(signal);
    // Not in the middle of it: others that run beside this one have their own to end.
    setImmediate(() => process.exit(1));
  };
  for (const signal of endings) process.once(signal, end);
  child.once('close', () => endings.forEach((signal) => process.off(signal, end)));
}

/**
 * Runs a program in the root folder. Resolves to `{ code, output }` when it has ended; `output` is empty unless `quiet`,
 * which keeps what it prints instead of showing it. Rejects with the system's error when it cannot be started.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    endTogether(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** The same for a script of a package or of ours, by the Node.js that runs this. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** The same for npm: the one that runs this, or the one that is installed. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') ? runNode([npm, ...args], options) : run('npm', args, options);
}
