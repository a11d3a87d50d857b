import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedForum } from '../seed/seedForum';
import { lockFolder } from './lockFolder';
import { migrate, schemaName } from './migrate';
import { openEmbedded, openPostgres, type OpenDatabase } from './openDatabase';
import { seedHash } from './seedHash';
import { ensureSnapshot } from './snapshot';
import { withStartLock } from './withStartLock';

export interface DatabasePlace {
  /** A PostgreSQL connection string, or nothing for the embedded database. */
  url: string | undefined;
  dataDir: string;
  cacheDir: string;
  log(line: string): void;
}

/**
 * The database, filled and up to date. The embedded one keeps its data from start to start; when tables or seed have
 * changed since, it begins again from the snapshot. A PostgreSQL server is seeded when it is empty, never emptied.
 */
export function prepareDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return place.url ? preparePostgres(place.url, place.log) : prepareEmbedded(place);
}

async function preparePostgres(url: string, log: (line: string) => void): Promise<OpenDatabase> {
  const open = await openPostgres(url, log);
  try {
    await withStartLock(open.db, async () => {
      await open.db.schema.createSchema(schemaName).ifNotExists().execute();
      await migrate(open.db);
      const someone = await open.db.selectFrom('user').select('userID').executeTakeFirst();
      if (someone) return;
      log('Seeding the database in DATABASE_URL …');
      await seedForum(open.db);
    });
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function prepareEmbedded({ dataDir, cacheDir, log }: DatabasePlace): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pg');
    const stampFile = join(dataDir, 'seed-hash');
    const hash = seedHash();
    const kept = existsSync(folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
    if (!kept) {
      rmSync(folder, { recursive: true, force: true });
      cpSync(await ensureSnapshot(cacheDir, log), folder, { recursive: true });
    }
    const open = await openEmbedded(folder);
    // Written last: a start that was broken off half-way leaves no stamp and is done over.
    writeFileSync(stampFile, hash);
    return {
      ...open,
      async close() {
        await open.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
