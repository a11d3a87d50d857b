import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedForum } from '../seed/seedForum';
import { migrate } from './migrate';
import { openEmbedded } from './openDatabase';
import { seedHash } from './seedHash';

/** Builds the seeded database once (some ten seconds) and keeps it as a file, from which a copy is there in one. */
export async function ensureSnapshot(cacheDir: string, log: (line: string) => void): Promise<string> {
  const file = join(cacheDir, `seed-${seedHash()}.tar`);
  if (existsSync(file)) return file;
  log('Preparing the forum: tables and seed …');
  mkdirSync(cacheDir, { recursive: true });
  const scratch = mkdtempSync(join(cacheDir, 'scratch-'));
  try {
    const { db, embedded, close } = await openEmbedded(join(scratch, 'pg'));
    await migrate(db);
    await seedForum(db);
    await sql`analyze`.execute(db);
    if (!embedded) throw new Error('A snapshot needs the embedded database.');
    const dump = await embedded.dumpDataDir('none');
    await close();
    // Another process may be doing the same: each writes its own file, and the last one wins.
    writeFileSync(join(scratch, 'seed.tar'), Buffer.from(await dump.arrayBuffer()));
    renameSync(join(scratch, 'seed.tar'), file);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const name of readdirSync(cacheDir)) {
    if (/^seed-[0-9a-f]+\.tar$/.test(name) && join(cacheDir, name) !== file) rmSync(join(cacheDir, name));
  }
  return file;
}

export const readSnapshot = (file: string): Promise<Blob> => openAsBlob(file);
