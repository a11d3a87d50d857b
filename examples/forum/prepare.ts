import { isLocked } from './database/lockFolder';
import { prepareDatabase } from './database/prepareDatabase';
import { ensureSnapshot } from './database/snapshot';

const log = (line: string): void => void process.stdout.write(`${line}\n`);

/** Run by itself before the first start, so that the start need not wait for tables and seed. */
async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const cacheDir = env.INLAY_CACHE_DIR || '.cache/forum';
  const dataDir = env.INLAY_DATA_DIR || '.cache/forum/data';
  if (!env.DATABASE_URL) {
    await ensureSnapshot(cacheDir, log);
    // A forum that runs keeps its data; it looks at the snapshot when it starts the next time.
    if (isLocked(dataDir)) return;
  }
  const { close } = await prepareDatabase({ url: env.DATABASE_URL, dataDir, cacheDir, log });
  await close();
}

const fail = (error: unknown): void => {
  process.stderr.write(`The forum could not be prepared: ${(error as Error).message}\n`);
  process.exit(1);
};

// The embedded database leaves a handle open after it was closed, which would keep the process waiting for ever.
prepare(process.env).then(() => process.exit(0), fail);
