import { minify } from '@swc/core';

/** Minifies each chunk, in a fraction of the time of other minifiers. */
export function minifyPlugin(options = {}) {
  return {
    name: 'inlay-minify',
    async renderChunk(code, chunk, { format }) {
      const once = (code) =>
        minify(code, { compress: { passes: 2 }, mangle: true, module: format === 'es', ...options });
      // What mangling has made short can be put together once more, whatever the number of passes; a fourth time finds nothing.
      let result = { code };
      for (let time = 0; time < 3; time += 1) result = await once(result.code);
      return { code: result.code, map: null };
    },
  };
}
