import { sql, type Kysely } from 'kysely';

const statements = [
  `create table "ignoredUser" (
    "userID" integer not null references "user" on delete cascade,
    "ignoredUserID" integer not null references "user" on delete cascade,
    primary key ("userID", "ignoredUserID"))`,
];

/** Whose posts a member does not want to see. */
export const ignoredUsers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
