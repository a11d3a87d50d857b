import { useEffect, useRef, type DragEvent, type RefObject } from 'react';
import type { RichHandle } from './rich/RichEditor';

interface Options {
  editor: RefObject<RichHandle | null>;
  state: 'loading' | 'error' | 'rich';
  mayUpload: boolean;
}

/** Holds files that are dropped on a text before there is an editor, and gives them to it. */
export function useDropped({ editor, state, mayUpload }: Options) {
  const held = useRef<File[]>([]);
  useEffect(() => {
    if (state !== 'rich' || held.current.length === 0) return;
    editor.current!.takeFiles(held.current.splice(0));
    editor.current!.focus();
  }, [state, editor]);
  return {
    held,
    onDrop(event: DragEvent) {
      const { files } = event.dataTransfer;
      if (state === 'rich' || files.length === 0) return;
      // The browser would leave the page for them.
      event.preventDefault();
      if (state === 'loading' && mayUpload) held.current.push(...files);
    },
  };
}
