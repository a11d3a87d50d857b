import type { LoaderSettings } from '../contract/registry';
import { createLoader } from '../loader/createLoader';
import { importModule } from '../loader/importModule';
import { forceBodyVisible } from '../page/forceBodyVisible';

/** Put in by the build. */
declare const inlaySettings: LoaderSettings;

// Elements named `currentScript` or `inlay` hide the document's own; its getter and own properties cannot be hidden.
const getScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')!.get!;
// A module script has no current one.
const script = (getScript.call(document) ??
  Document.prototype.querySelector.call(document, 'script[src*="/loader.js"]')) as HTMLScriptElement;
const other = Object.hasOwn(window, 'inlay') && window.inlay;

if (other) console.info(`Inlay ${inlaySettings.version}: ${other.version} runs already.`);
else {
  forceBodyVisible();
  Object.defineProperty(window, 'inlay', {
    value: createLoader(inlaySettings, script, importModule),
  });
}
