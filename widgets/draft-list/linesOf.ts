import type { DraftContent } from '../../src/resources/drafts/draft';

interface Node {
  text?: string;
  children?: Node[];
}

/** The words of a draft, a line for each of its blocks. What is no document is shown as the text that it is. */
export function linesOf({ body, format }: Pick<DraftContent, 'body' | 'format'>): string[] {
  return (format === 'rich2' ? textOf(body) : body).split('\n').filter((line) => line.trim() !== '');
}

function textOf(body: string): string {
  try {
    return (JSON.parse(body) as Node[]).map(wordsOf).join('\n');
  } catch {
    return body;
  }
}

function wordsOf({ text, children = [] }: Node): string {
  if (text !== undefined) return text;
  return children.map(wordsOf).join(children.some((child) => child.text !== undefined) ? '' : '\n');
}
