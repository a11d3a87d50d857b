import { Editor, Path, Range, Transforms } from 'slate';
import { paragraph } from './paragraph';
import type { RichEditorInstance } from './richTypes';

/**
 * Text typed or pasted on a picture or a mention, which hold none, goes behind it: behind a picture into a line
 * of its own. Answers whether that line was made.
 */
export function leaveVoid(editor: RichEditorInstance): boolean {
  const { selection } = editor;
  const found = selection && Range.isCollapsed(selection) && Editor.void(editor);
  if (!found) return false;
  const [node, path] = found;
  const next = Path.next(path);
  if (editor.isInline(node)) {
    Transforms.select(editor, Editor.start(editor, next));
    return false;
  }
  Transforms.insertNodes(editor, paragraph(), { at: next, select: true });
  return true;
}
