import { useEffect } from 'react';
import { useUi } from '../../src/ui/UiContext';

/** Where nothing can be opened in place, the link does what links do. */
export function Follow({ anchor, onClose }: { anchor: HTMLElement; onClose(): void }) {
  const { leaveFor } = useUi();
  useEffect(() => {
    const href = anchor.closest('a')?.href;
    if (href) leaveFor(href);
    onClose();
  }, [anchor, onClose, leaveFor]);
  return null;
}
