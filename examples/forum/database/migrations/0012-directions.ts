import { sql, type Kysely } from 'kysely';
import { withDirections } from '../../posts/withDirections';

const tables = { comment: 'commentID', discussion: 'discussionID', issue: 'issueID' };
const atOnce = 500;

/**
 * Posts are rendered when they are written: those that were there before lists, quotes and mentions had a direction get
 * theirs. What is right already stays as it is.
 */
export const directions = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [table, key] of Object.entries(tables)) {
      const [name, id] = [sql.table(table), sql.ref(key)];
      let last: number | undefined = 0;
      while (last !== undefined) {
        const { rows } = await sql<{ id: number; html: string }>`
          select ${id} as "id", "bodyHtml" as "html" from ${name}
          where ${id} > ${last} and "bodyHtml" ~ '<(ul|ol|blockquote)[ >]|js-userCard'
          order by ${id} limit ${atOnce}`.execute(db);
        for (const row of rows) {
          const html = withDirections(row.html);
          if (html !== row.html)
            await sql`update ${name} set "bodyHtml" = ${html} where ${id} = ${row.id}`.execute(db);
        }
        last = rows.at(-1)?.id;
      }
    }
  },
};
