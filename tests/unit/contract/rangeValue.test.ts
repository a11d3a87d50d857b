import { isNumber, readRange, writeRange } from '../../../src/contract/rangeValue';

test.each([
  [{ start: '1', end: '5' }, '[1,5]'],
  [{ start: '2026-11-01', end: '2026-11-28' }, '[2026-11-01,2026-11-28]'],
  [{ start: '-3' }, '>=-3'],
  [{ end: '2026-11-28' }, '<=2026-11-28'],
])('%j is %s, both ways', (range, text) => {
  expect(writeRange(range)).toBe(text);
  expect(readRange(text)).toEqual(range);
});

test('spaces in a range do not count; one without bounds is empty', () => {
  expect(readRange(' [ 1 , 5 ] ')).toEqual({ start: '1', end: '5' });
  expect(readRange('>= 5')).toEqual({ start: '5' });
  expect(writeRange({})).toBe('');
});

test.each(['', '5', '[1]', '[,5]', '[1,2,3]', '(1,5)', '>5', '=5', '>=', '[1,5', '>=<=5'])(
  '%j is no range',
  (text) => {
    expect(readRange(text)).toBeNull();
  },
);

test.each([
  ['0', true],
  ['-12', true],
  ['+7', true],
  ['', false],
  ['1.5', false],
  ['1e3', false],
  ['- 1', false],
  ['١', false],
])('%j is a number: %s', (text, expected) => {
  expect(isNumber(text)).toBe(expected);
});
