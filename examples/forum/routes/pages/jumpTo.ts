import { readPage, readText } from './paths';

/**
 * What the jump form asks for, clamped to the pages there are. An empty value keeps the page that the form stood on.
 */
export function jumpTo(query: Record<string, unknown>, pages: number): number {
  const from = readPage(readText(query.from));
  const asked = readText(query.page);
  return Math.min(Math.max(readPage(asked, from), 1), Math.max(pages, 1));
}
