import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that renders layouts, as hosts have it that run no Node.js. */
export async function startRenderer(): Promise<{ address: string; stop: () => void }> {
  const child = spawn(process.execPath, ['dist/server/serve.mjs'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { address: /127\.0\.0\.1:\d+/.exec(line.toString())![0], stop: () => void child.kill() };
}
