import { sql, type Kysely } from 'kysely';

const statements = [
  `create table "tick" (
    "tickID" bigint primary key generated always as identity,
    "type" text not null,
    "url" text not null,
    "destinationUrl" text,
    "referrer" text,
    "pageName" text,
    "discussionID" integer,
    "categoryID" integer,
    "groupID" integer,
    "eventID" integer,
    "siteSectionID" text,
    "userID" integer references "user" on delete cascade,
    "dateInserted" timestamptz not null)`,
  `create index on "tick" ("dateInserted")`,
];

/** What readers did, for statistics: nothing else of the forum reads it. */
export const ticks = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
