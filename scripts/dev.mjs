import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { bins } from './lib/bins.mjs';
import { checkPort } from './lib/checkPort.mjs';
import { endWithParent } from './lib/endWithParent.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { setUp } from './lib/setUp.mjs';
import { runScript } from './lib/trouble.mjs';

const start = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

/** Starts a program, and again after each call of `restart`; calls that come together are one. */
function keep(...args) {
  let child = start(...args);
  let timer;
  let stopping = false;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The next one only after this one is gone: both would want the same port, or the same folder.
      const next = () => {
        if (!stopping) child = start(...args);
      };
      if (child.exitCode !== null || child.signalCode !== null) return next();
      child.once('close', next);
      child.kill('SIGTERM');
    }, 200);
  };
  const stop = () => {
    stopping = true;
    clearTimeout(timer);
    child.kill('SIGTERM');
  };
  return { restart, stop };
}

/** `npm run dev`: builds on every change, restarts the forum when it changed. Reload the page to see it. */
await runScript(async () => {
  await checkPort();
  await setUp();
  const runtime = keep(bins.rollup, '-c', '-w');
  const forumBuilder = keep(bins.rollup, '-c', 'examples/forum/rollup.config.mjs', '-w');
  const forum = keep('.cache/forum/main.mjs');
  const watched = ['.cache/forum/main.mjs', 'examples/forum/pages', 'examples/forum/public'].filter((path) =>
    existsSync(inRoot(path)),
  );
  const watchers = watched.map((path) => watch(inRoot(path), { recursive: true }, forum.restart));
  // Needs a package, and those may not have been there before.
  const { watchFacts } = await import('./lib/watchFacts.mjs');
  const stopFacts = await watchFacts(root, runtime.restart);
  return new Promise((resolve) => {
    const stop = () => {
      stopFacts();
      for (const watcher of watchers) watcher.close();
      for (const each of [runtime, forumBuilder, forum]) each.stop();
      resolve(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    endWithParent(stop);
  });
});
