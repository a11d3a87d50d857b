import { sql, type Kysely } from 'kysely';
import { lookalike } from '../../data/lookalike';

/** Names that look like each other are kept apart from now on; of those that there are, the oldest account stands for all. */
export const lookalikes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table "user" add "lookalike" text`.execute(db);
    const { rows } = await sql<{ userID: number; name: string }>`
      select "userID", "name" from "user" order by "userID"`.execute(db);
    const known = new Set<string>();
    for (const { userID, name } of rows) {
      const like = lookalike(name);
      if (known.has(like)) continue;
      known.add(like);
      await sql`update "user" set "lookalike" = ${like} where "userID" = ${userID}`.execute(db);
    }
    await sql`create unique index "user_lookalike" on "user" ("lookalike")`.execute(db);
  },
};
