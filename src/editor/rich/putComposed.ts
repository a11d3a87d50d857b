import { Transforms, type Editor } from 'slate';
import { changedRegion } from './changedRegion';
import { lettersOf } from './lettersOf';
import { blockEnd, movePlace } from './movePlace';

/**
 * Puts what has been composed into a document that was made meanwhile, in place of the first letters of it that were known
 * there. Answers where it ends.
 * @param known the text before the composition
 * @param now the same text with all that has been composed
 */
export function putComposed(editor: Editor, known: string, now: string): number {
  const { start, from, to } = changedRegion(known, now);
  const { letters, pointAt } = lettersOf(editor);
  const isBehind = (end: number, words: string) => letters.slice(0, end).endsWith(words);
  const line = known.slice(known.lastIndexOf(blockEnd, from - 1) + 1, from);
  let end = movePlace(from, known, letters);
  // Words may have come both in front of it and behind.
  if (!isBehind(end, line) && letters.includes(line)) end = letters.lastIndexOf(line) + line.length;
  const old = known.slice(start, from);
  const begin = isBehind(end, old) ? end - old.length : end;
  const at = { anchor: pointAt(begin), focus: pointAt(end) };
  // Of a range without length Slate deletes the letter behind it.
  if (begin < end) Transforms.delete(editor, { at });
  if (start < to) Transforms.insertText(editor, now.slice(start, to), { at: at.anchor });
  return begin + to - start;
}
