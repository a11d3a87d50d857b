import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Writes `dist/fragment-kit/`: the Rollup preset, and the types of `inlay/fragment`, which are the contract's own file with
 * a constant for each thing that the kit holds.
 */
export function kitPlugin(root) {
  return {
    name: 'inlay-kit',
    generateBundle() {
      const file = path.join(root, 'src/contract/fragmentKit.ts');
      const types = fs.readFileSync(file, 'utf8');
      const source = ts.createSourceFile(file, types, ts.ScriptTarget.Latest, true);
      const kit = source.statements.find(
        (each) => ts.isInterfaceDeclaration(each) && each.name.text === 'FragmentKit',
      );
      const constants = kit.members.map(({ name }) => {
        const word = name.getText(source);
        return `export declare const ${word}: FragmentKit['${word}'];`;
      });
      const emit = (fileName, text) =>
        this.emitFile({ type: 'asset', fileName: `fragment-kit/${fileName}`, source: text });
      emit('index.d.ts', `${types}\n${constants.join('\n')}\n`);
      emit('rollup.mjs', fs.readFileSync(path.join(root, 'scripts/kit/rollup.mjs'), 'utf8'));
    },
  };
}
