import { Editor, Node, Range, Transforms } from 'slate';
import { insertAbove } from './insertAbove';
import { lineAt } from './lineAt';
import { linesLike } from './linesLike';
import type { RichEditorInstance, RichElement, RichNode } from './richTypes';
import { cellAt } from './insertTable';
import { isLine } from './toggleBlock';

const lineEnd = '\n';

/**
 * Puts blocks where the caret is, which stands behind them then: paragraphs among the words that are there, and others between what
 * is in front of the caret and behind. Slate by itself would leave items without their list in the middle of words. What is whole
 * goes in at once: each change looks at all that were made before it.
 */
export function insertBlocks(editor: RichEditorInstance, blocks: RichElement[]): void {
  if (!editor.selection) return;
  Editor.withoutNormalizing(editor, () => {
    if (Range.isExpanded(editor.selection!)) editor.deleteFragment();
    if (cellAt(editor)) return Transforms.insertNodes(editor, wordsOf(blocks));
    const line = lineAt(editor);
    // A heading that is put into a sentence is words of it.
    const isWords = (block: RichElement) =>
      block.type === 'p' || (isLine(block) && !blocks[1] && line && Node.string(line[0]) !== '');
    const from = blocks.findIndex((block) => !isWords(block));
    if (from === -1) return insertLines(editor, blocks);
    insertLines(editor, blocks.slice(0, from));
    const to = blocks.findLastIndex((block) => !isWords(block)) + 1;
    const removeBlank = (index: number) => {
      const block = editor.children[index]!;
      // A mention has no words, but texts around it.
      const isBlank = !Node.string(block) && [...Node.texts(block)].length === 1;
      if (isBlank) Transforms.removeNodes(editor, { at: [index] });
      return isBlank;
    };
    const [index] = editor.selection!.anchor.path as [number];
    const around = editor.children[index] as RichElement;
    if (lineAt(editor)) Transforms.splitNodes(editor, { match: (node) => node === around, always: true });
    const at = removeBlank(index) ? index : index + 1;
    const whole = likeAround(blocks.slice(from, to), around.type);
    Transforms.insertNodes(editor, whole, { at: [at] });
    const last = at + whole.length - 1;
    if (blocks[to]) {
      Transforms.select(editor, Editor.start(editor, [last + 1]));
      return insertLines(editor, blocks.slice(to));
    }
    // A card holds no text, and text typed next stays out of the pasted table.
    const end = editor.children[last] as RichElement;
    const isCard = Editor.isVoid(editor, end) || end.type === 'table';
    if (!isCard) removeBlank(last + 1);
    Transforms.select(editor, isCard ? Editor.start(editor, [last + 1]) : Editor.end(editor, [last]));
  });
}

/** Blocks flattened for a cell: one line of text each. */
function wordsOf(blocks: RichElement[]): RichNode[] {
  const lines = blocks.flatMap((block) =>
    [...Node.nodes(block)].flatMap(([node]) => (isLine(node) ? [(node as RichElement).children] : [])),
  );
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: lineEnd }, ...line]));
}

/** Inserts paragraphs at the caret: the first joins the text before it, the last the text behind it. */
function insertLines(editor: RichEditorInstance, lines: RichElement[]): void {
  const [first, ...others] = lines;
  const last = others.pop();
  if (first) Transforms.insertFragment(editor, first.children);
  if (!last) return;
  editor.insertBreak();
  insertAbove(editor, others);
  Transforms.insertFragment(editor, last.children);
}

/** Paragraphs between other blocks are items of the list and lines of the quote or spoiler that all of them come into. */
function likeAround(blocks: RichElement[], type: string): RichElement[] {
  const line = { ul: 'lic', ol: 'lic', blockquote: 'blockquote-line', spoiler: 'spoiler-line' }[type];
  if (!line) return blocks;
  const result: RichElement[] = [];
  let lines: RichElement[] | undefined;
  for (const block of blocks)
    if (block.type !== 'p') {
      result.push(block);
      lines = undefined;
    } else {
      if (!lines) result.push({ type, children: (lines = []) });
      lines.push(...linesLike([block], line));
    }
  return result;
}
