import fc from 'fast-check';
import { charactersOf, cutText } from '../../../src/safe/cutText';
import { matchedLength } from '../../../src/editor/rich/matchesMention';
import { excerptOf } from '../../../examples/forum/posts/cleanHtml';
import { slug } from '../../../examples/forum/data/slug';

const family = '👩‍👩‍👧‍👦';
const accented = 'e\u0301';

it.each([
  ['words', 5, 'words'],
  ['words', 3, 'wor'],
  [`a${family}b`, 4, 'a'],
  [`a${family}b`, 1 + family.length, `a${family}`],
  [`caf${accented}s`, 4, 'caf'],
  ['🇫🇷🇩🇪', 6, '🇫🇷'],
  ['a\r\nb', 2, 'a'],
  ['', 3, ''],
  ['abc', 0, ''],
])('cuts %j at %d to %j', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut);
});

it('keeps whole code points of a character that is longer than the room', () => {
  expect(cutText(family, 4)).toBe('👩‍');
  const zalgo = `z${'\u0301'.repeat(50)}`;
  expect(cutText(zalgo, 10)).toBe(zalgo.slice(0, 10));
});

it('never ends inside a code point or a character, whatever a person wrote', () => {
  const piece = fc.constantFrom('a', ' ', 'é', accented, '😀', family, '🇫🇷', 'नि', '한', '\u202b', '\ud83d');
  const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, fc.nat(60), (text, longest) => {
      const cut = cutText(text, longest);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(longest);
      // Either the first characters, or the beginning of one that does not fit at all.
      const whole = charactersOf(text);
      const count = charactersOf(cut).length;
      if (whole[0] && whole[0].length <= longest) expect(charactersOf(cut)).toEqual(whole.slice(0, count));
    }),
  );
});

it('keeps code points whole in browsers without segments', () => {
  const { Segmenter } = Intl;
  Object.defineProperty(Intl, 'Segmenter', { value: undefined, configurable: true });
  delete (Intl as { Segmenter?: unknown }).Segmenter;
  expect(cutText('a😀b', 2)).toBe('a');
  expect(cutText('a😀b', 3)).toBe('a😀');
  expect(charactersOf('a😀')).toEqual(['a', '😀']);
  Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
});

it('an excerpt, a readable address and a marked name end between characters', () => {
  expect(excerptOf(`<p>${'x'.repeat(199)}${family}</p>`)).toBe(`${'x'.repeat(199)}…`);
  expect(decodeURIComponent(slug(`${'x'.repeat(79)}${accented.normalize('NFD')}\u0323\u0301`))).toBe(
    'x'.repeat(79),
  );
  // The accent belongs to the letter that was typed.
  expect(matchedLength('ane', `Ane\u0301mone`.normalize('NFD'))).toBe(4);
});
