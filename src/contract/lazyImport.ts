type ImportModule = (url: string) => Promise<unknown>;

/** Makes `lazyImport`; a test gives another way to import. */
export function createLazyImport(importModule: ImportModule) {
  const arrived = new Map<string, Promise<unknown>>();
  let ending = '';
  return function lazyImport<Module>(load: () => Promise<Module>): Promise<Module> {
    const chunk: unknown = load();
    if (typeof chunk !== 'string') return chunk as Promise<Module>;
    let module = arrived.get(chunk);
    if (!module) {
      module = importModule(chunk + ending).catch((error: unknown) => {
        ending += '?';
        arrived.delete(chunk);
        throw error;
      });
      arrived.set(chunk, module);
    }
    return module as Promise<Module>;
  };
}

/**
 * `lazyImport(() => import('./Part'))`: code that comes when it is first needed, and is asked for under another address
 * after a failure, which some browsers remember for as long as the page lives. The build puts the chunk's address in the
 * place of such an `import()`, unless others import the chunk by its name: there would be two of it.
 */
export const lazyImport = createLazyImport((url) => import(url) as Promise<unknown>);
