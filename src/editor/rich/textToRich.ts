import { paragraph } from './paragraph';
import type { RichElement } from './richTypes';

/** A place in a document: which block, and how many characters into it. */
export interface TextPlace {
  path: number[];
  offset: number;
}

interface Result {
  document: RichElement[];
  /** Where a character of the text has gone. */
  place(offset: number): TextPlace;
}

/**
 * Plain text as a document, without losing a character: empty lines part paragraphs, single line ends stay in them,
 * and paragraphs whose lines all begin with `> ` are quotes, as the forum's plain form writes them.
 */
export function textToRich(text: string): Result {
  const parts = text.split('\n\n');
  const document = parts.map((part): RichElement => {
    if (!isQuote(part)) return paragraph({ text: part });
    const lines = part
      .split('\n')
      .map((line) => ({ type: 'blockquote-line', children: [{ text: unquoted(line) }] }));
    return { type: 'blockquote', children: lines };
  });
  return {
    document,
    place(offset) {
      let index = 0;
      let left = Math.max(0, Math.min(offset, text.length));
      while (index < parts.length - 1 && left > parts[index]!.length) {
        left = Math.max(0, left - parts[index]!.length - 2);
        index++;
      }
      const part = parts[index]!;
      if (!isQuote(part)) return { path: [index, 0], offset: left };
      const before = part.slice(0, left).split('\n');
      const line = before.length - 1;
      const whole = part.split('\n')[line]!;
      const marker = whole.length - unquoted(whole).length;
      return { path: [index, line, 0], offset: Math.max(0, before[line]!.length - marker) };
    },
  };
}

const isQuote = (part: string): boolean => part.split('\n').every((line) => /^>( |$)/.test(line));
const unquoted = (line: string): string => line.replace(/^> ?/, '');
