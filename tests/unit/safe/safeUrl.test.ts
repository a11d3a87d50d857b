import fc from 'fast-check';
import { URL as NodeURL } from 'node:url';
import { safeUrl } from '../../../src/safe/safeUrl';
import type { UrlKind } from '../../../src/safe/safeUrl';
import { growth, linear } from '../../support/growth';

const origin = 'https://forum.test';
const page = 'https://forum.test/discussion/1/hello';
const options = { origin, page, hosts: ['cdn.test', '*.images.test'] };
const kinds: UrlKind[] = ['internal', 'user', 'redirect', 'asset'];
const as = (kind: UrlKind, value: unknown) => safeUrl(kind, value, options);

/** What a browser would open from a link on our page: Node's parser, another implementation than the one under test. */
const opened = (text: string): NodeURL | null =>
  NodeURL.canParse(text, page) ? new NodeURL(text, page) : null;

const neverLinked = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
  ],
  ...[
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:msgbox(1)',
    'blob:https://forum.test/1',
    'file:///etc/passwd',
  ],
  ...[
    'view-source:https://forum.test',
    'about:blank',
    'ftp://forum.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
  ],
  ...[
    '/\n/evil.test',
    '/\\/evil.test',
    '///evil.test',
    '////evil.test',
    'https:/\\evil.test',
    'https:\\\\evil.test',
    'https:evil.test',
  ],
  ...[
    'https:///evil.test',
    'https://forum.test@evil.test',
    'https://a:b@forum.test/',
    'HTTPS://',
    'http://',
    '',
    '   ',
    'relative/path',
    'evil.test',
  ],
  ...[
    '?query',
    '.',
    '..',
    'https://',
    'https://[bad',
    'https://forum.test\u00a0',
    '\u3000https://forum.test',
    `/${'a'.repeat(100_000)}`,
    `https://forum.test/${'x'.repeat(100_000)}`,
  ],
];

test.each(neverLinked)('refuses %j everywhere', (value) => {
  for (const kind of kinds) expect(as(kind, value)).toBeNull();
});

test.each([undefined, null, 5, {}, [], ['/x'], true, new Date(), Symbol('x'), () => '/x'])(
  'refuses what is no text: %p',
  (value) => {
    for (const kind of kinds) expect(as(kind, value)).toBeNull();
  },
);

test.each([
  ['/discussion/5', 'https://forum.test/discussion/5'],
  ['  /discussion/5  ', 'https://forum.test/discussion/5'],
  ['/a/../b?x=1#y', 'https://forum.test/b?x=1#y'],
  ['https://forum.test/x', 'https://forum.test/x'],
  ['HTTPS://FORUM.TEST/x', 'https://forum.test/x'],
  ['https://forum.test:443/x', 'https://forum.test/x'],
  ['#', 'https://forum.test/discussion/1/hello#'],
  ['#part', 'https://forum.test/discussion/1/hello#part'],
  ['/日本', 'https://forum.test/%E6%97%A5%E6%9C%AC'],
])('keeps %j of our own for every kind', (value, href) => {
  for (const kind of kinds) expect(as(kind, value)).toBe(href);
});

test.each([
  ['https://forum.test.evil.test/', 'https://forum.test.evil.test/'],
  ['https://evil。test/x', 'https://evil.test/x'],
  ['https://exämple.test/', 'https://xn--exmple-cua.test/'],
  ['http://forum.test/', 'http://forum.test/'],
  ['https://forum.test:8443/', 'https://forum.test:8443/'],
])('lets only a member’s link lead to %j', (value, href) => {
  expect(as('user', value)).toBe(href);
  for (const kind of ['internal', 'redirect', 'asset'] as const) expect(as(kind, value)).toBeNull();
});

