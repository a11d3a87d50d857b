/**
 * Has V8 compile every function of a chunk while it comes in, on a thread of its own, in place of each when it is first
 * called, on the page's. Only for chunks of which nearly all runs as soon as they are there. Other engines pass over the
 * comment, which has to be the first thing in a file, so this comes after the minifier.
 */
export function compileHintPlugin(...names) {
  return {
    name: 'inlay-compile-hint',
    renderChunk: (code, { name }) =>
      names.includes(name) ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null,
  };
}
