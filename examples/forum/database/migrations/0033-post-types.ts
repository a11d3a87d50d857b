import { sql, type Kysely } from 'kysely';

const statements = [
  `create table "postType" (
    "postTypeID" text primary key,
    "name" text not null,
    "parentPostTypeID" text,
    "postButtonLabel" text,
    "postHelperText" text,
    "isActive" boolean not null default true,
    "roleIDs" text not null default '[]',
    "categoryIDs" text not null default '[]',
    "sort" integer not null)`,
  `create table "postField" (
    "postFieldID" text primary key,
    "label" text not null,
    "description" text,
    "dataType" text not null,
    "formType" text not null,
    "visibility" text not null default 'public',
    "isRequired" boolean not null default false,
    "isActive" boolean not null default true,
    "dropdownOptions" text not null default '[]')`,
  `create table "postTypeField" (
    "postTypeID" text not null references "postType" on delete cascade,
    "postFieldID" text not null references "postField" on delete cascade,
    "sort" integer not null,
    primary key ("postTypeID", "postFieldID"))`,
  `insert into "postType" ("postTypeID", "name", "sort") values ('discussion', 'Discussion', 1), ('question', 'Question', 2)`,
  `alter table "discussion" add "postTypeID" text`,
  `alter table "discussion" add "postMeta" text not null default '{}'`,
];

/** Posts may be of types that a forum has made itself, each with fields of its own. */
export const postTypes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
