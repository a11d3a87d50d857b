import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Starts `dist/server/serve.mjs` on a port that the system chooses. Resolves with its address and its stop; without an address
 * where it does not start, which pages do without.
 */
export function startRenderer() {
  const renderer = spawn(process.execPath, ['dist/server/serve.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void renderer.kill();
  process.once('exit', stop);
  return new Promise((resolve) => {
    const settle = (address) => resolve({ address, stop });
    renderer.stdout
      .setEncoding('utf8')
      .once('data', (text) => settle(/http:\/\/(\S+)/.exec(text)?.[1] ?? ''));
    renderer.once('error', () => settle(''));
    renderer.once('close', () => settle(''));
  });
}
