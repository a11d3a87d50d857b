import { useEffect } from 'react';
import { useUi } from './UiContext';

/** Chromium's; other browsers have none yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** What a phone's Back stands for while something lies over the page: it closes that, and the page stays. */
export function useCloseRequest(open: boolean, close: () => void): void {
  const { window } = useUi();
  useEffect(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, [window, open, close]);
}
