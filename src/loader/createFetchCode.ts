import type { Loader } from '../contract/loader';
import type { Code } from '../contract/registry';
import { once } from './once';

interface Deps {
  /** Address of the chunks and stylesheets, with a slash at its end. */
  folder: string;
  nonce: string;
  importModule(url: string): Promise<unknown>;
  onFailure(error: unknown): void;
}

/**
 * All files of some code are asked for at once, to save round trips. Code that fails is asked for once more, and may be asked
 * for again: a module of its own (`isLeaf`) under a new address, one that others import under its old one, or there would be
 * two of it.
 */
export function createFetchCode({ folder, nonce, importModule, onFailure }: Deps): Loader['fetchCode'] {
  return <Module, T>({ files, styles }: Code, unpack: (module: Module) => T | Promise<T>, isLeaf = false) => {
    const last = files.at(-1)!;
    let again = '';
    const run = async () => {
      const ending = again;
      // Browsers remember for as long as the page lives what an address has answered.
      if (isLeaf) again += '?';
      const [modules] = await Promise.all([
        Promise.all(files.map((file) => importModule(`${folder}${file}.js${file === last ? ending : ''}`))),
        ...(styles ?? [last]).map((file) => addStylesheet(folder, file, nonce)),
      ]);
      // Evaluating the last module and using it would be one long task.
      await new Promise((resolve) => setTimeout(resolve));
      return unpack(modules.at(-1) as Module);
    };
    return once(() => run().catch(run), onFailure);
  };
}

/**
 * Adds a stylesheet of the folder, named without `.css`, and resolves when it is there; no promise when the page has it.
 * A stylesheet that fails, which the browser logs, or takes longer than a second does not hold the widget up.
 */
function addStylesheet(folder: string, file: string, nonce: string): unknown {
  return (
    findStylesheet(file) ??
    new Promise((resolve) => {
      const link = Document.prototype.createElement.call(document, 'link') as HTMLLinkElement;
      link.rel = 'stylesheet';
      link.href = `${folder}${file}.css`;
      link.nonce = nonce;
      link.onload = link.onerror = resolve;
      setTimeout(resolve, 1000);
      Document.prototype.querySelector.call(document, 'head')!.append(link);
    })
  );
}

/** Address of the page's stylesheet of this name, which may hold others beside it. */
export const findStylesheet = (name: string) =>
  (
    Document.prototype.querySelector.call(
      document,
      `link[rel=stylesheet][href*="${name}."]`,
    ) as HTMLLinkElement | null
  )?.href;
