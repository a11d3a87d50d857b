import type { FrameMessage } from '../../contract/embed';
import { neverFramed } from '../../contract/neverFramed';
import { webUrl } from '../../safe/webUrl';
import { withoutSecrets } from '../../safe/withoutSecrets';

interface Deps {
  send(message: FrameMessage): void;
  /** A link to the sign-in page. */
  signIn(url: string): void;
  /** A link to another page that is never framed. */
  open(url: string): void;
}

/**
 * Hands links that leave the forum to the page around, which would otherwise see a stranger in its frame. Clicks with a
 * key, links for another tab and clicks that are handled already stay the browser's.
 */
export function watchLinks(window: Window, { send, signIn, open }: Deps): () => void {
  const { location } = window;
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.hasAttribute('download') || !/^(_self|_top|_parent)?$/.test(link.target)) return;
    const target = URL.canParse(link.href) ? new URL(link.href) : null;
    if (target === null) return;
    // `https://bank.example@evil.test/` leads to `evil.test`, and says so.
    target.username = target.password = '';
    // Mail and phone links open a program, not a page.
    const url = webUrl(target.href);
    if (url === null) return;
    if (new URL(url).origin === location.origin) {
      const { pathname } = new URL(url);
      if (!neverFramed.test(pathname)) return;
      event.preventDefault();
      if (!/^\/entry\/(signin|register)/i.test(pathname)) return open(url);
      // The host is told, and a tab of its own opens.
      send({ type: 'signin', path: withoutSecrets(new URL(url)).pathname });
      signIn(url);
      return;
    }
    event.preventDefault();
    send({ type: 'link', url });
  };
  // Last: whatever the page itself makes of a click comes first.
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}
