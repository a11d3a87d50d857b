import { isRecord } from '../../contract/foreign';
import type { DraftContent } from './draft';
import { isEmptyBody } from './isEmptyBody';

type Body = Pick<DraftContent, 'body' | 'format'>;

/**
 * Stored words with those after them that were typed before the stored ones arrived: neither may push out the other.
 * Formats that cannot be joined leave the typed ones.
 */
export function joinBodies(stored: Body, typed: Body): Body {
  if (isEmptyBody(stored.body, stored.format)) return typed;
  // The page had printed the stored words, and somebody went on from there.
  if (textOf(typed).startsWith(textOf(stored))) return typed;
  if (isEmptyBody(typed.body, typed.format)) return stored;
  if (stored.format === typed.format && typed.format !== 'rich2')
    return { body: `${stored.body}\n\n${typed.body}`, format: typed.format };
  const [first, second] = [nodesOf(stored), nodesOf(typed)];
  if (!first || !second) return typed;
  return { body: JSON.stringify([...first, ...second]), format: 'rich2' };
}

/** The letters alone, without what parts paragraphs. */
function textOf({ body, format }: Body): string {
  const letters = (node: unknown): string =>
    isRecord(node)
      ? typeof node.text === 'string'
        ? node.text
        : letters(node.children)
      : Array.isArray(node)
        ? node.map(letters).join('')
        : '';
  const nodes = format === 'rich2' ? nodesOf({ body, format }) : null;
  return (nodes ? letters(nodes) : body).replace(/\s+/g, '');
}

function nodesOf({ body, format }: Body): unknown[] | null {
  if (format === 'text') return body.split(/\n{2,}/).map((text) => ({ type: 'p', children: [{ text }] }));
  try {
    const nodes: unknown = JSON.parse(body);
    return format === 'rich2' && Array.isArray(nodes) ? nodes : null;
  } catch {
    return null;
  }
}
