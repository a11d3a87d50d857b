import { isRecord } from '../../contract/foreign';
import type { DraftContent } from './draft';
import { isEmptyBody } from './isEmptyBody';

export type Body = Pick<DraftContent, 'body' | 'format'>;

/** Three texts as one; null where that cannot be. */
export type Join = (stored: Body, typed: Body, base: Body) => Body | null;

/** What the form of a change began with. `join`: makes of `joinChanges` what takes HTML, too. */
export interface Base extends Body {
  join?(joinChanges: Join): Join;
}

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

/**
 * Stored words of a change, with what was typed before they arrived. That began with `base`, whose own words are in both:
 * what was typed behind a paragraph's words stays with it, and only paragraphs that are new go behind the stored ones.
 * Null where the two cannot be told apart.
 */
export function joinChanges(stored: Body, typed: Body, base: Body): Body | null {
  const isBase = textOf(base) === textOf(stored);
  const [before, after] = [nodesOf(base), nodesOf(typed)];
  if (!before || !after) return isBase ? typed : null;
  const known = new Set([...before.map(letters), ...base.body.split('\n').map(withoutSpace)]);
  const theirs = nodesOf(stored) ?? [];
  let isWoven = false;
  const added = after.filter((node, index) => {
    if (!weave(theirs[index], before[index], node)) return !known.has(letters(node));
    isWoven = true;
    return false;
  });
  const rich = (nodes: unknown[]): Body => ({ body: JSON.stringify(nodes), format: 'rich2' });
  // The page had printed the stored words, and somebody went on from there; but a space behind them may be theirs.
  if (isBase) return isWoven && typed.format === 'rich2' ? rich(after) : typed;
  const both = isWoven ? rich(theirs) : stored;
  return added[0] ? joinBodies(both, rich(added)) : both;
}

/** Puts what was typed behind the words of a paragraph before what was stored behind them: it may end a word of them. */
function weave(...nodes: unknown[]): boolean {
  const [stored, base, typed] = nodes.map(leafOf);
  const isBoth =
    base?.text &&
    typed?.text !== base.text &&
    [stored, typed].every((leaf) => leaf?.text?.startsWith?.(base.text!));
  if (isBoth) typed!.text = stored!.text = typed!.text! + stored!.text!.slice(base.text!.length);
  return Boolean(isBoth);
}

/** What bears the text of a paragraph that has one format; words of another machine may be anything. */
function leafOf(node: unknown): { text?: string } | null | undefined {
  const { children } = (node ?? {}) as { children?: { text?: string }[] };
  return children?.length === 1 ? children[0] : null;
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
