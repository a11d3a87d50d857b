import fc from 'fast-check';
import { blockEnd, movePlace } from '../../../src/editor/rich/movePlace';

/** A text with `|` where somebody stands and `/` between its blocks. */
const read = (marked: string) => {
  const text = marked.replaceAll('/', blockEnd);
  return { text: text.replace('|', ''), place: text.indexOf('|') };
};

test.each([
  ['in front of what changed it stays', 'one| two', 'one| three'],
  ['behind what changed it moves along', 'one two| three', 'four two| three'],
  ['in what changed it goes to its end', 'a wo|rd here', 'a longer| here'],
  ['between what changed and the rest it goes to the end of it', 'a word| here', 'a longer| here'],
  ['with all changed it goes to the end', 'o|ne', 'from another tab|'],
  ['in front of words that come it stays', 'one| three', 'one| two three'],
  ['at the start of a block that words come in front of it moves along', 'A/|B', 'A/X/|B'],
  ['at the start of the text that words come in front of it moves along', '|B', 'Stored/|B'],
  ['at the start of a block that words come into it stays', 'A/|B', 'A/|XB'],
  ['at the start of the text that words come into it stays', '|B', '|Some B'],
  ['at the start of a block behind which one comes it stays', 'A/|B', 'A/|B/C'],
  ['at the end of a block behind which one comes it stays', 'A|/B', 'A|/X/B'],
  ['at the start of a block that begins with another letter now it stays', 'A/|B', 'A/|X/C'],
  ['at the end it stays in front of words that come', 'one|', 'one| two'],
  ['at the end of words that are put behind others it moves along', 'one|', 'two/one|'],
  ['in the same words it stays', 'o|ne', 'o|ne'],
  ['in no words any more it is at their end', 'on|e', '|'],
])('%s', (_, old, now) => {
  const [before, after] = [read(old), read(now)];
  expect(movePlace(before.place, before.text, after.text)).toBe(after.place);
});

test('at the very end it may follow words that come behind, and only there', () => {
  expect(movePlace(3, 'one', 'one two', true)).toBe(7);
  expect(movePlace(2, 'one', 'one two', true)).toBe(2);
});

test('no letter of two halves is parted', () => {
  // Both begin alike, and end alike.
  expect(movePlace(2, '😀', '😁')).toBe(2);
  expect(movePlace(0, '😀', '😁')).toBe(0);
  expect(movePlace(2, '\u{1F600}a', '\u{1F200}a')).toBe(2);
  const text = fc.string({ unit: fc.constantFrom('a', blockEnd, '\u{1F600}', '\u{1F601}', '\u{1F200}') });
  fc.assert(
    fc.property(text, text, fc.nat(), fc.boolean(), (before, after, at, follows) => {
      const letters = [...before];
      const place = letters.slice(0, at % (letters.length + 1)).join('').length;
      const moved = movePlace(place, before, after, follows);
      expect(moved).toBeGreaterThanOrEqual(0);
      expect(moved).toBeLessThanOrEqual(after.length);
      expect(/[\uDC00-\uDFFF]/.test(after[moved] ?? '')).toBe(false);
    }),
  );
});
