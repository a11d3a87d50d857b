import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

export type Encoding = 'br' | 'gzip';

/** The best encoding that a client takes, by the `Accept-Encoding` header. */
export function encodingFor(accept: string | string[] | undefined): Encoding | null {
  const offered = String(accept ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : null;
}

/** `quality` from 1 to 11 for Brotli: 4 for dynamic responses, 11 for cached files. */
export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : zip(body);
}

/** Packs pages and API answers on their way out. Short ones are not worth it. */
export async function compression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!whole || !texts.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = Buffer.from(payload as string);
    if (!encoding || body.length < 1000 || request.method === 'HEAD') return payload;
    const packed = await compress(body, encoding, 4);
    reply.header('content-encoding', encoding).header('content-length', packed.length);
    return packed;
  });
}
