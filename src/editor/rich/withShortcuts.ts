import { Editor, Range, Text, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { Mark, RichEditorInstance } from './richTypes';
import { blockAbove, toggleBlock, type BlockType } from './toggleBlock';

/** What begins a line, with the space behind it. */
const blocks: Record<string, BlockType> = {
  '-': 'ul',
  '*': 'ul',
  '1.': 'ol',
  '>': 'blockquote',
  '```': 'code_block',
  '#': 'h2',
  '##': 'h2',
  '###': 'h3',
};
/** What stands around words; the last sign has just been typed. */
const marks: [Mark, RegExp][] = [
  ['bold', /(?:^|[\s([{"'])(\*\*)([^*\s](?:[^*]*[^*\s])?)\*\*$/],
  ['italic', /(?:^|[\s([{"'])(\*)([^*\s](?:[^*]*[^*\s])?)\*$/],
  ['code', /(?:^|[\s([{"'])(`)([^`]+)`$/],
];

/** Turns what people type for a heading, a list or bold words into it. Undo brings back what was typed. */
export function withShortcuts(editor: RichEditorInstance): RichEditorInstance {
  const { insertText, insertBreak } = editor;

  editor.insertText = (text, options) => {
    const begun = text === ' ' ? lineBegun(editor) : null;
    const type = begun && Object.hasOwn(blocks, begun) ? blocks[begun] : undefined;
    insertText(text, options);
    if (type) turnInto(editor, type);
    else if (/[*`]$/.test(text)) markTyped(editor);
  };
  editor.insertBreak = () => {
    if (/^```[\w+-]*$/.test(lineBegun(editor) ?? '')) turnInto(editor, 'code_block');
    else insertBreak();
  };
  return editor;
}

/** What a paragraph has in front of the caret. */
function lineBegun(editor: RichEditorInstance): string | null {
  const { selection } = editor;
  const line = selection && Range.isCollapsed(selection) && blockAbove(editor, 'p');
  return line
    ? Editor.string(editor, { anchor: Editor.start(editor, line[1]), focus: selection.anchor })
    : null;
}

function turnInto(editor: RichEditorInstance, type: BlockType): void {
  const line = blockAbove(editor, 'p')!;
  HistoryEditor.withNewBatch(editor, () => {
    const typed = { anchor: Editor.start(editor, line[1]), focus: editor.selection!.anchor };
    Transforms.delete(editor, { at: typed });
    toggleBlock(editor, type);
  });
}

function markTyped(editor: RichEditorInstance): void {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || blockAbove(editor, 'code_block')) return;
  const { path, offset } = selection.anchor;
  const [leaf] = Editor.leaf(editor, path);
  if (leaf.code) return;
  const before = leaf.text.slice(0, offset);
  for (const [mark, pattern] of marks) {
    const [, sign, words] = pattern.exec(before) ?? [];
    // Signs in code that is not ended yet are code.
    const isInCode = sign !== '`' && before.split('`').length % 2 === 0;
    if (!sign || !words || isInCode) continue;
    const end = offset - sign.length;
    const start = end - words.length;
    const range = (from: number, to: number) => ({
      anchor: { path, offset: from },
      focus: { path, offset: to },
    });
    HistoryEditor.withNewBatch(editor, () =>
      Editor.withoutNormalizing(editor, () => {
        Transforms.delete(editor, { at: range(end, offset) });
        Transforms.delete(editor, { at: range(start - sign.length, start) });
        const at = range(start - sign.length, end - sign.length);
        Transforms.setNodes(editor, { [mark]: true }, { at, match: Text.isText, split: true });
      }),
    );
    // What is typed on is as it was before.
    editor.removeMark(mark);
    return;
  }
}
