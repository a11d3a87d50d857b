import { Editor, Node, Transforms } from 'slate';
import { pointAt } from './pointAt';

/**
 * Puts other words in a document's place and leaves whoever writes where they are: in the block that is as theirs was, or
 * that begins with what stood before their caret. Whoever has written nothing yet goes to the end.
 */
export function keepPlace(editor: Editor, change: () => void): void {
  const { children, selection } = editor;
  if (!selection) return change();
  const { focus } = selection;
  const at = focus.path[0]!;
  const block = Node.string(children[at]!);
  const head = Editor.string(editor, { anchor: Editor.start(editor, [at]), focus });
  change();
  const texts = editor.children.map((node) => Node.string(node));
  const same = texts.lastIndexOf(block);
  const found = same < 0 && head ? texts.findIndex((text) => text.startsWith(head)) : same;
  // Others may have gone on in the same line: whoever wrote at its end writes there.
  const [index, offset] = found < 0 && head && head === block ? [at, Infinity] : [found, head.length];
  if (index in texts) Transforms.select(editor, pointAt(editor, offset, [index]));
}
