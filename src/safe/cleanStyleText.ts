import { safeUrl, type UrlOptions } from './safeUrl';

/** Characters; more than this is no stylesheet of a fragment. */
const longest = 500_000;

/** A text, which ends with its line at the latest; an address without quotes; and an escape. */
const token = String.raw`"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|(?<![-\w\\\u0080-\uffff])url\((?!\s*["'])(?:\\[^]|[^)\\])*\)?|\\[^\n]`;
const tokens = new RegExp(token, 'gi');
const comments = new RegExp(String.raw`(${token})|/\*[^]*?(?:\*/|$)`, 'gi');
/** A declaration, a rule without a block, or what stands in front of a block; and what ends it. */
const parts = new RegExp(`((?:${token}|[^;{}])+)([;{}]|$)`, 'gi');

/**
 * A stranger's stylesheet without what reaches outside: `@import`, `@font-face`, functions of its own, and every declaration
 * with an address that pictures may not come from. Relative addresses are relative to `base`. It goes by the text alone, so
 * that servers and browsers decide alike. Throws when it is too long to look through.
 */
export function cleanStyleText(css: string, base: string, urls: UrlOptions): string {
  if (css.length > longest) throw new Error(`a stylesheet of ${css.length} characters is too long`);
  const isHarmless = judge(base, urls);
  return css
    .replace(/\r\n?|\f/g, '\n')
    .replace(comments, (_all, kept: string | undefined) => kept ?? ' ')
    .replace(parts, (all, part: string, end: string) => {
      if (isHarmless(part)) return all;
      // A block keeps its place, and is never applied.
      if (end === '{') return '@media not all{';
      return end === '}' ? end : '';
    });
}

/** Functions that fetch; of these, ones that take a text from elsewhere; and functions that bring such a text. */
const fetching = /(?:url|src|image|image-set|cross-fade|element)\s*\(/i;
const fetchingText = /(?:src|image|image-set|cross-fade|element)\s*\(/i;
const filled = /(?:var|attr|env|if|inherit)\s*\(/i;
/** Another stylesheet, a font, and what answers something that may become an address anywhere. */
const refused = /^\s*@(?:import|font-face|function)/i;

const judge = (base: string, urls: UrlOptions) => (part: string) => {
  // Comments are gone: here one begins in what is none for a parser, or the other way round.
  if (part.includes('/*')) return false;
  const plain = withoutEscapes(part);
  if (refused.test(plain)) return false;
  if (!fetching.test(plain)) return true;
  if (part.includes('\\') || (fetchingText.test(part) && filled.test(part))) return false;
  return (part.match(tokens) ?? []).every((each) => {
    const address = each.replace(/^(?:url\(\s*|["'])|["')]$/gi, '').trim();
    if (/^#|^data:(image|font)\//i.test(address)) return true;
    try {
      return safeUrl('asset', new URL(address, base).href, urls) !== null;
    } catch {
      return false;
    }
  });
};

/** As names are read: an escaped bracket is a letter of one, too. */
const withoutEscapes = (part: string): string =>
  part.replace(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, (_all, code: string | undefined, letter = '') => {
    const read = code === undefined ? letter : String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
    return /[\w@-]/.test(read as string) ? (read as string) : '_';
  });
