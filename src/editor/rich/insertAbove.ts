import { Transforms } from 'slate';
import { lineAt } from './lineAt';
import { linesLike } from './linesLike';
import type { RichEditorInstance, RichElement } from './richTypes';

/** Puts paragraphs above the line with the caret, as lines of its kind: all at once, since each change looks at all before it. */
export function insertAbove(editor: RichEditorInstance, paragraphs: RichElement[]): void {
  const [{ type }, path] = lineAt(editor)!;
  const at = type === 'lic' ? path.slice(0, -1) : path;
  Transforms.insertNodes(editor, linesLike(paragraphs, type), { at });
}
