import { spawn } from 'node:child_process';
import { serveThirdParty } from '../examples/third-party/serve.mjs';
import { root } from './lib/paths.mjs';
import { checkPort } from './lib/checkPort.mjs';
import { endWithParent } from './lib/endWithParent.mjs';
import { servePhp } from './lib/servePhp.mjs';
import { setUp } from './lib/setUp.mjs';
import { runScript } from './lib/trouble.mjs';

/** A site that embeds the forum, one port above it. Without that port the forum does as well: it says so and goes on. */
async function embedSite(forum, port) {
  // A port that the system chose is not known here, and one above the last does not exist.
  if (port === 1 || port > 65535) return null;
  try {
    return await serveThirdParty({ forum, port });
  } catch (error) {
    console.error(`There is no third-party site this time: ${error.message}`);
    return null;
  }
}

/** `npm start`: the reference forum in this terminal, from a fresh clone too, and sites in front of it. PORT and HOST say where. */
await runScript(async () => {
  // Empty counts as missing.
  for (const name of ['PORT', 'HOST']) if (!process.env[name]) delete process.env[name];
  await checkPort();
  await setUp();
  const { PORT = '8080', HOST = '127.0.0.1' } = process.env;
  const port = Number(PORT) + 1;
  const site = await embedSite(`http://${HOST}:${PORT}`, port);
  const hosts = [process.env.INLAY_EMBED_HOSTS, site && `http://localhost:${port}`];
  const embedHosts = hosts.filter(Boolean).join();
  const forum = spawn(process.execPath, ['.cache/forum/main.mjs'], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, INLAY_EMBED_HOSTS: embedHosts },
  });
  forum.stdout.pipe(process.stdout);
  let stopPhp = () => {};
  // Once it has said its address: a forum that does not start has nothing in front of it.
  const onLine = (line) => {
    if (!String(line).includes(' is at http')) return;
    forum.stdout.off('data', onLine);
    if (site) console.log(`A third-party site that embeds it is at http://localhost:${port}`);
    stopPhp = servePhp({ ...process.env, INLAY_EMBED_HOSTS: embedHosts });
  };
  forum.stdout.on('data', onLine);
  // Ctrl+C reaches the forum by itself: it shares the terminal. What comes by `kill` has to be passed on.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => forum.kill(signal));
  endWithParent(() => forum.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    forum.on('error', reject);
    forum.on('close', (code, signal) => {
      stopPhp();
      site?.close();
      site?.closeAllConnections();
      resolve(code ?? (signal === 'SIGKILL' ? 1 : 0));
    });
  });
});
