import { cutText } from '../../src/index';

/** A run of text in one weight. */
export interface Run {
  text: string;
  bold: boolean;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
};
/** Characters; a row shows six lines. */
const longest = 2000;

/**
 * The words of HTML that has `b` and `a` in it, as text in two weights. The row that shows them is one link, which can
 * hold no other; and text needs no sanitiser, because what looks like a tag after decoding is never parsed again.
 */
export function boldRuns(html: string): Run[] {
  const runs: Run[] = [];
  let depth = 0;
  for (const [part] of cutText(html, longest).matchAll(/<[^>]*>?|[^<]+/g)) {
    const tag = /^<(\/?)(?:b|strong)\b/i.exec(part);
    if (tag) depth = Math.max(0, depth + (tag[1] === '' ? 1 : -1));
    else if (!/^<[a-z/!]/i.test(part)) {
      const text = decode(part);
      const last = runs.at(-1);
      if (last?.bold === depth > 0) last.text += text;
      else runs.push({ text, bold: depth > 0 });
    }
  }
  return runs;
}

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? named[name]! : whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
