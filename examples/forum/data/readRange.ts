import { invalid } from '../httpError';

/** From `from`, up to but without `below`. */
export interface Range {
  from?: number;
  below?: number;
}

/** What one bound stands for: a number is as wide as 1, a day as a day, a time as a second. Null when it cannot be read. */
export type ReadBound = (text: string) => Required<Range> | null;

const day = /^[12]\d{3}-\d\d-\d\d$/;
const time = /^([12]\d{3}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[ +-]\d\d:\d\d)?$/i;
const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  // A 30th of February would count as one of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Milliseconds since 1970. Answers tell times to the second, so filters take them so. */
export const readDate: ReadBound = (text) => {
  if (day.test(text)) {
    const from = Date.parse(`${text}T00:00:00Z`);
    return isDay(text) ? { from, below: from + 86_400_000 } : null;
  }
  const [, date = '', clock = '', zone = 'Z'] = time.exec(text) ?? [];
  // A plus that was not escaped arrives as a space.
  const from = Date.parse(`${date}T${clock}${zone.replace(' ', '+').toUpperCase()}`);
  return Number.isNaN(from) || !isDay(date) ? null : { from, below: from + 1000 };
};

export const readInteger: ReadBound = (text) =>
  /^-?\d{1,9}$/.test(text) ? { from: Number(text), below: Number(text) + 1 } : null;

/** `[a,b]`, `(a,b)`, `>=a`, `>a`, `<=b`, `<b` or a single value. Throws 400 for anything else. */
export function readRange(field: string, text: string, read: ReadBound): Range {
  const [, opening, first, second, closing] =
    /^([[(])\s*([^,]*?)\s*,\s*([^,]*?)\s*([\])])$/.exec(text.trim()) ?? [];
  const [, sign = '', single = ''] = /^([<>]=?)?\s*(.*)$/s.exec(text.trim()) ?? [];
  if (first !== undefined && second !== undefined) {
    const [a, b] = [read(first), read(second)];
    if (a && b)
      return { from: opening === '[' ? a.from : a.below, below: closing === ']' ? b.below : b.from };
  } else {
    const bound = read(single);
    if (bound) {
      if (sign === '>=') return { from: bound.from };
      if (sign === '>') return { from: bound.below };
      if (sign === '<=') return { below: bound.below };
      return sign === '<' ? { below: bound.from } : bound;
    }
  }
  throw invalid({ field, message: `${field} must be a single value or a range: [a,b], >=a or <=b.` });
}
