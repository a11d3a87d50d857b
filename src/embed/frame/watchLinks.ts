import type { FrameMessage } from '../../contract/embed';
import { webUrl } from '../../safe/webUrl';
import { withoutSecrets } from '../../safe/withoutSecrets';

/**
 * Hands links that leave the forum to the page around, which would otherwise see a stranger in its frame. Clicks with a
 * key, links for another tab and clicks that somebody has answered already stay the browser's.
 */
export function watchLinks(window: Window, send: (message: FrameMessage) => void): () => void {
  const { location } = window;
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.hasAttribute('download') || !/^(_self|_top|_parent)?$/.test(link.target)) return;
    // Mail and phone links open a program, not a page.
    const url = webUrl(link.href);
    if (url === null) return;
    if (new URL(url).origin === location.origin) {
      // Signing in is never framed: the host is told, and a tab of its own opens.
      if (!/^\/entry\/(signin|register)/.test(new URL(url).pathname)) return;
      link.target = '_blank';
      return send({ type: 'signin', path: withoutSecrets(new URL(url)).pathname });
    }
    event.preventDefault();
    send({ type: 'link', url });
  };
  // Last: whatever the page itself makes of a click comes first.
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}
