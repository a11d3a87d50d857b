import { sql, type Kysely } from 'kysely';

const remember = `insert into "mediaCategory" ("mediaID", "categoryID")
  select m."mediaID", d."categoryID" from "discussion" d
    cross join lateral (select d."bodyHtml" as "html" union all
      select c."bodyHtml" from "comment" c
        where c."discussionID" = d."discussionID" and c."bodyHtml" like '%/uploads/%') posts
    cross join lateral regexp_matches(posts."html", '/uploads/([0-9a-f]{32})/', 'g') shown ("parts")
    join "media" m on m."key" = shown."parts"[1]`;

const statements = [
  `create table "mediaCategory" (
    "mediaID" integer not null references "media" on delete cascade, "categoryID" integer not null,
    primary key ("mediaID", "categoryID"))`,
  `${remember} on conflict do nothing`,
  `create function "rememberMedia"() returns trigger language plpgsql as $$ begin
    ${remember} where d."discussionID" = new."discussionID" on conflict do nothing;
    return null; end $$`,
  `create trigger "discussionMedia" after insert or update of "bodyHtml", "categoryID" on "discussion"
    for each row execute function "rememberMedia"()`,
  `create trigger "commentMedia" after insert or update of "bodyHtml", "discussionID" on "comment"
    for each row when (new."bodyHtml" like '%/uploads/%') execute function "rememberMedia"()`,
];

/**
 * Pictures stay bound to the categories whose posts have shown them when the posts are gone. The database itself takes note,
 * so that no way to write or move a post is left out.
 */
export const mediaCategories = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
