const arrived: Record<string, Promise<unknown> | undefined> = {};
let ending = '';

/**
 * A chunk by its address, from the folder that this code came from; after a failure under another one, since a browser
 * may remember the failure for as long as the page lives. The build calls it around each `import()`, and gives those
 * that it must not ask for under another address as they are.
 */
export function importAgain(chunk: Promise<unknown> | string): Promise<unknown> {
  if (typeof chunk !== 'string') return chunk;
  return (arrived[chunk] ??= import(chunk + ending).catch((error: unknown) => {
    ending += '?';
    arrived[chunk] = undefined;
    throw error;
  }));
}
