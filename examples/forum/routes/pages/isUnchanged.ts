import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Tells a guest's browser by an ETag what it has got, and answers 304 where it has that already. Pages differ by nonces alone:
 * with a 304 goes no policy, so that the copy keeps the one that names its own. True where that was the answer.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, html: string): boolean {
  const hash = createHash('sha1').update(html.replaceAll(reply.cspNonce, '')).digest('base64url');
  // Weak: what is sent may be packed.
  const etag = `W/"${hash}"`;
  reply.header('etag', etag);
  if (!request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return false;
  reply.code(304).removeHeader('content-security-policy');
  return true;
}
