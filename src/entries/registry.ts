import { lazyImport } from '../contract/lazyImport';
import type { Loader } from '../contract/loader';
import type { RegistryTable } from '../contract/registry';
import { workAtIdle } from '../page-life/workAtIdle';

/** Put in by the build. */
declare const inlayTable: RegistryTable;

/** All widgets and add-ons of the build. */
export const table: RegistryTable = inlayTable;

export const atIdle = (loader: Loader): Promise<void> =>
  workAtIdle(loader, table, async () => (await lazyImport(() => import('./early'))).start());
