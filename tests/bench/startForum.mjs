import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The built reference forum on a free port, with a fresh copy of the seeded data, or what `env` says instead. Rejects when it ends
 * before it serves.
 */
export async function startForum(env = {}) {
  const INLAY_DATA_DIR = mkdtempSync(join(tmpdir(), 'inlay-bench-'));
  const child = spawn(process.execPath, ['.cache/forum/main.mjs'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', INLAY_DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(() => rmSync(INLAY_DATA_DIR, { recursive: true, force: true }));
  const end = () => void child.kill();
  process.once('exit', end);
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, found] = / is at (http:\S+)/.exec(printed) ?? [];
      if (found) resolve(found);
    });
    ended.then(() => reject(new Error(`The forum ended before it served anything:\n${printed}`)));
  });
  return {
    url,
    pid: child.pid,
    async stop() {
      end();
      await ended;
      process.off('exit', end);
    },
  };
}
