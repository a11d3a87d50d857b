import { sql, type Kysely } from 'kysely';

/** Where the address of a picture may stand. */
const texts: [table: string, columns: string[]][] = [
  ['discussion', ['body', 'bodyHtml']],
  ['comment', ['body', 'bodyHtml']],
  ['issue', ['body', 'bodyHtml']],
  ['draft', ['attributes']],
  ['message', ['body']],
  ['pendingPost', ['data']],
];

/** Addresses of uploads were numbers, which anybody can count up. Posts that show a picture get its new address. */
export const uploadKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table "media" add "key" text`.execute(db);
    await sql`update "media" set "key" = replace(gen_random_uuid()::text, '-', '')`.execute(db);
    await sql`alter table "media" alter "key" set not null`.execute(db);
    await sql`create unique index "media_key" on "media" ("key")`.execute(db);
    await sql`create index "media_user" on "media" ("insertUserID", "dateInserted")`.execute(db);
    const { rows } = await sql<{ from: string; to: string }>`
      select '/uploads/' || "mediaID" || '/' as "from", '/uploads/' || "key" || '/' as "to" from "media"`.execute(
      db,
    );
    for (const { from, to } of rows)
      for (const [table, columns] of texts)
        for (const column of columns)
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${from}, ${to})
            where strpos(${sql.ref(column)}, ${from}) > 0`.execute(db);
    // The few posts with pictures are what the forum looks through before it shows one.
    for (const table of ['discussion', 'comment'])
      await sql`create index ${sql.ref(`${table}_uploads`)} on ${sql.table(table)} ("discussionID")
        where "bodyHtml" like '%/uploads/%'`.execute(db);
  },
};
