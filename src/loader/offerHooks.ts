import { hookNames, type Loader } from '../contract/loader';

/** Gives scripts of the page the forum's globals by the names of deployed pages, unless they have their own. */
export function offerHooks(loader: Pick<Loader, 'calls'>, bring: () => void): void {
  for (const name of hookNames)
    (window as unknown as Record<string, unknown>)[name] ??= (foreign: unknown) => {
      bring();
      loader.calls.push([name, foreign]);
    };
}
