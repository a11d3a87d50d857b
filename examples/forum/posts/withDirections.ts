/** Mentions, tags, what an entity would take for letters of the text, then the marks and letters that have a direction. */
const parts =
  /(<a\b[^>]*\sclass="[^"]*\bjs-userCard\b[^>]*)>.*?<\/a>|<(\/?)(?:ul|ol|blockquote)\b([^>]*)>|<[^>]*>|&[#\w]+;|[\p{L}\u200e\u200f]/gsu;
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const hasDirection = /^(?:[^"]|"[^"]*")*?\sdir\b/;

interface Box {
  /** Where its tag ends, before `>`. */
  at: number;
  dir?: 'ltr' | 'rtl' | 'auto';
  hasOwn: boolean;
}

/**
 * Lists and quotes take the direction of their first letters: their numbers and their bar stand beside the words then,
 * whatever the language of the page. `dir="auto"` would not see words in paragraphs that have a `dir` themselves. One
 * without letters is left to what it stands in. Mentions have a direction of their own: who is named says nothing about
 * the words around, unless a post has no others. Takes HTML that `cleanHtml` has written, in which every tag is closed and no attribute
 * holds a `>`.
 */
export function withDirections(html: string): string {
  const boxes: Box[] = [];
  const open: Box[] = [];
  let undecided: Box[] = [];
  let hasWords = false;
  for (const { 0: part, 1: mention, 2: slash, 3: attributes = '', index } of html.matchAll(parts)) {
    if (mention) {
      boxes.push({ at: index + mention.length, dir: 'auto', hasOwn: hasDirection.test(mention) });
    } else if (slash === '') {
      const box: Box = { at: index + part.length - 1, hasOwn: hasDirection.test(attributes) };
      boxes.push(box);
      open.push(box);
      undecided.push(box);
    } else if (slash === '/') {
      const closed = open.pop();
      undecided = undecided.filter((box) => box !== closed);
    } else if (!/^[<&]/.test(part)) {
      hasWords = true;
      for (const box of undecided) box.dir = rightToLeft.test(part) ? 'rtl' : 'ltr';
      undecided = [];
    }
  }
  let from = 0;
  let written = '';
  for (const { at, dir, hasOwn } of boxes) {
    if (!dir || hasOwn || (dir === 'auto' && !hasWords)) continue;
    written += `${html.slice(from, at)} dir="${dir}"`;
    from = at;
  }
  return written + html.slice(from);
}

/**
 * What the editor wrote, as a text area shows it: words of another language in a list carry
 * no direction there.
 */
export function withoutDirections(html: string): string {
  return html.replace(/(<(?:ul|ol|blockquote)) dir="(?:ltr|rtl)">/g, '$1>');
}
