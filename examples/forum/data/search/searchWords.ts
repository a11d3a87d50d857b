import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { cutText } from '../../../../src/safe/cutText';
import type { Database } from '../../database/tables';

export type Operator = 'and' | 'or';

/** A searched text as conditions and ranks, each for a vector of words or a name. */
export interface SearchWords {
  has(vector: RawBuilder<unknown>): RawBuilder<SqlBool>;
  rank(vector: RawBuilder<unknown>): RawBuilder<number>;
  /** Whether this name is the text, and nothing else. */
  is(name: RawBuilder<unknown>): RawBuilder<SqlBool>;
  /** In spite of one wrong, missing, added or moved letter in each word of four or more; `near` are the `nearWords` of a name. */
  isNear(near: RawBuilder<unknown>, vector: RawBuilder<unknown>): RawBuilder<SqlBool>;
}

/**
 * The words of a text: letters, their marks and digits, so that nothing in them means anything to the database. Some signs
 * are more than one letter, or brackets, once they are taken apart.
 */
const wordsOf = (text: string): string[] => {
  const plain = cutText(text, 500)
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKD');
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 20);
};

const query = (config: 'english' | 'simple', text: string) =>
  sql`to_tsquery(${sql.lit(config)}, "foldText"(${text}))`;

/**
 * `oak sands` finds texts with a form of `oak` and with a word that `sands` begins, or is a form of. Where all but the last
 * are words that English leaves out of indexes, they are searched as they are. Null when there is no word.
 */
export function searchWords(text: string, operator: Operator = 'and'): SearchWords | null {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return null;
  const begin = words.slice(0, -1).join(operator === 'or' ? ' | ' : ' & ');
  const english = query('english', begin);
  const end = sql`(${query('english', last)} || ${query('simple', `${last}:*`)})`;
  const whole =
    begin === ''
      ? end
      : sql`((case numnode(${english}) when 0 then ${query('simple', begin)} else ${english} end)
          ${operator === 'or' ? sql`||` : sql`&&`} ${end})`;
  const near = (letters: RawBuilder<unknown>, vector: RawBuilder<unknown>) =>
    words.map(
      (word) => sql`(${vector} @@ ${query('simple', `${word}:*`)} or ${letters} && "nearWords"(${word}))`,
    );
  return {
    has: (vector) => sql`${vector} @@ ${whole}`,
    rank: (vector) => sql`ts_rank(${vector}, ${whole}, 1)`,
    is: (name) => sql`"plainWords"(${name}) = "plainWords"(${words.join(' ')})`,
    isNear: (letters, vector) =>
      sql`(${sql.join(near(letters, vector), operator === 'or' ? sql` or ` : sql` and `)})`,
  };
}

/** Those of a text's words that English has in indexes: articles, question words and the like say nothing of what it is about. */
export async function meaningfulWords(db: Database, text: string): Promise<string> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${wordsOf(text)}::text[]) with ordinality as each(word, place)
    where length(to_tsvector('english', "foldText"(word))) > 0 order by place`.execute(db);
  return rows.map(({ word }) => word).join(' ');
}
