import { sql, type Kysely } from 'kysely';

/** A discussion of type `redirect` stands where another one was, and leads to it. It goes when that one goes. */
export const redirects = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `alter table "discussion" add "redirectDiscussionID" integer references "discussion" on delete cascade`,
      )
      .execute(db);
    await sql
      .raw(
        `create index "discussion_redirect" on "discussion" ("redirectDiscussionID") where "redirectDiscussionID" is not null`,
      )
      .execute(db);
  },
};
