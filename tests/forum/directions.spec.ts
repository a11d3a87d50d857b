import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { directions } from '../../examples/forum/database/migrations/0012-directions';
import { migrate } from '../../examples/forum/database/migrate';
import type { OpenDatabase } from '../../examples/forum/database/openDatabase';
import { openEmptyDatabase } from '../support/openEmptyDatabase';

test.slow();

/** A database as it was when posts had no directions, with as many comments as have these bodies, and one other post each. */
async function before(bodies: string[]): Promise<OpenDatabase> {
  const open = await openEmptyDatabase();
  const run = (statement: string) => sql.raw(statement).execute(open.db);
  await migrate(open.db, '0011-layouts');
  await run(`insert into "user" ("name", "email", "dateInserted") values ('a', 'a@b.example', now())`);
  await run(
    `insert into "category" ("name", "urlcode", "displayAs", "sort") values ('c', 'c', 'discussions', 1)`,
  );
  await sql`insert into "discussion" ("categoryID", "type", "name", "body", "format", "bodyHtml", "insertUserID",
    "lastUserID", "dateInserted", "dateLastComment")
    values (1, 'discussion', 'd', 'x', 'html', ${bodies[0]}, 1, 1, now(), now())`.execute(open.db);
  await sql`insert into "issue" ("recordType", "recordID", "name", "body", "bodyHtml", "priority", "insertUserID",
    "dateInserted") values ('discussion', 1, 'i', 'x', ${bodies[0]}, 'low', 1, now())`.execute(open.db);
  for (const body of bodies)
    await sql`insert into "comment" ("discussionID", "body", "format", "bodyHtml", "insertUserID", "dateInserted")
      values (1, 'x', 'html', ${body}, 1, now())`.execute(open.db);
  return open;
}

/** Each post and where its row stands: one that is written anew moves. */
const read = async ({ db }: OpenDatabase, table: string) =>
  (
    await sql<{ html: string; place: string }>`
      select "bodyHtml" as "html", "ctid"::text as "place" from ${sql.table(table)} order by 1, 2`.execute(db)
  ).rows;

const old = '<blockquote><p dir="auto">مرحبا</p></blockquote><ul><li dir="auto">one</li></ul>';
const now =
  '<blockquote dir="rtl"><p dir="auto">مرحبا</p></blockquote><ul dir="ltr"><li dir="auto">one</li></ul>';
const right = [
  now,
  '<p dir="auto">no list</p>',
  '<ol><li dir="auto">2024</li></ol>',
  '<ul dir="rtl"><li>its author’s own</li></ul>',
];

test('posts that are stored get directions, once, and those that are right stay untouched', async () => {
  // More than are read at once.
  const many = Array.from({ length: 1200 }, (_, index) => `<ol><li dir="auto">مرحبا ${index}</li></ol>`);
  const named = '<p dir="auto"><a class="js-userCard" href="/profile/1/a">@a</a> مرحبا</p>';
  const open = await before([old, named, ...right, ...many]);
  try {
    const untouched = async () => (await read(open, 'comment')).filter(({ html }) => right.includes(html));
    const places = await untouched();
    expect(places).toHaveLength(right.length);

    await migrate(open.db, '0012-directions');
    for (const table of ['discussion', 'issue'])
      expect((await read(open, table)).map(({ html }) => html)).toEqual([now]);
    const comments = await read(open, 'comment');
    const bodies = comments.map(({ html }) => html).sort();
    expect(bodies).toEqual(
      [
        ...[now, named.replace('"/profile/1/a"', '"/profile/1/a" dir="auto"'), ...right],
        ...many.map((html) => html.replace('<ol>', '<ol dir="rtl">')),
      ].sort(),
    );
    expect(await untouched()).toEqual(expect.arrayContaining(places));

    await directions.up(open.db as never);
    expect(await read(open, 'comment')).toEqual(comments);
  } finally {
    await open.close();
  }
});
