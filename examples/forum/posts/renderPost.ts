import { invalid } from '../httpError';
import { cleanHtml, textOfHtml } from './cleanHtml';
import { escapeHtml } from './escapeHtml';
import { isBlank } from './isBlank';
import { renderRich } from './renderRich';
import { withDirections } from './withDirections';
import { withToggleNames } from './withToggleNames';

const longest = 50_000;

export interface Rendered {
  body: string;
  /** Lower case. */
  format: string;
  bodyHtml: string;
}

const address = /(\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

/** Empty lines part paragraphs, addresses become links, lines behind `>` are quotes. Split first and escaped after, or an entity ends a link. */
function renderText(text: string): string {
  const linked = (part: string, index: number) =>
    index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part);
  const paragraphs = text.trim().split(/\n[^\S\n]*\n\s*/);
  const paragraph = (part: string) =>
    `<p>${part.split(address).map(linked).join('').replace(/\n/g, '<br>')}</p>`;
  return paragraphs
    .map((part) => {
      const lines = part.split('\n');
      const isQuote = lines.every((line) => /^>( |$)/.test(line));
      if (!isQuote) return paragraph(part);
      return `<blockquote>${paragraph(lines.map((line) => line.replace(/^> ?/, '')).join('\n'))}</blockquote>`;
    })
    .join('');
}

/** Checks a post and renders it once, when it is written. Throws 400 with errors on `body` and `format`. */
export function renderPost(post: { body: string; format: string }): Rendered {
  const format = post.format.toLowerCase();
  if (isBlank(post.body))
    throw invalid({ field: 'body', code: 'missingField', message: 'body is required.' });
  if (post.body.length > longest) {
    throw invalid({
      field: 'body',
      code: 'maxLength',
      // Without a number: of an editor's document, it would be of characters that its writer has never seen.
      message: 'This text is too long. Please shorten it, or post it in parts.',
    });
  }
  const bodyHtml = withToggleNames(withDirections(cleanHtml(render(format, post.body))));
  // An escape in the JSON of a rich document; the document itself holds no such character.
  if (bodyHtml.includes('\0'))
    throw invalid({ field: 'body', message: 'body holds a character that cannot be kept.' });
  if (isBlank(textOfHtml(bodyHtml)) && !/<img\b/.test(bodyHtml)) {
    throw invalid({ field: 'body', code: 'missingField', message: 'body is required.' });
  }
  return { body: post.body, format, bodyHtml };
}

function render(format: string, body: string): string {
  switch (format) {
    case 'text':
      return renderText(body);
    case 'html':
      return body;
    case 'rich2':
      return renderRich(body);
    default:
      throw invalid({ field: 'format', message: 'format must be one of text, html, rich2.' });
  }
}
