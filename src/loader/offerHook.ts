import type { HookCall, HookName, Loader } from '../contract/loader';

type Globals = Partial<Record<HookName, (foreign: unknown) => void>>;

/**
 * Gives scripts of the page the forum's global by a name of deployed pages, unless they have their own. The loader has the
 * first, inside which page scripts use the others; those come with the code of an idle page.
 */
export function offerHook(loader: Pick<Loader, 'calls'>, name: HookName, bring: () => void): void {
  (window as unknown as Globals)[name] ??= (foreign) => {
    bring();
    loader.calls.push([name, foreign] satisfies HookCall);
  };
}
