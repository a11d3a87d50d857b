import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { migrate, schemaName } from '../../examples/forum/database/migrate';
import { openPostgres, type OpenDatabase } from '../../examples/forum/database/openDatabase';
import { openEmptyDatabase } from '../support/openEmptyDatabase';
import { startPostgres } from '../support/startPostgres';

test.slow();

/** Rows as they were before attempts, looks and keys of uploads were kept; then everything up to now. */
async function bringUpToDate({ db }: OpenDatabase) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await migrate(db, '0012-directions');
  await run(`insert into "user" ("name", "email", "dateInserted") values ('admin', 'a@b.example', now()),
    ('аdmin', 'x@b.example', now()), ('سلمى', 's@b.example', now())`);
  await run(
    `insert into "category" ("name", "urlcode", "displayAs", "sort") values ('c', 'c', 'discussions', 1)`,
  );
  await run(`insert into "media" ("name", "type", "size", "insertUserID", "dateInserted")
    select 'p.png', 'image/png', 70, 1, now() from generate_series(1, 12)`);
  const html = '<p><img src="http://f.test/uploads/1/p.png"> and <img src="/uploads/12/p.png"></p>';
  await sql`insert into "discussion" ("categoryID", "type", "name", "body", "format", "bodyHtml", "insertUserID",
    "lastUserID", "dateInserted", "dateLastComment")
    values (1, 'discussion', 'd', ${html}, 'html', ${html}, 1, 1, now(), now())`.execute(db);
  await sql`insert into "comment" ("discussionID", "body", "format", "bodyHtml", "insertUserID", "dateInserted")
    values (1, 'no picture', 'text', '<p>no picture</p>', 1, now())`.execute(db);
  await migrate(db);
  const users = await db.selectFrom('user').select(['name', 'lookalike']).orderBy('userID').execute();
  const media = await db.selectFrom('media').select(['mediaID', 'key']).orderBy('mediaID').execute();
  const posts = await db.selectFrom('discussion').select(['body', 'bodyHtml']).execute();
  const comments = await db.selectFrom('comment').select('bodyHtml').execute();
  const stood = await db.selectFrom('mediaCategory').selectAll().orderBy('mediaID').execute();
  return { users, media, stood, posts, comments, html };
}

function expectUpToDate({
  users,
  media,
  stood,
  posts,
  comments,
  html,
}: Awaited<ReturnType<typeof bringUpToDate>>) {
  // The older of two that look alike stands for both; both accounts are as they were.
  expect(users.map(({ name }) => name)).toEqual(['admin', 'аdmin', 'سلمى']);
  expect(users.map(({ lookalike }) => lookalike !== null)).toEqual([true, false, true]);
  expect(new Set(media.map(({ key }) => key)).size).toBe(12);
  for (const { key } of media) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(stood).toEqual([
    { mediaID: 1, categoryID: 1 },
    { mediaID: 12, categoryID: 1 },
  ]);
  const now = html
    .replace('/uploads/1/', `/uploads/${media[0]!.key}/`)
    .replace('/uploads/12/', `/uploads/${media[11]!.key}/`);
  expect(posts).toEqual([{ body: now, bodyHtml: now }]);
  expect(comments).toEqual([{ bodyHtml: '<p>no picture</p>' }]);
}

test('rows of the embedded database survive its migrations', async () => {
  const open = await openEmptyDatabase();
  try {
    expectUpToDate(await bringUpToDate(open));
  } finally {
    await open.close();
  }
});

test('rows of a PostgreSQL server survive its migrations', async () => {
  const { url, stop } = await startPostgres();
  const open = await openPostgres(url, () => {});
  try {
    await open.db.schema.createSchema(schemaName).execute();
    expectUpToDate(await bringUpToDate(open));
  } finally {
    await open.close();
    await stop();
  }
});
