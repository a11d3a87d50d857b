import type { Code } from '../contract/registry';
import { addStylesheet } from './addStylesheet';

/** Makes the function that fetches some code, once, and answers what `unpack` makes of its last module. */
export type FetchCode = <Module, T>(
  code: Code,
  unpack: (module: Module) => T | Promise<T>,
  /** No other module imports the last one, so that it can be asked for under another address. */
  isLeaf?: boolean,
) => () => Promise<T>;

interface Deps {
  /** Address of the chunks and stylesheets, with a slash at its end. */
  folder: string;
  nonce: string;
  importModule(url: string, leaf?: boolean): Promise<unknown>;
  onFailure(error: unknown): void;
}

/** All files of some code are asked for at once, to save round trips; what has failed may be tried again. */
export function createFetchCode({ folder, nonce, importModule, onFailure }: Deps): FetchCode {
  return <Module, T>({ files, styles }: Code, unpack: (module: Module) => T | Promise<T>, isLeaf = false) => {
    const last = files.at(-1)!;
    let running: Promise<T> | undefined;
    let failures = 0;
    const run = async () => {
      // A browser may remember what has failed under an address for as long as the page lives.
      const again = isLeaf && failures > 0 ? `?${failures}` : '';
      const [modules] = await Promise.all([
        Promise.all(
          files.map((file) =>
            file === last
              ? importModule(`${folder}${file}.js${again}`, isLeaf)
              : importModule(`${folder}${file}.js`),
          ),
        ),
        ...(styles ?? [last]).map((file) => addStylesheet(folder, file, nonce)),
      ]);
      // Evaluating the last module and using it would be one long task.
      await new Promise((resolve) => setTimeout(resolve));
      return await unpack(modules.at(-1) as Module);
    };
    return () =>
      (running ??= run().catch((error: unknown) => {
        running = undefined;
        failures += 1;
        onFailure(error);
        throw error;
      }));
  };
}
