import { Editor, Element, Transforms } from 'slate';
import type { RichEditorInstance, RichElement } from './richTypes';

/**
 * Puts a card, a picture for one, below the block that is being written in. It may arrive in the middle of a word somewhere else: a
 * caret moves behind the card only from the end of its block.
 */
export function insertCard(editor: RichEditorInstance, card: RichElement): void {
  const caret = editor.selection?.focus ?? Editor.end(editor, []);
  const index = caret.path[0]!;
  const block = editor.children[index]!;
  const isBlank = Element.isElement(block) && block.type === 'p' && Editor.isEmpty(editor, block);
  const isEnd = Editor.isEnd(editor, caret, [index]);
  // An empty line is where the writing goes on.
  const at = isBlank ? index : index + 1;
  Transforms.insertNodes(editor, card, { at: [at] });
  if (isEnd) Transforms.select(editor, Editor.start(editor, [at + 1]));
}
