import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../httpError';
import { compress, encodingFor, type Encoding } from './compression';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
};
/**
 * What only documents obey, and that weighs as much as a small module: a page that fetches twenty of them is not to pay
 * for that twenty times.
 */
const forDocuments = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const isDocument = /\.(html|svg)$/;

const packable = /\.(js|css|json|map|svg|html)$/;

/** Stylesheets of one folder come together where an address names them one after the other: `assets/a.css,b.css`. */
const together = /^[\w-]+\.[\w-]+\.css(,[\w-]+\.[\w-]+\.css){1,39}$/;

function partsOf(path: string): string[] {
  const name = basename(path);
  return together.test(name)
    ? [...new Set(name.split(','))].map((part) => join(dirname(path), part))
    : [path];
}

/** Files that are kept in memory: anybody may ask for sheets in an order that no page names. */
const most = 500;

interface Built {
  modified: number;
  etag: string;
  body: Buffer;
  packed: Map<Encoding, Buffer>;
}

/**
 * The built runtime under `/inlay/`. Names with a hash are kept for a year; the others are asked for each time and
 * answered with 304 while they are the same. Readable from other origins: third-party sites load it too.
 */
export function builtFiles(app: FastifyInstance, distDir: string): void {
  const root = resolve(distDir);
  const cache = new Map<string, Built>();

  async function read(path: string): Promise<Built> {
    const parts = partsOf(path);
    const modified = Math.max(...(await Promise.all(parts.map(async (part) => (await stat(part)).mtimeMs))));
    const known = cache.get(path);
    if (known?.modified === modified) return known;
    const body = Buffer.concat(await Promise.all(parts.map((part) => readFile(part))));
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const built = { modified, etag, body, packed: new Map<Encoding, Buffer>() };
    if (cache.size >= most) cache.clear();
    cache.set(path, built);
    return built;
  }

  /** What the build has packed, once it is there: an older one is of the file before, and a build may be writing it. */
  async function beside(path: string, { modified }: Built, encoding: Encoding): Promise<Buffer | null> {
    const packed = `${path}.${encoding === 'br' ? 'br' : 'gz'}`;
    const { mtimeMs, size } = await stat(packed).catch(() => ({ mtimeMs: 0, size: 0 }));
    return size > 0 && mtimeMs >= modified ? readFile(packed).catch(() => null) : null;
  }

  async function packedBody(path: string, built: Built, encoding: Encoding): Promise<Buffer> {
    const known = built.packed.get(encoding);
    if (known) return known;
    const packed = (await beside(path, built, encoding)) ?? (await compress(built.body, encoding, 9));
    built.packed.set(encoding, packed);
    return packed;
  }

  const serve = (url: string, nameOf: (params: { '*': string }) => string) =>
    app.get<{ Params: { '*': string } }>(
      url,
      { config: { rateLimit: false }, schema: { hide: true } },
      async (request, reply) => {
        const name = nameOf(request.params);
        const path = resolve(root, name);
        const type = types[extname(path)];
        if (!path.startsWith(root + sep) || path.includes('\0') || !type) throw notFound('File');
        const built = await read(path).catch((error: NodeJS.ErrnoException) => {
          if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? ''))
            throw notFound('File');
          throw error;
        });
        if (!isDocument.test(path)) for (const header of forDocuments) reply.removeHeader(header);
        const hashed = /^(assets[/\\]|loader\.\w{7}\.)/.test(name);
        reply
          .type(type)
          .header('etag', built.etag)
          .header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
          .header('vary', 'Accept-Encoding')
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
        if (request.headers['if-none-match']?.includes(built.etag)) return reply.code(304).send();
        const encoding = packable.test(path) ? encodingFor(request.headers['accept-encoding']) : null;
        if (!encoding || built.body.length < 500) return reply.send(built.body);
        return reply.header('content-encoding', encoding).send(await packedBody(path, built, encoding));
      },
    );
  serve('/inlay/*', (params) => params['*']);
  // What third-party sites are given: short, and the same for good.
  serve('/embed.js', () => 'embed.js');
}
