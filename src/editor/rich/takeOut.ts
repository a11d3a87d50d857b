import { Editor, Element, Node, Transforms, type Point } from 'slate';
import { isText } from './isText';
import type { RichEditorInstance, RichNode } from './richTypes';

/**
 * Removes sent text from a document in use: text typed behind it stays, with the
 * caret where it is. A document in which they were changed stays whole.
 */
export function takeOut(editor: RichEditorInstance, sent: readonly RichNode[]): void {
  const end = endOf(sent, editor.children);
  if (!end) return;
  const first = (depth: number) => Array<number>(depth).fill(0);
  Editor.withoutNormalizing(editor, () => {
    end.path.forEach((count, depth) => {
      for (let left = count; left > 0; left -= 1) Transforms.removeNodes(editor, { at: first(depth + 1) });
    });
    const anchor: Point = { path: first(end.path.length), offset: 0 };
    // Of a range without length Slate deletes the letter behind it.
    if (end.offset > 0)
      Transforms.delete(editor, { at: { anchor, focus: { ...anchor, offset: end.offset } } });
    // Of a paragraph or an item that was sent as a whole nothing is left.
    for (let depth = end.path.length - 1; depth > 0; depth -= 1) {
      const at = first(depth);
      const node = Node.get(editor, at);
      if (Element.isElement(node) && !isDone(editor, node)) return;
      if ((Node.parent(editor, at) as Element).children.length === 1) continue;
      return Transforms.removeNodes(editor, { at });
    }
  });
}

/** Holds only the end of the sent text: a card, or removed text. */
const isDone = (editor: Editor, node: Element): boolean =>
  editor.isVoid(node) ||
  node.children.every((child) => (isText(child) ? child.text === '' : isDone(editor, child)));

/** Where the sent text ends in the current document; null when the two differ before that. */
function endOf(sent: readonly RichNode[], now: readonly RichNode[], path: number[] = []): Point | null {
  const index = sent.length - 1;
  const [from, to] = [sent[index], now[index]];
  if (!from || !to || !isSame(sent.slice(0, index), now.slice(0, index))) return null;
  const at = [...path, index];
  if (!isText(from))
    return !isText(to) && isSame({ ...from, children: [] }, { ...to, children: [] })
      ? endOf(from.children, to.children, at)
      : null;
  const isBegun =
    isText(to) && to.text.startsWith(from.text) && isSame({ ...from, text: '' }, { ...to, text: '' });
  return isBegun ? { path: at, offset: from.text.length } : null;
}

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);
