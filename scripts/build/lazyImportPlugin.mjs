import path from 'node:path';

/** Has `lazyImport()` know the address of each chunk that no other one imports by its name. */
export function lazyImportPlugin() {
  return {
    name: 'inlay-lazy-import',
    renderChunk(code, chunk, _, { chunks }) {
      const imported = new Set(Object.values(chunks).flatMap(({ imports }) => imports));
      let better = code;
      for (const file of chunk.dynamicImports.filter((each) => !imported.has(each))) {
        const address = `'./${path.posix.basename(file)}'`;
        better = better.replaceAll(`import(${address})`, address);
      }
      return better === code ? null : { code: better, map: null };
    },
  };
}
