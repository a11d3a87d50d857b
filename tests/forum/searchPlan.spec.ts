import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { migrate } from '../../examples/forum/database/migrate';
import { searchHits } from '../../examples/forum/data/search/searchHits';
import { searchWords } from '../../examples/forum/data/search/searchWords';
import { openEmptyDatabase } from '../support/openEmptyDatabase';

test.slow();

test('a search finds tags by kept words, and looks for a visible discussion of those alone', async () => {
  const { db, close } = await openEmptyDatabase();
  try {
    await migrate(db);
    for (const statement of [
      `insert into "user" ("name", "email", "dateInserted") values ('a', 'a@b.example', now())`,
      `insert into "category" ("name", "urlcode", "displayAs", "sort") values ('c', 'c', 'discussions', 1)`,
      `insert into "discussion" ("categoryID", "type", "name", "body", "format", "bodyHtml", "insertUserID", "lastUserID",
        "dateInserted", "dateLastComment")
        select 1, 'discussion', 'd', 'b', 'html', 'b', 1, 1, now(), now() from generate_series(1, 500)`,
      `insert into "tag" ("name", "urlcode", "type") select 'Oak ' || g, 't' || g, 'User' from generate_series(1, 500) g`,
      `insert into "tagDiscussion" ("tagID", "discussionID") select "tagID", "tagID" from "tag"`,
      'analyze',
    ])
      await sql.raw(statement).execute(db);
    const wanted = {
      ...{ words: searchWords('oak'), posts: null, named: ['tag'] as const, seen: [1] },
      first: () => sql`1`,
    };
    for (const how of ['exact', 'near'] as const) {
      const { rows } = await sql<object>`explain ${searchHits(wanted, how)}`.execute(db);
      const plan = rows.flatMap((row) => Object.values(row)).join('\n');
      expect(plan).not.toMatch(/Seq Scan on discussion|to_tsvector|nearWords"\(/);
    }
    // Renamed, it is found by its new name.
    await sql.raw(`update "tag" set "name" = 'Élm' where "tagID" = 1`).execute(db);
    const { rows } = await sql<{ recordID: number }>`${searchHits(
      { ...wanted, words: searchWords('elm') },
      'exact',
    )}`.execute(db);
    expect(rows.map(({ recordID }) => recordID)).toEqual([1]);
  } finally {
    await close();
  }
});
