import { lazyImport } from '../contract/lazyImport';
/**
 * Looks whether a page that is shown once more, after Back, is out of date: see `reloadActed`. Few are, so what looks comes
 * when one may be.
 */
export const lookBack = (window: Window, since: number): void =>
  void lazyImport(() => import('./reloadActed')).then(
    ({ reloadActed }) => reloadActed(window, since),
    // Without the network there is no newer page, either.
    () => undefined,
  );
