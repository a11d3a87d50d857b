import { spawn } from 'node:child_process';
import { root } from './lib/paths.mjs';
import { checkPort } from './lib/checkPort.mjs';
import { endWithParent } from './lib/endWithParent.mjs';
import { servePhp } from './lib/servePhp.mjs';
import { setUp } from './lib/setUp.mjs';
import { runScript } from './lib/trouble.mjs';

/** `npm start`: the reference forum in this terminal, from a fresh clone too, and PHP pages in front of it. */
await runScript(async () => {
  await checkPort();
  await setUp();
  const forum = spawn(process.execPath, ['.cache/forum/main.mjs'], { cwd: root, stdio: 'inherit' });
  const stopPhp = servePhp();
  // Ctrl+C reaches the forum by itself: it shares the terminal. What comes by `kill` has to be passed on.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => forum.kill(signal));
  endWithParent(() => forum.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    forum.on('error', reject);
    forum.on('close', (code, signal) => {
      stopPhp();
      resolve(code ?? (signal === 'SIGKILL' ? 1 : 0));
    });
  });
});
