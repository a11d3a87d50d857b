import { minify } from '@swc/core';

/** Minifies each chunk, in a fraction of the time of other minifiers. */
export function minifyPlugin(options = {}) {
  return {
    name: 'inlay-minify',
    async renderChunk(code, chunk, { format }) {
      const { code: small } = await minify(code, {
        compress: { passes: 2 },
        mangle: true,
        module: format === 'es',
        ...options,
      });
      return { code: small, map: null };
    },
  };
}
