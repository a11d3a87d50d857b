import { useEffect, useState } from 'react';
import { ReactEditor } from 'slate-react';
import type { RichEditorInstance } from './richTypes';

/**
 * Fails the view once a script of the page has broken the way to the caret. Slate would take no letter any more, and lose
 * what is typed; the server's field, which takes its place, does.
 */
export function useKnownCaret(editor: RichEditorInstance): void {
  const [broken, setBroken] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    const { document } = ReactEditor.getWindow(editor);
    const check = () => {
      try {
        document.getSelection();
      } catch (error) {
        setBroken({ error });
      }
    };
    const uses = ['keydown', 'beforeinput'];
    for (const type of uses) document.addEventListener(type, check, true);
    return () => {
      for (const type of uses) document.removeEventListener(type, check, true);
    };
  }, [editor]);
  if (broken) throw broken.error;
}
