import { useEffect, useRef, type DragEvent, type RefObject } from 'react';
import type { RichHandle } from './rich/RichEditor';

interface Options {
  editor: RefObject<RichHandle | null>;
  state: 'loading' | 'error' | 'rich';
  mayUpload: boolean;
}

/**
 * Files that are dropped on the editor go into its text, wherever they fall: its toolbar comes in the place of the text
 * area's first lines while they are being dragged. Those that come before the editor wait for it.
 */
export function useDropped({ editor, state, mayUpload }: Options) {
  const held = useRef<File[]>([]);
  useEffect(() => {
    if (state !== 'rich' || held.current.length === 0) return;
    editor.current!.takeFiles(held.current.splice(0));
    editor.current!.focus();
  }, [state, editor]);
  const allow = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = mayUpload && state !== 'error' ? 'copy' : 'none';
  };
  return {
    held,
    // A drop may follow either.
    onDragEnter: allow,
    onDragOver: allow,
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      // The browser would leave the page for them.
      event.preventDefault();
      if (state === 'error' || !mayUpload) return;
      const files = [...event.dataTransfer.files];
      if (state === 'loading') return void held.current.push(...files);
      editor.current!.takeFiles(files);
      editor.current!.focus();
    },
  };
}

/** Whether files are dragged that the text does not take by itself. */
function hasFiles(event: DragEvent): boolean {
  const isText = (event.target as Element).closest('[contenteditable="true"]');
  return !isText && !event.isDefaultPrevented() && event.dataTransfer.types.includes('Files');
}
