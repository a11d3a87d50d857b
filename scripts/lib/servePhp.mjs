import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { startRenderer } from './startRenderer.mjs';
import { installSystemPackages } from './systemPackages.mjs';

const settings = ['-q', '-d', 'enable_post_data_reading=0'];

/**
 * Serves `examples/php/` in front of the forum, on the forum's port + 2, and installs PHP for it where that is allowed.
 * Where it cannot be it says why, and what to do: the forum is there all the same. Returns its stop.
 */
export function servePhp(env) {
  let stop = () => {};
  let isOver = false;
  installSystemPackages('They need', ['php-cli']).then(
    async () => {
      const renderer = await startRenderer();
      const stopPhp = isOver ? () => {} : startPhp({ ...env, INLAY_RENDERER: renderer.address });
      stop = () => {
        stopPhp();
        renderer.stop();
      };
      if (isOver) stop();
    },
    ({ message }) => console.log(`The PHP pages are left out. ${message}`),
  );
  return () => {
    isOver = true;
    stop();
  };
}

function startPhp(env) {
  const { PORT = '8080', HOST = '127.0.0.1' } = env;
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  const port = Number(PORT) + 2;
  if (port === 2 || port > 65535) {
    console.log('The PHP pages are left out: they are served on PORT + 2.');
    return () => {};
  }
  const php = spawn('php', [...settings, '-S', `${host}:${port}`, 'examples/php/router.php'], {
    cwd: root,
    env: { ...env, INLAY_FORUM: `http://${host}:${PORT}`, PHP_CLI_SERVER_WORKERS: '3' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its workers outlive it unless the whole group is ended.
    detached: true,
  });
  const stop = () => {
    if (php.exitCode === null && php.signalCode === null && php.pid) process.kill(-php.pid, 'SIGTERM');
  };
  process.once('exit', stop);
  let isUp = false;
  php.stderr.setEncoding('utf8').on('data', (text) => {
    for (const line of text.split('\n').filter(Boolean)) {
      if (!line.endsWith(' started')) console.error(line);
      else if (!isUp) console.log(`The PHP pages are at http://${host}:${port}`);
      isUp = true;
    }
  });
  php.on('error', ({ message }) => console.log(`The PHP pages are left out: ${message}`));
  php.on('close', (code) => {
    // One that never started has said so.
    if (code && php.pid) console.log(`The PHP pages are not served on port ${port}; the reason is above.`);
  });
  return stop;
}
