import { sql, type Expression, type SqlBool } from 'kysely';
import { readDate, readRange, type Range } from './readRange';

/** The conditions that keep a column within a range. */
export function within(
  column: string,
  { from, below }: Range,
  bound: (value: number) => unknown,
): Expression<SqlBool>[] {
  const parts: Expression<SqlBool>[] = [];
  if (from !== undefined) parts.push(sql<SqlBool>`${sql.ref(column)} >= ${bound(from)}`);
  if (below !== undefined) parts.push(sql<SqlBool>`${sql.ref(column)} < ${bound(below)}`);
  return parts;
}

/** The conditions of a list's date filter on this column; none without such a filter. */
export const datesWithin = (column: string, text: string | undefined): Expression<SqlBool>[] =>
  text === undefined ? [] : within(column, readRange(column, text, readDate), (at) => new Date(at));
