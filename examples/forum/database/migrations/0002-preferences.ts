import { sql, type Kysely } from 'kysely';

const statements = [
  `create table "userCategory" (
    "userID" integer not null references "user" on delete cascade,
    "categoryID" integer not null references "category" on delete cascade,
    "followed" boolean not null default false, "dateFollowed" timestamptz,
    "popupPosts" boolean not null default false, "emailPosts" boolean not null default false,
    "popupComments" boolean not null default false, "emailComments" boolean not null default false,
    "digest" boolean not null default false,
    primary key ("userID", "categoryID"))`,
  `create index "userCategory_category" on "userCategory" ("categoryID") where "followed"`,
  `create table "userPreference" (
    "userID" integer primary key references "user" on delete cascade,
    "activities" text not null default '{}', "language" text)`,
];

export const preferences = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
