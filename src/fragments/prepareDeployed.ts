import { lazyImport } from '../contract/lazyImport';
import type { DeployedStyles } from './compat/createDeployedStyles';
import type { DeployedDeps } from './compat/offerDeployed';

/** Names that fragments of deployed forums were built against, wherever they stand in the code. */
const names = /\b(VanillaReact|VANILLA_INJECTABLES)\b/;

/**
 * Looks at a module before it runs: one that was built for the globals of deployed forums gets them, from code that is
 * fetched only then. Answers what it does with the styles of such a one; null for all others.
 */
export function prepareDeployed(deps: DeployedDeps): (text: string) => Promise<DeployedStyles | null> {
  let offered: Promise<DeployedStyles> | undefined;
  return async (text) => {
    if (!names.test(text)) return null;
    offered ??= lazyImport(() => import('./compat/offerDeployed')).then(({ offerDeployed }) =>
      offerDeployed(deps),
    );
    // A failed fetch may be tried again by the next module.
    offered.catch(() => (offered = undefined));
    return offered;
  };
}
