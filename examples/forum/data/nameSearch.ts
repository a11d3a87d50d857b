import { sql } from 'kysely';

/** Letters that only mark others, and what names are punctuated with. */
const marks = '[\\u0300-\\u036f\\s!-/:-@\\[-`{-~]';

/** A user's name as it is compared, in SQL. */
export const foldedName = sql<string>`lower(regexp_replace(normalize("name", NFKD), ${marks}, '', 'g'))`;

/** A searched name as a pattern for `like`; a star at its end stands for anything. */
export function namePattern(name: string): string {
  const typed = name.replace(/\*$/, '');
  const folded = typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\s!-/:-@[-`{-~]/g, '')
    .toLowerCase();
  // Nothing but punctuation begins no name, rather than every one.
  return (
    (folded || typed).replace(/[\\%_]/g, (character) => `\\${character}`) + (name.endsWith('*') ? '%' : '')
  );
}
