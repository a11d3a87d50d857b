import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { isKept } from './isKept';

/** Further ones are planned each time: a connection keeps what it has prepared to its end. */
const most = 300;

/** What PostgreSQL says of a prepared statement whose tables have got other columns meanwhile, as by a newer forum on the same database. */
const isOutdated = (error: unknown) => (error as { code?: string }).code === '0A000';

/** Connections that prepare each statement once, so that the server reads and plans it once. */
export function serverStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  let round = 0;
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < most && isKept(text)) names.set(text, `kept${round}-${names.size}`);
    return names.get(text);
  };

  const ask = async (client: pg.PoolClient, text: string, values: unknown[]) => {
    try {
      return await client.query({ name: nameOf(text), text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.clear();
      round += 1;
      return client.query({ text, values });
    }
  };

  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      return {
        query: ((text: string, values: readonly unknown[]) => ask(client, text, [...values])) as never,
        release: () => client.release(),
      };
    },
  };
}