test.each([
  ['mailto:ada@forum.test', 'mailto:ada@forum.test'],
  ['MAILTO:ada@forum.test', 'mailto:ada@forum.test'],
  ['mailto:ada@forum.test?bcc=evil@evil.test', 'mailto:ada@forum.test'],
  [
    'mailto:ada@forum.test?subject=Hi%20you&cc=x@y&body=a%0D%0Ab',
    'mailto:ada@forum.test?subject=Hi%20you&body=a%0D%0Ab',
  ],
  ['mailto:ada@forum.test?subject=a%0Abcc:x', 'mailto:ada@forum.test?subject=a%20bcc%3Ax'],
  ['mailto:ada@forum.test%0Abcc:evil@evil.test', null],
  ['mailto:ada@forum.test\nbcc:evil@evil.test', null],
  ['mailto:', null],
  ['mailto:%E0%A4%A', null],
  ['tel:+49 30 123-45', 'tel:+49 30 123-45'],
  ['tel:*21*5%23', null],
  ['tel:', null],
])('mail and phone links are for members only: %j', (value, href) => {
  expect(as('user', value)).toBe(href);
  for (const kind of ['internal', 'redirect', 'asset'] as const) expect(as(kind, value)).toBeNull();
});

test('assets and redirects also go to configured hosts, over https only', () => {
  for (const kind of ['asset', 'redirect'] as const) {
    expect(as(kind, 'https://cdn.test/a.png')).toBe('https://cdn.test/a.png');
    expect(as(kind, 'https://a.images.test/a.png')).toBe('https://a.images.test/a.png');
    expect(as(kind, 'http://cdn.test/a.png')).toBeNull();
    expect(as(kind, 'https://cdn.test.evil.test/')).toBeNull();
    expect(as(kind, 'https://evilimages.test/')).toBeNull();
    expect(as(kind, '//cdn.test/a.png')).toBeNull();
    expect(safeUrl(kind, 'https://any.test/a.png', { origin, hosts: ['*'] })).toBe('https://any.test/a.png');
  }
});

test('without a page, a part of it leads nowhere', () => {
  expect(safeUrl('internal', '#part', { origin })).toBeNull();
});

// Pieces that attacks are made of, in any order.
const pieces = fc.constantFrom(
  ...[
    '/',
    '\\',
    ':',
    '@',
    '.',
    '..',
    '?',
    '#',
    '%2f',
    '%5c',
    '%00',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u00a0',
    '。',
    '／',
    '\ud800',
  ],
  ...[
    'http',
    'HTTPS',
    'https:',
    'https://',
    'javascript:',
    'data:',
    'mailto:',
    'tel:',
    'blob:',
    'forum.test',
    'evil.test',
    '[::1]',
    ':443',
    'a',
    '日',
  ],
);
const spelling = fc.oneof(
  fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

test('never throws, and what it answers is opened where it says, whoever parses it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), spelling, (kind, value) => {
      const href = as(kind, value);
      if (href === null) return;
      const target = opened(href)!;
      if (kind === 'internal') expect(target.origin).toBe(origin);
      if (kind === 'user') expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(target.protocol);
      if (kind === 'asset' || kind === 'redirect')
        expect(
          target.host === 'cdn.test' || target.host.endsWith('.images.test') || target.origin === origin,
        ).toBe(true);
      expect(target.username + target.password).toBe('');
      expect(as(kind, href)).toBe(href);
    }),
    { numRuns: 3000 },
  );
});

test('what a browser would open elsewhere is never internal', () => {
  fc.assert(
    fc.property(spelling, (value) => {
      if (opened(value)?.origin !== origin) expect(as('internal', value)).toBeNull();
    }),
    { numRuns: 3000 },
  );
});

test('keeps every ordinary path', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9_~-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const path = `/${parts.join('/')}`;
      expect(as('internal', path)).toBe(`${origin}${path}`);
    }),
  );
});

test.each<[string, (size: number) => string]>([
  ['spaces', (size) => ' '.repeat(size)],
  ['backslashes', (size) => `/${'\\'.repeat(size)}`],
  ['an address', (size) => `mailto:${'a'.repeat(size)}`],
  ['spaces before a letter', (size) => `${' '.repeat(size)}x`],
])('a hostile length costs no more than reading it: %s', async (_, make) => {
  expect(await growth((size) => as('user', make(size)), 10_000)).toBeLessThan(linear);
});
