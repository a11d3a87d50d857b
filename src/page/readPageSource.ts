import { hostNames } from '../contract/attributes';
import { isRecord, parseForeign } from '../contract/foreign';
import { textOf } from '../report/textOf';
import { readDeployedGlobals } from './readDeployedGlobals';

/**
 * What the page says about itself, unchecked: from `#inlay-page`, else from the globals of deployed pages. `leftOut` hears
 * why the first cannot be used.
 */
export const readPageSource = (window: Window, leftOut?: (why: string) => void): Record<string, unknown> =>
  readScript(window.document, leftOut) ?? readDeployedGlobals(window);

function readScript(document: Document, leftOut?: (why: string) => void): Record<string, unknown> | null {
  // A form or image may carry the same id: only our own kind of script counts.
  const script = document.querySelector(`script#${hostNames.pageConfig}[type="application/json"]`);
  if (!script?.textContent) return null;
  try {
    // Templates that were saved with a byte order mark print it wherever they are included.
    const value = parseForeign(script.textContent.replace(/^\s*/, ''));
    if (isRecord(value)) return value;
    leftOut?.(`#${hostNames.pageConfig}: not an object`);
  } catch (error) {
    // A truncated page still gets its widgets, with defaults.
    leftOut?.(`#${hostNames.pageConfig}: ${textOf(error)}`);
  }
  return null;
}
