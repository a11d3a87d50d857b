import { Range, Transforms } from 'slate';
import { IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import type { RichEditorInstance } from './richTypes';

/**
 * Selects what the page shows as selected. Slate hears of it up to 100 ms later, and keys that follow one another faster
 * would act on the previous selection.
 */
export function selectAsShown(editor: RichEditorInstance): void {
  // The DOM is older than the document then.
  if (IS_NODE_MAP_DIRTY.get(editor) || ReactEditor.isComposing(editor)) return;
  const shown = ReactEditor.getWindow(editor).getSelection();
  if (!shown || !ReactEditor.hasEditableTarget(editor, shown.anchorNode)) return;
  if (!ReactEditor.hasEditableTarget(editor, shown.focusNode)) return;
  const range = ReactEditor.toSlateRange(editor, shown, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}
