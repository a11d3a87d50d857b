import { brotliCompressSync } from 'node:zlib';
import { minifySync } from '@swc/core';
import ts from 'typescript';
import { readSource } from './sources';

/** What every page has of add-ons and fragments, whether it uses any or not; the rest comes with the first of them. */
const everywhere = [
  'src/contract/addon.ts',
  'src/contract/fragments.ts',
  'src/loader/loadAddons.ts',
  'src/registry/createExtensions.ts',
  'src/ui/Extensions.tsx',
  'src/ui/FragmentSlot.tsx',
  'src/ui/Guarded.tsx',
  'src/ui/useExtensions.ts',
];
/** Packed alone, text would weigh more than it does in a page. */
const around = ['src/mount/createMounter.tsx', 'src/report/createReporter.ts', 'src/ui/createUi.ts'];

const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
};

function weigh(files: readonly string[]): number {
  const code = files.map((file) => {
    const { outputText } = ts.transpileModule(readSource(file), { compilerOptions: options });
    // In a chunk there are none between its own modules.
    return minifySync(outputText.replace(/^import .*$/gm, ''), { module: true, compress: true, mangle: true })
      .code;
  });
  return brotliCompressSync(code.join('\n')).length;
}

test('a page without add-ons and fragments pays about 1 kB for them', () => {
  expect(weigh([...around, ...everywhere]) - weigh(around)).toBeLessThan(1000);
});
