import { createLocale } from '../../../src/locale/createLocale';

const speak = (localeKey: string, translations: Record<string, string> = {}, more = {}) =>
  createLocale({ localeKey, translations, rtl: false, ...more });
const en = speak('en');

test('words are found by their English text, and stay English where there are none', () => {
  const de = speak('de', { Retry: 'Erneut versuchen', 'Hi {name}': 'Hallo {name}', Empty: '' });
  expect(de.t('Retry')).toBe('Erneut versuchen');
  expect(de.t('Hi {name}', { name: '{name} & {x}' })).toBe('Hallo {name} & {x}');
  expect(de.t('Empty')).toBe('Empty');
  expect(de.t('constructor')).toBe('constructor');
  expect(de.t('max %s of %s', [1, '%s'])).toBe('max 1 of %s');
  expect(de.t('Hi {toString}', {})).toBe('Hi {toString}');
});

test('a translator sees what is missing', () => {
  expect(speak('de', {}, { debug: true }).t('Retry')).toBe('⟦Retry⟧');
  expect(speak('en', {}, { debug: true }).t('Retry')).toBe('Retry');
});

test('plurals: Arabic has six forms', () => {
  const people = { one: '{count} person', other: '{count} people' };
  const forms = {
    zero: 'لا أحد',
    one: 'شخص',
    two: 'شخصان',
    few: '{count} أشخاص',
    many: '{count} شخصًا',
    other: '{count} شخص',
  };
  const words = Object.fromEntries(
    Object.entries(forms).map(([category, text]) => [`{count} people#${category}`, text]),
  );
  const ar = speak('ar', words, { rtl: true });
  const said = (count: number) => ar.plural(count, people);
  expect(ar.direction).toBe('rtl');
  expect([said(0), said(1), said(2)]).toEqual(['لا أحد', 'شخص', 'شخصان']);
  expect(said(3)).toBe(`${ar.number(3)} أشخاص`);
  expect(said(11)).toBe(`${ar.number(11)} شخصًا`);
  expect(said(100)).toBe(`${ar.number(100)} شخص`);
});

test('plurals: two forms need no category, and no translation falls back to English grammar', () => {
  const people = { one: '{count} person', other: '{count} people' };
  const de = speak('de', { '{count} person': '{count} Mensch', '{count} people': '{count} Menschen' });
  expect([de.plural(1, people), de.plural(2, people)]).toEqual(['1 Mensch', '2 Menschen']);
  expect([en.plural(1, people), en.plural(0, people), en.plural(1234, people)]).toEqual([
    '1 person',
    '0 people',
    '1,234 people',
  ]);
  expect(speak('ja').plural(1, people)).toBe('1 person');
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1049, '1k'],
  [1050, '1.1k'],
  [1051, '1.1k'],
  [12_345, '12.3k'],
  [999_949, '999.9k'],
  [999_950, '1m'],
  [1_500_000, '1.5m'],
  [2_000_000_000, '2b'],
  [3_210_000_000_000, '3.2t'],
  [4e15, '4000t'],
  [-1500, '-1.5k'],
  [NaN, '0'],
  [Infinity, '0'],
])('compact %d is %s', (value, text) => {
  expect(en.compact(value)).toBe(text);
});

test('numbers are written as the language does', () => {
  expect(en.number(1_234_567.5)).toBe('1,234,567.5');
  expect(speak('de').number(1_234_567)).toBe('1.234.567');
});

test.each([
  ['de', '1,5\u00a0Mio.', '1,5 MB'],
  ['fr', '1,5\u00a0M', '1,5\u202fMo'],
  ['ja', '150万', '1.5 MB'],
  ['ar-EG', '١٫٥\u00a0مليون', '١٫٥ م.ب'],
])('%s shortens numbers and sizes in its own way', (tag, compact, size) => {
  expect(speak(tag).compact(1_500_000)).toBe(compact);
  // Between releases of the language data the kind of space changes.
  const spaces = (text: string) => text.replace(/\s/g, ' ');
  expect(spaces(speak(tag).fileSize(1.5 * 1024 ** 2))).toBe(spaces(size));
});

