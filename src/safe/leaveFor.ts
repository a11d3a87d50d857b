import { webUrl } from './webUrl';

/** Leaves the page for another site; stays when the URL is none. */
export function leaveFor(window: Window, value: string): void {
  const url = webUrl(value);
  // eslint-disable-next-line no-restricted-syntax -- checked in the line above
  if (url !== null) window.location.assign(url);
}
