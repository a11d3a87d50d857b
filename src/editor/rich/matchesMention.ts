import { charactersOf } from '../../safe/cutText';

/** A name as it is compared: without case, accents and punctuation. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{S}\s]/gu, '')
    .toLowerCase();

/** Whether a name begins with the typed text. */
export const matchesMention = (typed: string, name: string): boolean =>
  foldName(name).startsWith(foldName(typed));

/** How many characters of a name the typed text stands for. */
export function matchedLength(typed: string, name: string): number {
  const wanted = foldName(typed).length;
  let seen = 0;
  let length = 0;
  for (const character of charactersOf(name)) {
    if (seen >= wanted) break;
    length += character.length;
    seen += foldName(character).length;
  }
  return length;
}

/**
 * The mention that is being typed at the end of `before`: an `@` at a beginning or behind a space or bracket, and what
 * follows it. Names may hold spaces, so one or two are part of it.
 */
export function typedMention(before: string): { text: string; start: number } | null {
  const found = /(?:^|[\s([{"'>])@([^\s@][^@\n]{0,39})?$/u.exec(before);
  if (!found) return null;
  const text = found[1] ?? '';
  if (/\s{2}|\s.*\s.*\s/.test(text)) return null;
  return { text, start: before.length - text.length - 1 };
}
