import { Transforms } from 'slate';
import type { RichEditorInstance, RichElement } from './richTypes';

/** Puts blocks where the caret is. */
export function insertBlocks(editor: RichEditorInstance, blocks: RichElement[]): void {
  const [only] = blocks;
  // One paragraph goes on the line that the caret is in.
  if (blocks.length === 1 && only?.type === 'p') Transforms.insertFragment(editor, only.children);
  else Transforms.insertFragment(editor, blocks);
}
