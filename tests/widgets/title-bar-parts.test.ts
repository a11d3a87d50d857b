import { createLocale } from '../../src/locale/createLocale';
import { boldRuns } from '../../widgets/title-bar/boldRuns';
import { createHideMachine } from '../../widgets/title-bar/createHideMachine';
import { unreadName } from '../../widgets/title-bar/unreadName';
import { readProps } from '../../widgets/title-bar/props';
import { htmlAttacks } from '../support/htmlAttacks';

describe('hiding', () => {
  const after = (...tops: number[]) => {
    const machine = createHideMachine(0);
    return tops.map((top) => machine.scrolledTo(top).hidden);
  };
  test('hides beyond 400 px on the way down, shows on the way up', () => {
    expect(after(200, 400, 411, 900, 880, 700)).toEqual([false, false, true, true, false, false]);
  });
  test('moves of 10 px and less add up to a step', () => {
    expect(after(500, 495, 490, 489, 499, 500)).toEqual([true, true, true, false, false, true]);
  });
  test('within the first 400 px it is always there', () => {
    expect(after(600, 400)).toEqual([true, false]);
    expect(after(395, 400, 401)).toEqual([false, false, false]);
  });
  test('a page that bounces above its beginning is at its beginning', () => {
    expect(after(-200, 0)).toEqual([false, false]);
  });
  test('it can be called back, and goes with the next step down', () => {
    const machine = createHideMachine(0);
    machine.scrolledTo(600);
    expect(machine.show().hidden).toBe(false);
    expect(machine.scrolledTo(605).hidden).toBe(false);
    expect(machine.scrolledTo(611).hidden).toBe(true);
  });
  test.each([
    [0, false],
    [50, false],
    [51, true],
  ])('at %d px scrolled is %s', (top, scrolled) => {
    expect(createHideMachine(top).state().scrolled).toBe(scrolled);
    expect(createHideMachine(0).scrolledTo(top).scrolled).toBe(scrolled);
  });
  test('who comes back to the beginning in one jump is still told that it has moved', () => {
    const machine = createHideMachine(0);
    expect(machine.scrolledTo(50).moved).toBe(false);
    expect(machine.scrolledTo(600)).toEqual({ hidden: true, scrolled: true, moved: true });
    expect(machine.scrolledTo(0)).toEqual({ hidden: false, scrolled: false, moved: true });
  });
  test('a state that has not changed is the same object', () => {
    const machine = createHideMachine(0);
    expect(machine.scrolledTo(600)).toBe(machine.scrolledTo(700));
  });
});

test.each([
  [0, 'Messages'],
  [1, 'Messages, 1 unread'],
  [99, 'Messages, 99 unread'],
  [100, 'Messages, more than 99 unread'],
  [5000, 'Messages, more than 99 unread'],
])('%d unread is said as "%s"', (count, words) => {
  const locale = createLocale({ localeKey: 'en', translations: {}, rtl: false });
  expect(unreadName(locale, 'Messages', count)).toBe(words);
});

describe('words of a notification', () => {
  const plain = (html: string) =>
    boldRuns(html)
      .map(({ text }) => text)
      .join('');
  test('names are bold, links are text', () => {
    expect(boldRuns('<b>Ada</b> wrote <a href="/x">a &amp; b</a>')).toEqual([
      { text: 'Ada', bold: true },
      { text: ' wrote a & b', bold: false },
    ]);
  });
  test('entities are decoded once, unknown ones stay', () => {
    expect(plain('&lt;b&gt; &amp;lt; &#65;&#x42; &nope; &#0;')).toBe('<b> &lt; AB &nope; \ufffd');
  });
  test('what is no tag is text', () => {
    expect(plain('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2');
  });
  test.each(Object.entries(htmlAttacks('evil.test')))('%s leaves no tag', (_name, html) => {
    expect(plain(html)).not.toMatch(/<[a-z/!]/i);
  });
  test('long and unclosed input costs no time', () => {
    expect(plain('<'.repeat(100_000)).length).toBeLessThanOrEqual(2000);
  });
});

describe('props', () => {
  test('a plain page has none', () => expect(readProps({})).toEqual({}));
  test.each([
    [{ positioning: 'fixed' }, /positioning/],
    [{ logo: 'x' }, /logo/],
    [{ navigation: { items: 'x' } }, /navigation/],
  ])('%j is refused', (props, message) => {
    expect(() => readProps(props)).toThrow(message);
  });
});
