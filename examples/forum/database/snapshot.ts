import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedForum } from '../seed/seedForum';
import { migrate } from './migrate';
import { openEmbedded } from './openDatabase';
import { seedHash } from './seedHash';

/** Builds the seeded database once (some ten seconds) and keeps it as a folder, of which a copy is there at once. */
export async function ensureSnapshot(cacheDir: string, log: (line: string) => void): Promise<string> {
  const folder = join(cacheDir, `seed-${seedHash()}`);
  if (existsSync(folder)) return folder;
  log('Preparing the forum: tables and seed …');
  mkdirSync(cacheDir, { recursive: true });
  const scratch = mkdtempSync(join(cacheDir, 'scratch-'));
  try {
    const { db, close } = await openEmbedded(join(scratch, 'pg'));
    await migrate(db);
    await seedForum(db);
    await sql`analyze`.execute(db);
    // Else each start would read the whole log again.
    await sql`checkpoint`.execute(db);
    await close();
    renameSync(join(scratch, 'pg'), folder);
  } catch (error) {
    // Another process may have done the same meanwhile: the first one wins.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const name of readdirSync(cacheDir)) {
    if (/^seed-[0-9a-f]+(\.tar)?$/.test(name) && join(cacheDir, name) !== folder)
      rmSync(join(cacheDir, name), { recursive: true });
  }
  return folder;
}
