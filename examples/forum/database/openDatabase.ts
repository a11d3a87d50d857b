import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { schemaName } from './migrate';
import { pgliteDialect } from './pgliteDialect';
import type { Database, Tables } from './tables';

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** The database embedded in this process. One process per folder: see `lockFolder`. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const embedded = new PGlite(folder);
  await embedded.waitReady;
  await embedded.exec(`create schema if not exists ${schemaName}; set search_path to ${schemaName};`);
  const db = new Kysely<Tables>({ dialect: pgliteDialect(embedded) });
  return { db, close: () => db.destroy() };
}

/** A PostgreSQL server, 15 or later. `url` is a connection string. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, options: `-c search_path=${schemaName}` });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.executeQuery(CompiledQuery.raw(`create schema if not exists ${schemaName}`));
  } catch (error) {
    await db.destroy();
    throw new Error(`No connection to the database in DATABASE_URL: ${(error as Error).message}`);
  }
  return { db, close: () => db.destroy() };
}
