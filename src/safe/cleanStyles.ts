import { safeUrl, type UrlOptions } from './safeUrl';

/** Characters; more than this is no stylesheet of a fragment. */
const longest = 500_000;

/**
 * A stranger's stylesheet, parsed by the browser and without what reaches outside: `@import` and `@font-face`, and every
 * declaration with an address that pictures may not come from. Relative addresses are relative to `base`. Throws when
 * it is too long to look through.
 */
export function cleanStyles(css: string, base: string, urls: UrlOptions): CSSStyleSheet {
  if (css.length > longest) throw new Error(`a stylesheet of ${css.length} characters is too long`);
  const sheet = new CSSStyleSheet({ baseURL: base });
  // Imported rules would bypass this function; the parser would drop them with a warning only.
  sheet.replaceSync(css.replace(/@import\b[^;]*(;|$)/gi, ''));
  const fetches = fetching.test(css.replace(/url\(\s*["']?(?=#|data:(?:image|font)\/)/gi, ''));
  cleanRules(sheet, { isPlain: !fetches && !css.includes('\\'), isHarmless: judge(base, urls) });
  return sheet;
}

interface Judge {
  /** As it is written, nothing in the sheet can fetch. */
  isPlain: boolean;
  /** `isRaw`: the text is as it was written, escapes and all: `u\72l(…)`. */
  isHarmless(text: string, isRaw: boolean): boolean;
}

function cleanRules(group: CSSStyleSheet | CSSGroupingRule, judge: Judge): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index]!;
    const { style } = rule as CSSStyleRule;
    const { cssRules } = rule as CSSGroupingRule;
    if (style) cleanStyle(style, judge);
    const isKept =
      !(rule instanceof CSSFontFaceRule || rule instanceof CSSImportRule) &&
      // What a function answers may become an address anywhere; a registered property begins with a value.
      (style || (cssRules ? !/^@function/i.test(rule.cssText) : judge.isHarmless(rule.cssText, true)));
    if (!isKept) group.deleteRule(index);
    else if (rule instanceof CSSKeyframesRule)
      for (const frame of rule.cssRules) cleanStyle((frame as CSSKeyframeRule).style, judge);
    else if (cssRules) cleanRules(rule as CSSGroupingRule, judge);
  }
}

function cleanStyle(style: CSSStyleDeclaration, { isPlain, isHarmless }: Judge): void {
  // Descriptors of some rules have no names.
  const names = [...style].filter(Boolean);
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (!isHarmless(value, name.startsWith('--') || filled.test(value))) style.removeProperty(name);
  }
  if (isPlain) return;
  // Of a shorthand with `var()` no part has a value: all of it is in the text, or nowhere once one part is overridden.
  for (const name of names)
    if (style.getPropertyValue(name) === '' && !name.startsWith('--'))
      if (/:\s*(?:!important)?;/.test(style.cssText) || !isHarmless(style.cssText, true))
        style.removeProperty(name);
}

/** Functions that fetch; of these, ones that take a text from elsewhere; and functions that bring such a text. */
const fetching = /(?:url|src|image|image-set|cross-fade|element)\s*\(/i;
const fetchingText = /(?:src|image|image-set|cross-fade|element)\s*\(/i;
const filled = /(?:var|attr|env|if|inherit)\s*\(/i;

const judge = (base: string, urls: UrlOptions) => (text: string, isRaw: boolean) => {
  if (isRaw && text.includes('\\')) return false;
  if (!fetching.test(text)) return true;
  // A quote in a comment would pair with a real one.
  if (text.includes('/*') && isRaw) return false;
  if (fetchingText.test(text) && filled.test(text)) return false;
  const addresses = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|url\(\s*([^"')\s][^)]*)\)/gi)];
  return addresses.every(([, double, single, bare]) => {
    const address = (double ?? single ?? bare ?? '').trim();
    if (/^#|^data:(image|font)\//i.test(address)) return true;
    try {
      return safeUrl('asset', new URL(address, base).href, urls) !== null;
    } catch {
      return false;
    }
  });
};
