import { webUrl } from './webUrl';

/** Leaves the page for another site; stays when the URL is none, or `allows` says so. */
export function leaveFor(window: Window, value: string, allows: (url: string) => boolean): void {
  const url = webUrl(value);
  // eslint-disable-next-line no-restricted-syntax -- checked in the line above
  if (url !== null && allows(url)) window.location.assign(url);
}
