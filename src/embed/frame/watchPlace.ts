import type { FrameMessage } from '../../contract/embed';
import { withoutSecrets } from '../../safe/withoutSecrets';
import { cutText } from '../../safe/cutText';

/** Chromium and Safari say when the address changes without a new page. */
type Navigation = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const pollEvery = 200;

/** Tells where the reader is, what the page is called and how far it is scrolled; and that it goes. */
export function watchPlace(window: Window & typeof globalThis, send: (message: FrameMessage) => void) {
  const { document, location } = window;
  const { navigation } = window as { navigation?: Navigation };
  let told = '';
  let toldTitle = '';
  let scheduled = 0;

  const read = () => {
    const url = withoutSecrets(new URL(location.href));
    // How the host asked for the page, not where it is.
    for (const name of ['theme', 'locale']) url.searchParams.delete(name);
    // `//evil.example` is a path here, but hosts refuse what could be another site, and would wait for ever.
    return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  };
  const tell = () => {
    const path = read();
    const { title } = document;
    if (`${path} ${title}` === told) return;
    told = `${path} ${title}`;
    toldTitle = title;
    send({ type: 'page', path, title: cutText(title, 200) });
  };
  const reveal = () => {
    const target = document.querySelector(':target')?.getBoundingClientRect();
    if (target) send({ type: 'reveal', top: target.top + window.scrollY, height: target.height });
  };
  const onMove = () => {
    tell();
    reveal();
  };
  const onScroll = () => {
    scheduled ||= window.requestAnimationFrame(() => {
      scheduled = 0;
      send({ type: 'scroll', top: window.scrollY });
    });
  };
  const onLeave = () => send({ type: 'leave' });

  // Stylesheets come into the head as well.
  const titles = new window.MutationObserver(() => {
    if (document.title !== toldTitle) tell();
  });
  titles.observe(document.head, { subtree: true, childList: true, characterData: true });
  navigation?.addEventListener('currententrychange', tell);
  let poll = 0;
  // Timers of a hidden tab only cost battery.
  const onVisible = () => {
    window.clearInterval(poll);
    if (!navigation && !document.hidden) poll = window.setInterval(tell, pollEvery);
  };
  onVisible();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('hashchange', onMove);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', onLeave);
  return {
    tell() {
      told = '';
      tell();
      if (location.hash) reveal();
    },
    stop() {
      titles.disconnect();
      window.clearInterval(poll);
      document.removeEventListener('visibilitychange', onVisible);
      navigation?.removeEventListener('currententrychange', tell);
      window.removeEventListener('hashchange', onMove);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onLeave);
    },
  };
}
