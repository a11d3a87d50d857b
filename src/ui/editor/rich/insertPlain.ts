import type { RichEditorInstance } from './richTypes';
import { splitLine } from './splitLine';

/** Empty lines part paragraphs, as everywhere; in a list each line is an item. */
export function insertPlain(editor: RichEditorInstance, text: string): void {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  lines.forEach((line, index) => {
    if (index > 0) splitLine(editor);
    editor.insertText(line);
  });
}