test.each(['en', 'de-CH', 'pt-BR', 'he', 'zh-Hant-TW', 'ar', 'ar-EG', 'fa', 'mr', 'my', 'de-u-nu-arab'])(
  'small whole numbers are the ones that %s writes',
  (tag) => {
    const format = new Intl.NumberFormat(tag);
    for (const value of [0, 7, 42, 999, 1000]) expect(speak(tag).number(value)).toBe(format.format(value));
  },
);

test('badges cap at 99', () => {
  expect([-1, 0, 1, 99, 100, 5000, NaN].map(en.badge)).toEqual(['', '', '1', '99', '99+', '99+', '']);
});

test('file sizes have base 1024', () => {
  const sizes = [
    0,
    1023,
    1024,
    1536,
    1_048_525,
    1_048_576,
    5 * 1024 ** 3,
    2 * 1024 ** 4,
    5000 * 1024 ** 4,
    -5,
  ];
  expect(sizes.map(en.fileSize)).toEqual([
    '0 B',
    '1023 B',
    '1 KB',
    '1.5 KB',
    '1 MB',
    '1 MB',
    '5 GB',
    '2 TB',
    '5000 TB',
    '0 B',
  ]);
});

test('dates', () => {
  const date = new Date(2024, 0, 5, 15, 4);
  expect(en.date(date)).toBe('Jan 5, 2024');
  expect(en.date(date, 'extended')).toMatch(/^Friday, January 5, 2024 at 3:04\sPM$/);
  expect(en.date(date, 'compact')).toBe('1/5/24');
  expect(en.date(date, 'time')).toMatch(/^3:04\sPM$/);
  expect(speak('de').date(date.toISOString())).toBe('05.01.2024');
  expect([en.date('nonsense'), en.relative('nonsense', 0)]).toEqual(['', '']);
});

test('relative dates say "just now" for 0 to 5 seconds', () => {
  const now = Date.now();
  const ago = (seconds: number) => en.relative(now - seconds * 1000, now);
  expect([ago(0), ago(5), ago(5.9)]).toEqual(['just now', 'just now', 'just now']);
  expect([ago(6), ago(59), ago(60), ago(3599)]).toEqual([
    '6 seconds ago',
    '59 seconds ago',
    '1 minute ago',
    '59 minutes ago',
  ]);
  expect([ago(7200), ago(86_400 * 3), ago(86_400 * 40), ago(86_400 * 800)]).toEqual([
    '2 hours ago',
    '3 days ago',
    '1 month ago',
    '2 years ago',
  ]);
  expect([ago(-30), ago(-120)]).toEqual(['just now', 'in 2 minutes']);
  expect(speak('fr').relative(now - 120_000, now)).toBe('il y a 2 minutes');
  expect(speak('de', { 'just now': 'gerade eben' }).relative(now, now)).toBe('gerade eben');
});

test('a locale key that no browser knows counts as English', () => {
  expect([speak('en_GB').tag, speak('!!').tag, speak('').tag]).toEqual(['en-GB', 'en', 'en']);
});

test('the pseudo-language marks each letter of what goes through t(), and lengthens it, but not what is put in', () => {
  const pseudo = speak('pseudo');
  expect(pseudo.t('Sign In').normalize('NFC')).toBe('[Śí\u01f5ń Íń ~~~]');
  expect(pseudo.t('By {name}', { name: 'Mara' })).toMatch(/^\[B\u0301y\u0301 Mara ~+]$/);
  expect(pseudo.t('%s and %s', ['a', 'b'])).toMatch(/^\[a a\u0301n\u0301d\u0301 b ~+]$/);
  expect(pseudo.plural(1200, { other: '{count} posts' })).toMatch(/^\[1,200 p\u0301/);
  expect([pseudo.tag, pseudo.date(new Date(2024, 0, 5))]).toEqual(['en-XA', 'Jan 5, 2024']);
});
