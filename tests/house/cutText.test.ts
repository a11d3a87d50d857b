import ts from 'typescript';
import { filesBelow, nodes, parse } from './sources';

/** What texts are called; lists have other names. */
const named = /(^|\.)(text|html|body|name|title|value|message|excerpt|label|query)$/;
const changed = /^(trim|trimEnd|trimStart|replace|replaceAll|normalize|toLowerCase)$/;
const lengths = /^(\d+|\d[\d_]+|longest\w*|max\w*)$/;

const isText = (node: ts.Expression): boolean =>
  ts.isCallExpression(node)
    ? ts.isPropertyAccessExpression(node.expression) && changed.test(node.expression.name.text)
    : named.test(node.getText());

/** `text.slice(0, 200)`: it may end in the middle of a character, which then is shown as a broken one. */
function cutsOf(path: string): string[] {
  return [...nodes(parse(path))]
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression, arguments: [start, end] }) => {
      if (!ts.isPropertyAccessExpression(expression)) return false;
      const method = expression.name.text;
      if (/^substr/.test(method)) return true;
      const isBeginning = method === 'slice' && start?.getText() === '0' && end !== undefined;
      return isBeginning && lengths.test(end.getText()) && isText(expression.expression);
    })
    .map((node) => node.getText());
}

const files = ['src', 'widgets', 'examples/forum'].flatMap((folder) => filesBelow(folder, '.ts', '.tsx'));
test('texts that people wrote are cut by cutText, between two characters', () => {
  expect(
    Object.fromEntries(files.map((path) => [path, cutsOf(path)]).filter(([, cuts]) => cuts!.length)),
  ).toEqual({});
});
