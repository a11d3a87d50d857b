import { hostNames } from '../contract/attributes';
import { isRecord, parseForeign } from '../contract/foreign';
import { textOf } from '../report/textOf';

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

/** Actions of deployed pages → the request whose answer they carry. */
const requests: Record<string, { path: string; query: Record<string, unknown> }> = {
  '@@users/GET_ME_DONE': { path: 'users/me', query: {} },
  '@@users/GET_PERMISSIONS_DONE': { path: 'users/$me/permissions', query: { expand: 'junctions' } },
  '@@locales/GET_ALL_DONE': { path: 'locales', query: {} },
  '@@themes/GET_DONE': { path: 'themes/current', query: {} },
};

/**
 * `window.gdn`, `window.__ACTIONS__` and `window.vanillaInitialLayout` of deployed pages, in the shape of `#inlay-page`. Elements can stand in for
 * globals of the same name, so only plain data is taken.
 */
function readDeployedGlobals(window: Window): Record<string, unknown> {
  const gdn = own(window, 'gdn');
  const actions = own(window, '__ACTIONS__');
  const list = Array.isArray(actions) ? actions.filter(isRecord) : [];
  const layout = own(window, 'vanillaInitialLayout');
  const failure = list.find(({ type }) => type === '@@serverPage/ERROR')?.payload;
  return {
    ...(isRecord(gdn) ? { meta: gdn.meta, translations: gdn.translations } : {}),
    preload: [
      ...(isRecord(layout) ? [{ ...layout, path: 'layouts/lookup-hydrate' }] : []),
      ...list.flatMap(({ type, payload }) => {
        const request = requests[String(type)];
        if (!request || !isRecord(payload)) return [];
        return [{ method: 'GET', ...request, data: payload.result ?? payload.data }];
      }),
    ],
    error: isRecord(failure) ? (failure.data ?? failure) : null,
  };
}

/** A copy as plain data, or undefined when the name is an element's or holds something that is no data. */
function own(window: Window, name: string): unknown {
  const value = (window as unknown as Record<string, unknown>)[name];
  if (!Object.hasOwn(window, name) || typeof value !== 'object') return undefined;
  try {
    return parseForeign(JSON.stringify(value));
  } catch {
    // Cyclic or not JSON: not what a deployed page prints.
    return undefined;
  }
}
