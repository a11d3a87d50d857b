import { useEffect, useRef, type RefObject } from 'react';
import { useUi } from '../ui/UiContext';
import type { PostHandle } from './postHandle';

/** Milliseconds from one look to the next. */
const pause = 200;

/** Runs a waiting callback when no upload is pending any more; failed and cancelled ones do not run it. */
export function useOnceUploaded(
  isWaiting: boolean,
  editor: RefObject<Pick<PostHandle, 'isUploading'> | null>,
  onDone: () => void,
): void {
  const { window } = useUi();
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(() => {
      if (!editor.current?.isUploading()) done.current();
    }, pause);
    return () => window.clearInterval(timer);
  }, [isWaiting, editor, window]);
}
