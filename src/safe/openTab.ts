import { safeUrl } from './safeUrl';

/** A page of this site in a tab of its own, by a click of the reader's. False where the page around allows no tabs. */
export function openTab(window: Window, path: string): boolean {
  const url = safeUrl('internal', path, { origin: window.location.origin });
  // Not `noopener`: it hides whether a tab was opened.
  // eslint-disable-next-line no-restricted-syntax -- checked in the lines above
  const tab = url === null ? null : window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
