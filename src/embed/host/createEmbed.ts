import { embedVersion, readFrameMessage, readGreeting } from '../../contract/embed';
import type { FrameMessage, HostMessage } from '../../contract/embed';
import { withoutSecrets } from '../../safe/withoutSecrets';
import { createDeepLink } from './createDeepLink';
import { createExit } from './createExit';
import { createHeight } from './createHeight';
import { createPrinted } from './createPrinted';
import { createSkip } from './createSkip';
import type { ForumEmbedElement } from './embed';
import type { EmbedHandle } from './embedHandle';
import { frameUrl } from './frameUrl';
import { makeFrame } from './makeFrame';
import { readOptions } from './readOptions';
import { readPlace } from './readPlace';
import { showFailure, type Cause } from './showFailure';
import { watchView } from './watchView';

/** Milliseconds that a page has to say that it is there. */
export const patience = 10_000;

/** One embed, from the moment its element is in a page and near the reader until `stop`. */
export function createEmbed(
  element: HTMLElement & Pick<ForumEmbedElement, 'getToken'>,
  root: ShadowRoot,
  window: Window & typeof globalThis,
): EmbedHandle {
  const { document } = window;
  const home = readOptions(element).home;
  const url = (path: string) => home && frameUrl(home, path);
  let frame: HTMLIFrameElement | undefined;
  let box: HTMLElement | undefined;
  let port: MessagePort | undefined;
  let settled = port; // That of the page which was loaded last.
  let deadline = 0;
  let loaded = false;

  const emit = (type: string, detail: object) =>
    element.dispatchEvent(new window.CustomEvent(type, { detail, cancelable: true }));
  const send = (message: HostMessage) => port?.postMessage(message);
  const setState = (state: string) => (element.dataset.state = state);
  const follow = createExit(window, (to) => emit('external', { url: to }));
  const { deepLink: name } = readOptions(element);
  const deepLink = name === null ? null : createDeepLink(window, name, (to) => open(to, true));
  const linked = deepLink?.read();
  const printed = createPrinted(document);
  const skip = createSkip(element);
  let path = linked && url(linked) ? linked : readOptions(element).path;

  // 1. A frame, and its way out.
  function load(): void {
    const target = url(path);
    if (!home || !target) return fail('config');
    if (!window.navigator.onLine) return fail('offline');
    // After Retry focus goes on from the new frame, not from the top of the host's page.
    const focused = root.activeElement;
    unload();
    const { theme, locale, label, height, min } = readOptions(element);
    if (theme) target.searchParams.set('theme', theme);
    if (locale) target.searchParams.set('locale', locale);
    loaded = shown = false;
    setState('loading');
    frame = makeFrame(document, label, height ?? Math.max(min, 150));
    frame.onload = () => {
      loaded = true;
      // The new page has to answer now. A page is loaded once: the one before may do so while the browser takes it down.
      if (port === settled) leave();
      settled = port;
      expect();
      send({ type: 'ping' });
    };
    // Its colour scheme is the page's around it, and changes with that (`embedStyles`).
    frame.ontransitionend = sendSettings;
    frame.src = target.href;
    expect();
    printed.tell(address());
    root.append(skip.link, frame, skip.end, printed.link);
    if (focused) frame.focus();
  }
  const address = () => withoutSecrets(url(path)!).href;
  function unload(): void {
    port = void port?.close();
    heard();
    size.stop();
    size = createSize();
    for (const part of [frame, box, printed.link, skip.link, skip.end]) part?.remove();
    frame = box = undefined;
  }

  // 2. Silence is the only sign of a frame that was refused.
  const expect = () => {
    window.clearTimeout(deadline);
    const cause = () => (!window.navigator.onLine ? 'offline' : loaded ? 'refused' : 'timeout');
    deadline = window.setTimeout(() => fail(cause()), patience);
  };
  const heard = () => window.clearTimeout(deadline);
  function fail(cause: Cause): void {
    const focused = root.activeElement;
    unload();
    setState('failed');
    emit('error', { cause });
    box = showFailure({ element, cause, url: url(path) && address(), onRetry: load });
    root.append(box);
    if (focused) box.querySelector('button')?.focus();
  }
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (frame && home && effectiveDirective === 'frame-src' && blockedURI.startsWith(home.origin))
      fail('blocked');
  };

  // 3. Greetings: the right window, the right origin, the right shape; then a private port.
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    const other = frame?.contentWindow;
    if (!other || source !== other || origin !== home?.origin) return;
    const hello = readGreeting(data, ['hello']);
    if (!hello) return;
    const answer = { version: embedVersion, nonce: hello.nonce };
    if (hello.version !== embedVersion) {
      other.postMessage({ inlay: 'refused', ...answer }, origin);
      return fail('version');
    }
    port?.close();
    const channel = new window.MessageChannel();
    port = channel.port1;
    port.onmessage = (event) => {
      const message = readFrameMessage(event.data);
      if (message) hear(message);
    };
    other.postMessage({ inlay: 'welcome', ...answer }, origin, [channel.port2]);
    sendSettings();
    view.send();
  };

  // 4. What the frame says.
  function hear(message: FrameMessage): void {
    heard();
    switch (message.type) {
      case 'page':
        return arrive(message.path, message.title);
      case 'height':
        return void (readOptions(element).height ?? size.set(message.height));
      case 'scroll':
        return void emit('scroll', { top: message.top });
      case 'reveal':
        return view.reveal(message.top);
      case 'link':
        return follow(message.url);
      case 'signin':
        return void emit('signin', { path: message.path });
      case 'ask':
        return void identify();
      case 'leave':
        return leave();
      case 'alive':
    }
  }
  function leave(): void {
    port = void port?.close();
    setState('loading');
    frame?.classList.remove('on');
    expect();
  }
  // Only before anything else was shown: after a sign-out the reader wants to be signed out.
  let shown = false;
  async function identify(): Promise<void> {
    const { getToken } = element;
    const token = !shown && ((await getToken?.call(element)) ?? element.getAttribute('sso-string'));
    if (token) send({ type: 'token', token });
  }
  function arrive(raw: string, rawTitle: string): void {
    const place = home && readPlace(home, raw, rawTitle);
    if (!place) return;
    const { path: here, title } = place;
    const { titleTemplate } = readOptions(element);
    const first = element.dataset.state !== 'ready';
    setState('ready');
    shown = true;
    frame!.classList.add('on');
    const moved = here !== path;
    path = here;
    printed.tell(address());
    if (moved) deepLink?.write(here);
    if (first) emit('ready', { path, title });
    if (moved) emit('navigate', { path, title });
    emit('title', { title });
    // A page's name is the host's to give, so it has to ask for ours.
    if (titleTemplate) document.title = titleTemplate.replace('%s', () => title);
  }

  // 5. What the frame is told.
  let clamped = false;
  const sendSettings = () => {
    const { theme, locale, height } = readOptions(element);
    const mode = height === null ? (clamped ? 'clamped' : 'fit') : 'fixed';
    send({ type: 'settings', theme: theme ?? '', locale, height: mode });
  };
  const createSize = () =>
    createHeight({
      window,
      limits: () => readOptions(element),
      apply(height, isClamped) {
        frame!.style.height = `${height}px`;
        if (clamped !== isClamped) {
          clamped = isClamped;
          sendSettings();
        }
        emit('height', { height });
        view.send();
      },
      onRunaway: () => emit('runaway', {}),
    });
  let size = createSize();
  const view = watchView(window, () => frame, send);

  function open(to: string, replace: boolean): boolean {
    const target = url(to);
    if (!target) return false;
    if (port) send({ type: 'go', path: target.pathname + target.search + target.hash, replace });
    else {
      path = to;
      load();
    }
    return true;
  }

  window.addEventListener('message', onMessage);
  document.addEventListener('securitypolicyviolation', onViolation);
  load();
  return {
    go: (to) => open(to, false),
    retry: load,
    focus: () => frame?.focus(),
    path: () => path,
    refresh() {
      const { height, label } = readOptions(element);
      skip.name();
      if (!frame) return;
      frame.title = label;
      if (height === null) size.set();
      else frame.style.height = `${height}px`;
      sendSettings();
    },
    stop() {
      unload();
      view.stop();
      deepLink?.stop();
      window.removeEventListener('message', onMessage);
      document.removeEventListener('securitypolicyviolation', onViolation);
    },
  };
}
