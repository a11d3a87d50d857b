import postcss from 'postcss';
import type { AtRule, ChildNode, Container, Declaration, Rule } from 'postcss';

/** Names of declarations and their text, and reading and removing them: what is looked at in a rule. */
class GapStyle {
  constructor(private readonly node: Container) {}
  private find = (name: string) =>
    this.node.nodes?.find((each): each is Declaration => each.type === 'decl' && each.prop === name);
  private readonly pending = (name: string) => {
    const shorthand = this.find(name.split('-')[0]!);
    return shorthand?.prop === 'background' && /(?:var|if)\(/.test(shorthand.value) ? shorthand : undefined;
  };
  *[Symbol.iterator]() {
    for (const each of [...(this.node.nodes ?? [])])
      if (each.type === 'decl') yield this.pending(each.prop) === each ? `${each.prop}-image` : each.prop;
  }
  getPropertyValue = (name: string) => this.find(name)?.value ?? '';
  removeProperty = (name: string) => void (this.find(name) ?? this.pending(name))?.remove();
  /** As in a browser, a shorthand with `var()` is not in the text once one of its parts is overridden. */
  get cssText() {
    return (this.node.nodes ?? [])
      .map((each) => {
        const isHidden =
          each.type === 'decl' && this.pending(each.prop) === each && this.find('background-size');
        return isHidden ? `${each.prop}-image: ;` : `${each.toString()};`;
      })
      .join(' ');
  }
}

class GapRule {
  constructor(readonly node: ChildNode) {}
  get style() {
    return this.node.type === 'rule' || (this.node.type === 'atrule' && this.node.name === 'font-face')
      ? new GapStyle(this.node as Rule)
      : undefined;
  }
  get cssText() {
    return this.node.toString();
  }
  get cssRules() {
    return 'nodes' in this.node && (this.node as AtRule).name !== 'property'
      ? rulesOf(this.node as Container)
      : undefined;
  }
  deleteRule(index: number) {
    rulesOf(this.node as Container)[index]!.node.remove();
  }
}
class GapFontFaceRule extends GapRule {}
class GapImportRule extends GapRule {}
class GapKeyframesRule extends GapRule {}

const kinds: Record<string, typeof GapRule> = {
  'font-face': GapFontFaceRule,
  import: GapImportRule,
  keyframes: GapKeyframesRule,
};
const rulesOf = (node: Container) =>
  (node.nodes ?? [])
    .filter(({ type }) => type === 'rule' || type === 'atrule')
    .map((each) => new (kinds[(each as AtRule).name] ?? GapRule)(each));

/** Stylesheets that are made by script, which jsdom lacks: parsed, but nothing about values is understood. */
class GapStyleSheet {
  private root = postcss.root();
  readonly base: string;
  constructor({ baseURL = '' }: { baseURL?: string } = {}) {
    this.base = baseURL;
  }
  replaceSync(css: string) {
    this.root = postcss.parse(css);
  }
  get cssRules() {
    return rulesOf(this.root);
  }
  deleteRule(index: number) {
    rulesOf(this.root)[index]!.node.remove();
  }
  /** What is left, without white space that nothing needs. */
  get text() {
    return this.root.toString().replace(/\s+/g, ' ').trim();
  }
}

/** Puts them in place of jsdom's, for one test file. */
export function gapStyleSheets(): void {
  Object.assign(globalThis, {
    CSSStyleSheet: GapStyleSheet,
    CSSFontFaceRule: GapFontFaceRule,
    CSSImportRule: GapImportRule,
    CSSKeyframesRule: GapKeyframesRule,
  });
}
