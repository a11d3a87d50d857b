import { Element, Transforms } from 'slate';
import type { RichEditorInstance } from './richTypes';
import { blockAbove } from './toggleBlock';

/** Begins another line of the same kind at the caret. In a list it is an item of its own: an item has one line. */
export function splitLine(editor: RichEditorInstance): void {
  const isItem = (node: unknown) => Element.isElement(node) && node.type === 'li';
  Transforms.splitNodes(editor, {
    match: blockAbove(editor, 'lic') && isItem,
    mode: 'lowest',
    always: true,
  });
}
