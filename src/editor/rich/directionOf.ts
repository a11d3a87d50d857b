const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Of words, by their first letter; nothing where there is none. A forum that renders posts does the same. */
export function directionOf(words: string): string | undefined {
  const letter = /[\p{L}\u200e\u200f]/u.exec(words)?.[0];
  return letter && (rightToLeft.test(letter) ? 'rtl' : 'ltr');
}
