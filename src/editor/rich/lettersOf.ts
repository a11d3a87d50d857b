import { Editor, Node, Path, type Point } from 'slate';
import { blockEnd } from './movePlace';
import type { RichElement } from './richTypes';

/** Stands for a mention, which has no text of its own. */
export const mention = '\uFFFC';

/** A document as one string with a separator between blocks, and the offsets of its points in it. */
export function lettersOf(editor: Editor) {
  const leaves: { path: Path; from: number; to: number }[] = [];
  let letters = '';
  let block = '';
  for (const [{ text }, path] of Node.texts(editor)) {
    const parent = Node.parent(editor, path) as RichElement;
    const isInline = editor.isInline(parent);
    const own = path.slice(0, isInline ? -2 : -1).join();
    if (leaves.length > 0 && own !== block) letters += blockEnd;
    block = own;
    const from = letters.length;
    const isMention = isInline && editor.isVoid(parent);
    letters += isMention ? mention : text;
    // No caret stands inside a mention.
    leaves.push({ path, from, to: isMention ? -1 : letters.length });
  }
  return {
    letters,
    placeOf: ({ path, offset }: Point): number =>
      leaves.find((leaf) => Path.equals(leaf.path, path))!.from + offset,
    pointAt(place: number): Point {
      const leaf = leaves.find(({ to }) => place <= to);
      return leaf ? { path: leaf.path, offset: place - leaf.from } : Editor.end(editor, []);
    },
  };
}
