/** Letters that have no marks to take away. */
const letters: [RegExp, string][] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  [/ı/g, 'i'],
  [/ς/g, 'σ'],
];

/** A text as searches compare it: without case, accents, the stroke that stretches Arabic words, and signs that show nothing. */
export const foldText = (text: string): string =>
  letters.reduce(
    (folded, [letter, by]) => folded.replace(letter, by),
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}ـ]/gu, '')
      .toLowerCase(),
  );
