import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createForum } from './createForum';
import { prepareDatabase } from './database/prepareDatabase';
import { readForumConfig } from './forumConfig';
import { registerPages } from './routes/pages';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function readPort(value: string | undefined): number {
  const port = value === undefined || value === '' ? 8080 : Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`);
}

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const host = env.HOST || '127.0.0.1';
  const port = readPort(env.PORT);
  const config = readForumConfig(env, host);
  const database = await prepareDatabase({
    url: env.DATABASE_URL,
    dataDir: env.INLAY_DATA_DIR || '.cache/forum/data',
    cacheDir: env.INLAY_CACHE_DIR || '.cache/forum',
    log: print,
  });
  try {
    const app = await createForum({ db: database.db, config, registerPages });
    let closing = false;
    const close = async (): Promise<void> => {
      if (closing) return;
      closing = true;
      // Browsers keep lines open on which they have asked nothing yet; a request that has begun has two seconds to end.
      setTimeout(() => app.server.closeAllConnections(), 2000);
      await app.close();
      await database.close();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => close().then(() => process.exit(0), fail));
    }
    if (!existsSync(join(config.distDir, 'manifest.json')))
      print(
        `There is no build in ${config.distDir}: pages do without scripts until there is (INLAY_DIST_DIR).`,
      );
    const address = await app.listen({ host, port });
    print(`${config.siteName} is at ${address}`);
    print(
      config.loopback
        ? `Accounts: admin, moderator, member, newcomer. Password: ${env.INLAY_DEMO_PASSWORD ? 'INLAY_DEMO_PASSWORD' : 'inlay'}`
        : 'The demonstration accounts are off: they work on the loopback address only.',
    );
  } catch (error) {
    await database.close();
    throw error;
  }
}

const wrongHost = ' HOST is to be an address of this machine.';
/** What to do about it, by the system's name for what went wrong. */
const advice: Partial<Record<string, string>> = {
  EADDRINUSE: ' Choose another one: PORT=8090 npm start',
  ENOTFOUND: wrongHost,
  EAI_AGAIN: wrongHost,
  EADDRNOTAVAIL: wrongHost,
};

function fail(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(`The forum could not start: ${message}${advice[code ?? ''] ?? ''}\n`);
  process.exit(1);
}

main(process.env).catch(fail);
