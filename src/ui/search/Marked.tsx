import { splitMatches } from '../../safe/splitMatches';

/** A text with what was searched for marked, literally. */
export function Marked({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ text: part, isMatch }, at) =>
    isMatch ? <mark key={at}>{part}</mark> : part,
  );
}

/** Whether a text has something of what was searched for. */
export const hasMatch = (text: string, query: string): boolean =>
  splitMatches(text, query).some(({ isMatch }) => isMatch);
