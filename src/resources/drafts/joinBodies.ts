import { isRecord } from '../../contract/foreign';
import type { DraftContent } from './draft';
import { isEmptyBody } from './isEmptyBody';

export type Body = Pick<DraftContent, 'body' | 'format'>;

/** `lastSaved`: when it was written, where that is known. */
type Dated = Body & { lastSaved?: string };

/** Three texts as one; null where that cannot be. */
export type Join = (stored: Body, typed: Body, base: Body) => Body | null;

/** What the form of a change began with. `join`: makes of `joinChanges` what takes HTML, too. */
export interface Base extends Body {
  join?(join: Join): Join;
}

/**
 * Stored words with those after them that were typed before the stored ones arrived: neither may push out the other.
 * Formats that cannot be joined leave the typed ones.
 */
export function joinBodies(stored: Dated, typed: Dated): Body {
  if (isEmptyBody(stored.body, stored.format)) return typed;
  // The page had printed the stored words, and somebody went on from there.
  if (textOf(typed).startsWith(textOf(stored))) return typed;
  if (isEmptyBody(typed.body, typed.format)) return stored;
  // Or another tab has, which had met the typed ones.
  if (typed.lastSaved! < stored.lastSaved! && textOf(stored).startsWith(textOf(typed))) return stored;
  if (stored.format === typed.format && typed.format !== 'rich2')
    return { body: `${stored.body}\n\n${typed.body}`, format: typed.format };
  const [first, second] = [nodesOf(stored), nodesOf(typed)];
  if (!first || !second) return typed;
  return { body: JSON.stringify([...first, ...second]), format: 'rich2' };
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** The letters alone, without what parts paragraphs; of what has none, a picture, its address. */
function textOf({ body, format }: Body): string {
  const nodes = format === 'rich2' ? nodesOf({ body, format }) : null;
  return nodes ? nodes.map(letters).join('') : withoutSpace(body);
}

function letters(node: unknown): string {
  if (Array.isArray(node)) return node.map(letters).join('');
  if (!isRecord(node)) return '';
  return typeof node.text === 'string'
    ? withoutSpace(node.text)
    : letters(node.children) || String(node.url ?? '');
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

/** What joins changes by the same measure: handed to that code, or this would have to be a file of its own. */
export const bodyTools = { joinBodies, letters, nodesOf, textOf, withoutSpace };
