import { HistoryEditor } from 'slate-history';

/** Milliseconds. */
const pause = 500;

/** One undo step is the text typed since the last pause; Slate's own step is a whole paragraph. */
export function withPauses<Editor extends HistoryEditor>(editor: Editor): Editor {
  const { apply } = editor;
  let last = 0;
  editor.apply = (operation) => {
    if (operation.type === 'set_selection') return apply(operation);
    const now = Date.now();
    const isLater = now - last > pause;
    last = now;
    // Everything else is a step of its own anyway, and may be the beginning of one with several parts.
    if (isLater && /^(insert|remove)_text$/.test(operation.type))
      HistoryEditor.withNewBatch(editor, () => apply(operation));
    else apply(operation);
  };
  return editor;
}
