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
  cleanRules(sheet, base, urls);
  return sheet;
}

function cleanRules(group: CSSStyleSheet | CSSGroupingRule, base: string, urls: UrlOptions): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index]!;
    if (rule instanceof CSSFontFaceRule || rule instanceof CSSImportRule) {
      group.deleteRule(index);
      continue;
    }
    const { style } = rule as CSSStyleRule;
    if (style) cleanStyle(style, base, urls);
    const { cssRules } = rule as CSSGroupingRule;
    if (rule instanceof CSSKeyframesRule)
      for (const frame of rule.cssRules) cleanStyle((frame as CSSKeyframeRule).style, base, urls);
    else if (cssRules) cleanRules(rule as CSSGroupingRule, base, urls);
  }
}

function cleanStyle(style: CSSStyleDeclaration, base: string, urls: UrlOptions): void {
  for (const name of [...style])
    if (!isHarmless(name, style.getPropertyValue(name), base, urls)) style.removeProperty(name);
}

/** Functions that fetch. */
const fetching = /(?:url|src|image|image-set|cross-fade|element)\s*\(/i;

function isHarmless(name: string, value: string, base: string, urls: UrlOptions): boolean {
  // A custom property keeps its text as it was written, escapes and all: `u\72l(…)`.
  if (name.startsWith('--') && value.includes('\\')) return false;
  if (!fetching.test(value)) return true;
  const addresses = [
    ...value.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|url\(\s*([^"')\s][^)]*)\)/gi),
  ];
  return addresses.every(([, double, single, bare]) => {
    const text = (double ?? single ?? bare ?? '').trim();
    if (/^#|^data:(image|font)\//i.test(text)) return true;
    try {
      return safeUrl('asset', new URL(text, base).href, urls) !== null;
    } catch {
      return false;
    }
  });
}
