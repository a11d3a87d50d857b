import { Editor, Node, type Point } from 'slate';

/** The point behind so many characters of a document's text, or of one of its blocks; the end where there are fewer. */
export function pointAt(editor: Editor, characters: number, at: number[] = []): Point {
  let left = characters;
  for (const [{ text }, path] of Node.texts(Node.get(editor, at))) {
    if (left <= text.length) return { path: [...at, ...path], offset: left };
    left -= text.length;
  }
  return Editor.end(editor, at);
}
