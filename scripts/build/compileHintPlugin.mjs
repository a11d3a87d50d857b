/**
 * Has V8 compile every function of a chunk while it comes in, on a thread of its own, in place of each when it is first
 * called, on the page's: nearly all that a page asks for is called at once. Other engines pass over the comment, which has
 * to be the first thing in a file, so this comes after the minifier.
 */
export function compileHintPlugin() {
  return {
    name: 'inlay-compile-hint',
    renderChunk: (code) => ({ code: `//# allFunctionsCalledOnLoad\n${code}`, map: null }),
  };
}
