import { isRecord } from '../../contract/foreign';
import { cleanStyles } from '../../safe/cleanStyles';
import type { Ui } from '../../ui/UiContext';

/** The sheets that a deployed fragment takes for its own one, which may be missing. */
export type DeployedStyles = (own: CSSStyleSheet | null) => CSSStyleSheet[];

/** Lists without marks, but not in what members wrote. An author's rules win, whatever they are. */
const reset =
  ':where(ol,ul):where(:not(.userContent *)){list-style:none;margin:0;padding:0}:where(*,::before,::after){box-sizing:border-box}';

/**
 * What sheets of deployed fragments were written against: lists without marks, custom properties that the page names in
 * `meta.fragmentProperties`, and that what they say of the page's root is said of the fragment. All of it ends at the
 * fragment's own root, and is made for the first deployed one.
 */
export function createDeployedStyles(ui: Ui): DeployedStyles {
  const { fragmentProperties } = ui.meta.raw;
  const named = Object.entries(isRecord(fragmentProperties) ? fragmentProperties : {})
    .filter(([name, value]) => /^--[\w-]+$/.test(name) && /^[^{};]+$/.test(String(value)))
    .map(([name, value]) => `${name}:${String(value)}`);
  const urls = ui.urls();
  const base = cleanStyles(`${reset}:host{${named.join(';')}}`, urls.origin, urls);
  return (own) => {
    if (!own) return [base];
    const rooted = new CSSStyleSheet();
    rooted.replaceSync(rootProperties(own.cssRules));
    return [base, rooted, own];
  };
}

const isRoot = /(?:^|,)\s*(?::root|html|body)\s*(?:,|$)/;

/** Custom properties of a page's root, for `:host`; nothing else of it, since the page is not the fragment's. */
function rootProperties(rules: CSSRuleList): string {
  return Array.from(rules, (rule) => {
    const { selectorText, style, conditionText, cssRules } = rule as CSSStyleRule & CSSConditionRule;
    if (selectorText !== undefined) {
      if (!isRoot.test(selectorText)) return '';
      const own = Array.from(style).filter((name) => name.startsWith('--'));
      return `:host{${own.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}}`;
    }
    if (conditionText === undefined) return '';
    const kind = /^@[\w-]+/.exec(rule.cssText)?.[0];
    return `${kind} ${conditionText}{${rootProperties(cssRules)}}`;
  }).join('');
}
