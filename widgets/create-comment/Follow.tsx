import { useEffect } from 'react';
import { tellOffline } from '../../src/ui/toasts/tellOffline';
import { useUi } from '../../src/ui/UiContext';

/** Where nothing can be opened in place, the link does what links do; without the network the page stays, with its words. */
export function Follow({ anchor, onClose }: { anchor: HTMLElement; onClose(): void }) {
  const ui = useUi();
  useEffect(() => {
    const href = anchor.closest('a')?.href;
    if (!ui.window.navigator.onLine) tellOffline(ui);
    else if (href) ui.leaveFor(href);
    onClose();
  }, [anchor, onClose, ui]);
  return null;
}
