import type { Descendant, Editor } from 'slate';
import { isText } from './isText';

/**
 * The document with letters at the caret that are still being composed: the editor knows of them once that is over, and
 * a tab that is closed before has them in the page alone.
 */
export function withComposed({ children, selection }: Editor, letters: string): Descendant[] {
  if (!selection) return children;
  const { path, offset } = selection.anchor;
  const put = (nodes: Descendant[], [index, ...rest]: number[]): Descendant[] =>
    nodes.map((node, at) => {
      if (at !== index) return node;
      if (!isText(node)) return { ...node, children: put(node.children, rest) };
      return { ...node, text: node.text.slice(0, offset) + letters + node.text.slice(offset) };
    });
  return put(children, path);
}
