import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Origin {
  /** Without a slash at its end. */
  url: string;
  /** `METHOD /path` of every request since the last `clear`, in order. */
  log: string[];
  stop(): Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * A server on a free port of this machine under a name of its own. Browsers take every `*.localhost` for this machine,
 * for a secure context and for a site apart from the others.
 */
export async function startOrigin(name: string, handler: Handler): Promise<Origin> {
  const log: string[] = [];
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`);
    Promise.resolve(handler(request, response)).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${name}: ${error.message}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${name}.localhost:${port}`,
    log,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
