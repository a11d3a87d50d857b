import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table "comment" add column "dateAccepted" timestamptz,
    add column "acceptUserID" integer references "user" on delete set null`,
];

export const answers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
