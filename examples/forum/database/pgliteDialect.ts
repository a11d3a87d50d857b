import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import { embeddedStatements } from './embeddedStatements';

function connectionTo(pg: PGlite): DatabaseConnection {
  const run = embeddedStatements(pg);
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const result = await run<Row>(query.sql, query.parameters);
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
    },
    streamQuery: () => {
      throw new Error('The embedded database does not stream.');
    },
  };
}

/**
 * Kysely over the embedded database. It has one connection, so callers wait in a queue: without that, the
 * statements of two requests would end up inside each other's transactions.
 */
export function pgliteDialect(pg: PGlite): Dialect {
  const connection = connectionTo(pg);
  const waiting: (() => void)[] = [];
  let taken = false;
  const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement)).then(() => {});

  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: () => pg.waitReady,
      async acquireConnection() {
        if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
        taken = true;
        return connection;
      },
      async releaseConnection() {
        const next = waiting.shift();
        if (next) next();
        else taken = false;
      },
      beginTransaction: () => run('begin'),
      commitTransaction: () => run('commit'),
      rollbackTransaction: () => run('rollback'),
      destroy: () => pg.close(),
    }),
  };
}
