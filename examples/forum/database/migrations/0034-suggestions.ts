import { sql, type Kysely } from 'kysely';

const statements = [
  `create table "suggestionList" (
    "discussionID" integer primary key references "discussion" on delete cascade,
    "dateSuggested" timestamptz not null,
    "isShown" boolean not null default true)`,
  `create table "suggestion" (
    "aiSuggestionID" serial primary key,
    "discussionID" integer not null references "suggestionList" on delete cascade,
    "documentID" integer not null references "discussion" on delete cascade,
    "summary" text not null,
    "hidden" boolean not null default false,
    "dateAccepted" timestamptz,
    "commentID" integer references "comment" on delete set null,
    unique ("discussionID", "documentID"))`,
  // One row at most.
  `create table "suggestionWriter" (
    "isOnly" boolean primary key default true check ("isOnly"),
    "userID" integer not null references "user" on delete cascade)`,
];

/** What the forum itself has to say about a question: other posts that may answer it, for its asker. */
export const suggestions = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
