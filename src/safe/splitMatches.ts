import { cutText } from './cutText';
import { foldText } from './foldText';

export interface TextPart {
  text: string;
  /** It is what was searched for. */
  isMatch: boolean;
}

/** How much longer a form of a word may be: `joint` marks `joints` and `jointing`. */
const longestEnding = 3;

/**
 * The words of a text that a search meant, apart from the rest: literally, without case and accents, the last word of the search
 * by its beginning. Nothing of the search is read as a pattern, and the time grows with the length of the two, no faster.
 */
export function splitMatches(text: string, query: string): TextPart[] {
  const wordsIn = (from: string) => from.match(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu) ?? [];
  const wanted = wordsIn(cutText(query, 500)).slice(0, 20).map(foldText).filter(Boolean);
  const last = wanted.at(-1);
  if (last === undefined) return text === '' ? [] : [{ text, isMatch: false }];
  const isWanted = (word: string) => {
    const folded = foldText(word);
    return (
      folded.startsWith(last) ||
      wanted.some((each) => folded.startsWith(each) && folded.length - each.length <= longestEnding)
    );
  };
  const parts: TextPart[] = [];
  const add = (part: string, isMatch: boolean) => {
    const before = parts.at(-1);
    if (part === '') return;
    if (before?.isMatch === isMatch) before.text += part;
    else parts.push({ text: part, isMatch });
  };
  for (const part of text.split(/([\p{L}\p{M}\p{N}\p{Cf}]+)/u))
    add(part, /^[\p{L}\p{N}]/u.test(part) && isWanted(part));
  return parts;
}
