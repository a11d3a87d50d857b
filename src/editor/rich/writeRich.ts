import { isText } from './isText';
import type { RichElement, RichNode } from './richTypes';

/** The document as it is posted: JSON, without the empty line that the editor keeps at its end. */
export function writeRich(document: readonly RichNode[]): string {
  return JSON.stringify(document.slice(0, document.length - blanksBehind(document)).flatMap(write));
}

/** How many empty lines a document ends with, beside its first. */
export function blanksBehind(document: readonly RichNode[]): number {
  let count = 0;
  while (count < document.length - 1 && isBlank(document.at(-1 - count)!)) count += 1;
  return count;
}

/** Whether a document says nothing: no words, no picture, no mention. */
export const isEmptyRich = (document: readonly RichNode[]): boolean => document.every(saysNothing);

const isBlank = (node: RichNode): boolean => !isText(node) && node.type === 'p' && saysNothing(node);

function saysNothing(node: RichNode): boolean {
  if (isText(node)) return node.text.trim() === '';
  if (node.type === '@' || node.type === 'opaque' || node.type === 'rich_embed_card') return false;
  return node.children.every(saysNothing);
}

function write(node: RichNode): unknown {
  if (isText(node)) return node;
  // One block, or all that were too many to be read.
  if (node.type === 'opaque') return node.original;
  return { ...node, children: node.children.map(write) } satisfies Omit<RichElement, 'children'> & {
    children: unknown[];
  };
}
