import { sql, type Kysely } from 'kysely';

const statements = [
  `create table "attempt" (
    "who" text primary key, "count" integer not null, "dateExpires" timestamptz not null)`,
  `create table "ssoToken" ("tokenID" text primary key, "dateExpires" timestamptz not null)`,
];

/** What every process on the database has to know of: who has tried how often, and which tokens were used. */
export const attempts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
