import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const wanted = ['names', 'element', 'when', 'links', 'contents', 'stored', 'wakes', 'late'];

/**
 * Reads the static facts of every `widgets/<name>/widget.ts` from its `defineWidget({…})` call, without running it.
 * @returns {{name: string, path: string, facts: import('../../src/contract/widget').WidgetFacts}[]}
 */
export function readFacts(root) {
  const folders = fs.readdirSync(path.join(root, 'widgets'), { withFileTypes: true });
  return folders
    .map(({ name }) => ({ name, path: path.join(root, 'widgets', name, 'widget.ts') }))
    .filter((widget) => fs.existsSync(widget.path))
    .map((widget) => ({ ...widget, facts: factsOf(widget.path) }));
}

/** @returns {{key: string, name: string, path: string}[]} every `widgets/addons/<key>/addon.ts`; `name`: of its chunk */
export function readAddons(root) {
  const folder = path.join(root, 'widgets', 'addons');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((key) => ({ key, name: `addon-${key}`, path: path.join(folder, key, 'addon.ts') }))
    .filter((addon) => fs.existsSync(addon.path));
}

function factsOf(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  let literal;
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'defineWidget')
      literal = node.arguments[0];
    else ts.forEachChild(node, visit);
  };
  visit(source);
  if (!literal || !ts.isObjectLiteralExpression(literal))
    throw new Error(`${file}: no defineWidget({…}) found`);
  const facts = {};
  for (const property of literal.properties) {
    const name = property.name?.getText(source);
    if (!wanted.includes(name)) continue;
    const value = ts.isPropertyAssignment(property) ? valueOf(property.initializer) : undefined;
    if (value === undefined)
      throw new Error(`${file}: "${name}" must be a plain literal, the build reads it`);
    facts[name] = value;
  }
  if (!facts.names?.length || !facts.element || !facts.when)
    throw new Error(`${file}: defineWidget needs names, element and when`);
  return facts;
}

function valueOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (ts.isArrayLiteralExpression(node)) {
    const values = node.elements.map(valueOf);
    return values.includes(undefined) ? undefined : values;
  }
  return undefined;
}
