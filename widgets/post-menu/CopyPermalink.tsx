import { useEffect, useRef } from 'react';
import { useUi } from '../../src/ui/UiContext';
import { sharedLink } from './sharedLink';
import { useCopyLink } from './useCopyLink';

/** What a press on a post's date does: its address is copied, and stands where the page's did. Shows nothing. */
export function CopyPermalink({ url, onClose }: { url: string; onClose?: () => void }) {
  const { window, home } = useUi();
  const copy = useCopyLink();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const { history, location } = window;
    if (URL.canParse(url, home) && new URL(url, home).origin === location.origin && url !== location.href)
      history.pushState(history.state, '', url);
    void copy(sharedLink(url, home)).then(onClose);
  }, [copy, home, onClose, url, window]);
  return null;
}
