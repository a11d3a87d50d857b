import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createPort } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SecureSites {
  port: number;
  /** `GET https://host.test/page?query` of every request, in order: without the port. */
  log: string[];
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A certificate for `*.test` that lives as long as a test run. */
function throwAwayCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
    const names = ['-subj', '/CN=test', '-addext', 'subjectAltName=DNS:*.test'];
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...kind, ...names, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error('A certificate needs "openssl" in the PATH. On Debian: sudo apt-get install openssl', {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first byte of a TLS connection; a plain request begins with a letter. */
const tlsHandshake = 22;

/**
 * One https server that is every `*.test` site: names that share neither site nor cookies, which ports of one name do.
 * The browser has to be told where they are (`--host-resolver-rules`). Plain http is answered on the same port: an
 * origin that differs in its scheme alone.
 */
export async function startSecureSites(handlers: Record<string, Handler>): Promise<SecureSites> {
  const log: string[] = [];
  const answer = (scheme: string) => (request: IncomingMessage, response: ServerResponse) => {
    const name = (request.headers.host ?? '').split(':')[0]!;
    log.push(`${request.method} ${scheme}://${name}${request.url}`);
    const handler = handlers[name];
    Promise.resolve(handler ? handler(request, response) : response.writeHead(404).end()).catch(
      (error: Error) => {
        if (!response.headersSent) response.writeHead(502);
        response.end(error.message);
      },
    );
  };
  const secure = createServer(throwAwayCertificate(), answer('https'));
  const plain = createPlainServer(answer('http'));
  const port = createPort((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === tlsHandshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => port.listen(0, '127.0.0.1', resolve));
  return {
    port: (port.address() as AddressInfo).port,
    log,
    stop: () =>
      new Promise((resolve) => {
        port.close(() => resolve());
        for (const server of [secure, plain]) server.closeAllConnections();
      }),
  };
}
