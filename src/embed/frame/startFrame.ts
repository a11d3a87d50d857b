import { attributes } from '../../contract/attributes';
import { readHostMessage } from '../../contract/embed';
import type { FrameMessage, HostMessage } from '../../contract/embed';
import { navigate } from '../../safe/navigate';
import { createEntry } from './createEntry';
import type { EntryFacts } from './createEntry';
import { frameStyles } from './frameStyles';
import { greet } from './greet';
import { watchForms } from './watchForms';
import { watchHeight } from './watchHeight';
import { watchLinks } from './watchLinks';
import { watchPlace } from './watchPlace';

/** The forum's half of an embed, in a page that is framed by another site. */
export function startFrame(window: Window & typeof globalThis, facts: EntryFacts): void {
  const { document } = window;
  const page = document.documentElement;
  const entry = createEntry(window, facts);
  // The reader's own choice, unless it was the host's wish that the page was printed with.
  const own = new URL(window.location.href).searchParams.has('theme')
    ? null
    : page.getAttribute(attributes.theme);
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(frameStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const go = (url: string, how: 'assign' | 'replace') => {
    navigate(window, 'internal', url, { origin: window.location.origin }, how);
  };
  let stops: (() => void)[] = [];

  greet(window, (port) => {
    stops.forEach((stop) => stop());
    const send = (message: FrameMessage) => port.postMessage(message);
    let isTold = false;
    const height = watchHeight(window, (value) => send({ type: 'height', height: value }));

    const hear = (message: HostMessage) => {
      switch (message.type) {
        case 'settings':
          applyTheme(message.theme);
          page.setAttribute(attributes.embedded, message.height);
          if (message.height === 'fixed') height.stop();
          else height.start();
          speak(message.locale);
          // Once: a repeated message would scroll the host to the place in the page's address.
          if (!isTold) place.tell();
          isTold = true;
          return;
        case 'go':
          return go(message.path, message.replace ? 'replace' : 'assign');
        case 'view':
          page.style.setProperty('--inl-view-top', `${message.top}px`);
          page.style.setProperty('--inl-view-height', `${message.height}px`);
          return;
        case 'token':
          return void entry.take(message.token).catch(() => undefined);
        case 'ping':
          return send({ type: 'alive' });
      }
    };
    const applyTheme = (theme: string) => {
      const wanted = theme === 'light' || theme === 'dark' ? theme : own;
      if (wanted === null) page.removeAttribute(attributes.theme);
      else page.setAttribute(attributes.theme, wanted);
    };

    // Cookies may be closed to us, so a page that was reached by a link has to be asked for in the host's language again.
    const speak = (locale: string) => {
      const url = new URL(window.location.href);
      if (!locale || page.lang === locale || url.searchParams.get('locale') === locale) return;
      url.searchParams.set('locale', locale);
      go(url.href, 'replace');
    };

    const place = watchPlace(window, send);
    stops = [
      height.stop,
      place.stop,
      watchLinks(window, { send, ...entry }),
      watchForms(window, entry.noForms),
    ];
    port.onmessage = ({ data }) => {
      const message = readHostMessage(data);
      if (message) hear(message);
    };
    if (entry.wants) send({ type: 'ask' });
  });
}
