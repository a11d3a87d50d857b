import { safeUrl } from '../../safe/safeUrl';

/** Asks the forum itself, without the runtime and its client, which a page in a frame may never load. Rejects after 30 s. */
export async function callForum(window: Window & typeof globalThis, path: string, body?: object) {
  const url = safeUrl('internal', path, { origin: window.location.origin });
  if (url === null) throw new Error(`"${path}" is no path of the forum.`);
  // eslint-disable-next-line no-restricted-syntax -- checked in the lines above
  return window.fetch(url, {
    signal: AbortSignal.timeout(30_000),
    headers: { accept: 'application/json', 'x-requested-with': 'inlay' },
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'inlay' },
      body: JSON.stringify(body),
    }),
  });
}
