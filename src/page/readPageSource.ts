import { hostNames } from '../contract/attributes';
import { isRecord, parseForeign } from '../contract/foreign';
import { readDeployedGlobals } from './readDeployedGlobals';

/** What the page says about itself, unchecked: from `#inlay-page`, else from the globals of deployed pages. */
export const readPageSource = (window: Window): Record<string, unknown> =>
  readScript(window.document) ?? readDeployedGlobals(window);

function readScript(document: Document): Record<string, unknown> | null {
  // A form or image may carry the same id: only our own kind of script counts.
  const script = document.querySelector(`script#${hostNames.pageConfig}[type="application/json"]`);
  if (!script?.textContent) return null;
  try {
    const value = parseForeign(script.textContent);
    return isRecord(value) ? value : null;
  } catch {
    // A truncated page still gets its widgets, with defaults.
    return null;
  }
}
