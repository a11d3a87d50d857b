import { cutText } from '../safe/cutText';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
  bull: '•',
};

/**
 * Title, text and Ray ID of a firewall's error page, as plain text; null for any other HTML. Reads by position instead
 * of parsing, because `DOMParser` is a sink that Trusted Types close.
 */
export function edgePage(html: string): { title: string; text: string } | null {
  const start = cutText(html, 200_000);
  const details = /class=["'][^"'<>]*\bcf-error-details\b/.exec(start);
  if (!details) return null;
  const page = start.slice(details.index);
  const title = inner(page, 'h1');
  if (!title) return null;
  const paragraph = inner(page, 'p') ?? '';
  const ray = /Ray ID:?\s*(?:<[^<>]*>\s*)*([0-9a-z-]{1,64})/i.exec(start)?.[1];
  return { title, text: [paragraph, ray && `Ray ID: ${ray}`].filter(Boolean).join(' ') };
}

/** Text of the first element of that name, or null. */
function inner(html: string, tag: string): string | null {
  const open = new RegExp(`<${tag}(?:\\s[^<>]*)?>`, 'i').exec(html);
  if (!open) return null;
  const begin = open.index + open[0].length;
  const rest = html.slice(begin, begin + 5000);
  const end = rest.toLowerCase().indexOf(`</${tag}`);
  return plain(end < 0 ? rest : rest.slice(0, end));
}

const plain = (html: string) =>
  cutText(
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&([a-z]+|#39|#x27);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
      .replace(/\s+/g, ' ')
      .trim(),
    500,
  );
