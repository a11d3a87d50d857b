import type { RichElement } from './richTypes';

/** Paragraphs as lines of a quote, of code or of a list, where each is an item. */
export const linesLike = (paragraphs: RichElement[], type: string): RichElement[] =>
  paragraphs.map(({ children }) =>
    type === 'lic' ? { type: 'li', children: [{ type, children }] } : { type, children },
  );
