import { isRecord } from '../../contract/foreign';
import { addedWords } from './addedWords';
import type { DraftContent } from './draft';
import { isEmptyBody } from './isEmptyBody';

/** Plain text, and of each field what was added to it. */
export interface Parted {
  body: string;
  meta: Record<string, string | unknown[]>;
}

/** More words than somebody types before the server has said who they are: then they are the other's, moved or not found. */
const slack = 10;

/**
 * What of a draft's words is new, as plain text; of a title what is new in it, of tags those that are. Null where it cannot
 * be told apart for sure: markup, pictures and links have no words.
 */
export function partWords(before: DraftContent, mixed: DraftContent): Parted | null {
  const both = [before, mixed];
  if (both.some(({ format }) => format !== 'rich2' && format !== 'text')) return null;
  const [cardsBefore, cards] = both.map(({ body, format }) =>
    format === 'rich2' ? body.split('"url"').length : 1,
  ) as [number, number];
  if (cards > cardsBefore) return null;
  const [old, now] = both.map(textOf) as [string, string];
  const body = addedWords(old, now);
  if (count(body) > Math.max(0, count(now) - count(old)) + slack) return null;
  const meta: Parted['meta'] = {};
  for (const [name, value] of Object.entries(mixed.meta)) {
    const added = addedTo(before.meta[name], value);
    if (added.length > 0) meta[name] = added;
  }
  return { body, meta };
}

/** A choice is none of anybody's words. */
function addedTo(old: unknown, value: unknown): string | unknown[] {
  if (typeof value === 'string') return typeof old === 'string' ? addedWords(old, value) : value;
  if (!Array.isArray(value)) return '';
  const known = new Set((Array.isArray(old) ? old : []).map((each) => JSON.stringify(each)));
  return value.filter((each) => !known.has(JSON.stringify(each)));
}

const count = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** What somebody reads of it, each paragraph on a line. */
function textOf({ body, format }: DraftContent): string {
  if (isEmptyBody(body, format)) return '';
  if (format !== 'rich2') return body;
  try {
    return lettersOf({ children: JSON.parse(body) as unknown });
  } catch {
    // Shown as the text that it is.
    return body;
  }
}

function lettersOf(node: unknown): string {
  if (!isRecord(node)) return '';
  const { text, type, name, children } = node;
  if (typeof text === 'string') return text;
  if (type === '@') return `@${String(name)}`;
  const letters = Array.isArray(children) ? children.map(lettersOf).join('') : '';
  return type === 'a' ? letters : `${letters}\n`;
}
