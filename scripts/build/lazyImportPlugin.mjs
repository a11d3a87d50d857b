import path from 'node:path';

/**
 * Has `lazyImport()` know all files of the chunk that it asks for, so that they come side by side and not one after the
 * other: `import('./Part.1.js')` becomes `'./Part.1.js ./dialog.2.js'`. What the asking chunk has come with is left
 * out. A chunk that others import by its name stays one module for all of them: `'= ./Part.1.js …'`.
 */
export function lazyImportPlugin() {
  return {
    name: 'inlay-lazy-import',
    renderChunk(code, chunk, _, { chunks }) {
      const imported = new Set(Object.values(chunks).flatMap(({ imports }) => imports));
      const page = Object.values(chunks).filter(({ isEntry, name }) => isEntry && name === 'page');
      const here = reach([chunk.fileName, ...page.map(({ fileName }) => fileName)], chunks);
      const address = (file) => `./${path.posix.basename(file)}`;
      let better = code;
      for (const file of chunk.dynamicImports) {
        const along = [...reach([file], chunks)].filter((each) => each !== file && !here.has(each));
        const isShared = imported.has(file);
        if (isShared && along.length === 0) continue;
        const files = [file, ...along].map(address).join(' ');
        // A module that stands in a chunk beside others is taken out of it: `import('./parts.1.js').then(…)`.
        const call = new RegExp(`\\bimport\\('${escape(address(file))}'\\)(?!\\.then)`, 'g');
        better = better.replace(call, () => `'${isShared ? '= ' : ''}${files}'`);
      }
      return better === code ? null : { code: better, map: null };
    },
  };
}

const escape = (text) => text.replace(/[^\w/-]/g, '\\$&');

/** These chunks and all that they import, by static imports. */
function reach(files, chunks, seen = new Set()) {
  for (const file of files)
    if (!seen.has(file)) {
      seen.add(file);
      reach(chunks[file]?.imports ?? [], chunks, seen);
    }
  return seen;
}
