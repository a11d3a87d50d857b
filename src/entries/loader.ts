import type { LoaderSettings } from '../contract/registry';
import { beginLoader } from '../loader/beginLoader';

/** Put in by the build. */
declare const inlaySettings: LoaderSettings;

beginLoader(window, inlaySettings, importModule);

/**
 * Imports a module; when that fails, once more. A module of its own (`leaf`) is asked for under a new address then, since
 * many browsers remember a failure under the old one for as long as the page lives; a module that others import keeps
 * its address, or there would be two of it.
 */
function importModule(url: string, leaf?: boolean): Promise<unknown> {
  return import(url).catch(() => import(leaf ? `${url}?${performance.now()}` : url));
}
