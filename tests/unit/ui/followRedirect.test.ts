import { endRedirects, followRedirect } from '../../../src/ui/followRedirect';
import { testUi } from '../../support/testUi';
import { urlAttacks } from '../../support/urlAttacks';

const key = 'inlay.redirects';

/** A page of `https://forum.example` that notes where it is sent instead of going there. */
function open(sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.sessionStorage) {
  const { ui } = testUi({ trustedDomains: ['help.example'] });
  const left: string[] = [];
  const page = {
    sessionStorage,
    location: { assign: (url: string) => left.push(url) },
  } as unknown as typeof ui.window;
  const urls = () => ({ origin: 'https://forum.example', page: 'https://forum.example/a' });
  const follow = (to: string) => followRedirect({ ...ui, window: page, urls }, to);
  return { follow, left, end: () => endRedirects(page) };
}

afterEach(() => window.sessionStorage.clear());

test('a redirect leads to the forum itself, or to a domain that it trusts', () => {
  const { follow, left } = open();
  expect([follow('/b'), follow('https://forum.example/c?d#e'), follow('https://help.example/')]).toEqual([
    'left',
    'left',
    'left',
  ]);
  expect(left).toEqual(['https://forum.example/b', 'https://forum.example/c?d#e', 'https://help.example/']);
});

test.each(urlAttacks('evil.example'))('T16: and never elsewhere: %j', (url) => {
  const { follow, left } = open();
  follow(url);
  expect(left.filter((each) => !each.startsWith('https://forum.example/'))).toEqual([]);
});

test('T16: pages that lead to each other stop after the fifth time; a page that has come begins anew', () => {
  const { follow, left, end } = open();
  expect(Array.from({ length: 6 }, (_, index) => follow(index % 2 ? '/a' : '/b'))).toEqual([
    ...Array.from({ length: 5 }, () => 'left'),
    'circle',
  ]);
  expect(left).toHaveLength(5);
  // The reader may try again.
  expect(follow('/a')).toBe('left');
  end();
  expect(window.sessionStorage.getItem(key)).toBeNull();
});

test('where nothing can be counted nothing is followed', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const { follow, left, end } = open({ getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(follow('/b')).toBe('circle');
  end();
  expect(left).toEqual([]);
});
