import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { transform } from '@swc/core';
import { rollup } from 'rollup';
import { minifyPlugin } from '../../scripts/build/minifyPlugin.mjs';

const root = join(import.meta.dirname, '../..');
const place = 'shared/tools/pages';

/** The folder of the hand-written pages, which stands beside the project or above it. Throws where there is none. */
function folderAbove(start) {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(dirname(folder), place);
    if (existsSync(found)) return found;
  }
  throw new Error(
    `There is nothing to measure beside: ${place} is missing, which holds react-by-hand.jsx and plain-dom.js. It is looked for beside ${start} and above.`,
  );
}

const jsx = {
  name: 'jsx',
  transform: (code, id) =>
    id.endsWith('.jsx')
      ? transform(code, { jsc: { target: 'es2022', parser: { syntax: 'ecmascript', jsx: true } } })
      : null,
};

async function bundle(input) {
  const built = await rollup({
    input,
    onwarn: () => {},
    plugins: [
      // The page is no part of a package of its own: it is given the React of the project.
      nodeResolve({ browser: true, modulePaths: [join(root, 'node_modules')] }),
      jsx,
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      commonjs(),
      minifyPlugin(),
    ],
  });
  const { output } = await built.generate({ format: 'iife' });
  return output[0].code;
}

/** The widgets of a thread in React and in plain DOM, each written by hand and without what hosts need of a product. */
export async function handWritten() {
  const folder = folderAbove(root);
  return {
    react: await bundle(join(folder, 'react-by-hand.jsx')),
    dom: readFileSync(join(folder, 'plain-dom.js'), 'utf8'),
  };
}
