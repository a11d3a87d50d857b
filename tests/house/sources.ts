import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(__dirname, '../..');

/** Paths from the checkout's root, with slashes, of all files below a folder whose name ends as given. */
export function filesBelow(folder: string, ...ends: string[]): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path, ...ends);
    return ends.some((end) => path.endsWith(end)) ? [path] : [];
  });
}

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

export const parse = (path: string, text = readSource(path)): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );

/** Every node of a tree, parents first. */
export function* nodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodes(child);
}

/** The names that a file exports; `*` stands for a re-export of everything, `default` for a default export. */
export function exportedNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement): string[] => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause) return ['*'];
      if (ts.isNamespaceExport(statement.exportClause)) return [statement.exportClause.name.text];
      return statement.exportClause.elements.map((element) => element.name.text);
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return 'name' in statement ? [(statement.name as ts.Identifier).text] : [];
  });
}
