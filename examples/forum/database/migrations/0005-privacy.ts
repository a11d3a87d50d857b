import { sql, type Kysely } from 'kysely';

const statements = [
  `create table "userPrivacy" (
    "userID" integer primary key references "user" on delete cascade,
    "anonymizeData" integer not null check ("anonymizeData" in (0, 1)))`,
];

export const privacy = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
