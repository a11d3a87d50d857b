type ImportModule = (url: string) => Promise<unknown>;

/** Makes `lazyImport`; a test gives another way to import. */
export function createLazyImport(importModule: ImportModule) {
  const arrived = new Map<string, Promise<unknown>>();
  let ending = '';
  return function lazyImport<Module>(load: () => Promise<Module>): Promise<Module> {
    const files: unknown = load();
    if (typeof files !== 'string') return files as Promise<Module>;
    const isShared = files.startsWith('=');
    const [file, ...along] = files.replace('= ', '').split(' ') as [string, ...string[]];
    let module = arrived.get(file);
    if (!module) {
      module = importModule(isShared ? file : file + ending).catch((error: unknown) => {
        ending += '?';
        arrived.delete(file);
        throw error;
      });
      arrived.set(file, module);
      // The browser would find them one after the other; one that fails, the module fails with.
      for (const each of along) importModule(each).catch(() => undefined);
    }
    return module as Promise<Module>;
  };
}

/**
 * `lazyImport(() => import('./Part'))`: code that comes when it is first needed, and is asked for under another address
 * after a failure, which some browsers remember for as long as the page lives. The build puts the addresses of the chunk and of
 * all that it imports in the place of such an `import()`, to be asked for at once. A chunk that others import by its name
 * (`= `) keeps its address: there would be two of it.
 */
export const lazyImport = createLazyImport((url) => import(url) as Promise<unknown>);
