import path from 'node:path';

const literal = /\bimport\((['"][^'"]+['"])\)/g;

/**
 * Has `import()` of the product's code go through `importAgain`, since many browsers remember a failed import for as long
 * as the page lives. A chunk that no other imports by its name is given as an address, which can be asked for anew under
 * another; of one that others import there would be two, so that one is left to the browser.
 */
export function importAgainPlugin(root) {
  const own = [path.join(root, 'src') + path.sep, path.join(root, 'widgets') + path.sep];
  const helper = path.join(root, 'src/page/importAgain');
  return {
    name: 'inlay-import-again',
    transform(code, id) {
      if (!own.some((folder) => id.startsWith(folder)) || id.startsWith(helper)) return null;
      const wrapped = code.replace(literal, 'importAgain(import($1))');
      if (wrapped === code) return null;
      return { code: `import { importAgain } from ${JSON.stringify(helper)};\n${wrapped}`, map: null };
    },
    renderChunk(code, chunk, _, { chunks }) {
      const imported = new Set(Object.values(chunks).flatMap(({ imports }) => imports));
      let better = code;
      for (const file of chunk.dynamicImports.filter((each) => !imported.has(each)))
        better = better.replace(
          `import('./${path.posix.basename(file)}')`,
          `'./${path.posix.basename(file)}'`,
        );
      return better === code ? null : { code: better, map: null };
    },
  };
}
