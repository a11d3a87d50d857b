import { createEmbed } from '../../../src/embed/host/createEmbed';
import type { EmbedHandle } from '../../../src/embed/host/embedHandle';

const forum = 'https://forum.example';
const nonce = '0123456789abcdef';
const hello = { inlay: 'hello', version: 1, nonce };

/** The frame's end of a port; jsdom has no ports. */
const port2 = 'the private port';
const port1 = {
  postMessage: () => undefined,
  close: jest.fn(),
  onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
};
beforeAll(() => {
  Object.defineProperty(window, 'MessageChannel', {
    value: function Channel() {
      return { port1, port2 };
    },
  });
});

let embed: EmbedHandle | undefined;
afterEach(() => {
  embed?.stop();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** A host's page with an embed whose frame has come, and what the host posts to it. */
function page(src = `${forum}/`) {
  const element = Object.assign(document.createElement('div'), { getToken: null });
  element.setAttribute('src', src);
  document.body.append(element);
  // Frames inside a shadow root have no window here, and what the embed does to its root it does to any element.
  const root = element.appendChild(document.createElement('div')) as unknown as ShadowRoot;
  embed = createEmbed(element, root, window as Window & typeof globalThis);
  const frame = () => root.querySelector('iframe')!;
  const posted: unknown[][] = [];
  const listen = () => {
    jest
      .spyOn(frame().contentWindow!, 'postMessage')
      .mockImplementation((...args: unknown[]) => void posted.push(args));
  };
  if (root.querySelector('iframe')) listen();
  const tell = (data: unknown, origin: string, source: Window | null = frame().contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { element, root, frame, posted, tell };
}

it('answers the forum with its nonce and a private port, to that origin alone', () => {
  const { posted, tell } = page();
  tell(hello, forum);
  expect(posted).toEqual([[{ inlay: 'welcome', version: 1, nonce }, forum, [port2]]]);
});

it.each([
  'http://forum.example',
  'https://forum.example:8443',
  'https://example',
  'https://sub.forum.example',
  'https://forum.example.evil.test',
  'https://evil.test',
  'null',
  '',
])('has no answer for a greeting from %j', (origin) => {
  const { element, posted, tell } = page();
  tell(hello, origin);
  expect(posted).toEqual([]);
  expect(element.dataset.state).toBe('loading');
});

it('takes no answer of a page for the one that was loaded after it', () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { element, frame, tell } = page();
  tell(hello, forum);
  port1.onmessage?.({ data: { type: 'page', path: '/discussions', title: 'All' } });
  expect(element.dataset.state).toBe('ready');
  const answer = () => port1.onmessage?.({ data: { type: 'alive' } });
  const come = () => frame().dispatchEvent(new Event('load'));
  port1.close.mockImplementation(() => (port1.onmessage = undefined));
  come();
  answer();
  jest.advanceTimersByTime(10_000);
  expect(element.dataset.state).toBe('ready');
  // It went elsewhere, and what was there before still answers while the browser takes it down.
  come();
  expect(element.dataset.state).toBe('loading');
  answer();
  jest.advanceTimersByTime(10_000);
  expect(element.dataset.state).toBe('failed');
  jest.useRealTimers();
});

it('has no answer for another window of the forum’s own origin', () => {
  const { posted, tell } = page();
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const spy = jest.spyOn(other!, 'postMessage').mockImplementation();
  tell(hello, forum, other);
  tell(hello, forum, window);
  tell(hello, forum, null);
  expect(posted).toEqual([]);
  expect(spy).not.toHaveBeenCalled();
});

it('tells a forum of another version so, and the reader too', () => {
  const { element, root, posted, tell } = page();
  const heard: unknown[] = [];
  element.addEventListener('error', (event) => heard.push((event as unknown as CustomEvent).detail));
  tell({ ...hello, version: 2 }, forum);
  expect(posted).toEqual([[{ inlay: 'refused', version: 1, nonce }, forum]]);
  expect(heard).toEqual([{ cause: 'version' }]);
  expect(root.querySelector('[role="alert"]')!.textContent).toContain('versions');
  expect(root.querySelector('iframe')).toBeNull();
});

it.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user@forum.example/',
  'ftp://forum.example/',
  'https://',
])('has no frame for a forum at %j, and says that its address is wrong', (src) => {
  const { element, root } = page(src);
  expect(root.querySelector('iframe')).toBeNull();
  expect(element.dataset.state).toBe('failed');
  expect(root.querySelector('[role="alert"]')!.textContent).toContain('address');
});

it.each(['refused', 'timeout'])('tells developers what to ask the forum for where it was %s', (cause) => {
  jest.useFakeTimers();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { element, frame } = page();
  element.addEventListener('error', (event) =>
    expect((event as unknown as CustomEvent).detail).toEqual({ cause }),
  );
  // The browser's own page loads in a frame that was refused, and greets nobody.
  if (cause === 'refused') frame().dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_001);
  expect(element.dataset.state).toBe('failed');
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`${forum} did not answer`)]]);
  expect(warn.mock.calls[0]![0]).toContain(`list ${window.location.origin} among`);
  jest.useRealTimers();
});

it('leaves nothing behind when it ends', () => {
  const { root, posted, tell, frame } = page();
  const source = frame().contentWindow;
  embed!.stop();
  tell(hello, forum, source);
  expect(posted).toEqual([]);
  expect(root.querySelector('iframe')).toBeNull();
});

it('has a way past its frame, named as the host wants, which leaves the address alone', () => {
  const { element, root, frame } = page();
  element.setAttribute('label', 'Our forum');
  embed!.refresh();
  const link = frame().previousElementSibling as HTMLAnchorElement;
  expect(link.textContent).toBe('Skip Our forum');
  link.click();
  expect(frame().nextElementSibling).toBe(document.activeElement);
  expect(window.location.hash).toBe('');
  element.dataset.skip = 'تخطّ';
  embed!.refresh();
  expect(link.textContent).toBe('تخطّ');
  embed!.stop();
  expect(root.querySelector('a, span')).toBeNull();
});
