import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { openPostgres, type OpenDatabase } from '../../examples/forum/database/openDatabase';
import { openEmptyDatabase } from '../support/openEmptyDatabase';
import { startPostgres } from '../support/startPostgres';

test.slow();

/** Statements are kept prepared: none may notice. */
async function useMuch({ db }: OpenDatabase) {
  const run = <Row>(statement: string) => sql.raw<Row>(statement).execute(db);
  await run(
    'create table "thing" ("thingID" integer primary key, "name" text, "tags" text[], "at" timestamptz)',
  );
  const add = (thingID: number, name: string | null) =>
    sql`insert into "thing" values (${thingID}, ${name}, ${['a', 'b,"c']}, ${new Date(0)})`.execute(db);
  const all = async () => (await run('select * from "thing" order by "thingID"')).rows;
  for (const [thingID, name] of ['one', null, 'it’s $1'].entries()) await add(thingID, name);
  const at = new Date(0);
  const tags = ['a', 'b,"c'];
  const before = await all();
  expect(before).toEqual([
    { thingID: 0, name: 'one', tags, at },
    { thingID: 1, name: null, tags, at },
    { thingID: 2, name: 'it’s $1', tags, at },
  ]);
  // A refused statement leaves the connection and its transaction as they should be.
  await expect(add(0, 'twice')).rejects.toMatchObject({ code: '23505' });
  const moved = db.transaction().execute(async (trx) => {
    await sql`delete from "thing" where "thingID" = ${2}`.execute(trx);
    await sql`insert into "thing" values (${0}, ${'twice'}, ${[]}, ${at})`.execute(trx);
  });
  await expect(moved).rejects.toMatchObject({ code: '23505' });
  expect(await all()).toEqual(before);
  // Other columns, as after an update of the forum.
  await run('alter table "thing" add "more" integer default 7');
  expect(await all()).toEqual(before.map((row) => ({ ...(row as object), more: 7 })));
  // More than are kept, and the first ones again.
  for (let size = 1; size <= 320; size += 1) {
    const ids = sql.join(Array.from({ length: size }, (_, index) => index));
    const found = await sql<{ count: number }>`select count(*)::integer as "count" from "thing"
      where "thingID" in (${ids})`.execute(db);
    expect(found.rows).toEqual([{ count: Math.min(size, 3) }]);
  }
  expect(await all()).toHaveLength(3);
}

test('the embedded database answers the same with statements kept', async () => {
  const database = await openEmptyDatabase();
  await useMuch(database);
  await database.close();
});

test('a PostgreSQL server answers the same with statements kept', async () => {
  const { url, stop } = await startPostgres();
  const database = await openPostgres(url, () => {});
  await sql`create schema inlay`.execute(database.db);
  await useMuch(database);
  await database.close();
  await stop();
});
