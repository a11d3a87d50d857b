import { Transforms } from 'slate';
import type { RichEditorInstance } from './richTypes';

/** Empty lines part paragraphs, as everywhere. */
export function insertPlain(editor: RichEditorInstance, text: string): void {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  lines.forEach((line, index) => {
    if (index > 0) Transforms.splitNodes(editor, { always: true });
    editor.insertText(line);
  });
}
