import type { LoaderSettings } from '../contract/registry';
import { beginLoader } from '../loader/beginLoader';

/** Put in by the build. */
declare const inlaySettings: LoaderSettings;

beginLoader(window, inlaySettings, (url) => import(url));
