import { sql, type Kysely } from 'kysely';

const statements = [
  'drop index "tag_words"',
  'drop index "tag_near"',
  `alter table "tag"
    add "words" tsvector generated always as ("searchVector"("plainWords"("name"))) stored,
    add "nearWords" text[] generated always as ("nearWords"("name")) stored`,
  'create index "tag_words" on "tag" using gin ("words")',
  'create index "tag_near" on "tag" using gin ("nearWords")',
];

/**
 * Keeps the words of tags, as those of titles are kept. Of the few tags that most forums have a search reads all, whatever
 * indexes there are, and took the words of each anew.
 */
export const tagWords = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
