import { watchLinks } from '../../../src/embed/frame/watchLinks';

let stop: () => void;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A click on what stands in a link; whether the browser would still follow it, and what the host was told. */
function click(markup: string, init: MouseEventInit = {}) {
  const sent: unknown[] = [];
  const opened: string[][] = [];
  stop = watchLinks(window, {
    send: (message) => sent.push(message),
    signIn: (url) => opened.push(['sign in', url]),
    open: (url) => opened.push(['open', url]),
  });
  document.body.innerHTML = markup;
  let isFollowed = false;
  // Behind ours, so that jsdom does not try to leave.
  const end = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  const inner = document.querySelector('b')!;
  inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }));
  return { sent, isFollowed, opened };
}

const away = 'https://elsewhere.example/x';

it.each([
  [away, away],
  // What is shown is the host that is gone to, in letters that cannot be taken for others.
  ['https://bank.example@evil.test/', 'https://evil.test/'],
  ['https://\u0430pple.example/', 'https://xn--pple-43d.example/'],
  ['HTTP://Elsewhere.Example:80/', 'http://elsewhere.example/'],
])('a link to %s is handed over as %s, from a click on what it holds', (href, url) => {
  const { sent, isFollowed } = click(`<a href="${href}" title="https://bank.example"><i><b>x</b></i></a>`);
  expect(sent).toEqual([{ type: 'link', url }]);
  expect(isFollowed).toBe(false);
});

it.each([
  ['a key', `<a href="${away}"><b>x</b></a>`, { ctrlKey: true }],
  ['another key', `<a href="${away}"><b>x</b></a>`, { metaKey: true }],
  ['a third key', `<a href="${away}"><b>x</b></a>`, { shiftKey: true }],
  ['the middle button', `<a href="${away}"><b>x</b></a>`, { button: 1 }],
  ['a tab of its own', `<a href="${away}" target="_blank"><b>x</b></a>`, {}],
  ['a download', `<a href="${away}" download><b>x</b></a>`, {}],
  ['mail', '<a href="mailto:a@b.example"><b>x</b></a>', {}],
  ['a page of the forum', '<a href="/discussions"><b>x</b></a>', {}],
  ['no link', '<b>x</b>', {}],
])('%s is left to the browser', (_, markup, init) => {
  const { sent, isFollowed } = click(markup, init);
  expect(sent).toEqual([]);
  expect(isFollowed).toBe(true);
});

it('pages that are never framed open a tab, and the host hears of those that sign in, without what is secret', () => {
  const { origin } = window.location;
  const messages = click('<a href="/messages"><b>x</b></a>');
  expect(messages.opened).toEqual([['open', `${origin}/messages`]]);
  expect([messages.sent, messages.isFollowed]).toEqual([[], false]);
  stop();
  const entry = click('<a href="/entry/signin?target=/x&token=abc"><b>x</b></a>');
  expect(entry.opened).toEqual([['sign in', `${origin}/entry/signin?target=/x&token=abc`]]);
  expect(entry.sent).toEqual([{ type: 'signin', path: '/entry/signin' }]);
  expect(entry.isFollowed).toBe(false);
});
