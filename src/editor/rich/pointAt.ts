import { Editor, Node, type Point } from 'slate';

/** The point behind so many characters of text; the end where there are fewer. */
export function pointAt(editor: Editor, characters: number): Point {
  let left = characters;
  for (const [{ text }, path] of Node.texts(editor)) {
    if (left <= text.length) return { path, offset: left };
    left -= text.length;
  }
  return Editor.end(editor, []);
}
