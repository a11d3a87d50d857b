import { Editor, Element, Range, Transforms } from 'slate';
import type { RichEditorInstance, RichElement } from './richTypes';

const isLink = (node: unknown): node is RichElement => Element.isElement(node) && node.type === 'a';

/** The link that the caret stands in. */
export const linkAt = (editor: RichEditorInstance): RichElement | undefined =>
  editor.selection ? Editor.above<RichElement>(editor, { match: isLink })?.[0] : undefined;

export function removeLink(editor: RichEditorInstance): void {
  Transforms.unwrapNodes(editor, { match: isLink });
}

/** Links the selected words, or the link around the caret; with nothing selected the address becomes the words. */
export function setLink(editor: RichEditorInstance, url: string): void {
  const { selection } = editor;
  if (!selection) return;
  if (linkAt(editor)) {
    Transforms.setNodes(editor, { url }, { match: isLink });
    return;
  }
  if (Range.isCollapsed(selection)) {
    Transforms.insertNodes(editor, { type: 'a', url, children: [{ text: url }] });
  } else {
    removeLink(editor);
    Transforms.wrapNodes(
      editor,
      { type: 'a', url, children: [] },
      { match: (node) => 'text' in node, split: true },
    );
  }
  // Text typed next is not part of the link.
  Transforms.collapse(editor, { edge: 'end' });
  Transforms.move(editor, { unit: 'offset' });
}
