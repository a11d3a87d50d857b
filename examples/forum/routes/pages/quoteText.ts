import { textOfHtml, withoutSpoilers } from '../../posts/cleanHtml';
import type { CommentQuote } from '../../wire';

/**
 * A quote as one writes it by hand: its lines behind `>`. An empty line to go on from, and one in front: browsers put the
 * caret there, and words beside its mark would make it none. Words it quotes itself or hides stay out.
 */
export function quoteText({ body, insertUser }: CommentQuote, wrote: (name: string) => string): string {
  const own = withoutSpoilers(body).replace(/<blockquote\b[\s\S]*?<\/blockquote>/g, '');
  const lines = own
    .split(/<br\s*\/?>|<\/(?:p|li|h\d|pre|tr|div)>/)
    .map(textOfHtml)
    .filter((line) => line !== '');
  return `\n\n${[wrote(insertUser.name), ...lines].map((line) => `> ${line}`).join('\n')}\n\n`;
}
