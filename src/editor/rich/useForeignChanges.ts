import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ReactEditor } from 'slate-react';
import type { RichEditorInstance } from './richTypes';
import { watchForeign } from './watchForeign';

/** Keeps the text as it is shown and the document the same. Answers the key of what shows it: another one shows it anew. */
export function useForeignChanges(editor: RichEditorInstance): number {
  const [turn, renew] = useReducer((last: number) => last + 1, 0);
  const renewals = useRef(0);
  const watcher = useRef<ReturnType<typeof watchForeign>>(undefined);
  useLayoutEffect(() => watcher.current?.forgive());
  useEffect(() => {
    const editable = ReactEditor.toDOMNode(editor, editor);
    const anew = () => {
      const hasFocus = editable.contains(editable.ownerDocument.activeElement);
      flushSync(renew);
      if (hasFocus) ReactEditor.toDOMNode(editor, editor).focus({ preventScroll: true });
    };
    const started = watchForeign(editor, editable, anew, renewals);
    watcher.current = started;
    return () => started.stop();
  }, [editor, turn]);
  return turn;
}
