import { sql, type Kysely } from 'kysely';

const statements = [
  `create table "attempt" (
    "who" text primary key, "count" integer not null, "dateExpires" timestamptz not null)`,
  `create table "ssoToken" ("tokenID" text primary key, "dateExpires" timestamptz not null)`,
];

/** Shared by all processes: sign-in attempts, and used tokens. */
export const attempts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
