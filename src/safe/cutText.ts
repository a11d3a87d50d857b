const segmenters = { made: undefined as Intl.Segmenter | undefined };

/** Browsers before 2024 may lack it, and then code points count as characters. */
const segment = (text: string): Intl.Segments | null =>
  'Segmenter' in Intl ? (segmenters.made ??= new Intl.Segmenter()).segment(text) : null;

/** What readers see as characters: a letter with its marks, a family of emoji, a flag. */
export function charactersOf(text: string): string[] {
  const found = segment(text);
  return found ? Array.from(found, (each) => each.segment) : [...text];
}

/**
 * The beginning of a text that a person wrote, at most `longest` UTF-16 units of it. It ends between two characters, as
 * readers see them; of one that is longer by itself it keeps whole code points.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = segment(text)?.containing(longest)?.index || longest;
  return text.slice(0, isInside(text, end) ? end - 1 : end);
}

/** Whether a place is between the two halves of a code point. */
const isInside = (text: string, at: number): boolean => (text.codePointAt(at - 1) ?? 0) > 0xffff;
