import { request as send } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Changes a page on its way through; `nonce` is the one in its policy. */
export type Rewrite = (html: string, nonce: string) => string;

/** Changes an answer of the API on its way through, in place. */
export interface JsonChange {
  path: RegExp;
  change: (json: Record<string, unknown>) => void;
}

export interface ForwardOptions {
  /** Where to, without a slash at its end. */
  target: string;
  /** Applied to HTML only. */
  rewrites: Rewrite[];
  changes: JsonChange[];
  /** Response headers that are left out. */
  without: string[];
}

/** Passes a request on and its answer back, as the proxy in front of a forum does: name and origin stay the reader's. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ForwardOptions,
): Promise<void> {
  // Without compression, so that a rewrite finds text.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity', connection: 'close' };
  return new Promise((resolve, reject) => {
    const request = send(
      new URL(incoming.url ?? '/', options.target),
      { method: incoming.method, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          outgoing.writeHead(answer.statusCode ?? 502, keep(answer.headers, options.without));
          outgoing.end(changed(incoming.url ?? '/', Buffer.concat(chunks), answer.headers, options));
          resolve();
        });
      },
    );
    request.on('error', reject);
    incoming.pipe(request);
  });
}

function keep(headers: IncomingHttpHeaders, without: string[]): IncomingHttpHeaders {
  const dropped = new Set(['content-length', 'transfer-encoding', 'connection', 'etag', ...without]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function changed(path: string, body: Buffer, headers: IncomingHttpHeaders, options: ForwardOptions): Buffer {
  const { rewrites } = options;
  const changes = options.changes.filter((each) => each.path.test(path));
  if (changes.length > 0) {
    const json = JSON.parse(body.toString()) as Record<string, unknown>;
    for (const { change } of changes) change(json);
    return Buffer.from(JSON.stringify(json));
  }
  if (rewrites.length === 0 || !headers['content-type']?.startsWith('text/html')) return body;
  const policy = String(headers['content-security-policy'] ?? '');
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return Buffer.from(rewrites.reduce((html, change) => change(html, nonce), body.toString()));
}
