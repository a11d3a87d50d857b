import type { DeployedStyles } from './compat/createDeployedStyles';
import { fetchFile } from './fetchFile';

/** Milliseconds that a module may take to settle: one that never does must not leave its place waiting for ever. */
const limit = 10_000;

interface Deps {
  fetch: typeof fetch;
  origin: string;
  importModule(url: string): Promise<unknown>;
  /** Prepares the page for a module of this text: what it reads while it is evaluated has to be there. */
  prepare(text: string): Promise<DeployedStyles | null>;
  /** Told of each address whose code runs, so that later failures can be attributed. */
  onRuns(url: string): void;
}

interface Code {
  module: unknown;
  /** Of a module that was built for deployed forums. */
  styles: DeployedStyles | null;
}

/** A fragment's code by its address; asked for once, and again after a failure. */
export type LoadFragmentCode = (url: string, integrity: string) => Promise<Code>;

/** Fetches fragments' code, looks at it, and only then runs it. What failed is tried once more under a new address. */
export function createFragmentCode(deps: Deps): LoadFragmentCode {
  const modules = new Map<string, Promise<Code>>();
  return (url, integrity) => {
    const key = `${integrity} ${url}`;
    const known = modules.get(key);
    if (known) return known;
    const module = run(deps, url, integrity).catch((error: Error) => {
      // Nothing waits that long a second time.
      if (error.name === 'TimeoutError') throw error;
      return run(deps, anew(url), integrity);
    });
    modules.set(key, module);
    module.catch(() => modules.delete(key));
    return module;
  };
}

async function run(deps: Deps, url: string, integrity: string): Promise<Code> {
  const { fetch, origin, importModule, prepare, onRuns } = deps;
  const file = await fetchFile(fetch, url, { integrity, kind: 'js', origin });
  const styles = await prepare(file.text);
  onRuns(file.url);
  if (integrity === '') return { styles, module: await settled(importModule(file.url), url) };
  // `import()` checks no bytes, and asks for them again: what runs has to be what was checked.
  const blob = new Blob([`${file.text}\n//# sourceURL=${file.url}`], { type: 'text/javascript' });
  const checked = URL.createObjectURL(blob);
  const module = await settled(importModule(checked), url).finally(() => URL.revokeObjectURL(checked));
  return { styles, module };
}

function settled(module: Promise<unknown>, url: string): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise((_, reject) => {
    const failure = new DOMException(`${url} did not settle within ${limit / 1000} s`, 'TimeoutError');
    timer = setTimeout(() => reject(failure), limit);
  });
  return Promise.race([module, late]).finally(() => clearTimeout(timer));
}

/** A browser remembers that a module failed, under its address. */
function anew(url: string): string {
  const other = new URL(url);
  other.searchParams.set('retry', '1');
  return other.href;
}
