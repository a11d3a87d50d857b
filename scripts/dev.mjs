import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { bins } from './lib/bins.mjs';
import { checkPort } from './lib/checkPort.mjs';
import { endWithParent } from './lib/endWithParent.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { setUp } from './lib/setUp.mjs';
import { runScript } from './lib/trouble.mjs';

const start = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

/** Starts the forum, and again after each call of `restart`; calls that come together are one. */
function keepForum() {
  let forum = start('.cache/forum/main.mjs');
  let timer;
  let stopping = false;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The next one only after this one is gone: both would want the same port and the same data folder.
      const next = () => {
        if (!stopping) forum = start('.cache/forum/main.mjs');
      };
      if (forum.exitCode !== null || forum.signalCode !== null) return next();
      forum.once('close', next);
      forum.kill('SIGTERM');
    }, 200);
  };
  const stop = () => {
    stopping = true;
    clearTimeout(timer);
    forum.kill('SIGTERM');
  };
  return { restart, stop };
}

/** `npm run dev`: builds on every change, restarts the forum when it changed. Reload the page to see it. */
await runScript(async () => {
  await checkPort();
  await setUp();
  const builders = [
    start(bins.rollup, '-c', '-w'),
    start(bins.rollup, '-c', 'examples/forum/rollup.config.mjs', '-w'),
  ];
  const forum = keepForum();
  const watched = ['.cache/forum/main.mjs', 'examples/forum/pages', 'examples/forum/public'].filter((path) =>
    existsSync(inRoot(path)),
  );
  const watchers = watched.map((path) => watch(inRoot(path), { recursive: true }, forum.restart));
  return new Promise((resolve) => {
    const stop = () => {
      for (const watcher of watchers) watcher.close();
      for (const builder of builders) builder.kill('SIGTERM');
      forum.stop();
      resolve(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    endWithParent(stop);
  });
});
