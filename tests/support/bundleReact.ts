import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';

/** A script for a browser, from a module that imports React: the one for development, which mounts everything twice. */
export async function bundleReact(code: string): Promise<string> {
  const bundle = await rollup({
    input: 'site',
    plugins: [
      {
        name: 'site',
        resolveId: (id) => (id === 'site' ? id : null),
        load: (id) => (id === 'site' ? code : null),
      },
      nodeResolve({ browser: true, rootDir: process.cwd() }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"development"' } }),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}
