import ts from 'typescript';
import { filesBelow, nodes, parse, readSource } from './sources';

/** Attributes that readers see or hear. */
const spoken =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|hint|text)$/;
const hasLetters = (text: string) => /\p{L}{2}/u.test(text);

/** Whether a literal is the attribute's value itself, not an argument, a part of a comparison or another element's. */
function isValue(node: ts.Node, attribute: ts.JsxAttribute): boolean {
  const { parent } = node;
  if (parent === attribute) return true;
  const isPassedOn =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && /^(\|\||\?\?|\+|&&)$/.test(parent.operatorToken.getText())) ||
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent);
  return isPassedOn && isValue(parent, attribute);
}

/** Texts of a view that stand in it as they are: between its tags, in attributes that are read out, and set by hand. */
function textsOf(path: string): string[] {
  return [...nodes(parse(path))].flatMap((node) => {
    if (ts.isJsxText(node)) return hasLetters(node.text) ? [node.text.trim()] : [];
    if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
      const isShown = /^(textContent|innerText|title|placeholder|alt|ariaLabel)$/.test(node.left.name.text);
      return isShown && ts.isStringLiteral(node.right) && hasLetters(node.right.text) ? [node.getText()] : [];
    }
    if (!ts.isJsxAttribute(node) || !spoken.test(node.name.getText())) return [];
    return [...nodes(node)]
      .filter((each) => ts.isStringLiteral(each))
      .filter((each) => isValue(each, node) && hasLetters(each.text))
      .map((each) => `${node.name.getText()}: ${each.text}`);
  });
}

/** The same of a template: what is left of it without its code. */
function textsOfTemplate(path: string): string[] {
  const html = readSource(path).replace(/<%[^]*?%>/g, '\0');
  const attributes = [...html.matchAll(/\s([\w-]+)="([^"]*)"/g)]
    .filter(([, name, value]) => spoken.test(name!) && hasLetters(value!))
    .map(([, name, value]) => `${name}: ${value}`);
  const texts = html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .filter(hasLetters);
  return [...attributes, ...texts.map((text) => text.trim())];
}

const views = ['src', 'widgets'].flatMap((folder) => filesBelow(folder, '.ts', '.tsx'));
test.each(views)('%s shows no words but by t()', (path) => {
  expect(textsOf(path)).toEqual([]);
});

// The gallery is for those who build, in English.
const templates = filesBelow('examples/forum/pages', '.eta').filter((path) => !path.endsWith('/gallery.eta'));
test.each(templates)('%s shows no words but by t()', (path) => {
  expect(textsOfTemplate(path)).toEqual([]);
});
