import type { Insertable } from 'kysely';
import type { Database, Tables } from '../database/tables';

/** Inserts rows in as few statements as PostgreSQL's 65,535 parameters allow. */
export async function insertAll<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const columns = Math.max(1, ...rows.map((row) => Object.keys(row).length));
  const size = Math.floor(20_000 / columns);
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}
