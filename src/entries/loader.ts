import type { LoaderSettings } from '../contract/registry';
import { beginLoader } from '../loader/beginLoader';
import { importModule } from '../loader/importModule';

/** Put in by the build. */
declare const inlaySettings: LoaderSettings;

beginLoader(window, inlaySettings, importModule);
