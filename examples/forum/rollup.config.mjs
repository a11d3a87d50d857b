import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from '@swc/core';

/** TypeScript sources without file extensions, each file on its own: a whole type check would take ten times longer. */
const typescript = {
  name: 'typescript',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const path = resolve(dirname(importer), source);
    const candidates = [path, `${path}.ts`, resolve(path, 'index.ts')];
    return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile()) ?? null;
  },
  async transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    return transform(code, {
      filename: id,
      sourceMaps: true,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
  },
};

const json = {
  name: 'json',
  load: (id) => (id.endsWith('.json') ? `export default ${readFileSync(id, 'utf8')}` : null),
};

const isOwn = (id) => id.startsWith('.') || id.startsWith('/');
/** Of hundreds of small files each, which take longer to find than to run. */
const isBundled = (id) => /^(kysely|typebox)(\/|$)/.test(id);

export default {
  input: { main: 'examples/forum/main.ts', prepare: 'examples/forum/prepare.ts' },
  external: (id) => builtinModules.includes(id) || id.startsWith('node:') || !(isOwn(id) || isBundled(id)),
  // Kysely's own.
  onwarn: (warning, warn) => warning.code !== 'CIRCULAR_DEPENDENCY' && warn(warning),
  plugins: [typescript, json, nodeResolve({ resolveOnly: isBundled })],
  output: {
    dir: '.cache/forum',
    format: 'es',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunk-[name].mjs',
    sourcemap: true,
  },
};
