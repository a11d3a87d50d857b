/** Milliseconds. */
const patience = 10_000;

const types = { js: /^(text|application)\/javascript\b/, css: /^text\/css\b/ };

interface Wanted {
  kind: keyof typeof types;
  /** `sha384-…`, or empty. */
  integrity: string;
  /** The forum's own. */
  origin: string;
}

/**
 * The text of a fragment's file, and the address it came from in the end. Addresses of the forum may redirect within
 * it, to their revision; those of other hosts may not redirect at all, since the next host has to be allowed before it
 * is asked. Rejects unless everything is as it should be: status, type, and bytes where integrity is given.
 */
export async function fetchFile(
  fetch: typeof window.fetch,
  url: string,
  { kind, integrity, origin }: Wanted,
): Promise<{ text: string; url: string }> {
  const own = new URL(url).origin === origin;
  const response = await fetch(url, {
    mode: own ? 'same-origin' : 'cors',
    redirect: own ? 'follow' : 'error',
    credentials: own ? 'same-origin' : 'omit',
    // The address of a private discussion stays here.
    referrerPolicy: 'strict-origin',
    integrity,
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    // Browsers say no more than that it failed.
    const why = integrity ? ', is not what its integrity says' : '';
    throw new Error(`${url} cannot be had${why}, or leads to another host: ${String(error)}`);
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!types[kind].test(type)) throw new Error(`${url} is "${type}", not what a .${kind} file is sent as`);
  return { text: await response.text(), url: response.url || url };
}
