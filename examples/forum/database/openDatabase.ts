import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { schemaName } from './migrate';
import { pgliteDialect } from './pgliteDialect';
import { serverStatements } from './serverStatements';
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

/** A PostgreSQL server, 15 or later, with or without our schema. `url` is a connection string. */
export async function openPostgres(url: string, log: (line: string) => void): Promise<OpenDatabase> {
  // Of anything else the driver makes a host of its own.
  if (!/^postgres(ql)?:/i.test(url))
    throw new Error('DATABASE_URL must be an address that begins with postgres://');
  const pool = new pg.Pool({ connectionString: url, options: `-c search_path=${schemaName}` });
  sayLostConnections(pool, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: serverStatements(pool) }) });
  try {
    await db.executeQuery(CompiledQuery.raw('select 1'));
  } catch (error) {
    await db.destroy();
    throw new Error(`No connection to the database in DATABASE_URL: ${(error as Error).message}`);
  }
  return { db, close: () => db.destroy() };
}

/**
 * A restarted server or a lost network ends connections, and an error without a listener would end
 * the forum. The pool opens others for what comes next.
 */
function sayLostConnections(pool: pg.Pool, log: (line: string) => void): void {
  // The pool itself listens only while a connection is not in use.
  pool.on('connect', (client) => {
    client.once('error', ({ message }) => log(`A connection to the database was lost: ${message}`));
    // One that is lost may say so twice.
    client.on('error', () => {});
  });
  pool.on('error', () => {});
}
