import { watchBackLinks } from '../../../src/page/watchBackLinks';

const origin = 'https://forum.example';
let went: string[] = [];
let paths: string[] = [];
const navigation = {
  // The last is this page; what has its path differs by the hash alone.
  entries: () =>
    paths.map((path, index) => ({
      url: origin + path,
      key: `${index} ${path}`,
      sameDocument: path.split('#')[0] === paths.at(-1)!.split('#')[0],
    })),
  get currentEntry() {
    return this.entries().at(-1)!;
  },
  traverseTo(key: string) {
    went.push(key.slice(key.indexOf(' ') + 1));
    return { committed: Promise.reject(new Error('stays')), finished: Promise.reject(new Error('stays')) };
  },
};
const followed = jest.fn((event: Event) => {
  if (!event.defaultPrevented) went.push('followed');
  event.preventDefault();
});

beforeAll(() => {
  Object.assign(window, { navigation });
  watchBackLinks(window as Window & typeof globalThis, '/forum');
  window.addEventListener('click', followed);
});

test.each([
  ['the page before', ['/forum/discussions?page=2', '/forum/discussion/5'], '/forum/discussions?page=2'],
  [
    'past places of the same page',
    ['/forum/discussions', '/forum/discussion/5', '/forum/discussion/5#Comment_8'],
    '/forum/discussions',
  ],
  [
    'past pages for signing in',
    ['/forum/categories', '/forum/entry/signin?target=x', '/forum/es/entry', '/forum/discussion/5'],
    '/forum/categories',
  ],
  ['never past the forum', ['/shop', '/forum/entry/signin', '/forum/discussion/5'], 'followed'],
  ['by its address, where it is the first page', ['/forum/discussion/5'], 'followed'],
])('Back leads to %s', (_, before, expected) => {
  [went, paths] = [[], before];
  document.body.innerHTML =
    '<a href="/forum/" data-inlay-back><b>Back</b></a><a href="/forum/x">Elsewhere</a>';
  document.querySelector('b')!.click();
  expect(went).toEqual([expected]);
  document
    .querySelector('b')!
    .dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
  document.querySelectorAll('a')[1]!.click();
  expect(went).toEqual([expected, 'followed', 'followed']);
});
