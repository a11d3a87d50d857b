import { Editor, Node, Range, Transforms } from 'slate';
import type { RichEditorInstance, RichElement } from './richTypes';
import { isLine } from './toggleBlock';

/**
 * Puts blocks where the caret is, which stands behind them then: paragraphs among the words that are there, and others between what
 * is in front of the caret and behind. Slate by itself would leave items without their list in the middle of words.
 */
export function insertBlocks(editor: RichEditorInstance, blocks: RichElement[]): void {
  if (!editor.selection) return;
  Editor.withoutNormalizing(editor, () => {
    if (Range.isExpanded(editor.selection!)) Transforms.delete(editor);
    const removeBlank = (index: number) => {
      const block = editor.children[index]!;
      // A mention has no words, but texts around it.
      const isBlank = !Node.string(block) && [...Node.texts(block)].length === 1;
      if (isBlank) Transforms.removeNodes(editor, { at: [index] });
      return isBlank;
    };
    /** The block that came last; none while the caret is in a line. */
    let last: number | undefined;
    for (const block of blocks) {
      const line = Editor.above(editor, { match: isLine })?.[0];
      // A heading that is put into a sentence is words of it.
      if (block.type === 'p' || (isLine(block) && !blocks[1] && line && Node.string(line))) {
        if (last !== undefined) Transforms.select(editor, Editor.start(editor, [last + 1]));
        else if (block !== blocks[0]) editor.insertBreak();
        Transforms.insertFragment(editor, block.children);
        last = undefined;
        continue;
      }
      if (last === undefined) {
        [last] = editor.selection!.anchor.path as [number];
        const around = editor.children[last];
        if (line) Transforms.splitNodes(editor, { match: (node) => node === around, always: true });
        if (removeBlank(last)) last -= 1;
      }
      last += 1;
      Transforms.insertNodes(editor, block, { at: [last] });
    }
    if (last === undefined) return;
    // Nobody writes in a card.
    const isCard = Editor.isVoid(editor, editor.children[last] as RichElement);
    if (!isCard) removeBlank(last + 1);
    Transforms.select(editor, isCard ? Editor.start(editor, [last + 1]) : Editor.end(editor, [last]));
  });
}
