import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { schemaName } from '../../examples/forum/database/migrate';
import { openEmbedded, type OpenDatabase } from '../../examples/forum/database/openDatabase';
import { ensureSnapshot } from '../../examples/forum/database/snapshot';

/**
 * The embedded database without tables, in a folder that goes when it is closed. It is a copy of the seeded one, emptied:
 * to make a new one takes ten times as long.
 */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-database-'));
  cpSync(await ensureSnapshot('.cache/forum', () => {}), folder, { recursive: true });
  const { db, close } = await openEmbedded(folder);
  await sql`drop schema ${sql.id(schemaName)} cascade`.execute(db);
  await sql`create schema ${sql.id(schemaName)}`.execute(db);
  return {
    db,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
