import { sql } from 'kysely';
import type { Database } from './tables';

/** An arbitrary number of our own: advisory locks have no names. */
const key = 20_261_121;

/**
 * Runs `work` while no other process does on the same database: two forums that start at once would both find it empty
 * and both fill it. The lock is one connection's, so that it is gone with a process that is killed.
 */
export function withStartLock(db: Database, work: () => Promise<void>): Promise<void> {
  return db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${sql.lit(key)})`.execute(holder);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(key)})`.execute(holder);
    }
  });
}
