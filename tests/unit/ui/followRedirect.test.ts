import { followRedirect } from '../../../src/ui/followRedirect';
import { testUi } from '../../support/testUi';
import { urlAttacks } from '../../support/urlAttacks';

const key = 'inlay.redirects';

/** A page of `https://forum.example` that notes where it is sent instead of going there. */
function open(sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.sessionStorage) {
  const { ui } = testUi({ trustedDomains: ['help.example'] });
  const left: string[] = [];
  const location = { href: 'https://forum.example/a', replace: (url: string) => left.push(url) };
  const page = { sessionStorage, location } as unknown as typeof ui.window;
  const urls = () => ({ origin: 'https://forum.example', page: location.href });
  const follow = (to: string) => followRedirect({ ...ui, window: page, urls }, to);
  /** The reader is where a redirect has led, or goes elsewhere. */
  const go = (url = left.at(-1)!) => {
    location.href = url;
  };
  return { follow, go, left };
}

let now = 0;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

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

test('T16: pages that lead to each other stop after the fifth time', () => {
  const { follow, left } = open();
  expect(Array.from({ length: 6 }, (_, index) => follow(index % 2 ? '/a' : '/b'))).toEqual([
    ...Array.from({ length: 5 }, () => 'left'),
    'circle',
  ]);
  expect(left).toHaveLength(5);
  // The reader may try again.
  expect(follow('/a')).toBe('left');
});

test('T16: so do slow ones, and those between which the server redirects on its own', () => {
  const slow = open();
  const answers = Array.from({ length: 6 }, () => {
    const answer = slow.follow('/b');
    slow.go();
    now += 60_000;
    return answer;
  });
  expect(answers.at(-1)).toBe('circle');

  window.sessionStorage.clear();
  const { follow, go } = open();
  const fast = Array.from({ length: 6 }, (_, index) => {
    const answer = follow('/b');
    go(`https://forum.example/c?${index}`);
    now += 3000;
    return answer;
  });
  expect(fast.at(-1)).toBe('circle');
});

test('a reader may follow such a link as often as he likes, and what is refused counts for nothing', () => {
  const { follow, go } = open();
  for (let each = 0; each < 20; each++) {
    expect(follow('https://evil.example/')).toBe('refused');
    expect(follow('/b')).toBe('left');
    go();
    now += 20_000;
    go('https://forum.example/a');
  }
});

test('what another page has left there is no count', () => {
  const { follow } = open();
  for (const left of ['{', 'null', '[]', '{"count":"9"}']) {
    window.sessionStorage.setItem(key, left);
    expect(follow('/b')).toBe('left');
  }
});

test('where nothing can be counted nothing is followed', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const { follow, left } = open({ getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(follow('/b')).toBe('circle');
  expect(left).toEqual([]);
});
